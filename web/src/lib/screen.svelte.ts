// Small screens have their own layouts: check `screen.phone`. The same sizes as in sizes.css.
const PHONE = '(max-width: 699px), (max-height: 639px)';
const LOW = '(max-width: 699px) and (max-height: 759px), (max-height: 639px)';
const SQUAT = '(max-width: 699px) and (max-height: 639px) and (max-aspect-ratio: 5/4)';

class Screen {
  /** A phone, upright or on its side, or a desktop at 200 %. */
  phone = $state(false);
  /** A phone with its browser's bars. */
  low = $state(false);
  /** An upright one that is lower still: drawings made for wide screens fit it better. */
  squat = $state(false);
  constructor() {
    this.watch(PHONE, (matches) => (this.phone = matches));
    this.watch(LOW, (matches) => (this.low = matches));
    this.watch(SQUAT, (matches) => (this.squat = matches));
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const found = typeof window !== 'undefined' && window.matchMedia?.(query);
    if (!found) return;
    tell(found.matches);
    found.addEventListener('change', () => tell(found.matches));
  }
}

export const screen = new Screen();

/** A finger rather than a mouse. */
export const coarse = (): boolean =>
  typeof window !== 'undefined' && !!window.matchMedia?.('(pointer: coarse)').matches;
