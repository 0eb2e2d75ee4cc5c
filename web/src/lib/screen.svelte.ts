// Phones have their own layouts: check `screen.phone`.
class Screen {
  phone = $state(false);
  constructor() {
    const query = typeof window !== 'undefined' && window.matchMedia?.('(max-width: 699px)');
    if (!query) return;
    this.phone = query.matches;
    query.addEventListener('change', () => (this.phone = query.matches));
  }
}

export const screen = new Screen();

/** A finger rather than a mouse. */
export const coarse = (): boolean =>
  typeof window !== 'undefined' && !!window.matchMedia?.('(pointer: coarse)').matches;
