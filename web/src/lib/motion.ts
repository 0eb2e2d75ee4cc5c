// Motion from events: things fly between places marked with `data-spot`. Never delays the game, never blocks input.
import { pace } from '../settings.svelte';
import { shape } from './art';

export const FLIGHT = 320; // milliseconds
export const ENDING = 2600; // how long a finished race or round stays on screen
export const HANDING = 1600; // how long one's own move stays before the device is handed on
export const DEALING = 1250; // a whole deal
const LEAST = 34;
const MOST = 118; // width of a flying thing in pixels

type Place = Element | DOMRect | null | undefined;

export function spot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${name}"]`);
}

/** A seat's portrait on its panel. */
export function seatSpot(seat: number): HTMLElement | null {
  return spot(`face-${seat}`);
}

/** The top card of a pile. */
export function topOf(name: string): HTMLElement | null {
  return [...(spot(name)?.querySelectorAll<HTMLElement>('.card') ?? [])].pop() ?? spot(name);
}

const left = new Map<string, DOMRect>();

/** Note the positions of all cards in here before they are removed; forgotten after the next render. */
export function remember(within: Element | null | undefined): void {
  if (!left.size) setTimeout(() => left.clear());
  for (const card of within?.querySelectorAll<HTMLElement>('[data-card]') ?? [])
    if (!left.has(card.dataset.card!) || card.matches('.sel'))
      left.set(card.dataset.card!, card.getBoundingClientRect());
}

/** Where a card was before the last change of what is shown. */
export function whereWas(card: string): DOMRect | null {
  return left.get(card) ?? null;
}

interface Flight {
  delay?: number;
  time?: number;
  seat?: number;
  /** The target is the thing itself: hidden until the flight arrives. */
  land?: boolean;
}

/** Fly a drawing from one place to another along an arc; removed on arrival. */
export function fly(
  id: string,
  from: Place,
  to: Place,
  { delay = 0, time = FLIGHT, seat, land = false }: Flight = {},
): void {
  const speed = pace();
  const [a, b] = [boxOf(from), boxOf(to)];
  if (!speed || !a?.width || !b?.width || !document.body.animate) return;
  const ratio = shape(id);
  const fit = (box: DOMRect) => Math.min(MOST, Math.max(LEAST, Math.min(box.width, box.height * ratio)));
  const [start, end] = [fit(a), fit(b)];
  const size = Math.max(start, end);
  const thing = draw(id, size, ratio, seat);
  document.body.append(thing);
  const at = (box: DOMRect, width: number) => ({
    x: box.left + box.width / 2 - size / 2,
    y: box.top + box.height / 2 - size / ratio / 2,
    scale: width / size,
  });
  const [p, q] = [at(a, start), at(b, end)];
  const top = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 - 24, scale: (p.scale + q.scale) / 2 };
  const span = { duration: time * speed, delay: delay * speed };
  thing
    .animate(
      [
        { transform: `translate(${p.x}px, ${p.y}px) scale(${p.scale})`, opacity: 1 },
        { transform: `translate(${top.x}px, ${top.y}px) rotate(4deg) scale(${top.scale})`, opacity: 1 },
        { transform: `translate(${q.x}px, ${q.y}px) scale(${q.scale})`, opacity: 1 },
      ],
      { ...span, easing: 'cubic-bezier(.6, 0, .3, 1)', fill: 'forwards' },
    )
    .finished.then(
      () => thing.remove(),
      () => thing.remove(),
    );
  if (land && to instanceof Element) to.animate([{ opacity: 0 }, { opacity: 0 }], span.duration + span.delay);
}

/** Nothing is on its way any more: somebody else looks on. */
export function clearFlights(): void {
  for (const thing of document.querySelectorAll('.flying')) thing.remove();
}

/** Delay in milliseconds of a seat's nth card, when dealing round this many seats. */
export function dealDelay(nth: number, seat: number, seats: number, each: number): number {
  return (nth * seats + seat) * Math.min(60, (DEALING - FLIGHT) / (seats * each));
}

/** Deals face-down cards to everybody else; one's own fly into the fan. */
export function deal(back: string, from: string, hands: number[], own: number | null, after = 0): void {
  const each = Math.max(...hands);
  hands.forEach((count, seat) => {
    for (let nth = 0; seat !== own && nth < count; nth++)
      fly(back, topOf(from), seatSpot(seat), { delay: after + dealDelay(nth, seat, hands.length, each), seat });
  });
}

function boxOf(place: Place): DOMRect | null | undefined {
  return place instanceof Element ? place.getBoundingClientRect() : place;
}

/** Cards have a rim and a shadow, other things do not. */
function draw(id: string, width: number, ratio: number, seat?: number): HTMLElement {
  const space = 'http://www.w3.org/2000/svg';
  const isCard = Math.abs(ratio - 5 / 7) < 0.01;
  const thing = document.createElement('span');
  thing.className = `flying${isCard ? ' card' : ''}${seat === undefined ? '' : ` s${seat + 1}`}`;
  thing.setAttribute('aria-hidden', 'true');
  thing.style.setProperty('--w', `${width}px`);
  const svg = document.createElementNS(space, 'svg');
  if (isCard) svg.setAttribute('viewBox', '0 0 200 280');
  else Object.assign(svg.style, { display: 'block', width: `${width}px`, height: `${width / ratio}px` });
  const inner = document.createElementNS(space, 'use');
  inner.setAttribute('href', `#${id}`);
  svg.append(inner);
  thing.append(svg);
  return thing;
}

/** How long a pig takes for this many spaces. */
export const runTime = (spaces: number) => Math.min(600, 150 * spaces);

/** Hop along points, squashing a little on landing; at most 600 ms. */
export function hop(
  element: Element | null,
  points: { x: number; y: number }[],
  { height = 14, time = runTime(points.length - 1), delay = 0 } = {},
): void {
  const speed = pace();
  if (!speed || !element || points.length < 2 || !element.animate) return;
  const last = points[points.length - 1];
  const frames = points.flatMap((p, i) => {
    const way = `translate(${p.x - last.x}px, ${p.y - last.y}px)`;
    const next = points[i + 1];
    if (!next) return [{ transform: `${way} scale(1.03, .94)` }, { transform: way }];
    const mid = `translate(${(p.x + next.x) / 2 - last.x}px, ${(p.y + next.y) / 2 - last.y - height}px) scale(1, 1.04)`;
    return [{ transform: i ? `${way} scale(1.03, .94)` : way }, { transform: mid }];
  });
  element.animate(frames, { duration: time * speed, delay: delay * speed, fill: 'backwards', easing: 'linear' });
}
