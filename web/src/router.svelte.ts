// Addresses: / · /new/<game> · /t/<code>#<key> · /w/<code>#<key> · /r/<record> · /rules/<game> · /learn/<game> ·
// /me · /account · /device#<code> · /privacy · /admin#<key>
class Router {
  path = $state(location.pathname);
  key = $state(location.hash.slice(1));
  parts = $derived(this.path.split('/').filter(Boolean));

  constructor() {
    window.addEventListener('popstate', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.look();
    window.scrollTo(0, 0);
  }

  private look(): void {
    this.path = location.pathname;
    this.key = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.getAttribute('href')?.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
