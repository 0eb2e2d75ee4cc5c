// Quartett's cards, sets and players by their numbers; names come from the schema.
import { action } from '../../contract';
import type { GameInfo, Said } from '../../messages';
import type { Words } from '../../words';
import type { QuartettView } from '../views';

export const NONE = 127;

/** A card's notation, as in the schema: `green 5`. */
export function cardName(schema: GameInfo, card: number): string {
  return schema.fields.find((field) => field.name === 'last_card')!.names![card];
}

export function cardArt(schema: GameInfo, card: number): string {
  return `rudi-${cardName(schema, card).replace(' ', '-')}`;
}

/** The request of one card from one seat. */
export function asking(schema: GameInfo, seat: number, card: number): number {
  return action(schema, `ask ${seat} ${cardName(schema, card)}`);
}

/** Whom and what a move asks. */
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

/** The cards of a set, one a colour: cards are counted colour by colour. */
export function setOf(laid: number[], colours: number, set: number): number[] {
  return Array.from({ length: colours }, (_, colour) => colour * laid.length + set);
}

/** The own cards, set by set: bits by number say which colours are held. */
export function heldBy(view: QuartettView): number[] {
  return (view.my_held ?? []).flatMap((bits, set) =>
    setOf(view.laid, view.colours, set).filter((_, colour) => (bits >> colour) & 1),
  );
}
