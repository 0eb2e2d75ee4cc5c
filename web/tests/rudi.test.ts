// Rudi's table: every legal move is a button with a name, nothing hidden is in the page,
// spaces lie where they were drawn.
import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import tracks from '../src/art/tracks.json';
import { eyes, fixtureState, type Fixture } from '../src/dev/fixture';
import Frame from '../src/frame/Frame.svelte';
import { cardArt, cardWords, laying } from '../src/games/rudi/cards';
import { NONE } from '../src/games/views';
import rudi from '../src/games/rudi';
import { PHONE, places, WIDE } from '../src/games/rudi/stadium';
import type { RudiView } from '../src/games/views';
import type { GameInfo } from '../src/messages';
import { loadWords, type Words } from '../src/words';

const FOLDER = join(import.meta.dirname, 'fixtures/rudi');
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
const schema: GameInfo = read('schema.json');
const moments = readdirSync(FOLDER).filter((name) => name !== 'schema.json');
let words: Words;

beforeAll(async () => void (words = await loadWords('en', ['rudi'])));
afterEach(cleanup);

function show(moment: string, viewer: string) {
  const fixture: Fixture = read(moment);
  const state = fixtureState(schema, rudi as never, fixture, viewer);
  const drawn = render(Frame, { state, sight: state.sight(words)! });
  return { fixture, state, view: state.frame!.view as RudiView, legal: state.frame!.legal, ...drawn };
}
const drawings = (root: Element) => [...root.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1));
const viewers = (moment: string) => eyes(read(moment));

describe.each(moments)('%s', (moment) => {
  test.each(viewers(moment))('seen by %s: legal cards are named buttons', (viewer) => {
    const { legal, view, container } = show(moment, viewer);
    const hand = container.querySelector<HTMLElement>('.hand');
    if (viewer === 'spectator') return expect(hand).toBeNull();
    const open = [...hand!.querySelectorAll('.fan > button[aria-disabled="false"]')];
    expect(open).toHaveLength(legal.actions.length);
    for (const a of legal.actions) {
      const card = words.line(schema.labels[a].args.card as never);
      expect(open.filter((button) => button.getAttribute('aria-label') === card)).toHaveLength(1);
    }
    expect(hand!.querySelectorAll('.fan > button')).toHaveLength(
      view.my_hand!.length - (view.my_choice === NONE ? 0 : 1),
    );
  });

  test.each(viewers(moment))('seen by %s: only what lies open or is the own is drawn', (viewer) => {
    const { view, container } = show(moment, viewer);
    const seen = new Set([view.top, ...view.given.slice(-1), ...view.last_card, ...(view.my_hand ?? [])]);
    const allowed = new Set(
      [...seen].filter((card) => card !== NONE && card < 50).map((card) => cardArt(schema, card)),
    );
    const cards = drawings(container.querySelector('.table')!).filter((id) =>
      /^rudi-(red|blue|yellow|green|black)-\d+$/.test(id),
    );
    const inLog = new Set(
      drawings(container.querySelector('.log')!).concat(drawings(container.querySelector('.ticker')!)),
    );
    expect(cards.filter((id) => !allowed.has(id) && !inLog.has(id))).toEqual([]);
  });
});

test('a card that lies face down is shown to its owner only', () => {
  const moment = '4-001-ask-lay-after-lay.json';
  const fixture: Fixture = read(moment);
  const owner = [0, 1, 2, 3].find((seat) => fixture.frames[seat].view.ready[seat])!;
  const card = fixture.frames[owner].view.my_choice;
  const others = viewers(moment).filter((viewer) => viewer !== String(owner));
  for (const viewer of others) {
    const { container, unmount } = show(moment, viewer);
    expect(container.querySelectorAll('.slot:not(.empty)')).toHaveLength(1);
    expect(drawings(container)).not.toContain(cardArt(schema, card));
    expect(container.textContent).not.toContain(cardWords(schema, words, card));
    unmount();
  }
  const { container } = show(moment, String(owner));
  expect(drawings(container.querySelector('.slot:not(.empty)')!)).toContain(cardArt(schema, card));
});

test('a tap selects, the red button says what will be done', async () => {
  const { container, state } = show('4-000-ask-lay-deal.json', '0');
  container.querySelectorAll<HTMLElement>('.fan > button')[7].click();
  const card = Number(state.picked);
  expect(rudi.buttons(state.sight(words) as never)).toEqual([
    { action: laying(schema, card), label: 'Lay red 8', primary: true },
  ]);
});

test('spaces lie where the look book has drawn them', () => {
  for (const [ground, drawn] of [
    [WIDE, tracks.rudi.wide],
    [PHONE, tracks.rudi.phone],
  ] as const)
    for (const [n, at] of places(ground, 24).entries()) {
      expect(Math.hypot(at.x - drawn.spaces[n].x, at.y - drawn.spaces[n].y)).toBeLessThan(0.2);
      if (Math.abs(at.y - ground.height / 2) > 1) expect(at.flip).toBe(!!drawn.spaces[n].flip);
    }
  expect(places(WIDE, 40)).toHaveLength(40);
});

test('the memory aid shows what everybody can still lay; one’s own pig carries a flag', () => {
  const fixture: Fixture = read('4-107-ask-lay-after-lay.json');
  const state = fixtureState(schema, rudi as never, fixture, '0');
  const { container, rerender } = render(Frame, { state, sight: state.sight(words)! });
  expect(container.querySelector('.flag text')!.textContent).toBe('you');
  const shown = () =>
    [...container.querySelectorAll('.panel .fact:first-child span[aria-hidden]')].map((fact) => fact.textContent);
  const view = state.frame!.view as RudiView;
  expect(shown()).toEqual(view.hand_n.slice(0, view.seats).map(String));
  state.about!.settings = { aids: true };
  void rerender({ state, sight: state.sight(words)! });
  flushSync();
  const mine = view.my_hand!.map((card) => Number(cardArt(schema, card).split('-').pop()));
  expect(shown()[0]).toBe(mine.sort((a, b) => a - b).join(' '));
  expect(shown().map((values) => values!.split(' ').length)).toEqual(view.hand_n.slice(0, view.seats));
});
