// What moved between two views: a card that is gone in one place and has come to another has gone there.
import type { View } from '../../contract';
import type { GameInfo, ZoneInfo } from '../../messages';
import { BACK, boardOf, faceOf, isCards, isMissing, numbersIn, spotOf } from './board';

/** From one marked place to another; `hand` is one's own. */
export interface Flight {
  art: string;
  from: string;
  to: string;
}

/** Where each drawing lies, once for every copy. */
type Places = Map<string, string[]>;

export function flights(schema: GameInfo, before: View, view: View, own: number | null): Flight[] {
  const [old, now] = [places(schema, before, own), places(schema, view, own)];
  const [shrunk, grown] = [covered(schema, before, view, -1), covered(schema, before, view, 1)];
  const found: Flight[] = [];
  for (const [art, lie] of now) {
    const left = without(old.get(art) ?? [], lie);
    for (const to of without(lie, old.get(art) ?? [])) {
      const from = left.shift() ?? shrunk.shift();
      if (from) found.push({ art, from, to });
    }
  }
  for (const to of grown.filter((place) => !place.endsWith(`-${own}`))) {
    const from = shrunk.find((place) => place !== to);
    if (from) found.push({ art: BACK, from: shrunk.splice(shrunk.indexOf(from), 1)[0], to });
  }
  return found;
}

function places(schema: GameInfo, view: View, own: number | null): Places {
  const found: Places = new Map();
  for (const zone of boardOf(schema).zones.filter(isCards))
    for (let seat = 0; seat < (zone.per_seat ? view.seats : 1); seat++)
      for (const number of numbersIn(zone, view, seat))
        if (!isMissing(zone, number)) {
          const art = faceOf({ kind: zone.kind, number });
          found.set(art, [...(found.get(art) ?? []), place(zone, seat, own)]);
        }
  return found;
}

function place(zone: ZoneInfo, seat: number, own: number | null): string {
  const isOwn = zone.lies === 'hand' && (zone.per_seat ? seat === own : zone.own);
  return isOwn ? 'hand' : spotOf(zone, seat);
}

/** What is in one list and not in the other, counted. */
function without(all: string[], others: string[]): string[] {
  const rest = [...others];
  return all.filter((place) => {
    const at = rest.indexOf(place);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const MOST = 6; // at once, of face-down cards

/** Places where face-down cards have become fewer (-1) or more (1), once for each card. */
function covered(schema: GameInfo, before: View, view: View, sign: number): string[] {
  return boardOf(schema)
    .zones.filter((zone) => zone.lies === 'backs')
    .flatMap((zone) => {
      const [old, now] = [before, view].map((each) => [each[zone.field] ?? []].flat() as number[]);
      return now.flatMap((count, seat) =>
        Array<string>(Math.max(0, Math.min(MOST, sign * (count - (old[seat] ?? count))))).fill(spotOf(zone, seat)),
      );
    });
}
