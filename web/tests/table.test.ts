// A table as one person sees it: what came before, other people's hands, portraits, and why nothing can be taken back.
import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { symbols } from '../art';
import { fixtureState, type Fixture } from '../src/dev/fixture';
import Frame from '../src/frame/Frame.svelte';
import { loadGame } from '../src/games';
import { cowArt } from '../src/games/mow/cows';
import { plays } from '../src/games/saumaumau/cards';
import { left } from '../src/lib/clock.svelte';
import { copies } from '../src/lib/copies';
import type { About, AnyEvent, GameInfo, Moved, Own, Position } from '../src/messages';
import { TableState } from '../src/table.svelte';
import { loadWords, type Words } from '../src/words';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const read = (path: string) => JSON.parse(readFileSync(join(FIXTURES, path), 'utf8'));
const GAMES = ['saumaumau', 'rudi', 'quartett', 'mow', 'happypigs'];
const schemas: Record<string, GameInfo> = Object.fromEntries(GAMES.map((game) => [game, read(`${game}/schema.json`)]));
const deals = (game: string): Fixture[] =>
  readdirSync(join(FIXTURES, game))
    .filter((name) => name.startsWith('4-'))
    .slice(0, 1)
    .map((name) => read(`${game}/${name}`));
const drawn = symbols();
let words: Words;

beforeAll(async () => void (words = await loadWords('en', GAMES)));
afterEach(cleanup);

const about: About = {
  id: 'MUDDY1',
  game: 'saumaumau',
  rules: 1,
  options: {},
  seats: ['Anna', 'Bernd'].map((name) => ({
    kind: 'person',
    name,
    player: name,
    level: '',
    held: false,
    ready: true,
    program: false,
  })),
  host: 'Anna',
  phase: 'playing',
  number: 1,
  settings: {},
  commitment: '',
  day: '',
  counted: false,
};
const head = (n: number) => ({ table: 'MUDDY1', n, time: 1000 * n });
const position = (moves: number): Position => ({
  moves,
  view: { moves, race: 0, pigs: [0, 0, 0, 0] },
  act: [moves % 2],
  ask: { key: 'page-your-turn', args: {} },
  clocks: null,
  result: null,
  within: null,
});
const moved = (n: number): AnyEvent => ({
  type: 'moved',
  ...head(n),
  seat: n % 2,
  action: 0,
  by: 'person',
  lines: [{ key: 'page-dealt', args: {} }],
  position: position(n - 1),
});
const own = (card: number): Own => ({ view: { my_hand: [card] } });

test('who comes late reads up on everything, and jumps to any of it', async () => {
  const table = new TableState(schemas.saumaumau, await loadGame('saumaumau'));
  table.receive({ type: 'fresh', ...head(4), about, present: [], position: position(3) });
  table.receive(moved(5));
  table.recall([
    { type: 'started', ...head(1), about, nonces: [], same_deal: false, position: position(0) },
    moved(2),
    moved(3),
    moved(4),
  ]);
  expect(table.frames.map((frame) => frame.moves)).toEqual([0, 1, 2, 3, 4]);
  expect(table.frame!.moves).toBe(4);
  expect(table.lines.filter((line) => line.frame >= 0).map((line) => table.frames[line.frame].n)).toEqual([2, 3, 4, 5]);
  table.jump(1);
  expect(table.live).toBe(false);
  expect(table.frame!.view.moves).toBe(1);
});

test('a log of another game is not mixed in', async () => {
  const table = new TableState(schemas.saumaumau, await loadGame('saumaumau'));
  table.receive({ type: 'fresh', ...head(9), about, present: [], position: position(8) });
  table.recall([{ type: 'started', ...head(1), about, nonces: [], same_deal: false, position: position(0) }]);
  expect(table.frames).toHaveLength(1);
});

