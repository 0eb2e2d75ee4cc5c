// MOW's cows by their numbers, and where a view says they stand. Only for drawing.
import type { GameInfo } from '../../messages';
import type { MowPrinted, MowView } from '../views';

export const NONE = 127;
export const HERDS = ['A', 'B', 'C'] as const;
export const printed = (schema: GameInfo) => schema.printed as unknown as MowPrinted;
const names = (schema: GameInfo) => schema.fields.find((field) => field.name === 'herd')!.names!;

/** Special cows have names instead of numbers; those of the yellow pack have a golden border and a bell. */
const SPECIAL_ART: Record<string, string> = {
  'closer 0': 'closer-0',
  'closer 16': 'closer-16',
  'yellow closer 0': 'yellow-closer-0',
  'yellow closer 16': 'yellow-closer-16',
  'acrobat 7': 'acrobat-7',
  'acrobat 9': 'acrobat-9',
  slowpoke: 'slowpoke',
  calf: 'yellow-calf',
  'mad cow': 'yellow-mad',
};
/** Their numbers are options. */
const LEAN = 'lean cow';
const MILK = 'milk cow';
type Numbers = Pick<MowView, 'lean' | 'milk'>;

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
  return names(schema)[kind];
}

const isNumbered = (name: string) => name.includes('/');

export function cowArt(schema: GameInfo, kind: number, view: Numbers): string {
  const name = cowName(schema, kind);
  if (name === LEAN) return `mow-yellow-lean-${view.lean}`;
  if (name === MILK) return `mow-yellow-milk-${view.milk}`;
  return `mow-${isNumbered(name) ? name.replace('/', '-') : SPECIAL_ART[name]}`;
}

export function cowFlies(schema: GameInfo, kind: number): number {
  return printed(schema).flies[kind];
}

/** The message for a cow. */
export function cowWords(schema: GameInfo, kind: number) {
  const name = cowName(schema, kind);
  if (!isNumbered(name)) return { key: `mow-cow-${name.replaceAll(' ', '-')}`, args: {} };
  return { key: 'mow-cow', args: { number: printed(schema).numbers[kind], flies: cowFlies(schema, kind) } };
}

/** All ways to play a cow: ends of the calf, gaps of a slowpoke. */
export function ways(schema: GameInfo, kind: number): number[] {
  const name = cowName(schema, kind);
  return schema.actions.flatMap((move, action) => (move === name || move.startsWith(`${name} `) ? [action] : []));
}

/** Numbers a hand is sorted by: special cows last. */
export function handOrder(schema: GameInfo, kind: number): number {
  return isNumbered(cowName(schema, kind)) ? printed(schema).numbers[kind] * 8 + cowFlies(schema, kind) : 200 + kind;
}

export function hasHerd(view: MowView, place: number): boolean {
  return view.low[place] !== NONE;
}

export function herdOf(schema: GameInfo, view: MowView, place: number): Cow[] {
  const standing = view.herd[place].flatMap((kind, number) => (kind === NONE ? [] : [{ kind, number, up: false }]));
  const acrobats = names(schema).flatMap((name, kind) => (name.startsWith('acrobat ') ? [kind] : []));
  const riding = acrobats.flatMap((kind, i) =>
    view.rides[i] === place ? [{ kind, number: printed(schema).numbers[kind], up: true }] : [],
  );
  return [...standing, ...riding];
}

export function fliesOf(schema: GameInfo, cows: Cow[]): number {
  return cows.reduce((sum, cow) => sum + cowFlies(schema, cow.kind), 0);
}

/** Free numbers between two cows. */
export function gapsOf(schema: GameInfo, view: MowView, place: number): Gap[] {
  const found: Gap[] = [];
  if (!hasHerd(view, place)) return found;
  let low = view.low[place];
  let free: number[] = [];
  for (let number = low + 1; number <= view.high[place]; number++) {
    const kind = view.herd[place][number];
    if (kind === NONE) free.push(number);
    else if (cowName(schema, kind) !== 'slowpoke') {
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
  if (move === LEAN || move === MILK) return { number: move === LEAN ? view.lean : view.milk, up: false };
  if (move.startsWith('calf')) return { number: move.endsWith('left') ? low - 1 : high + 1, up: false };
  if (move.startsWith('mad')) return { number: Number(move.split(' ')[2].split('/')[0]), up: false };
  if (move.startsWith('slowpoke'))
    return {
      number: gapsOf(schema, view, view.place).find((gap) => move === `slowpoke ${gap.low}-${gap.high}`)?.at ?? low,
      up: false,
    };
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
