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

const TONES = ['#2c6a39', '#2f2a35', '#b23a29', '#1d5b88', '#6b4a8e', '#8a5a00', '#0f6f6b', '#96324f'];
export const toneOf = (number: number) => TONES[number % TONES.length];

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
  if (!Array.isArray(value)) return [value];
  return value.slice(0, (of(`${zone.field}_n`) as number | undefined) ?? value.length).flat() as number[];
}

const CARDS = ['hand', 'row', 'pile', 'one', 'grid'];
export const isCards = (zone: ZoneInfo) => zone.kind !== '' && CARDS.includes(zone.lies);
/** Drawn on the table, but no cards. */
export const isDrawn = (zone: ZoneInfo) => ['counts', 'track', 'grid'].includes(zone.lies);
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

// Places

const shapeOf = (schema: GameInfo, zone: ZoneInfo) =>
  schema.fields.find(({ name }) => name === zone.field)?.shape ?? [];

/** How long the rows of a grid are. */
export const columnsOf = (schema: GameInfo, zone: ZoneInfo) => shapeOf(schema, zone).at(-1) ?? 1;

/** What a place in a zone is: a column, a row and a column; in the same order as the zone's kinds. */
export function placeOf(schema: GameInfo, zone: ZoneInfo, index: number): Thing[] {
  const across = columnsOf(schema, zone);
  const numbers = zone.each.length > 1 ? [Math.floor(index / across), index % across] : [index % across];
  return zone.each.map((kind, i) => ({ kind, number: numbers[i] }));
}

/** For each place of a grid, the only one of these moves that is about it: about nothing else but the card picked. */
export function movesAt(schema: GameInfo, zone: ZoneInfo, moves: number[]): (number | null)[] {
  const held = handZone(schema)?.kind;
  const about = moves.map((action) => ({
    action,
    parts: partsOf(schema, action).filter(({ kind }) => kind !== held),
  }));
  const count = shapeOf(schema, zone).reduce((all, axis) => all * axis, 1);
  return Array.from({ length: count }, (_, index) => {
    const place = placeOf(schema, zone, index);
    const found = about.filter(({ parts }) => isAt(parts, place));
    return found.length === 1 ? found[0].action : null;
  });
}

function isAt(parts: Thing[], place: Thing[]): boolean {
  const fits = (part: Thing, at: Thing) => part.kind === at.kind && part.number === at.number;
  if (parts.length === place.length) return parts.every((part, i) => fits(part, place[i]));
  return parts.length > 0 && parts.every((part) => place.some((at) => fits(part, at)));
}

/** Those of these moves that one makes by pressing a place on the table. */
export function pressed(schema: GameInfo, moves: number[]): Set<number | null> {
  const grids = boardOf(schema).zones.filter(({ lies, per_seat, each }) => lies === 'grid' && !per_seat && each.length);
  return new Set(grids.flatMap((zone) => movesAt(schema, zone, moves)));
}

const FEW = 4;

/** Moves about neither cards of one's hand nor places: a few are buttons, more of one sort lie as tiles. */
export function offered(schema: GameInfo, legal: Legal): { buttons: number[]; tiles: number[] } {
  const cardless = legal.actions.filter((action) => cardOf(schema, action) === null);
  const places = pressed(schema, cardless);
  const free = cardless.filter((action) => !places.has(action));
  const many = (action: number) => {
    const moves = movesOf(schema, action);
    return !!moves?.parts.length && free.filter((other) => movesOf(schema, other) === moves).length > FEW;
  };
  return { buttons: free.filter((action) => !many(action)), tiles: free.filter(many) };
}

/** Moves of many kinds and no hand of cards: what one may choose from lies where the hand would be. */
export function hasTray(schema: GameInfo): boolean {
  const { moves, zones } = boardOf(schema);
  const pressable = new Set(zones.filter(({ lies }) => lies === 'grid').flatMap(({ each }) => each));
  const many = ({ parts, size }: MovesInfo) => size > FEW && !parts.every((part) => pressable.has(part));
  return !handZone(schema) && moves.some(many);
}

/** Whether some cards lie face down: a card nobody sees is then drawn as its back. */
export const hasBacks = (schema: GameInfo) => boardOf(schema).zones.some(({ lies }) => lies === 'backs');
