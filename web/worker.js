// Offline: every file of this build lies on a shelf, checked against its hash. Shelves of earlier builds stay while a
// page of theirs is open, so that an update never breaks a running game.
const FILES = '/* files */'; // path, hash, bytes, and whether the first page needs it
const ENTRY = '/* entry */'; // by its hashed name a build is known
const PATIENCE = 3000; // milliseconds a page may take to arrive before the one from the shelf is shown

const home = new URL(self.registration.scope);
const YARD = `farmyard ${home.pathname} `; // of several on one host
const SHELF = `${YARD}/* version */`;
const place = (path) => new URL(path, home).href;
const listed = new Map(FILES.map((file) => [place(file[0]), file]));

self.addEventListener('install', (event) => {
  // where it is slow or metered, the rest is fetched when it is used, or asked for
  const { saveData: sparing, effectiveType: speed = '4g' } = navigator.connection ?? {};
  event.waitUntil(
    fill(FILES.filter(([, , , first]) => first || (!sparing && speed === '4g'))).then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    sweep()
      .then(() => self.clients.claim())
      .then(() => self.clients.matchAll({ type: 'window' }))
      .then((pages) => pages.forEach((page) => page.postMessage({ newest: place(ENTRY) }))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = url.search = '';
  if (request.method !== 'GET' || !url.href.startsWith(home.href)) return;
  const path = url.href.slice(home.href.length);
  if (request.mode === 'navigate') {
    if (path.startsWith('api/')) return;
    event.waitUntil(sweep());
    event.respondWith(page(request));
  } else if (path.startsWith('assets/') || listed.has(url.href)) event.respondWith(kept(url.href, request));
});

/** The page asks what is still missing without a connection, or wants it fetched; it is told how much is missing. */
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (port) event.waitUntil(complete(event.data === 'fetch', (missing) => port.postMessage(missing)));
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

/** Where the table is already open, else in a new one; what the page itself has told has no table: any page will do. */
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

/** Puts these files onto the shelf; those that an earlier build had, without fetching them. */
async function fill(files) {
  const shelf = await caches.open(SHELF);
  await Promise.all(files.map((file) => put(shelf, file)));
}

async function put(shelf, [path, integrity]) {
  const at = place(path);
  const hashed = path.startsWith('assets/');
  const found = await (hashed ? caches.match(at, { ignoreVary: true }) : undefined);
  const answer = found ?? (await fetch(at, { integrity, cache: hashed ? 'default' : 'no-cache' }));
  if (!answer.ok) throw Error(`${path}: ${answer.status}`);
  await shelf.put(at, answer);
}

/** Says how many bytes are missing, after every file. */
async function complete(fetching, tell) {
  const shelf = await caches.open(SHELF);
  const have = new Set((await shelf.keys()).map((request) => request.url));
  const missing = FILES.filter(([path]) => !have.has(place(path)));
  let bytes = missing.reduce((sum, [, , size]) => sum + size, 0);
  tell({ bytes });
  if (!fetching) return;
  try {
    for (const file of missing) {
      await put(shelf, file);
      tell({ bytes: (bytes -= file[2]) });
    }
  } catch {
    tell({ bytes, failed: true });
  }
}

/** From a shelf, else from the server and, if it is of this build, onto the shelf. */
async function kept(at, request) {
  const shelf = await caches.open(SHELF);
  const found = (await shelf.match(at, { ignoreVary: true })) ?? (await caches.match(at, { ignoreVary: true }));
  if (found) return found;
  const file = listed.get(at);
  const answer = await (file ? fetch(at, { integrity: file[1] }) : fetch(request));
  if (file && answer.ok) await shelf.put(at, answer.clone());
  return answer;
}

/** The page from the server; from the shelf if that fails or is slow. */
async function page(request) {
  const kept = await (await caches.open(SHELF)).match(place('./'), { ignoreVary: true });
  const coming = fetch(request);
  if (!kept) return coming;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const arrived = coming.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([arrived, late]);
}

/** Takes down the shelves of builds of which no page is open: every page holds a lock with the name of its entry. */
async function sweep() {
  if (!navigator.locks) return;
  const open = (await navigator.locks.query()).held.map(({ name }) => name);
  for (const name of await caches.keys())
    if ((name.startsWith(YARD) || /^farmyard-/.test(name)) && name !== SHELF && !(await holds(name, open)))
      await caches.delete(name);
}

async function holds(name, entries) {
  const found = await (await caches.open(name)).keys();
  return found.some(({ url }) => entries.includes(url));
}