test('a spectator with the right link sees all hands and plays none of them', async () => {
  const table = new TableState(schemas.saumaumau, await loadGame('saumaumau'));
  table.receive({
    type: 'fresh',
    ...head(4),
    about,
    present: [],
    position: position(3),
    own: { 0: own(3), 1: own(36) },
  });
  expect(table.seat).toBeNull();
  expect(table.frame!.view).not.toHaveProperty('my_hand');
  expect(table.frame!.hands).toEqual({ 0: { my_hand: [3] }, 1: { my_hand: [36] } });
});

test('a question stands since it was put, though others have chosen since', async () => {
  const table = new TableState(schemas.rudi, await loadGame('rudi'));
  const both = (moves: number): Position => ({ ...position(moves), act: [0, 1] });
  table.receive({ type: 'fresh', ...head(2), about, present: [], position: both(1) });
  table.receive({ ...moved(5), seat: 1, position: { ...position(2), act: [0] } } as AnyEvent);
  expect(table.since(0)).toBe(2000);
  table.receive({ ...moved(7), seat: 0, position: both(3) } as AnyEvent);
  expect(table.since(0)).toBe(7000);
});

test('moves are shown one after the other and told when they are shown; one’s own at once', async () => {
  const table = new TableState(schemas.saumaumau, await loadGame('saumaumau'));
  table.mine = [0];
  table.receive({ type: 'fresh', ...head(4), about, present: [], position: position(3) });
  table.receive(moved(5));
  table.receive({ ...moved(6), seat: 1 } as AnyEvent);
  expect([table.at, table.told.length, table.lines.length]).toEqual([1, 1, 2]);
  expect([table.following, table.live]).toEqual([true, false]);
  table.follow();
  table.receive({ ...moved(7), seat: 0 } as AnyEvent);
  expect([table.at, table.told.length]).toEqual([3, 3]);
});

const started = (n: number): AnyEvent => ({
  type: 'started',
  ...head(n),
  about,
  nonces: [],
  same_deal: false,
  position: position(0),
});

test('a move with others behind it is made as often as it stays possible, and a refusal ends it', async () => {
  const schema = schemas.saumaumau;
  const played: number[] = [];
  const own = (legal: number[]): Record<string, Own> => ({
    0: {
      legal: legal.map((action) => [action, '']),
      view: {},
      ask: { key: 'page-your-turn', args: {} },
      why: '',
    } as never,
  });
  const may = [[3], [3], [3, 4], [5]];
  const table = new TableState(schema, await loadGame('saumaumau'), {
    play: async (_, __, action) => {
      played.push(action);
      table.receive({ ...moved(2 * played.length), action, own: own(may[played.length]) } as AnyEvent);
      return played.length < 3 ? null : 'no';
    },
    undo: async () => null,
    hint: async () => '',
  });
  table.receive({ type: 'fresh', ...head(1), about, present: [0], position: position(2), own: own(may[0]) } as never);
  table.mine = [0];
  table.receive({ ...moved(2), own: own(may[0]) } as AnyEvent);
  await table.choose(3, [3, 9, 3]);
  expect(played).toEqual([3, 3]);
  await table.choose(4, [5]);
  expect(played).toEqual([3, 3, 4]);
  expect(table.refusal).toBe('no');
});

