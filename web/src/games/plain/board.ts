// What lies where on the table of a game that draws none of its own: read from the zones that its rulebook declares.
import type { Legal, View } from '../../contract';
import type { BoardInfo, GameInfo, KindInfo, MovesInfo, ZoneInfo } from '../../messages';
import type { Words } from '../../words';
import { NONE } from '../views';

const EMPTY: BoardInfo = { kinds: [], moves: [], zones: [] };
export const boardOf = (schema: GameInfo): BoardInfo => schema.board ?? EMPTY;

/** A number of a kind: a card, a suit, a place. */
export interface Thing {
  kind: string;
  number: number;
}

/** Drawings: `Faces` makes one for every thing there is. */
export const BACK = 'plain-back';
export const faceOf = ({ kind, number }: Thing) => `plain-${kind.replace(/\W/g, '-')}-${number}`;

export function kindOf(schema: GameInfo, name: string): KindInfo | undefined {
  return boardOf(schema).kinds.find((kind) => kind.name === name);
}

export function called(schema: GameInfo, words: Words, { kind, number }: Thing): string {
  const said = kindOf(schema, kind)?.said[number];
  return said ? words.tell(said) : String(number);
}

// Zones

/** The numbers in a zone, of one seat where each has its own; nothing where one may not look. */
export function numbersIn(zone: ZoneInfo, view: View, seat = 0): number[] {
  const of = (name: string) => (zone.per_seat ? view[name]?.[seat] : view[name]) as number | number[] | undefined;
  const value = of(zone.field);
  if (value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, (of(`${zone.field}_n`) as number | undefined) ?? value.length) : [value];
}

export const isCards = (zone: ZoneInfo) => zone.kind !== '' && ['hand', 'row', 'pile', 'one'].includes(zone.lies);
export const handZone = (schema: GameInfo) => boardOf(schema).zones.find((zone) => zone.lies === 'hand');
export const isMissing = (zone: ZoneInfo, number: number) => zone.none && number === NONE;

/** The mark of a zone, for things that fly. */
export const spotOf = (zone: ZoneInfo, seat: number) =>
  zone.per_seat ? `zone-${zone.field}-${seat}` : `zone-${zone.field}`;

/** A hand as it is fanned out: equal cards are told apart by a count. */
export function heldBy(schema: GameInfo, view: View, seat: number): (Thing & { key: string })[] {
  const zone = handZone(schema);
  if (!zone) return [];
  const met = new Map<number, number>();
  return numbersIn(zone, view, seat)
    .filter((number) => !isMissing(zone, number))
    .map((number) => {
      met.set(number, (met.get(number) ?? 0) + 1);
      return { kind: zone.kind, number, key: `${number}-${met.get(number)}` };
    });
}

// Moves

/** What a move is about, part by part. */
export function partsOf(schema: GameInfo, action: number): Thing[] {
  const moves = movesOf(schema, action);
  if (!moves) return [];
  let rest = action - moves.first;
  return [...moves.parts]
    .reverse()
    .map((kind) => {
      const count = kindOf(schema, kind)?.names.length ?? 1;
      const number = rest % count;
      rest = Math.floor(rest / count);
      return { kind, number };
    })
    .reverse();
}

export function movesOf(schema: GameInfo, action: number): MovesInfo | undefined {
  return boardOf(schema).moves.find(({ first, size }) => action >= first && action - first < size);
}

/** The card of one's hand that this move is about, or null. */
export function cardOf(schema: GameInfo, action: number): number | null {
  const kind = handZone(schema)?.kind;
  return partsOf(schema, action).find((part) => part.kind === kind)?.number ?? null;
}

/** Every move about this card, legal or not. */
export function about(schema: GameInfo, card: number): number[] {
  return schema.actions.flatMap((_, action) => (cardOf(schema, action) === card ? [action] : []));
}

const FEW = 4;

/** Moves that are no cards of one's hand: a few are buttons, more of one sort lie on the table as tiles. */
export function offered(schema: GameInfo, legal: Legal): { buttons: number[]; tiles: number[] } {
  const free = legal.actions.filter((action) => cardOf(schema, action) === null);
  const many = (action: number) => {
    const moves = movesOf(schema, action);
    return !!moves?.parts.length && free.filter((other) => movesOf(schema, other) === moves).length > FEW;
  };
  return { buttons: free.filter((action) => !many(action)), tiles: free.filter(many) };
}
