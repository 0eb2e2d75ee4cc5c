// Turning points are scenes: in order, one after the other, skippable, and nothing else is shown meanwhile.
import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat, GameView, Scene } from '../src/contract';
import { eyes, fixtureState, type Fixture } from '../src/dev/fixture';
import Frame from '../src/frame/Frame.svelte';
import { GAME_IDS, loadGame } from '../src/games';
import {
  HAPPYPIGS,
  NONE,
  RUDI,
  type HappypigsPrinted,
  type HappypigsView,
  type MowView,
  type QuartettView,
  type RudiView,
} from '../src/games/views';
import type { GameInfo } from '../src/messages';
import { settings } from '../src/settings.svelte';
import { moment, type TableState } from '../src/table.svelte';
import { LANGUAGES, loadWords, missing, type Words } from '../src/words';

const FOLDER = join(import.meta.dirname, 'fixtures');
const read = (game: string, name: string) => JSON.parse(readFileSync(join(FOLDER, game, name), 'utf8'));
const names = (game: string) => readdirSync(join(FOLDER, game)).filter((name) => name !== 'schema.json');
const words: Words[] = [];

beforeAll(async () => {
  for (const language of LANGUAGES) words.push(await loadWords(language, [...GAME_IDS]));
});
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 1, goOn: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function table(game: string, view: GameView, fixture: Fixture, viewer: string): TableState {
  return fixtureState(read(game, 'schema.json') as GameInfo, view, fixture, viewer);
}

function scenesOf(state: TableState): Scene[] {
  const [before, now] = state.frames.slice(-2);
  if (!now?.events.length) return [];
  const { view, events } = now;
  return state.game.scenes?.({ schema: state.schema, before: before.view, view, events, seat: state.seat }) ?? [];
}

