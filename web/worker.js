// Offline: everything the page is made of lies on the shelf, with what the server tells about the games;
// tables need the server.
const FILES = [/* files */];
const SHELF = 'farmyard-/* version */';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/ws')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(fresh(request, '/'));
  else if (/^\/api\/(games|people)/.test(url.pathname)) event.respondWith(fresh(request, request));
});

/** It is somebody's turn at a table where they are not: one notice for each table, however often. */
self.addEventListener('push', (event) => {
  const { table, title, text, off } = event.data.json();
  const options = {
    body: text,
    icon: '/icon-192.png',
    tag: table,
    renotify: false,
    data: { table },
    actions: [{ action: 'off', title: off }],
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Someone who was told that it is their turn comes back to the table, or wants to hear no more of it. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'off' ? noMore() : comeBack(event.notification.data?.table));
});

/** Where the table is already open, else anew; what the page itself has told has no table: any page will do. */
async function comeBack(table) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = table ? pages.find((page) => new URL(page.url).pathname.toUpperCase() === `/T/${table}`) : pages[0];
  return page ? page.focus() : self.clients.openWindow(table ? `/t/${table}` : '/');
}

/** The server forgets this browser, the browser no longer listens, and open pages know. */
async function noMore() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription) {
    const body = JSON.stringify({ endpoint: subscription.endpoint });
    await fetch('/api/me/push', { method: 'DELETE', headers: { 'content-type': 'application/json' }, body }).catch(
      () => {},
    ); // it will notice
    await subscription.unsubscribe();
  }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('no-notices');
}

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
