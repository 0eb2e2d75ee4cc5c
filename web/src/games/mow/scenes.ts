// A herd walks home with its flies; the arrow turns; a round is counted.
import type { Beat, Plate, PlateRow, Scene, Turning } from '../../contract';
import type { Said } from '../../messages';
import { bare, lineOf, linesOf, opening, plain, seatsOf, toResult, victory } from '../telling';
import { NONE, type MowView } from '../views';
import { cowArt } from './cows';

type Turn = Turning<MowView>;

export function scenes(turning: Turn): Scene<MowView>[] {
  const lines = linesOf(turning.events);
  const taken = lineOf(lines, 'mow-say-take');
  const turned = lineOf(lines, 'mow-say-turn', 'mow-say-turn-duel');
  if (turned) return [arrowTurns(turning, turned)];
  if (!taken) return [];
  return turning.view.rounds === turning.before.rounds
    ? [{ name: 'herd', beats: walking(turning, taken) }]
    : [roundEnd(turning, lines, taken)];
}

/** The arrow turns where it lies, then the next player is on turn. */
function arrowTurns({ before, view }: Turn, said: Said): Scene<MowView> {
  const { arrow, turn: seat, place } = view;
  const shown = { ...before, arrow, preview: { ...before.preview, next: { seat, place } } };
  return { name: 'arrow', beats: [{ view: shown, time: 1200, say: said, cue: 'arrow' }] };
}

/** The herd stands for a moment, then every cow goes home, and her flies with her. */
function walking({ before }: Turn, said: Said): Beat<MowView>[] {
  const { flies } = bare(said).args as { flies: number };
  const [seat] = seatsOf(said);
  const swarm = { art: 'fly', from: `herd-${before.place}`, to: `seat-${seat}`, count: flies };
  return [
    { view: before, time: 900, say: said, cue: 'taken' },
    { view: gone(before, said), time: 1300, say: said, flying: flies ? [swarm] : [] },
  ];
}

/** The pasture without the herd that was taken; its cows and flies are in a stable. */
function gone(before: MowView, said: Said): MowView {
  const { cows, flies } = bare(said).args as { cows: number; flies: number };
  const [who] = seatsOf(said);
  const here = <T>(list: T[], value: T) => list.map((old, i) => (i === before.place ? value : old));
  const more = (list: number[], n: number) => list.map((old, seat) => (seat === who ? old + n : old));
  return {
    ...before,
    herd: here(
      before.herd,
      before.herd[before.place].map(() => NONE),
    ),
    low: here(before.low, NONE),
    high: here(before.high, NONE),
    rides: before.rides.map((place) => (place === before.place ? NONE : place)),
    cows: more(before.cows, cows),
    stable: more(before.stable, flies),
    taken: more(before.taken, 1),
    preview: { ...before.preview, herds: here(before.preview.herds, { open: [], gaps: [] }) },
  };
}

/** The last herd goes home, hands are laid open one after the other, flies are counted. */
function roundEnd(turning: Turn, lines: Said[], taken: Said): Scene<MowView> {
  const { before, view } = turning;
  const walk = walking(turning, taken);
  const empty = walk[walk.length - 1].view;
  const rows = counted(turning);
  const title = lineOf(lines, 'mow-say-round-end')!;
  const won = lineOf(lines, 'mow-say-winner');
  const plate = (at: number): Plate => ({ title, rows: opening(rows, at) });
  const counts = rows.map((_, seat): Beat<MowView> => {
    const flies = view.flies.map((n, other) => (other <= seat ? n : before.flies[other]));
    const say = lines.find((line) => line.key === 'mow-say-count' && seatsOf(line)[0] === seat) ?? title;
    return { view: { ...empty, flies }, time: rows.length > 5 ? 500 : 1100, say, plate: plate(seat + 1) };
  });
  const last = { ...empty, flies: view.flies };
  const winners = won ? seatsOf(won) : [];
  const lit = rows.map((row) => ({ ...row, lit: winners.includes(row.seat!) }));
  const told = won ? victory(won, turning, winners) : title;
  const closing = { title: told, text: won && told !== won ? won : undefined, rows: lit };
  return {
    name: 'round-end',
    beats: [...walk, ...counts, { view: last, time: 1500, say: told, plate: closing }],
    ...(view.ending ? toResult : { next: plain('page-scene-next-round') }),
  };
}

/** Each seat's hand and flies; what was in hand counts too. */
function counted({ schema, view }: Turn): PlateRow[] {
  return view.last_herds.slice(0, view.seats).map((herds, seat): PlateRow => {
    const hand = view.last_hands[seat];
    return {
      key: String(seat),
      seat,
      art: view.last_hand[seat].slice(0, view.last_hand_n[seat]).map((kind) => ({ id: cowArt(schema, kind, view) })),
      text: plain('page-mow-counted', { herds, hand }),
      gain: `+${herds + hand}`,
      total: String(view.flies[seat]),
      tone: herds + hand ? 'bad' : 'good',
    };
  });
}