test('a card chosen while others move is played in turn, or said not to fit; another tap takes it back', async () => {
  const schema = schemas.saumaumau;
  const wires = { play: vi.fn(async () => null), undo: async () => null, hint: async () => '' };
  const table = new TableState(schema, await loadGame('saumaumau'), wires);
  table.mine = [0];
  const [way] = plays(schema, 3);
  const draw = schema.actions.indexOf('draw');
  const turn = (...legal: number[]): AnyEvent => ({
    ...(moved(6) as Moved),
    seat: 1,
    position: position(4),
    own: { 0: { view: { my_hand: [3] }, legal: legal.map((action) => [action, '']) } },
  });
  const comes = (event: AnyEvent) => {
    table.receive({ type: 'fresh', ...head(5), about, present: [], position: position(5) });
    table.plan('3-0');
    expect([table.ahead, table.asked]).toEqual(['3-0', false]);
    table.receive(event);
    table.follow();
    table.keepPlan(table.sight(words)!);
    expect(table.ahead).toBeNull();
  };
  comes(turn(way, draw));
  expect(wires.play).toHaveBeenCalledExactlyOnceWith(0, 6, way);
  comes(turn(draw));
  expect([wires.play.mock.calls.length, table.refusal]).toEqual([1, words.say('page-ahead-not')]);
  table.receive({ type: 'fresh', ...head(7), about, present: [], position: position(5) });
  table.plan('3-0');
  table.plan('3-0');
  expect(table.ahead).toBeNull();
});

test('a deal is seen before the first move is shown, by those who come in time', async () => {
  const game = await loadGame('saumaumau');
  const table = new TableState(schemas.saumaumau, game);
  for (const event of [started(1), moved(2), moved(3)]) table.receive({ ...event, time: Date.now() });
  table.arrive();
  expect([table.at, table.sight(words)!.dealt, table.live]).toEqual([0, 1, false]);
  const late = new TableState(schemas.saumaumau, game);
  for (const event of [started(1), moved(2)]) late.receive(event);
  late.arrive();
  expect([late.at, late.sight(words)!.dealt]).toEqual([1, 0]);
});

test('a new race is a new deal', async () => {
  const table = new TableState(schemas.saumaumau, await loadGame('saumaumau'));
  table.receive({ type: 'fresh', ...head(4), about, present: [], position: position(3) });
  const race = (n: number, number: number) =>
    ({ ...moved(n), position: { ...position(n - 1), view: { race: number, pigs: [0, 0, 0, 0] } } }) as AnyEvent;
  for (const event of [race(5, 0), race(6, 1), race(7, 1)]) table.receive(event);
  expect(table.frames.map((frame) => frame.dealt)).toEqual([false, false, true, false]);
});

test('what others choose meanwhile takes nothing out of one’s hand', async () => {
  const table = new TableState(schemas.rudi, await loadGame('rudi'));
  table.mine = [0];
  const both = (n: number, seat: number): AnyEvent =>
    ({
      ...moved(n),
      seat,
      own: { 0: { view: {}, legal: [[3, 'x']] } },
      position: { ...position(n - 1), view: { race: 0, tricks: 0 }, act: [0, 1] },
    }) as AnyEvent;
  table.receive({ ...both(1, 1), type: 'fresh', about, present: [] } as AnyEvent);
  table.pick(3);
  table.receive(both(2, 1));
  table.receive(both(3, 1));
  expect([table.at, table.live, table.asked]).toEqual([1, false, true]);
  expect([table.picked, table.sight(words)!.picked, table.sight(words)!.legal.has(3)]).toEqual([3, 3, true]);
  table.receive(both(4, 0));
  expect([table.at, table.picked, table.asked]).toEqual([3, null, true]);
});

test('a card keeps its key while others of its kind come and go', () => {
  expect(copies([5, 3, 5])).toEqual([
    { kind: 5, at: 0 },
    { kind: 3, at: 0 },
    { kind: 5, at: 1 },
  ]);
  expect(copies([3, 5])).toContainEqual({ kind: 5, at: 0 });
});

test('what happens is read out, what is asked of oneself at once; what others choose meanwhile is not', async () => {
  const table = fixtureState(schemas.rudi, await loadGame('rudi'), deals('rudi')[0], '0');
  const [frame] = table.frames;
  const laid = { seat: 1, action: 0, lines: [{ key: 'page-dealt', args: {} }] };
  const read = () =>
    [...render(Frame, { state: table, sight: table.sight(words)! }).container.querySelectorAll('.sr[aria-live]')].map(
      (region) => region.textContent,
    );
  table.lines = [{ n: frame.n, frame: 0, said: laid.lines[0], step: laid, first: true }];
  expect(read()).toEqual([
    words.say('page-dealt'),
    `${words.say('page-your-turn')}. ${words.with(table.names).tell(frame.ask)}`,
  ]);
  cleanup();
  table.frames = [frame, { ...frame, n: frame.n + 1, events: [laid] }];
  table.lines = [{ n: frame.n + 1, frame: 1, said: laid.lines[0], step: laid, first: true }];
  table.follow();
  expect(read()[0]).toBe('');
});

