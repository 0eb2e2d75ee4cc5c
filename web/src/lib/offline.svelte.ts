// The service worker as the page sees it: what is missing without a connection, and whether there is a newer page.
import { root } from '../place';

const PAUSE = 3_600_000; // milliseconds between two looks for a newer version

class Offline {
  /** There is a newer version of the page: this one goes on, with its own files, until it is loaded again. */
  outdated = $state(false);
  /** Bytes to fetch before everything works without a connection; null while nobody has asked. */
  missing = $state<number | null>(null);
  fetching = $state(false);
  failed = $state(false);

  /** Only in a build: under hot reload there is no worker. */
  begin(entry: string): void {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    // as long as this lock is held, the worker keeps the files of this build
    void navigator.locks?.request(entry, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
    workers.addEventListener('message', ({ data }) => {
      if (data?.newest) this.outdated = data.newest !== entry;
    });
    workers.addEventListener('controllerchange', keepLoaded);
    void workers.register(new URL('worker.js', root)).then(
      (registration) => this.lookAgain(registration),
      () => {},
    );
  }

  private lookAgain(registration: ServiceWorkerRegistration): void {
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - last < PAUSE) return;
      last = Date.now();
      void registration.update().catch(() => {});
    });
  }

  look = (): void => this.ask('look');

  fetch = (): void => {
    this.fetching = true;
    this.failed = false;
    void navigator.storage?.persist?.();
    this.ask('fetch');
  };

  private ask(what: 'look' | 'fetch'): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      this.missing = data.bytes;
      if (!data.bytes || data.failed) this.fetching = false;
      this.failed = !!data.failed;
    };
    navigator.serviceWorker?.controller?.postMessage(what, [port2]);
  }
}

/** What came before there was a worker goes past it once more, out of the browser's cache, and is kept. */
function keepLoaded(): void {
  const assets = new URL('assets/', root).href;
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(assets)) void fetch(name).catch(() => {});
}

export const offline = new Offline();