function sayAll({ say, plate }: Beat, players: string[]): void {
  const said = [say, plate?.title, plate?.text, ...(plate?.rows ?? []).map((row) => row.text)].filter((one) => !!one);
  for (const language of words)
    for (const one of said) expect(language.with(players).tell(one)).toMatch(/^(?!.*(undefined|NaN|\[object|\{)).+/);
}

const stopped = (state: TableState) => {
  const done = vi.fn();
  state.perform(done);
  return done;
};

describe.each(GAME_IDS)('%s', (game) => {
  test('every beat of a turning point is said in every language; each kind of scene can be drawn', async () => {
    const view = await loadGame(game);
    const drawn = new Set<string>();
    for (const name of names(game)) {
      const fixture: Fixture = read(game, name);
      const viewers = eyes(fixture);
      const state = table(game, view, fixture, viewers[names(game).indexOf(name) % viewers.length]);
      const scenes = scenesOf(state);
      for (const beat of scenes.flatMap((scene) => scene.beats)) sayAll(beat, fixture.names);
      if (scenes.every((scene) => drawn.has(scene.name))) continue;
      state.perform();
      for (let i = drawn.size; state.stage.shown; i++) {
        drawn.add(state.stage.shown.scene.name);
        const { container, unmount } = render(Frame, { state, sight: state.sight(words[i % words.length])! });
        expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
        unmount();
        if (state.stage.shown.waiting) state.stage.skip();
        else vi.advanceTimersByTime(state.stage.shown.beat.time);
      }
    }
    expect(drawn.size).toBeGreaterThan(0);
    expect([...missing]).toEqual([]);
  }, 60_000);

  test('a scene shows only what its viewer may see: own cards, and what lies open before or after', async () => {
    const view = await loadGame(game);
    for (const name of names(game)) {
      const fixture: Fixture = read(game, name);
      const state = table(game, view, fixture, 'spectator');
      for (const scene of scenesOf(state))
        for (const beat of scene.beats)
          expect(Object.keys(beat.view).filter((key) => key.startsWith('my_'))).toEqual([]);
    }
  });
});

describe('Sau Mau Mau', () => {
  test('the end of a race opens the bets from the top, and everybody gets what was paid', async () => {
    const view = await loadGame('saumaumau');
    let seen = 0;
    for (const name of names('saumaumau')) {
      const state = table('saumaumau', view, read('saumaumau', name), '0');
      const [scene] = scenesOf(state);
      if (!scene) continue;
      const [before, now] = state.frames.slice(-2).map((frame) => frame.view);
      const rows = scene.beats[scene.beats.length - 1].plate!.rows!;
      const bets = rows.filter((row) => row.art!.length);
      expect(bets.map((row) => row.seat)).toEqual(before.strip.slice(0, before.strip_n));
      for (const { seat, gain, total } of rows) {
        const sum = (gain ?? '').split(' ').reduce((all, part) => all + Number(part), 0);
        expect(sum).toBe(now.last_earned[seat!]);
        expect(Number(total)).toBe(now.points[seat!]);
      }
      expect(scene.beats[scene.beats.length - 1].view.points).toEqual(now.points);
      expect(scene.beats[0].view.pigs).toEqual(now.last_pigs);
      seen++;
    }
    expect(seen).toBeGreaterThan(2);
  });
});

/** All scenes of this name in the recorded moments, as seat 0 sees them, with what was before and after. */
async function recorded<V>(game: (typeof GAME_IDS)[number], name: string) {
  const view = await loadGame(game);
  return names(game).flatMap((file) => {
    const state = table(game, view, read(game, file), '0');
    const [before, now] = state.frames.slice(-2).map((frame) => frame.view as V);
    return scenesOf(state).flatMap((scene) => (scene.name === name ? [{ scene: scene as Scene<V>, before, now }] : []));
  });
}

test('Rudi: cards lie, turn over and light up before the sum is told; the pig runs last', async () => {
  const tricks = await recorded<RudiView>('rudi', 'trick');
  expect(tricks.length).toBeGreaterThan(3);
  for (const { scene, before, now } of tricks) {
    const told = scene.beats.findIndex((beat) => beat.plate);
    expect(scene.beats.slice(0, told + 1).map((beat) => beat.cue ?? '')).toEqual(['', 'turn', 'first', 'second']);
    for (const beat of scene.beats.slice(0, told + 1)) expect(beat.view.pigs).toEqual(before.pigs);
    expect(scene.beats[0].view.last_card).toEqual(before.last_card);
    if (now.last_way === RUDI.last_way.run)
      expect(scene.beats[told].plate!.sum).toMatch(new RegExp(`^\\d+ − \\d+ = ${now.last_steps}$`));
    expect(scene.beats[scene.beats.length - 1].view.pigs).toEqual(now.last_pigs);
  }
});

test('Happy Pigs: choices turn over together, then each work is divided, and the shares add up', async () => {
  const choices = await recorded<HappypigsView>('happypigs', 'choice');
  expect(choices.length).toBeGreaterThan(3);
  const printed = read('happypigs', 'schema.json').printed as HappypigsPrinted;
  for (const { scene, before, now } of choices) {
    for (const { plate } of before.advanced ? [] : scene.beats.slice(0, 1))
      expect(plate!.rows!.map((row) => row.art![0].id)).toEqual(now.chosen.slice(0, now.seats).map(() => 'hp-back'));
    const last = scene.beats[scene.beats.length - 1].plate!.rows!;
    expect(last.map((row) => row.gain)).toEqual(last.map((row) => `×${now.quota[row.seat!]}`));
    const feeding = last.filter((row) => now.chosen[row.seat!] === HAPPYPIGS.chosen.feed);
    const fed = feeding.reduce((sum, row) => sum + now.quota[row.seat!], 0);
    if (feeding.length) expect(fed).toBe(printed.amounts[now.card][HAPPYPIGS.chosen.feed]);
  }
});

test('Happy Pigs: an inspection crosses out on every farm just the pigs that die', async () => {
  const inspections = await recorded<HappypigsView>('happypigs', 'inspection');
  expect(inspections.length).toBeGreaterThan(0);
  for (const { scene, now } of inspections)
    for (const row of scene.beats[scene.beats.length - 1].plate!.rows!) {
      const crossed = row.art!.reduce((sum, { crossed, count }) => sum + (crossed ? count! : 0), 0);
      expect(crossed).toBe(now.last_dead[row.seat!].reduce((sum, n) => sum + n, 0));
    }
});

test('MOW: a herd walks home first; the end of a round lays open just the cards that were in hand', async () => {
  for (const { scene, before } of await recorded<MowView>('mow', 'herd')) {
    expect(scene.beats[0].view).toBe(before);
    expect(scene.beats[1].view.low[before.place]).toBe(NONE);
    const stables = (view: MowView) => view.stable.reduce((sum, n) => sum + n, 0);
    expect(stables(scene.beats[1].view) - stables(before)).toBe(scene.beats[1].flying![0]?.count ?? 0);
  }
  const ends = await recorded<MowView>('mow', 'round-end');
  expect(ends.length).toBeGreaterThan(1);
  for (const { scene, now } of ends)
    for (const row of scene.beats[scene.beats.length - 1].plate!.rows!) {
      expect(row.art).toHaveLength(now.last_hand_n[row.seat!]);
      expect(row.total).toBe(String(now.flies[row.seat!]));
    }
});

test('Quartett: a set lies there as a whole', async () => {
  const sets = await recorded<QuartettView>('quartett', 'set');
  expect(sets.length).toBeGreaterThan(0);
  for (const { scene, now } of sets) expect(scene.beats[1].plate!.art).toHaveLength(now.colours);
});

test('whoever wins and looks on is told so, everybody else reads who won', async () => {
  const view = await loadGame('quartett');
  const over = names('quartett').find((name) => name.includes('over'))!;
  const fixture: Fixture = read('quartett', over);
  const told = fixture.names.map((_, seat) => {
    const [{ beats }] = scenesOf(table('quartett', view, fixture, String(seat))).slice(-1);
    return words[0].with(fixture.names).tell(beats[beats.length - 1].plate!.title);
  });
  const winners = fixture.result!.winners;
  told.forEach((title, seat) =>
    expect(title.startsWith('You ')).toBe(winners.includes(seat) && seat in fixture.frames),
  );
});

test('the log tells no more than the scene has told', async () => {
  const view = await loadGame('rudi');
  const state = table('rudi', view, read('rudi', '4-004-ask-give-after-lay.json'), '0');
  const told = () => state.told.map((line) => line.said!.key);
  const all = told();
  state.perform();
  const before: string[][] = [];
  for (; state.stage.shown; vi.advanceTimersByTime(state.stage.shown.beat.time)) before.push(told());
  expect(before[0]).toEqual(['rudi-say-lay']);
  expect(before[2]).not.toContain('rudi-say-run');
  expect(before[3]).toContain('rudi-say-run');
  expect(told()).toEqual(all);
});

describe('the stage', () => {
  const open = async () => {
    const view = await loadGame('saumaumau');
    const ending = names('saumaumau').find((name) => {
      const state = table('saumaumau', view, read('saumaumau', name), 'spectator');
      return scenesOf(state).length && !state.frame!.view.ending;
    })!;
    const state = table('saumaumau', view, read('saumaumau', ending), '0');
    const seats = state.about!.seats.map((seat, i) => (i ? { ...seat, kind: 'bot' as const, level: 'chick' } : seat));
    state.about = { ...state.about!, seats };
    return state;
  };

  test('plays beat after beat at the pace of the settings, and waits for its button', async () => {
    const state = await open();
    const done = stopped(state);
    const { beats } = state.stage.shown!.scene;
    for (const beat of beats.slice(0, -1)) {
      expect(state.stage.shown!.beat).toBe(beat);
      vi.advanceTimersByTime(beat.time);
    }
    expect(state.stage.shown!.waiting).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(done).not.toHaveBeenCalled();
    state.stage.skip();
    expect(done).toHaveBeenCalledOnce();
    expect(state.stage.shown).toBeNull();
  });

  test('is twice as fast if so preferred', async () => {
    settings.speed = 2;
    const state = await open();
    stopped(state);
    const [first, second] = state.stage.shown!.scene.beats;
    vi.advanceTimersByTime(first.time / 2);
    expect(state.stage.shown!.beat).toBe(second);
  });

  test('a tap leads to the last beat, the next one goes on', async () => {
    const state = await open();
    const done = stopped(state);
    state.stage.skip();
    expect(state.stage.shown!.waiting).toBe(true);
    expect(done).not.toHaveBeenCalled();
    state.stage.skip();
    expect(done).toHaveBeenCalledOnce();
  });

  test('goes on without the button if so preferred, or if others wait', async () => {
    const state = await open();
    settings.goOn = true;
    let done = stopped(state);
    vi.advanceTimersByTime(60_000);
    expect(done).toHaveBeenCalledOnce();
    settings.goOn = false;
    const seats = state.about!.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
    state.about = { ...state.about!, seats };
    done = stopped(state);
    vi.advanceTimersByTime(60_000);
    expect(done).toHaveBeenCalledOnce();
  });

  test('is one still card where less motion is wanted', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
    }));
    const state = await open();
    stopped(state);
    const { still, waiting, beat, scene } = state.stage.shown!;
    expect([still, waiting]).toEqual([true, true]);
    expect(beat.plate).toEqual([...scene.beats].reverse().find((one) => one.plate)!.plate);
    expect(beat.flying).toEqual([]);
  });

  test('nothing is asked meanwhile, and what arrives waits', async () => {
    const state = await open();
    stopped(state);
    const shown = state.sight(words[0])!;
    expect(state.asked).toBe(false);
    expect(shown.legal.some).toBe(false);
    expect(shown.act).toEqual([]);
    const next = moment(state.schema, { n: 99, view: state.frame!.view, ask: state.frame!.ask });
    state.frames = [...state.frames, next];
    expect(state.sight(words[0])!.view).toBe(shown.view);
  });

  test('the beats are changes of their own: each starts from the one before, events come with the first', async () => {
    const state = await open();
    stopped(state);
    const first = state.sight(words[0])!;
    expect(first.events).toBe(state.frame!.events);
    vi.advanceTimersByTime(state.stage.shown!.beat.time);
    const second = state.sight(words[0])!;
    expect(second.before).toBe(first.view);
    expect(second.events).toEqual([]);
    state.stage.skip();
    const last = state.stage.shown!.beat.view;
    state.stage.skip();
    expect(state.sight(words[0])!.before).toBe(last);
    expect(state.sight(words[0])!.view).toBe(state.frame!.view);
  });
});
