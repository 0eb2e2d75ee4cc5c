// A game without a drawing of its own: everything follows from the fields and moves that its rulebook declares.
import type { ActionButton, Fact, GameView, PanelInfo, Sight, View } from '../../contract';
import { hasBit } from '../../lib/bits';
import { labelled } from '../../lib/labels';
import type { ZoneInfo } from '../../messages';
import {
  about,
  BACK,
  boardOf,
  called,
  faceOf,
  handZone,
  hasBacks,
  heldBy,
  isCards,
  isMissing,
  numbersIn,
  offered,
  partsOf,
  pressed,
} from './board';
import { chips, open } from './chips';
import Table from './Table.svelte';

/** A card of one's hand. */
export interface Picked {
  number: number;
  key: string;
}

type Seen = Sight<Record<string, never>, Picked>;
const SHOWN = 1600; // how long what several have laid at once stays open

function buttons(s: Seen): ActionButton[] {
  const picked = s.picked ? about(s.schema, s.picked.number).filter((action) => s.legal.has(action)) : [];
  const places = pressed(s.schema, picked);
  const ways = picked.filter((action) => !places.has(action));
  const free = offered(s.schema, s.legal).buttons;
  const only = ways.length + free.length === 1;
  return [
    ...ways.map((action, i) => ({ action, label: labelled(s, action), primary: i === 0 })),
    ...free.map((action) => ({ action, label: labelled(s, action), primary: only })),
  ];
}

/** What counts in the end: a field of that name, or what the rules make of the others. */
function score(view: View, seat: number): number {
  const preview = view.preview as { points: number[] } | undefined;
  return (preview?.points ?? (view.points as number[] | undefined))?.[seat] ?? 0;
}

function panel(s: Seen, seat: number): PanelInfo {
  const points = score(s.view, seat);
  const facts = [
    ...open(s, true).flatMap((zone) => factOf(s, zone, numbersIn(zone, s.view, seat)[0])),
    ...open(s, false)
      .filter((zone) => isAbout(zone, numbersIn(zone, s.view)[0], seat))
      .map((zone) => ({ label: s.words.tell(zone.title), text: s.words.tell(zone.title) })),
  ];
  return { score: points, unit: s.words.say('page-points', { count: points }), facts };
}

/** A number that stands for one player, or for some. */
const isAbout = (zone: ZoneInfo, number: number, seat: number) =>
  zone.lies === 'player' ? number === seat : zone.lies === 'players' && hasBit(number, seat);

function factOf(s: Seen, zone: ZoneInfo, number: number | undefined): Fact[] {
  if (number === undefined || isMissing(zone, number)) return [];
  const title = s.words.tell(zone.title);
  const label = s.words.say('page-colon', { what: title, text: String(number) });
  if (zone.lies === 'backs') return [{ icon: 'cards', text: String(number), label }];
  if (zone.lies === 'counter') return [{ text: `${title} ${number}`, label, wide: true }];
  return zone.lies === 'flag' && number ? [{ icon: 'check', label: title, tone: 'good' }] : [];
}

const plain: GameView<Record<string, never>, Picked> = {
  Table,
  chips,
  panel,
  buttons,
  picture: (s, _, step) => {
    const part = step && partsOf(s.schema, step.action).at(-1);
    if (!part) return null;
    if (boardOf(s.schema).zones.some((zone) => zone.kind === part.kind && isCards(zone))) return faceOf(part);
    return hasBacks(s.schema) ? BACK : null;
  },
  sources: () => [],
  points: score,
  /** Long enough to compare what was laid at once. */
  pause: (before, view, schema) =>
    boardOf(schema).zones.some(
      ({ field, lies, per_seat }) =>
        lies === 'one' && per_seat && JSON.stringify(before[field]) !== JSON.stringify(view[field]),
    )
      ? SHOWN
      : 0,
  hand: (own, schema, words) =>
    heldBy(schema, own, handZone(schema)?.per_seat ? (own.seat as number) : 0).map((card) => ({
      id: faceOf(card),
      label: called(schema, words, card),
    })),
  help: () => [],
};

export default plain;
