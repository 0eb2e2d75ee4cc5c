import { mount } from 'svelte';
import '@fontsource-variable/fredoka/wght.css';
import '@fontsource-variable/nunito/wght.css';
import './looks';
import './pages/here.css';
import './pages/lesson.css';
import App from './App.svelte';
import { offline } from './lib/offline.svelte';
import { session } from './session.svelte';
import { embedded, wanted } from './place';
import { dress, settings } from './settings.svelte';
import { LANGUAGES } from './words';

const spoken = LANGUAGES.find((one) => embedded && one === wanted.language);
if (spoken) settings.language = spoken;
dress();
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
// The server has a new version of the page and no longer this one's files: reload, once.
window.addEventListener('vite:preloadError', () => {
  const now = Date.now();
  if (!session.online || now - Number(sessionStorage.getItem('farmyard-again')) < 10_000) return;
  sessionStorage.setItem('farmyard-again', String(now));
  location.reload();
});
void session.begin();
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) offline.begin(import.meta.url);
