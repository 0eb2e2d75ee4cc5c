// Motion from events: things fly between places marked with `data-spot`. Never waits for anybody, never blocks input.
import { pace } from '../settings.svelte';

export function spot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${name}"]`);
}

/** Let a drawing fly from one place to another on an arc; gone when it arrives. */
export function fly(id: string, from: Element | null, to: Element | null, options: { delay?: number; time?: number; seat?: number } = {}): void {
  const speed = pace();
  if (!speed || !from || !to || !document.body.animate) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  if (!a.width || !b.width) return;
  const card = document.createElement('span');
  card.className = `card flying${options.seat === undefined ? '' : ` s${options.seat + 1}`}`;
  card.setAttribute('aria-hidden', 'true');
  const size = Math.min(Math.max(b.width, 40), 118);
  card.style.setProperty('--w', `${size}px`);
  card.append(use(id));
  document.body.append(card);
  const at = (box: DOMRect) => ({ x: box.left + box.width / 2 - size / 2, y: box.top + box.height / 2 - size * 0.7 });
  const [p, q] = [at(a), at(b)];
  const scale = Math.min(1.2, Math.max(0.35, a.width / size));
  card
    .animate(
      [
        { transform: `translate(${p.x}px, ${p.y}px) scale(${scale})`, opacity: 1 },
        { transform: `translate(${(p.x + q.x) / 2}px, ${(p.y + q.y) / 2 - 24}px) rotate(4deg)`, opacity: 1 },
        { transform: `translate(${q.x}px, ${q.y}px)`, opacity: 1 },
      ],
      { duration: (options.time ?? 320) * speed, delay: (options.delay ?? 0) * speed, easing: 'cubic-bezier(.6, 0, .3, 1)', fill: 'both' },
    )
    .finished.then(() => card.remove(), () => card.remove());
}

function use(id: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 200 280');
  const inner = document.createElementNS(space, 'use');
  inner.setAttribute('href', `#${id}`);
  svg.append(inner);
  return svg;
}

/** Hop along points, squashing a little on landing; at most 600 ms. */
export function hop(element: Element | null, points: { x: number; y: number }[], unit = 'px'): void {
  const speed = pace();
  if (!speed || !element || points.length < 2 || !element.animate) return;
  const last = points[points.length - 1];
  const frames = points.flatMap((p, i) => {
    const way = `translate(${p.x - last.x}${unit}, ${p.y - last.y}${unit})`;
    const next = points[i + 1];
    if (!next) return [{ transform: way }];
    const mid = `translate(${(p.x + next.x) / 2 - last.x}${unit}, ${(p.y + next.y) / 2 - last.y - 14}${unit}) scale(1, 1.04)`;
    return [{ transform: way }, { transform: mid }];
  });
  element.animate(frames, { duration: Math.min(600, 150 * (points.length - 1)) * speed, easing: 'linear' });
}
