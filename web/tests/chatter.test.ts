// Computer players say now and then what they think of a move: fittingly, not often, in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { symbols } from '../art';
import type { GameView } from '../src/contract';
import type { Fixture } from '../src/dev/fixture';
import { GAME_IDS, loadGame } from '../src/games';
import { MOODS, remark, type Change, type Remark } from '../src/lib/chatter';
import { spoken } from '../src/lib/talk';
import type { GameInfo, Said } from '../src/messages';
import { settings } from '../src/settings.svelte';
import { TableState } from '../src/table.svelte';
import { LANGUAGES, loadWords, type Words } from '../src/words';

const FOLDER = join(import.meta.dirname, 'fixtures');
const read = (game: string, name: string) => JSON.parse(readFileSync(join(FOLDER, game, name), 'utf8'));
const schema = read('mow', 'schema.json') as GameInfo;
const MANY = [...Array(120).keys()];
const who = (seat: number) => ({ who: { seat } });
const words: Words[] = [];

beforeAll(async () => {
  for (const language of LANGUAGES) words.push(await loadWords(language, [...GAME_IDS]));
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.chatter = true;
});

/** What is said of such a change, in many games. */
function remarks(id: string, change: Partial<Change> & { lines?: Said[] }, game = {}): Remark[] {
  const counted = { points: (view: { points: number[] }, seat: number) => view.points[seat], ...game };
  const view = { seats: 4, points: [0, 0, 0, 0] };
  const events = [{ seat: 1, action: 0, lines: change.lines ?? [] }];
  const whole = { before: view, view, events, bots: [1, 2, 3], ...change };
  return MANY.flatMap((n) => remark(id, counted as unknown as GameView, { ...whole, n }) ?? []);
}
const points = (...points: number[]) => ({ seats: points.length, points });
const moods = (said: Remark[]) => new Set(said.flatMap(({ phrase }) => (phrase ? [phrase.replace(/-\d$/, '')] : [])));

test.each(['', ...GAME_IDS])(
  'whatever bots say (%s) is a sentence in every language, or an emote that is drawn',
  (id) => {
    const drawn = symbols();
    for (const { phrases, emotes } of MOODS[id]) {
      for (const language of words)
        expect(
          phrases.filter((phrase) => !language.has(`phrase-${phrase}`) || language.say(`phrase-${phrase}`).length > 34),
        ).toEqual([]);
      expect(emotes.filter((emote) => !drawn.has(`emote-${emote}`))).toEqual([]);
    }
  },
);

describe('what they say', () => {
  test('fits what happened, and comes from whom it happened to', () => {
    const fails = remarks('saumaumau', { lines: [{ key: 'saumaumau-say-bet-fails', args: who(2) }] });
    expect(new Set(fails.map(({ seat }) => seat))).toEqual(new Set([2]));
    expect(moods(fails)).toEqual(new Set(['saumaumau-lost']));
    const herd = remarks('mow', { lines: [{ key: 'mow-say-take', args: { ...who(0), flies: 4, cows: 3 } }] });
    expect(moods(herd)).toEqual(new Set(['mow-spared']));
    expect(herd.every(({ seat }) => seat !== 0)).toBe(true);
    const asked = { asked: { seat: 3 }, ...who(0) };
    expect(moods(remarks('quartett', { lines: [{ key: 'quartett-say-hit', args: asked }] }))).toEqual(
      new Set(['quartett-robbed']),
    );
  });

  test('comes from whoever was overtaken, in any game where points are good', () => {
    const change = { before: points(3, 5, 1, 0), view: points(9, 5, 1, 0) };
    const passed = remarks('', change).filter(({ phrase }) => phrase.startsWith('overtaken'));
    expect(new Set(passed.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect([...moods(remarks('', change, { fewest: true }))]).not.toContain('overtaken');
  });

  test('honours whoever gained most, and sighs over points that are bad', () => {
    expect(remarks('', {})).toEqual([]);
    const gain = { before: points(0, 0, 0, 0), view: points(0, 4, 1, 0) };
    expect([...moods(remarks('', gain))]).toContain('glad');
    expect([...moods(remarks('', gain, { fewest: true }))]).toContain('sigh');
    expect([...moods(remarks('', gain, { fewest: true }))]).not.toContain('well-played');
  });

  test('is the same for everybody who looks on, seldom the same again, and never from a person', () => {
    const line = { key: 'rudi-say-run', args: { ...who(1), high: 9, second: 5, steps: 4 } };
    const said = remarks('rudi', { lines: [line] });
    expect(remarks('rudi', { lines: [line] })).toEqual(said);
    expect(said.length).toBeGreaterThan(MANY.length / 8);
    expect(said.length).toBeLessThan(MANY.length / 2);
    expect(new Set(said.map(({ emote, phrase }) => emote + phrase)).size).toBe(6);
    expect(remarks('rudi', { lines: [line], bots: [] })).toEqual([]);
  });
});

test.each(GAME_IDS)('recorded games of %s are spoken of, in every language', async (id) => {
  const game = await loadGame(id);
  const said: string[] = [];
  for (const name of readdirSync(join(FOLDER, id)).filter((name) => name !== 'schema.json')) {
    const { frames, moves, names }: Fixture = read(id, name);
    const { before, view, events } = frames.spectator;
    if (!before || !events.length) continue;
    const made = remark(id, game, { before, view, events, n: moves, bots: names.map((_, seat) => seat) });
    if (!made) continue;
    expect(made.seat).toBeLessThan(names.length);
    for (const language of words) said.push(spoken(language, { ...made, text: '' } as never));
  }
  expect(said.length).toBeGreaterThan(6);
  expect(said.filter((text) => /^(phrase|page)-/.test(text))).toEqual([]);
});

interface Scored {
  points: number[];
}

describe('at a table', () => {
  /** A minute in which somebody gains a point every second: when something is said. */
  function minute(): number[] {
    const state = new TableState(schema, { points: (view: Scored, seat: number) => view.points[seat] } as never);
    state.about = { seats: [0, 1, 2].map((seat) => ({ kind: 'bot', name: `Bot ${seat}` })), settings: {} } as never;
    const said: number[] = [];
    for (let n = 0; n < 60; n++) {
      const scored = [n, n + (n % 2), 0];
      const now = { moves: n, act: [0], ask: { key: '', args: {} }, view: { seats: 3, points: scored }, clocks: null };
      const position = { ...now, result: null, within: null };
      const before = state.bubbles;
      state.receive({ type: 'moved', table: '', n, time: 0, seat: 1, action: 0, lines: [], position } as never);
      vi.advanceTimersByTime(1000);
      if (state.bubbles.some((bubble) => !before.includes(bubble))) said.push(n);
    }
    return said;
  }

  test('there are twenty seconds of quiet after each remark', () => {
    const said = minute();
    expect(said.length).toBeGreaterThan(1);
    expect(Math.min(...said.slice(1).map((n, i) => n - said[i]))).toBeGreaterThanOrEqual(20);
  });

  test('nobody says anything where it is switched off', () => {
    settings.chatter = false;
    expect(minute()).toEqual([]);
  });
});
