// A trick: cards lie, turn over, the highest and the second light up, the sum, and only then the pig runs.
import type { Beat, Plate, Scene, Turning } from '../../contract';
import type { Said } from '../../messages';
import { lineOf, linesOf, plain, seatsOf, toResult, victory } from '../telling';
import { NONE, RUDI, type RudiView } from '../views';
import { cardArt, valueOf } from './cards';

type Turn = Turning<RudiView>;

export function scenes(turning: Turn): Scene<RudiView>[] {
  const lines = linesOf(turning.events);
  return lineOf(lines, 'rudi-say-turned-over') ? [trick(turning, lines)] : [];
}

function trick(turning: Turn, lines: Said[]): Scene<RudiView> {
  const { view } = turning;
  const turned = lineOf(lines, 'rudi-say-turned-over')!;
  const came = lineOf(lines, 'rudi-say-run', 'rudi-say-swap', 'rudi-say-nothing')!;
  const ended = lineOf(lines, 'rudi-say-end-finish', 'rudi-say-end-limit');
  const open = faceUp(turning);
  const home = { ...open, pigs: view.last_pigs };
  const moves = view.last_way !== RUDI.last_way.nothing;
  return {
    name: ended ? 'race-end' : 'trick',
    beats: [
      { view: faceDown(turning), time: 700, say: lines[0] },
      { view: open, time: 1300, say: turned, cue: 'turn' },
      { view: open, time: 700, say: turned, cue: 'first' },
      { view: open, time: 1900, say: came, cue: 'second', plate: sum(turning, came) },
      ...(moves ? [{ view: home, time: 1500, say: came, cue: 'run' }] : []),
      ...(ended ? raceEnd(turning, lines, ended, home) : []),
    ],
    ...(ended && (view.ending ? toResult : { next: plain('page-scene-next-race') })),
  };
}

/** Everybody has laid a card, nobody has turned one over. */
function faceDown({ before, view, seat }: Turn): RudiView {
  const own = before.my_hand && seat !== null ? { my_choice: view.last_card[seat] } : {};
  return { ...before, ...own, ready: before.ready.map((_, i) => (i < before.seats ? 1 : 0)) };
}

/** The cards lie open; the pigs stand where they stood. */
function faceUp({ before, view, seat }: Turn): RudiView {
  const { last_card, last_way, last_first, last_second, last_steps, last_pigs, last_winner } = view;
  const own =
    before.my_hand && seat !== null
      ? { my_choice: NONE, my_hand: before.my_hand.filter((card) => card !== last_card[seat]) }
      : {};
  return {
    ...before,
    ...own,
    ...{ last_card, last_way, last_first, last_second, last_steps, last_pigs, last_winner },
    tricks: before.tricks + 1,
    ready: before.ready.map(() => 0),
    hand_n: before.hand_n.map((n, i) => (i < before.seats ? n - 1 : n)),
    aside_n: before.aside_n.map((n, i) => (i < before.seats ? n + 1 : n)),
  };
}

/** `9 − 5 = 4`, under the two cards; equal cards make no difference. */
function sum({ schema, view }: Turn, came: Said): Plate {
  const laid = view.last_card.slice(0, view.seats);
  const ranked = [...laid].sort((a, b) => valueOf(schema, b) - valueOf(schema, a));
  const shown = (cards: number[]) => cards.map((card) => ({ id: cardArt(schema, card) }));
  if (view.last_way === RUDI.last_way.run) {
    const { high, second, steps } = came.args as Record<string, number>;
    const [first, next] = ranked;
    return {
      title: plain('page-rudi-highest', { who: { seat: view.last_first }, high }),
      art: shown([first, next]),
      sum: `${high} − ${second} = ${steps}`,
    };
  }
  const equal = ranked.filter((card) => valueOf(schema, card) === valueOf(schema, ranked[0]));
  const sign = equal.map((card) => valueOf(schema, card)).join(' = ');
  return { title: came, art: shown(equal), sum: sign };
}

/** The winner with the wreath; in a series everybody's races. */
function raceEnd(turning: Turn, lines: Said[], ended: Said, home: RudiView): Beat<RudiView>[] {
  const { view } = turning;
  const decided = lineOf(lines, 'rudi-say-winner') ?? (view.ending ? ended : null);
  const title = decided ? victory(decided, turning, seatsOf(decided)) : ended;
  const order = [...home.pigs.slice(0, view.seats).keys()].sort((a, b) => home.pigs[b] - home.pigs[a]);
  const rows = order.map((seat) => ({
    key: String(seat),
    seat,
    text:
      home.pigs[seat] < view.finish
        ? plain('page-rudi-stood', { space: home.pigs[seat], finish: view.finish })
        : plain('page-rudi-home'),
    total: view.target > 1 ? '★'.repeat(view.wins[seat]) : '',
    lit: view.last_winner[seat] > 0,
  }));
  const plate: Plate = { title, text: title === ended ? undefined : ended, art: [{ id: 'wreath' }], rows };
  return [
    { view: home, time: 1000, say: ended, cue: 'won' },
    { view: { ...home, wins: view.wins }, time: 2000, say: ended, cue: 'won', plate },
  ];
}
