import { mount } from 'svelte';
import '@fontsource-variable/fredoka';
import '@fontsource-variable/nunito';
import '../tokens.css';
import '../art/art.css';
import '../base.css';
import '../frame.css';
import '../sizes.css';
import { dress } from '../settings.svelte';
import Dev from './Dev.svelte';

dress();
mount(Dev, { target: document.getElementById('app')! });
