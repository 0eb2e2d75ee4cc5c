import { mount } from 'svelte';
import '@fontsource-variable/fredoka';
import '@fontsource-variable/nunito';
import '../looks';
import { dress } from '../settings.svelte';
import Dev from './Dev.svelte';

dress();
mount(Dev, { target: document.getElementById('app')! });
