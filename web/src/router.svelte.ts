// Addresses: / · /new/<game> · /t/<code>#<key> · /w/<code>#<key> · /r/<record> · /rules/<game> · /learn/<game> ·
// /puzzle/<game> · /day#<club> · /day/<day>/<game> · /evening#<code> · /evening/<code> · /me · /account ·
// /device#<code> · /privacy · /admin#<key>
// Alone in a folder, where no server knows them, they stand behind the page's own address: index.html#/rules/<game>
import { alone, embedded, root } from './place';

class Router {
  path = $state('/');
  key = $state('');
  parts = $derived(this.path.split('/').filter(Boolean));

  constructor() {
    this.look();
    window.addEventListener('popstate', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
    // so that a link opened in another window, or shared, leads there
    if (alone) for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, show, true);
  }

  go(to: string): void {
    history.pushState(null, '', address(to));
    this.look();
    window.scrollTo(0, 0);
  }

  /** Another address for what is shown. */
  rename(to: string): void {
    history.replaceState(null, '', address(to));
  }

  private look(): void {
    const asked = location.hash.slice(1).replace(/^\/+/, ''); // `//` would begin with another host
    const at = alone ? new URL(`${location.origin}/${asked}`) : location;
    this.path = at.pathname;
    this.key = at.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.getAttribute('href')?.startsWith('/api')) return;
    const to = link.hash.startsWith('#/') ? link.hash.slice(1) : link.pathname + link.hash;
    if (embedded) return void Object.assign(link, { target: '_blank', href: root + address(to) });
    event.preventDefault();
    this.go(to);
  }
}

const address = (path: string) => (alone ? `#${path}` : path);

function show(event: Event): void {
  const link = (event.target as Element).closest?.('a[href^="/"]');
  link?.setAttribute('href', address(link.getAttribute('href')!));
}

export const router = new Router();
