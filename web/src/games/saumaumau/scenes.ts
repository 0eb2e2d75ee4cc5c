// The end of a race: the last run, the winner and why, the bets from the top, the points.
import type { Beat, Plate, PlateRow, Scene, Turning } from '../../contract';
import type { Said } from '../../messages';
import { NONE, type SaumaumauView } from '../views';
import { kindOf, PIGS, printed } from './cards';

/** Points of one seat, as they come in. */
type Gains = number[][];

export function scenes(turning: Turning<SaumaumauView>): Scene<SaumaumauView>[] {
  const lines = turning.events.flatMap((step) => step.lines);
  const why = lines.find((line) => line.key.startsWith('saumaumau-say-end-'));
  return why ? [raceEnd(turning, lines, why)] : [];
}

function raceEnd(
  { schema, before, view, events }: Turning<SaumaumauView>,
  lines: Said[],
  why: Said,
): Scene<SaumaumauView> {
  const winners = view.last_winner.flatMap((won, pig) => (won ? [pig] : []));
  const strip = before.strip.slice(0, before.strip_n);
  const seats = [...Array(view.seats).keys()];
  const last = lastMove({ schema, before, view, events });
  const start: Gains = seats.map((seat) => {
    const bonus = view.by_wreath[seat] + view.by_hand[seat] - before.by_wreath[seat] - before.by_hand[seat];
    return bonus ? [bonus] : [];
  });
  const paid = (seat: number) => view.by_bets[seat] - before.by_bets[seat];
  const after = (opened: number): Gains =>
    start.map((gains, seat) => (strip.indexOf(seat) < opened && paid(seat) ? [...gains, paid(seat)] : gains));
  const shown = (gains: Gains) => ({
    ...last,
    points: seats.map((seat) => before.points[seat] + gains[seat].reduce((sum, n) => sum + n, 0)),
  });
  const title: Said = {
    key: 'page-saumaumau-race-won',
    args: { race: before.race + 1, pigs: winners.map(pigSaid), count: winners.length },
  };
  const order = [...strip, ...seats.filter((seat) => !strip.includes(seat))];
  const plate = (opened: number, done = false): Plate => ({
    title,
    text: why,
    art: winners.map((pig) => ({ id: `pig-${PIGS[pig]}-walk` })),
    rows: order.map((seat, i): PlateRow => {
      const gains = after(opened)[seat];
      const bet = view.last_bet[seat];
      const open = i < opened;
      return {
        key: String(seat),
        seat,
        art: i < strip.length ? [open ? { id: `bet-${PIGS[bet]}` } : { id: 'bet-back', seat }] : [],
        text:
          bet === NONE
            ? { key: 'page-saumaumau-no-bet', args: {} }
            : open
              ? pigSaid(bet)
              : { key: 'page-saumaumau-worth', args: { points: printed(schema).bets[i] } },
        gain: gains.length ? gains.map((n) => `+${n}`).join(' ') : open ? '0' : '',
        total: done ? String(view.points[seat]) : '',
        tone: gains.length ? 'good' : undefined,
        lit: !done && i === opened - 1,
      };
    }),
  });
  const beats: Beat<SaumaumauView>[] = [
    { view: last, time: 1300, say: lines[0], cue: 'won' },
    { view: shown(start), time: 2600, say: why, cue: 'won', plate: plate(0) },
    ...strip.map((seat, i): Beat<SaumaumauView> => {
      const bet = lines.find((line) => /-bet-(pays|fails)$/.test(line.key) && isOf(line, seat)) ?? why;
      return {
        view: shown(after(i + 1)),
        time: 1500,
        say: bet,
        cue: `open ${i + 1}`,
        plate: plate(i + 1),
        flying: paid(seat) ? [{ art: 'coin', from: `row-${seat}`, to: `seat-${seat}`, count: paid(seat) }] : [],
      };
    }),
    { view: shown(after(strip.length)), time: 1500, say: title, cue: `open ${strip.length}`, plate: plate(9, true) },
  ];
  return {
    name: 'race-end',
    beats,
    next: { key: view.ending ? 'page-to-result' : 'page-scene-next-race', args: {} },
  };
}

/** The finished race as it stood: the last card lies on the pile, the pigs stand where they ran to. */
function lastMove({ schema, before, view, events }: Omit<Turning<SaumaumauView>, 'seat'>): SaumaumauView {
  const open = { last_bet: view.last_bet, last_winner: view.last_winner, last_way: view.last_way };
  const [step] = events;
  const kind = step ? kindOf(schema, step.action) : null;
  const shown = { ...before, ...open, pigs: view.last_pigs };
  if (kind === null) return shown;
  const mine = before.my_hand && step.seat === before.seat ? { my_hand: without(before.my_hand, kind) } : {};
  return {
    ...shown,
    ...mine,
    top: kind,
    pile_n: before.pile_n + 1,
    hand_n: before.hand_n.map((n, seat) => (seat === step.seat ? n - 1 : n)),
  };
}

function without(hand: number[], kind: number): number[] {
  const at = hand.indexOf(kind);
  return hand.filter((_, i) => i !== at);
}

const pigSaid = (pig: number): Said => ({ key: `saumaumau-pig-${PIGS[pig]}`, args: {} });
const isOf = (line: Said, seat: number) => (line.args.who as { seat?: number } | undefined)?.seat === seat;
