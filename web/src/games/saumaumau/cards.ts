// Sau Mau Mau's cards and pigs by their numbers; names come from the schema.
import type { GameInfo, Said } from '../../messages';
import type { Words } from '../../words';
import type { SaumaumauPrinted } from '../views';

export const PIGS = ['pink', 'brown', 'black', 'beige'] as const;
export const NONE = 127;
const SCHLAPPI = 32;
export const BAUER = 36;

export const printed = (schema: GameInfo) => schema.printed as unknown as SaumaumauPrinted;

/** The drawing of a card. */
export function cardArt(kind: number): string {
  if (kind >= BAUER) return 'smm-bauer';
  if (kind >= SCHLAPPI) return `smm-${PIGS[kind - SCHLAPPI]}-schlappi`;
  return `smm-${PIGS[kind >> 3]}-${['1', '2', '3', '4', '5', '6', 'x', 'p2'][kind & 7]}`;
}

/** A card's notation, as in the schema. */
export function cardName(schema: GameInfo, kind: number): string {
  return schema.fields.find((field) => field.name === 'top')!.names![kind];
}

/** All ways to play a card: with a pig, a colour, a “Mau”. */
export function plays(schema: GameInfo, kind: number): number[] {
  const name = cardName(schema, kind);
  return schema.actions.flatMap((move, action) => (move === name || move.startsWith(`${name} `) ? [action] : []));
}

/** The card that a move plays, or null. */
export function kindOf(schema: GameInfo, action: number): number | null {
  const names = schema.fields.find((field) => field.name === 'top')!.names!;
  const kind = names.findIndex((_, kind) => plays(schema, kind).includes(action));
  return kind < 0 ? null : kind;
}

/** A card in words: the server's own. */
export function cardWords(schema: GameInfo, words: Words, kind: number): string {
  return words.line(schema.labels[plays(schema, kind)[0]].args.card as Said);
}

/** The pig that a number card runs with, and how far; only to show where it would lead. */
export function run(kind: number): { pig: number; steps: number } | null {
  return kind < SCHLAPPI && (kind & 7) < 6 ? { pig: kind >> 3, steps: (kind & 7) + 1 } : null;
}

/** The pig or colour that a move names last: `schlappi pink > black mau`, `pull brown`, `bet beige`. */
export function pigOf(move: string): number {
  const words = move.replace(/ mau$/, '').split(' ');
  return PIGS.indexOf(words[words.length - 1] as (typeof PIGS)[number]);
}
