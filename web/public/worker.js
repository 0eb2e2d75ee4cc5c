// Offline: the page itself and everything with a name that never changes come from here; tables need the server.
const SHELF = 'farmyard-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(['/', '/icon.svg', '/farmyard.webmanifest'])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/ws')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (url.pathname.startsWith('/api/games') || url.pathname === '/api/people') event.respondWith(fresh(request, request));
});

/** From the shelf, else from the server and onto the shelf. */
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** From the server, else what was there last. */
async function fresh(request, key) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await shelf.match(key);
    if (found) return found;
    throw error;
  }
}
