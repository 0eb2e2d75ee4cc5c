// What computer players make of a move: now and then one of them says so, and the same for everybody who looks on.
import type { GameView, Step, View } from '../contract';
import type { Said } from '../messages';
import { bare, linesOf } from '../games/telling';

/** Either an emote, or a phrase: a message of the catalogues, without `phrase-`. */
export interface Remark {
  seat: number;
  emote: string;
  phrase: string;
}

/** What a mood is shown by. Of a mood with sayings there are `phrase-MOOD-1` to `phrase-MOOD-3`. */
interface Mood {
  emotes: string[];
  phrases: string[];
}

/** Who says something about a line of the story: somebody that it names, or anybody whom it does not. */
type Whose = 'who' | 'asked' | 'next' | 'others';
/** One in so many such lines is spoken of. */
type Cue = [line: RegExp, whose: Whose, mood: Mood, often: number];

const sayings = (name: string): string[] => [1, 2, 3].map((n) => `${name}-${n}`);
const mood = (emotes: string[], ...phrases: string[]): Mood => ({ emotes, phrases });

const [LAUGHING, CRYING, CLAPPING] = [
  ['laugh', 'smile', 'pig'],
  ['cry', 'wow', 'angry'],
  ['clap', 'wow', 'heart'],
];
const glad = (name: string) => mood(LAUGHING, ...sayings(name));
const sorry = (name: string) => mood(CRYING, ...sayings(name));
const GLAD = glad('glad');
const SORRY = mood(CRYING, 'oh-no', ...sayings('sigh'));
const KIND = mood(CLAPPING, 'well-played', 'lucky');
const OVERTAKEN = mood(['wow', 'angry'], ...sayings('overtaken'));
const GOOD_GAME = mood(CLAPPING, 'good-game', 'well-played', 'again');

/** By game; the first lines say more about a move than the last. */
const CUES: Record<string, Cue[]> = {
  saumaumau: [
    [/-say-winner$/, 'others', GOOD_GAME, 1],
    [/-say-bet-pays$/, 'who', glad('saumaumau-paid'), 2],
    [/-say-bet-fails$/, 'who', sorry('saumaumau-lost'), 2],
    [/-say-skip$/, 'who', sorry('saumaumau-skipped'), 3],
    [/-say-plus-two$/, 'who', glad('saumaumau-plus'), 3],
  ],
  rudi: [
    [/-say-winner$/, 'others', GOOD_GAME, 1],
    [/-say-nothing$/, 'others', mood(['laugh', 'think'], ...sayings('rudi-nothing')), 2],
    [/-say-swap$/, 'who', mood(['laugh', 'wow'], ...sayings('rudi-swap')), 2],
    [/-say-run$/, 'who', glad('rudi-run'), 4],
  ],
  quartett: [
    [/-say-winner$/, 'others', GOOD_GAME, 1],
    [/-say-set$/, 'who', glad('quartett-set'), 2],
    [/-say-hit$/, 'asked', sorry('quartett-robbed'), 5],
    [/-say-miss$/, 'asked', mood(['laugh', 'smile'], ...sayings('quartett-miss')), 6],
  ],
  happypigs: [
    [/-say-end-/, 'others', GOOD_GAME, 1],
    [/-say-deaths$/, 'who', sorry('happypigs-deaths'), 1],
    [/-say-prize$/, 'who', glad('happypigs-prize'), 1],
    [/-say-sell$/, 'who', glad('happypigs-sold'), 6],
    [/-say-mate$/, 'who', mood(['heart', 'pig'], ...sayings('happypigs-young')), 6],
  ],
  mow: [
    [/-say-winner$/, 'others', GOOD_GAME, 1],
    [/-say-take$/, 'who', sorry('mow-herd'), 2],
    [/-say-take$/, 'others', mood(['laugh', 'cow'], ...sayings('mow-spared')), 4],
    [/-say-turn$/, 'next', sorry('mow-turned'), 3],
    [/-say-slowpoke$/, 'who', glad('mow-slowpoke'), 2],
  ],
};

/** All that may be said, for tests. */
export const MOODS: Record<string, Mood[]> = {
  ...Object.fromEntries(Object.entries(CUES).map(([game, cues]) => [game, cues.map(([, , mood]) => mood)])),
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
  return (CUES[id] ?? []).flatMap(([pattern, whose, mood, often]) =>
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
