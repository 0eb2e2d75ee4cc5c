// MOW's cows by their numbers, and their places in a view. For drawing only.
import type { GameInfo } from '../../messages';
import { MOW, NONE, type MowPrinted, type MowView } from '../views';

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

/** All ways to play a cow: ends for the calf, gaps for a slowpoke. */
export function ways(schema: GameInfo, kind: number): number[] {
  const name = cowName(schema, kind);
  return schema.actions.flatMap((move, action) => (move === name || move.startsWith(`${name} `) ? [action] : []));
}

/** The sort order of a hand: special cows last. */
export function handOrder(schema: GameInfo, kind: number): number {
  return isNumbered(cowName(schema, kind)) ? printed(schema).numbers[kind] * 8 + cowFlies(schema, kind) : 200 + kind;
}

export const isOver = (view: MowView) => view.phase === MOW.phase.over;

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
