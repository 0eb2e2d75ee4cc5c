// Tooltips: on hover, on keyboard focus, on a long press, and on a tap where a tap does nothing else.
import type { Words } from '../words';
import { coarse } from './screen.svelte';
import { rulesAbout, rulesOfPlace, type Rule } from './symbols';

const WAIT = 350; // milliseconds of hovering
const PRESS = 450; // milliseconds of pressing
const LINGER = 4500; // milliseconds that a touched one stays
const READING = 9000; // milliseconds that one under the mouse stays
const GAP = 8;

export interface Tip {
  text: string;
  /** Tapping has no other meaning here. */
  tap?: boolean;
}

let bubble: HTMLElement | null = null;
let shownBy: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(owner: Element, text: string, rules: Rule[] = []): void {
  hide();
  if (!(text || rules.length) || !owner.isConnected) return;
  bubble ??= document.body.appendChild(made());
  bubble.replaceChildren(...(text ? [part('b', text)] : []), ...rules.map(asRule));
  bubble.hidden = false;
  shownBy = owner;
  if (!owner.hasAttribute('aria-describedby')) owner.setAttribute('aria-describedby', bubble.id);
  place(owner, bubble);
}

function made(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'tip';
  made.className = 'tip';
  made.setAttribute('role', 'tooltip');
  return made;
}

function part(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function asRule(rule: Rule): HTMLElement {
  const line = part('p', ` ${rule.text}`);
  line.prepend(part('i', rule.number));
  return line;
}

/** Above its owner, or below where there is no room; always whole on the screen. */
function place(owner: Element, bubble: HTMLElement): void {
  const at = owner.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(innerWidth - width - GAP, at.left + at.width / 2 - width / 2));
  const above = at.top - height - GAP;
  const top = above >= GAP ? above : Math.min(innerHeight - height - GAP, at.bottom + GAP);
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

export function hide(owner: Element | null = shownBy): void {
  clearTimeout(timer);
  if (!bubble || !owner || owner !== shownBy) return;
  if (owner.getAttribute('aria-describedby') === bubble.id) owner.removeAttribute('aria-describedby');
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

interface About {
  words: Words;
  game: string;
  /** Something is shown that a tooltip would cover. */
  busy?: boolean;
}

/**
 * `use:explain={{ words, game }}`: whatever is drawn inside explains itself by the rules about its drawing, and
 * every `title` is shown like a tooltip, also on focus and on a long press.
 */
export function explain(root: HTMLElement, given: About) {
  let about = given;
  let over: Element | null = null;
  let pressed = false;
  let place = '';
  /** False where something has come under a mouse at rest. */
  const hasMoved = ({ clientX, clientY }: PointerEvent) => place !== (place = `${clientX} ${clientY}`);
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    if (hasMoved(event)) later(event.target, WAIT);
    else leave();
  };
  const later = (target: EventTarget | null, wait: number, stay = 0) => {
    if (!(target instanceof Element)) return;
    const said = saidOf(target, root, about);
    if (said?.owner === over && !stay) return;
    if (over !== said?.owner) leave();
    if (!said) return;
    over = said.owner;
    clearTimeout(timer);
    if (about.busy) return;
    timer = setTimeout(() => {
      pressed = stay > 0;
      show(said.owner, said.text, said.rules);
      quiet(said.owner);
      timer = setTimeout(() => hide(said.owner), stay || READING);
    }, wait);
  };
  const leave = () => {
    clearTimeout(timer);
    if (over) hide(over);
    over = null;
    for (const [owner, title] of silent) if (owner.isConnected && !owner.title) owner.title = title;
    silent.clear();
  };
  const on: [string, (event: Event) => void, boolean?][] = [
    ['pointerover', (event) => hover(event as PointerEvent)],
    ['pointerleave', leave],
    [
      'pointerdown',
      (event) => {
        leave();
        pressed = false;
        if ((event as PointerEvent).pointerType !== 'mouse') later(event.target, PRESS, LINGER);
      },
    ],
    ['pointerup', () => pressed || leave()],
    ['pointercancel', leave],
    ['contextmenu', (event) => coarse() && event.preventDefault()],
    ['focusin', (event) => (event.target as Element).matches(':focus-visible') && later(event.target, WAIT)],
    ['focusout', leave],
    ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && leave()],
    // a long press asks, and does not tap
    ['click', (event) => pressed && (event.stopPropagation(), event.preventDefault(), (pressed = false)), true],
  ];
  for (const [name, hear, capture] of on) root.addEventListener(name, hear, capture);
  return {
    update(next: About) {
      if (next.busy && !about.busy) leave();
      about = next;
    },
    destroy() {
      for (const [name, hear, capture] of on) root.removeEventListener(name, hear, capture);
      leave();
    },
  };
}

/** While it is shown here, the browser does not show a title as well. */
const silent = new Map<HTMLElement, string>();
function quiet(owner: Element): void {
  const titled = owner.closest<HTMLElement>('[title]');
  if (!titled?.title) return;
  silent.set(titled, titled.title);
  titled.removeAttribute('title');
}

interface Told {
  owner: Element;
  text: string;
  rules: Rule[];
}

/** What there is to say about a place on the table: its name, and the rules about what is drawn there. */
function saidOf(target: Element, root: Element, { words, game }: About): Told | null {
  if (target.closest('.coach')) return null; // a lesson has tooltips of its own
  for (let at: Element | null = target; at && at !== root; at = at.parentElement) {
    const drawn = rulesAbout(words, game, drawingOf(at));
    const rules = drawn.length ? drawn : rulesOfPlace(words, game, at);
    const named = at.closest<HTMLElement>(NAMED);
    const title = named ? nameOf(named) : '';
    if (rules.length) return at.querySelector('.why') ? null : { owner: named ?? at, text: title, rules };
    if (at instanceof HTMLElement && at.title) return { owner: at, text: at.title, rules: [] };
    if (at.matches('button, section, ul, ol, header')) return null;
  }
  return null;
}

const NAMED = 'button, [role="img"], [role="button"], [title]';
const nameOf = (named: HTMLElement) =>
  named.title || (named.matches('section, ul, ol') ? '' : (named.getAttribute('aria-label') ?? ''));

/** The name of the drawing that an element is, or that it is made of. */
function drawingOf(at: Element): string {
  const whole = at.matches('button') ? 'use' : ':scope > svg > use, :scope > .art > use, :scope > svg use';
  const use = at.matches('use') ? at : at.querySelector(whole);
  return (use?.getAttribute('href') ?? '').slice(1);
}

const asTip = (given: string | Tip): Tip => (typeof given === 'string' ? { text: given } : given);
