// A game without a drawing of its own: everything follows from the fields and moves that its rulebook declares.
import type { ActionButton, Chip, Fact, GameView, PanelInfo, Sight } from '../../contract';
import { labelled } from '../../lib/labels';
import type { ZoneInfo } from '../../messages';
import {
  about,
  BACK,
  boardOf,
  called,
  faceOf,
  handZone,
  heldBy,
  isMissing,
  numbersIn,
  offered,
  partsOf,
} from './board';
import Table from './Table.svelte';

/** A card of one's hand. */
export interface Picked {
  number: number;
  key: string;
}

type Seen = Sight<Record<string, never>, Picked>;
const SHOWN = 1600; // how long what several have laid at once stays open

function buttons(s: Seen): ActionButton[] {
  const ways = s.picked ? about(s.schema, s.picked.number).filter((action) => s.legal.has(action)) : [];
  const free = offered(s.schema, s.legal).buttons;
  const only = ways.length + free.length === 1;
  return [
    ...ways.map((action, i) => ({ action, label: labelled(s, action), primary: i === 0 })),
    ...free.map((action) => ({ action, label: labelled(s, action), primary: only })),
  ];
}

const open = (s: Pick<Seen, 'schema'>, perSeat: boolean) =>
  boardOf(s.schema).zones.filter((zone) => zone.per_seat === perSeat);

/** Numbers and conditions that are everybody's: in the title bar, while there is anything to say. */
function chips(s: Seen): Chip[] {
  return open(s, false).flatMap((zone): Chip[] => {
    const [number] = numbersIn(zone, s.view);
    if (!number || (zone.lies !== 'counter' && zone.lies !== 'flag')) return [];
    const title = s.words.line(zone.title);
    return [zone.lies === 'flag' ? { text: title, tone: 'sun' } : { text: `${title} ${number}`, short: '' }];
  });
}

function panel(s: Seen, seat: number): PanelInfo {
  const score = (s.view.points as number[] | undefined)?.[seat] ?? 0;
  const facts = [
    ...open(s, true).flatMap((zone) => factOf(s, zone, numbersIn(zone, s.view, seat)[0])),
    ...open(s, false)
      .filter((zone) => zone.lies === 'player' && numbersIn(zone, s.view)[0] === seat)
      .map((zone) => ({ label: s.words.line(zone.title), text: s.words.line(zone.title) })),
  ];
  return { score, unit: s.words.say('page-points', { count: score }), facts };
}

function factOf(s: Seen, zone: ZoneInfo, number: number | undefined): Fact[] {
  if (number === undefined || isMissing(zone, number)) return [];
  const title = s.words.line(zone.title);
  const label = `${title}: ${number}`;
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
    return part && boardOf(s.schema).zones.some((zone) => zone.kind === part.kind) ? faceOf(part) : part ? BACK : null;
  },
  sources: () => [],
  points: (view, seat) => (view.points as number[] | undefined)?.[seat] ?? 0,
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
