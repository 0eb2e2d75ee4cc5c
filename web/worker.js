// Offline: everything the page is made of lies on the shelf, with what the server tells about the games; tables need the server.
const FILES = [/* files */];
const SHELF = 'farmyard-/* version */';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/ws')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(fresh(request, '/'));
  else if (/^\/api\/(games|people)/.test(url.pathname)) event.respondWith(fresh(request, request));
});

/** Someone who was told that it is their turn comes back to the table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus() : self.clients.openWindow('/'))));
});

/** From the shelf, else from the server and onto the shelf. */
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request, { ignoreVary: true });
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
    const found = await shelf.match(key, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}
