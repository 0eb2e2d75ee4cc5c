// Nothing costly happens by one tap, and red is the move one is about to make, never “do nothing”.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fixtureState, type Fixture } from '../src/dev/fixture';
import Frame from '../src/frame/Frame.svelte';
import { GAME_IDS, loadGame } from '../src/games';
import type { GameInfo } from '../src/messages';
import type { TableState } from '../src/table.svelte';
import { loadWords, type Words } from '../src/words';

const FOLDER = join(import.meta.dirname, 'fixtures');
const read = (game: string, name: string) => JSON.parse(readFileSync(join(FOLDER, game, name), 'utf8'));
let words: Words;

beforeAll(async () => (words = await loadWords('en', [...GAME_IDS])));
afterEach(cleanup);

/** Recorded moments at which somebody must act, as that seat sees them; or each of those seats. */
async function asked(game: (typeof GAME_IDS)[number], ask: RegExp, seats = 1): Promise<TableState[]> {
  const view = await loadGame(game);
  const schema = read(game, 'schema.json') as GameInfo;
  return readdirSync(join(FOLDER, game)).flatMap((name) => {
    const fixture = read(game, name) as Fixture;
    if (name === 'schema.json') return [];
    const states = fixture.act.slice(0, seats).map((seat) => fixtureState(schema, view, fixture, String(seat)));
    return states.filter((state) => ask.test(state.frame!.ask.key));
  });
}

const draw = (state: TableState) => {
  const { container } = render(Frame, { state, sight: state.sight(words)! });
  return (move: string) => container.querySelector<HTMLElement>(`.status [data-action="${move}"]`);
};

test('whoever would let pigs die is told how many, and asked again', async () => {
  const moments = await asked('happypigs', /-ask-vaccinate$/);
  expect(moments.length).toBeGreaterThan(0);
  for (const state of moments) {
    state.choose = vi.fn();
    const button = draw(state);
    const done = () => button('done')!;
    expect(done().matches('.primary')).toBe(false);
    await fireEvent.click(done());
    expect(state.choose).not.toHaveBeenCalled();
    const bare = state.frame!.view.preview.farms[state.seat!].unvaccinated;
    expect(document.querySelector('.status .q')!.textContent).toMatch(bare > 1 ? `${bare} pigs` : 'One pig');
    const [yes, no] = document.querySelectorAll<HTMLElement>('.status .acts > button');
    expect([yes.textContent!.trim(), no.textContent!.trim()]).toEqual([expect.stringMatching(/^Yes/), 'No']);
    await fireEvent.click(no);
    expect(state.choose).not.toHaveBeenCalled();
    await fireEvent.click(done());
    await fireEvent.click(done());
    expect(state.choose).toHaveBeenCalledOnce();
    cleanup();
  }
});

test('an action that no pig can use is chosen only after a question', async () => {
  let idle = 0;
  for (const state of await asked('happypigs', /-ask-choose$/))
    for (const action of state.last!.legal.actions) {
      state.choose = vi.fn();
      state.pick({ ways: [action] });
      const button = draw(state)(state.schema.actions[action])!;
      await fireEvent.click(button);
      const held = !vi.mocked(state.choose).mock.calls.length;
      expect(held).toBe(!!state.last!.legal.lead<{ idle: string }>(action)?.idle);
      idle += Number(held);
      cleanup();
    }
  expect(idle).toBeGreaterThan(0);
});

test('not to bet is a quiet button that says what is kept; the question says what a bet is worth', async () => {
  const moments = await asked('saumaumau', /-ask-(change-)?bet$/);
  expect(moments.length).toBeGreaterThan(3);
  const labels = moments.map((state) => {
    const button = draw(state)('no bet')!;
    expect(button.matches('.primary')).toBe(false);
    expect(document.querySelector('.status .q')!.textContent).toMatch(/brings \d points?\./);
    const label = button.textContent!.trim();
    cleanup();
    return label;
  });
  expect(labels).toContain('No bet this time');
  expect(labels.some((label) => /^Keep \w+ \(\d points?\)$/.test(label))).toBe(true);
});

test('neither way of MOW’s arrow is red: to leave it, too, says who comes next', async () => {
  const moments = await asked('mow', /-ask-turn/);
  expect(moments.length).toBeGreaterThan(0);
  for (const state of moments) {
    const button = draw(state);
    for (const move of ['keep', 'turn']) expect(button(move)!.matches('.primary, [data-primary]')).toBe(false);
    cleanup();
  }
});

test('where a sty is full the question names room, and so does the ticket', async () => {
  const cramped = (await asked('happypigs', /-ask-choose$/, Infinity)).flatMap((state) =>
    state
      .last!.legal.actions.filter((a) => state.last!.legal.lead<{ idle: string }>(a)?.idle === 'room')
      .map((action) => ({ state, action })),
  );
  expect(cramped.length).toBeGreaterThan(0);
  for (const { state, action } of cramped) {
    state.pick({ ways: [action] });
    await fireEvent.click(draw(state)(state.schema.actions[action])!);
    expect(document.querySelector('.status .q')!.textContent).toMatch(/room/);
    expect(document.querySelector('.ticket.sel')!.textContent).toMatch(/no room/);
    cleanup();
  }
});
