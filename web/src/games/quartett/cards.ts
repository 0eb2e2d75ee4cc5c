// Quartett's cards, sets and players by their numbers; names come from the schema.
import { action } from '../../contract';
import { hasBit } from '../../lib/bits';
import type { GameInfo, Said } from '../../messages';
import type { Words } from '../../words';
import { NONE, type QuartettPrinted, type QuartettView } from '../views';

export const printed = (schema: GameInfo) => schema.printed as unknown as QuartettPrinted;

/** A card's notation, as in the schema: `green 5`. */
export function cardName(schema: GameInfo, card: number): string {
  return schema.fields.find((field) => field.name === 'last_card')!.names![card];
}

export function cardArt(schema: GameInfo, card: number): string {
  return `rudi-${cardName(schema, card).replace(' ', '-')}`;
}

/** The request for one card from one seat. */
export function asking(schema: GameInfo, seat: number, card: number): number {
  return action(schema, `ask ${seat} ${cardName(schema, card)}`);
}

/** Whom a move asks, and for what. */
export function asked(schema: GameInfo, move: number): { who: number; card: number } {
  const [, seat, ...name] = schema.actions[move].split(' ');
  return {
    who: Number(seat),
    card: schema.fields.find((field) => field.name === 'last_card')!.names!.indexOf(name.join(' ')),
  };
}

/** A card in words: the server's own. */
export function cardWords(schema: GameInfo, words: Words, card: number): string {
  return words.line(schema.labels[asking(schema, 0, card)].args.card as Said);
}

/** The cards of a set that are in play. */
export function setOf(schema: GameInfo, view: QuartettView, set: number): number[] {
  return printed(schema).sets[set].slice(0, view.colours);
}

/** Who laid this card's set; `NONE` while nobody has. */
export function ownerOf(schema: GameInfo, view: QuartettView, card: number): number {
  return view.laid[printed(schema).sets.findIndex((cards) => cards.includes(card))] ?? NONE;
}

/** One's own cards, set by set: one bit per card. */
export function heldBy(schema: GameInfo, view: QuartettView): number[] {
  return (view.my_held ?? []).flatMap((bits, set) => printed(schema).sets[set].filter((_, i) => hasBit(bits, i)));
}
