// Quartett's album: every request can be made by tapping card and player, hidden cards are not in the page.
import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { symbols } from '../art';
import { eyes, fixtureState, type Fixture } from '../src/dev/fixture';
import Frame from '../src/frame/Frame.svelte';
import quartett from '../src/games/quartett';
import { asked, asking, cardWords } from '../src/games/quartett/cards';
import { NONE, type QuartettView } from '../src/games/views';
import type { GameInfo } from '../src/messages';
import { LANGUAGES, loadWords, missing, type Words } from '../src/words';

const FIXTURES = join(import.meta.dirname, 'fixtures/quartett');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const schema: GameInfo = read(join(FIXTURES, 'schema.json'));
const moments = readdirSync(FIXTURES)
  .filter((name) => name !== 'schema.json')
  .map((name) => join(FIXTURES, name));
const drawn = symbols();
const words: Words[] = [];

beforeAll(async () => {
  for (const language of LANGUAGES) words.push(await loadWords(language, ['quartett']));
});
afterEach(cleanup);

function show(path: string, viewer: string, w = words[0]) {
  const fixture: Fixture = read(path);
  const state = fixtureState(schema, quartett as never, fixture, viewer);
  const chosen: number[] = [];
  state.choose = async (move) => void chosen.push(move);
  const result = render(Frame, { state, sight: state.sight(w)! });
  return { fixture, state, chosen, view: state.frame!.view as QuartettView, legal: state.frame!.legal, ...result };
}

describe.each(moments.map((path) => [path.split('/').slice(-1)[0], path]))('%s', (_, path) => {
  test.each(eyes(read(path)))('seen by %s', (viewer) => {
    const { view, legal, container } = show(path, viewer, words[viewer.length % words.length]);
    const pockets = [...container.querySelectorAll<HTMLElement>('.pocket')];
    expect(pockets).toHaveLength(view.laid.length * view.colours);
    // what may be asked for is a named button, everything else is dimmed with its reason or only to look at
    const open = new Set(legal.actions.map((move) => asked(schema, move).card));
    const lit = pockets.filter((pocket) => pocket.matches('button[aria-disabled="false"]'));
    expect(new Set(lit.map((pocket) => Number(pocket.dataset.card)))).toEqual(open);
    for (const pocket of pockets) expect(pocket.getAttribute('aria-label')).toBeTruthy();
    for (const pocket of pockets.filter((p) => p.matches('button[aria-disabled="true"]')))
      expect(pocket.querySelector('.why')?.textContent).toBeTruthy();
    // own cards only: nobody else's, not even remembered ones
    const held = (view.my_held ?? []).reduce((sum, bits) => sum + bits.toString(2).replace(/0/g, '').length, 0);
    expect(container.querySelectorAll('.pocket.mine')).toHaveLength(held);
    expect(container.querySelectorAll('.fan > button')).toHaveLength(held);
    expect(container.querySelectorAll('.stamp')).toHaveLength(view.laid.filter((owner) => owner !== NONE).length);
    const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1));
    expect(used.filter((id) => !drawn.has(id))).toEqual([]);
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect([...missing]).toEqual([]);
  });
});

const again = moments.find((path) => /4-\d+-ask-again-after/.test(path))!;
const asker = String((read(again) as Fixture).act[0]);

test('card, then player: two taps ask', async () => {
  const { container, state, chosen, legal, rerender } = show(again, asker);
  const move = legal.actions[3];
  const { who, card } = asked(schema, move);
  container.querySelector<HTMLElement>(`.pocket[data-card="${card}"]`)!.click();
  expect(state.picked).toEqual({ who: null, card });
  expect(quartett.buttons(state.sight(words[0]) as never).map((button) => button.action)).toEqual(
    [0, 1, 2, 3].filter((seat) => String(seat) !== asker).map((seat) => asking(schema, seat, card)),
  );
  await rerender({ state, sight: state.sight(words[0])! });
  const person = container.querySelector<HTMLElement>(`[data-spot="ask-${who}"]`)!;
  expect(person.querySelector('.sr')?.textContent).toBe(words[0].with(state.names).tell(schema.labels[move]));
  person.click();
  expect(chosen).toEqual([move]);
});

test('player, then card: the red button asks, a second tap too', async () => {
  const { container, state, chosen, legal, rerender } = show(again, asker);
  const move = legal.actions[0];
  const { who, card } = asked(schema, move);
  container.querySelector<HTMLElement>(`[data-spot="ask-${who}"]`)!.click();
  await rerender({ state, sight: state.sight(words[0])! });
  container.querySelector<HTMLElement>(`.pocket[data-card="${card}"]`)!.click();
  expect(chosen).toEqual([]);
  await rerender({ state, sight: state.sight(words[0])! });
  await tick();
  expect(container.querySelector('[data-primary]')?.textContent).toContain(`for ${cardWords(schema, words[0], card)}`);
  container.querySelector<HTMLElement>(`.pocket[data-card="${card}"]`)!.click();
  expect(chosen).toEqual([move]);
});

test('who has no cards says so', () => {
  for (const path of moments.filter((name) => name.includes('-out-'))) {
    const fixture: Fixture = read(path);
    const { container, view, unmount } = show(path, String(fixture.act[0]));
    for (const [seat, cards] of view.hand_n.slice(0, view.seats).entries())
      if (!cards)
        expect(container.querySelector(`[data-spot="ask-${seat}"] .why`)?.textContent).toContain('no cards left');
    unmount();
  }
});

describe('the memory aid', () => {
  const moment = join(FIXTURES, '4-quintett-054-ask-again-after-ask.json');
  const asker = String(read(moment).act[0]);
  const aided = (viewer: string) => {
    const fixture: Fixture = read(moment);
    const state = fixtureState(schema, quartett as never, fixture, viewer);
    state.about!.settings = { aids: true };
    return { state, view: state.frame!.view as QuartettView };
  };

  test('shows who has got which card in the open, and who collects which sets; without it nothing', () => {
    expect(show(moment, asker).container.querySelectorAll('.keeper, .by')).toHaveLength(0);
    cleanup();
    const { state, view } = aided(asker);
    const { container } = render(Frame, { state, sight: state.sight(words[0])! });
    const public_ = view.known.flatMap((sets, seat) =>
      seat === Number(asker) ? [] : sets.filter((_, set) => view.laid[set] === NONE),
    );
    const cards = public_.reduce((sum, bits) => sum + bits.toString(2).replace(/0/g, '').length, 0);
    expect(cards).toBeGreaterThan(0);
    expect(container.querySelectorAll('.keeper')).toHaveLength(cards);
    const known = view.laid.filter(
      (owner, set) => owner === NONE && view.some.some((_, seat) => view.some[seat][set] || view.known[seat][set]),
    );
    expect(container.querySelectorAll('.by')).toHaveLength(known.length);
    expect([...missing]).toEqual([]);
  });

  test('says of every player what is known of the card chosen', () => {
    const { state } = aided(asker);
    const open = [...new Set(state.frame!.legal.actions.map((move) => asked(schema, move).card))];
    const told = new Set<string>();
    for (const card of open) {
      state.pick({ who: null, card });
      const { container } = render(Frame, { state, sight: state.sight(words[0])! });
      for (const person of container.querySelectorAll<HTMLElement>('.person')) told.add(person.title);
      cleanup();
    }
    expect(told).toContain(words[0].say('page-quartett-heard-has'));
    expect(told).toContain(words[0].say('page-quartett-heard-lacks'));
    expect(told).toContain(words[0].say('page-quartett-heard-some'));
  });
});
