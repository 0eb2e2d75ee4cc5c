// Tooltips: on hover, on keyboard focus, on a long press, and on a tap where a tap does nothing else.
import { coarse } from './screen.svelte';

const WAIT = 350; // milliseconds of hovering
const PRESS = 450; // milliseconds of pressing
const LINGER = 4500; // milliseconds that a touched one stays
const GAP = 8;

export interface Tip {
  text: string;
  /** Tapping has no other meaning here. */
  tap?: boolean;
}

let bubble: HTMLElement | null = null;
let shownBy: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(owner: HTMLElement, text: string): void {
  hide();
  if (!text || !owner.isConnected) return;
  bubble ??= document.body.appendChild(made());
  bubble.textContent = text;
  bubble.hidden = false;
  shownBy = owner;
  owner.setAttribute('aria-describedby', bubble.id);
  place(owner, bubble);
}

function made(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'tip';
  made.className = 'tip';
  made.setAttribute('role', 'tooltip');
  return made;
}

/** Above its owner, or below where there is no room; always whole on the screen. */
function place(owner: HTMLElement, bubble: HTMLElement): void {
  const at = owner.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(innerWidth - width - GAP, at.left + at.width / 2 - width / 2));
  const above = at.top - height - GAP;
  const top = above >= GAP ? above : Math.min(innerHeight - height - GAP, at.bottom + GAP);
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

export function hide(owner: HTMLElement | null = shownBy): void {
  clearTimeout(timer);
  if (!bubble || !owner || owner !== shownBy) return;
  owner.removeAttribute('aria-describedby');
  bubble.hidden = true;
  shownBy = null;
}

/** `use:tip={text}`: an empty text shows nothing. */
export function tip(owner: HTMLElement, given: string | Tip) {
  let now = asTip(given);
  const later = (wait: number, stay = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      show(owner, now.text);
      if (stay) timer = setTimeout(() => hide(owner), stay);
    }, wait);
  };
  const on: Record<string, (event: Event) => void> = {
    pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && later(WAIT),
    pointerleave: () => hide(owner),
    pointerdown: (event) => ((event as PointerEvent).pointerType === 'mouse' ? hide(owner) : later(PRESS, LINGER)),
    pointerup: () => shownBy === owner || clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => coarse() && event.preventDefault(),
    focus: () => owner.matches(':focus-visible') && later(0),
    blur: () => hide(owner),
    click: () => now.tap && later(0, LINGER),
    keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(owner),
  };
  for (const [name, hear] of Object.entries(on)) owner.addEventListener(name, hear);
  return {
    update(next: string | Tip) {
      now = asTip(next);
      if (shownBy === owner) show(owner, now.text);
    },
    destroy() {
      for (const [name, hear] of Object.entries(on)) owner.removeEventListener(name, hear);
      hide(owner);
    },
  };
}

const asTip = (given: string | Tip): Tip => (typeof given === 'string' ? { text: given } : given);
