// Rudi's cards by their numbers; names come from the schema.
import { action } from '../../contract';
import type { GameInfo, Said } from '../../messages';
import type { Words } from '../../words';

/** One per seat: its pig, its cards, its silks. */
export const SILKS = ['red', 'blue', 'yellow', 'green'] as const;

/** A card's notation, as in the schema: `blue 8`. */
export function cardName(schema: GameInfo, card: number): string {
  return schema.fields.find((field) => field.name === 'top')!.names![card];
}

export function cardArt(schema: GameInfo, card: number): string {
  return `rudi-${cardName(schema, card).replace(' ', '-')}`;
}

export function valueOf(schema: GameInfo, card: number): number {
  return Number(cardName(schema, card).split(' ')[1]);
}

export const laying = (schema: GameInfo, card: number): number => action(schema, cardName(schema, card));
export const giving = (schema: GameInfo, card: number): number => action(schema, `give ${cardName(schema, card)}`);

/** A card in words: the server's own. */
export function cardWords(schema: GameInfo, words: Words, card: number): string {
  return words.line(schema.labels[laying(schema, card)].args.card as Said);
}

/** The drawing of a card that a line names. */
export function artOf(card: Said): string {
  return `rudi-${(card.args.colour as Said).key.split('-').pop()}-${card.args.value ?? card.args.number}`;
}