test('why nothing can be taken back stands on the button before it is pressed', async () => {
  const table = fixtureState(schemas.saumaumau, await loadGame('saumaumau'), deals('saumaumau')[0], '0');
  const button = () =>
    render(Frame, { state: table, sight: table.sight(words)! }).container.querySelector<HTMLElement>('.status .undo')!;
  expect(button().getAttribute('aria-disabled')).toBe('false');
  cleanup();
  table.frames = table.frames.map((frame) => ({ ...frame, undo: { key: 'no-undo-revealed', args: {} } }));
  const refused = button();
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  expect(refused.getAttribute('aria-label')).toContain(words.say('no-undo-revealed'));
  refused.click();
  expect(table.refusal).toBe(words.say('no-undo-revealed'));
});

test.each(GAMES)(
  '%s: hands lie open with named, drawn cards; bots are somebody with the badge of their level',
  async (game) => {
    const view = await loadGame(game);
    for (const fixture of deals(game)) {
      const table = fixtureState(schemas[game], view, fixture, 'spectator');
      table.frames = table.frames.map((frame) => ({
        ...frame,
        hands: Object.fromEntries(fixture.names.map((_, seat) => [seat, fixture.frames[seat].view])),
      }));
      const { container, unmount } = render(Frame, { state: table, sight: table.sight(words)! });
      const shown = container.querySelectorAll('.openhands li');
      expect(shown).toHaveLength(fixture.names.length);
      for (const [seat, name] of fixture.names.entries()) {
        const cards = view.hand(fixture.frames[seat].view, schemas[game], words);
        expect(shown[seat].textContent).toContain(name);
        expect([...shown[seat].querySelectorAll('[role=img]')].map((card) => card.getAttribute('aria-label'))).toEqual(
          cards.map((card) => card.label),
        );
        expect(cards.filter((card) => !drawn.has(card.id))).toEqual([]);
      }
      const uses = [...container.querySelectorAll('.players .panel')[3].querySelectorAll('.seat use')];
      expect(uses.map((use) => use.getAttribute('href'))).toEqual(['#who-goat', '#robot-farmer']);
      unmount();
    }
  },
);

test('numbers are those of the table, not those of the box', () => {
  const names = schemas.mow.fields.find((field) => field.name === 'herd')!.names!;
  expect(cowArt(schemas.mow, names.indexOf('lean cow'), { lean: 12, milk: 4 })).toBe('mow-yellow-lean-12');
  expect(cowArt(schemas.mow, names.indexOf('milk cow'), { lean: 12, milk: 4 })).toBe('mow-yellow-milk-4');
});

test('a long time left is told in days and hours, a short one to the second', async () => {
  const told = async (language: 'en' | 'fr' | 'de') =>
    [86400 * 2 + 3 * 3600, 86400, 5 * 3600 + 12 * 60, 89.2].map((seconds) => left(all[language], seconds));
  const all = { en: words, fr: await loadWords('fr'), de: await loadWords('de') };
  expect(await told('en')).toEqual(['2 days 3 h', '1 day 0 h', '5 h 12 min', '1:30']);
  expect(await told('fr')).toEqual(['2 jours 3 h', '1 jour 0 h', '5 h 12 min', '1:30']);
  expect(await told('de')).toEqual(['2 Tage 3 Std.', '1 Tag 0 Std.', '5 Std. 12 Min.', '1:30']);
});
