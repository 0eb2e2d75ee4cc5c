// What everybody who has listened knows (D7): who has a card, who has not, who holds another one of its set.
import { hasBit } from '../../lib/bits';
import type { GameInfo } from '../../messages';
import type { QuartettView } from '../views';
import { printed } from './cards';

/** Of a player and a card; `some`: one of the set, nobody knows which. */
export type Heard = 'has' | 'lacks' | 'some' | '';

export function heard(schema: GameInfo, view: QuartettView, seat: number, card: number): Heard {
  const set = printed(schema).sets.findIndex((cards) => cards.includes(card));
  const bit = printed(schema).sets[set].indexOf(card);
  if (hasBit(view.known[seat][set], bit)) return 'has';
  if (hasBit(view.lacks[seat][set], bit)) return 'lacks';
  return view.some[seat][set] ? 'some' : '';
}

/** Who has got this card in the open; null if nobody knows. */
export function keeper(schema: GameInfo, view: QuartettView, card: number): number | null {
  const seat = view.known.findIndex((_, seat) => seat < view.seats && heard(schema, view, seat, card) === 'has');
  return seat < 0 ? null : seat;
}

/** Who holds a card of this set, as everybody knows. */
export const collectors = (view: QuartettView, set: number): number[] =>
  [...Array(view.seats).keys()].filter((seat) => view.some[seat][set] || view.known[seat][set]);
