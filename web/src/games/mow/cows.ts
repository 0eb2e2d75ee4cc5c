// MOW's cows by their numbers, and where a view says they stand. Only for drawing.
import type { GameInfo } from '../../messages';
import type { MowView } from '../views';

export const NONE = 127;
export const HIGHEST = 16;
export const HERDS = ['A', 'B', 'C'] as const;
const SPECIAL = 42;
const LEAN = 46;
const MILK = 47;
const ACROBAT_7 = 48;
const SLOWPOKE = 50;
const SPECIAL_FLIES = 5; // printed on the cards

/** Special cows have names instead of numbers; those of the yellow pack have a golden border and a bell. */
const SPECIAL_ART = ['closer-0', 'closer-16', 'yellow-closer-0', 'yellow-closer-16', 'yellow-lean', 'yellow-milk', 'acrobat-7', 'acrobat-9', 'slowpoke', 'yellow-calf', 'yellow-mad'];

export interface Cow {
  kind: number;
  number: number;
  /** An acrobat, on the cow of its number. */
  up: boolean;
}

/** Cows stand on `low` and `high`; a slowpoke is shown on `at`. */
export interface Gap {
  low: number;
  high: number;
  at: number;
  last: number;
}

/** A cow's notation, as in the schema. */
export function cowName(schema: GameInfo, kind: number): string {
  return schema.fields.find((field) => field.name === 'herd')!.names![kind];
}

export function cowArt(schema: GameInfo, kind: number): string {
  return kind < SPECIAL ? `mow-${cowName(schema, kind).replace('/', '-')}` : `mow-${SPECIAL_ART[kind - SPECIAL]}`;
}

export function cowFlies(schema: GameInfo, kind: number): number {
  return kind < SPECIAL ? Number(cowName(schema, kind).split('/')[1]) : SPECIAL_FLIES;
}

/** The message for a cow. */
export function cowWords(schema: GameInfo, kind: number) {
  if (kind >= SPECIAL) return { key: `mow-cow-${cowName(schema, kind).replaceAll(' ', '-')}`, args: {} };
  const [number, flies] = cowName(schema, kind).split('/').map(Number);
  return { key: 'mow-cow', args: { number, flies } };
}

/** All ways to play a cow: ends of the calf, gaps of a slowpoke. */
export function ways(schema: GameInfo, kind: number): number[] {
  const name = cowName(schema, kind);
  return schema.actions.flatMap((move, action) => (move === name || move.startsWith(`${name} `) ? [action] : []));
}

/** Numbers a hand is sorted by: special cows last. */
export function handOrder(schema: GameInfo, kind: number): number {
  return kind < SPECIAL ? Number(cowName(schema, kind).split('/')[0]) * 8 + cowFlies(schema, kind) : 200 + kind;
}

export function hasHerd(view: MowView, place: number): boolean {
  return view.low[place] !== NONE;
}

export function herdOf(view: MowView, place: number): Cow[] {
  const standing = view.herd[place].flatMap((kind, number) => (kind === NONE ? [] : [{ kind, number, up: false }]));
  const riding = view.rides.flatMap((on, i) => (on === place ? [{ kind: ACROBAT_7 + i, number: 7 + 2 * i, up: true }] : []));
  return [...standing, ...riding];
}

export function fliesOf(schema: GameInfo, cows: Cow[]): number {
  return cows.reduce((sum, cow) => sum + cowFlies(schema, cow.kind), 0);
}

/** Free numbers between two cows. */
export function gapsOf(view: MowView, place: number): Gap[] {
  const found: Gap[] = [];
  if (!hasHerd(view, place)) return found;
  let low = view.low[place];
  let free: number[] = [];
  for (let number = low + 1; number <= view.high[place]; number++) {
    const kind = view.herd[place][number];
    if (kind === NONE) free.push(number);
    else if (kind !== SLOWPOKE) {
      if (free.length) found.push({ low, high: number, at: free[0], last: free[free.length - 1] });
      low = number;
      free = [];
    }
  }
  return found;
}

/** Where a move would put its cow. */
export function leadsTo(schema: GameInfo, view: MowView, action: number): { number: number; up: boolean } {
  const move = schema.actions[action];
  const [low, high] = [view.low[view.place], view.high[view.place]];
  if (action === LEAN || action === MILK) return { number: action === LEAN ? view.lean : view.milk, up: false };
  if (move.startsWith('calf')) return { number: move.endsWith('left') ? low - 1 : high + 1, up: false };
  if (move.startsWith('mad')) return { number: 8, up: false };
  if (move.startsWith('slowpoke')) return { number: gapsOf(view, view.place).find((gap) => move === `slowpoke ${gap.low}-${gap.high}`)?.at ?? low, up: false };
  return { number: Number(move.split('/')[0].split(' ').pop()), up: move.startsWith('acrobat') };
}

/** The neighbour to whom the arrow points, as it lies or turned. */
export function neighbour(view: MowView, seat: number, arrow = view.arrow): number {
  return (seat + (arrow === 0 ? 1 : view.seats - 1)) % view.seats;
}

/** The herd that follows, with two players. */
export function following(view: MowView, arrow = view.arrow): number {
  return (view.place + (arrow === 0 ? 1 : 2)) % HERDS.length;
}
