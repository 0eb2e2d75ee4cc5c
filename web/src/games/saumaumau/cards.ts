// Sau Mau Mau's cards and pigs by their names, as the schema has them.
import type { GameInfo, Said } from '../../messages';
import type { Words } from '../../words';
import { SAUMAUMAU, type SaumaumauPrinted } from '../views';

export const PIGS = ['pink', 'brown', 'black', 'beige'] as const;

export const printed = (schema: GameInfo) => schema.printed as unknown as SaumaumauPrinted;
const names = (schema: GameInfo) => schema.fields.find((field) => field.name === 'top')!.names!;

/** The colour required, or null if any will do. */
export function colourOf(colour: number): (typeof PIGS)[number] | null {
  return colour === SAUMAUMAU.colour.any ? null : PIGS[colour];
}

/** The symbol required, as printed: `4`, `X`, `+2`; empty if none. */
export function symbolOf(schema: GameInfo, symbol: number): string {
  const name = schema.fields.find((field) => field.name === 'symbol')!.names![symbol];
  return name === 'none' ? '' : name.toUpperCase();
}

/** The drawing of a card. */
export function cardArt(schema: GameInfo, kind: number): string {
  if (isBauer(schema, kind)) return 'smm-bauer';
  const [first, second] = cardName(schema, kind).split(' ');
  return first === 'schlappi' ? `smm-${second}-schlappi` : `smm-${first}-${second.replace('+', 'p')}`;
}

/** A card's notation, as in the schema. */
export function cardName(schema: GameInfo, kind: number): string {
  return names(schema)[kind];
}

export const isBauer = (schema: GameInfo, kind: number) => cardName(schema, kind) === 'bauer';

/** All ways to play a card: with a pig, a colour, a “Mau”. */
export function plays(schema: GameInfo, kind: number): number[] {
  const name = cardName(schema, kind);
  return schema.actions.flatMap((move, action) => (move === name || move.startsWith(`${name} `) ? [action] : []));
}

/** The card that a move plays, or null. */
export function kindOf(schema: GameInfo, action: number): number | null {
  const kind = names(schema).findIndex((_, kind) => plays(schema, kind).includes(action));
  return kind < 0 ? null : kind;
}

/** A card in words: the server's own. */
export function cardWords(schema: GameInfo, words: Words, kind: number): string {
  return words.line(schema.labels[plays(schema, kind)[0]].args.card as Said);
}

/** The pig or colour that a move names last: `schlappi pink > black mau`, `pull brown`, `bet beige`. */
export function pigOf(move: string): number {
  const words = move.replace(/ mau$/, '').split(' ');
  return PIGS.indexOf(words[words.length - 1] as (typeof PIGS)[number]);
}
