// What computer players make of a move: now and then one of them says so, and the same for everybody who looks on.
import type { GameView, Step, View } from '../contract';
import type { Said } from '../messages';
import { profileOf, PROFILES } from '../games/profiles';
import { bare, linesOf } from '../games/telling';
import { GLAD, KIND, OVERTAKEN, SORRY, type Mood, type Whose } from './moods';

/** Either an emote, or a phrase: a message of the catalogues, without `phrase-`. */
export interface Remark {
  seat: number;
  emote: string;
  phrase: string;
}

/** All that may be said, for tests. */
export const MOODS: Record<string, Mood[]> = {
  ...Object.fromEntries(Object.entries(PROFILES).map(([game, { cues }]) => [game, cues.map(([, , mood]) => mood)])),
  '': [GLAD, SORRY, KIND, OVERTAKEN],
};

interface Feeling {
  seats: number[];
  mood: Mood;
  often: number;
}

export interface Change {
  before: View;
  view: View;
  events: Step[];
  /** The number of the event: chance is drawn from it. */
  n: number;
  bots: number[];
}

/** What one of the bots says of a change, if anything. */
export function remark(id: string, game: GameView, change: Change): Remark | null {
  const { n, bots } = change;
  const felt = [...told(id, change), ...(overtaken(game, change) ?? []), ...(gained(game, change) ?? [])]
    .map((one) => ({ ...one, seats: one.seats.filter((seat) => bots.includes(seat)) }))
    .find((one) => one.seats.length && !drawn(n, one.often, 1));
  if (!felt) return null;
  const { seats, mood } = felt;
  const parts = [...mood.emotes.map((emote) => ({ emote, phrase: '' })), ...mood.phrases.map(asPhrase)];
  return { seat: seats[drawn(n, seats.length, 2)], ...parts[drawn(n, parts.length, 3)] };
}

const asPhrase = (phrase: string) => ({ emote: '', phrase });

/** The same number for everybody: from 0 to below `below`, another one for another question. */
function drawn(n: number, below: number, question: number): number {
  let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(question, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below;
}

function told(id: string, { view, events }: Change): Feeling[] {
  const lines = linesOf(events).map((line) => bare(line));
  return (profileOf(id)?.cues ?? []).flatMap(([pattern, whose, mood, often]) =>
    lines
      .filter((line) => pattern.test(line.key))
      .map((line) => ({ seats: seatsNamed(line, whose, view.seats, events), mood, often })),
  );
}

function seatsNamed({ args }: Said, whose: Whose, seats: number, events: Step[]): number[] {
  const named = (name: string) =>
    [args[name] as { seat?: number } | { seat?: number }[] | undefined].flat().flatMap((one) => one?.seat ?? []);
  const who = named('who');
  if (whose === 'others') return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !who.includes(seat));
  if (whose !== 'who') return named(whose);
  return who.length ? who : events.slice(0, 1).map((step) => step.seat);
}

/** Whoever was ahead of somebody and is behind them now. */
function overtaken(game: GameView, { before, view }: Change): Feeling[] | null {
  if (game.fewest) return null;
  const points = (at: View) => Array.from({ length: view.seats }, (_, seat) => game.points(at, seat));
  const [then, now] = [points(before), points(view)];
  const seats = then.flatMap((mine, seat) =>
    now[seat] >= mine && then.some((theirs, other) => mine > theirs && now[other] > now[seat]) ? [seat] : [],
  );
  return seats.length ? [{ seats, mood: OVERTAKEN, often: 2 }] : null;
}

/** Whoever gained most shows it, or the others do them the honour; where points are bad, the other way round. */
function gained(game: GameView, { before, view }: Change): Feeling[] | null {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const gains = seats.map((seat) => game.points(view, seat) - game.points(before, seat));
  const most = Math.max(...gains);
  if (most <= 0) return null;
  const winner = gains.indexOf(most);
  return [
    { seats: [winner], mood: game.fewest ? SORRY : GLAD, often: 4 },
    { seats: seats.filter((seat) => seat !== winner), mood: game.fewest ? GLAD : KIND, often: 6 },
  ];
}
