// Happy Pigs' table: every legal move can be made, every button has a name, a secret choice stays secret,
// pigs lie within their sties.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameView } from '../src/contract';
import { fixtureState, type Fixture } from '../src/dev/fixture';
import happypigs from '../src/games/happypigs';
import { countPigs, seasonCard } from '../src/games/happypigs/goods';
import { linesOf, type Line } from '../src/games/happypigs/layout';
import { HAPPYPIGS, type HappypigsView } from '../src/games/views';
import type { GameInfo } from '../src/messages';
import { loadWords, type Words } from '../src/words';
import Watched from './Watched.svelte';

const FOLDER = join(import.meta.dirname, 'fixtures/happypigs');
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
const schema: GameInfo = read('schema.json');
const moments = readdirSync(FOLDER).filter((name) => name !== 'schema.json');
let words: Words;
let several = 0;

beforeAll(async () => void (words = await loadWords('en', ['happypigs'])));
afterEach(cleanup);

function show(fixture: Fixture, viewer: string) {
  const table = fixtureState(schema, happypigs as unknown as GameView, fixture, viewer);
  return { table, ...render(Watched, { table, words }) };
}

afterAll(() => expect(several).toBeGreaterThan(0));

describe.each(moments)('%s', (moment) => {
  const fixture: Fixture = read(moment);
  const acting = fixture.act.map(String);

  test.skipIf(!acting.length)('every legal move is a button with a name; what is dimmed says why', async () => {
    const { container, table } = show(fixture, acting[0]);
    const found = new Set<string>();
    const press = async (selector: string) => {
      for (const i of container.querySelectorAll(selector).keys()) {
        await fireEvent.click(container.querySelectorAll(selector)[i]); // drawn anew after every tap
        container
          .querySelectorAll('.acts [data-action]')
          .forEach((button) => found.add((button as HTMLElement).dataset.action!));
        table.pick(null);
      }
    };
    container
      .querySelectorAll('.acts [data-action]')
      .forEach((button) => found.add((button as HTMLElement).dataset.action!));
    for (const tile of container.querySelectorAll('.tile:not(.legal)'))
      expect(tile.querySelector('.why')?.textContent?.trim()).toBeTruthy();
    await press('.fan > button.legal');
    await press('button.pig');
    expect([...found].sort()).toEqual(table.frame!.legal.actions.map((action) => schema.actions[action]).sort());
    for (const button of container.querySelectorAll('button'))
      expect(button.getAttribute('aria-label') ?? button.textContent!.trim()).not.toBe('');
  });

  test.runIf(/-ask-(feed|sell|mate|vaccinate)-/.test(moment))(
    'the same move for several pigs is one button, and each of them is counted',
    async () => {
      const { container, table } = show(fixture, acting[0]);
      for (const i of container.querySelectorAll('.fan > button.legal').keys()) {
        await fireEvent.click(container.querySelectorAll('.fan > button.legal')[i]);
        for (const button of container.querySelectorAll<HTMLElement>('.acts [data-action]')) {
          const [, count] = button.textContent!.match(/× (\d+)/) ?? [];
          if (!count) continue;
          several++;
          table.choose = vi.fn();
          await fireEvent.click(button);
          const [first, then] = vi.mocked(table.choose).mock.calls[0];
          expect(schema.actions[first]).toBe(button.dataset.action);
          expect(then).toHaveLength(Number(count) - 1);
        }
        table.pick(null);
      }
    },
  );

  test('nobody else sees a choice before all have chosen', () => {
    const view = fixture.frames.spectator.view;
    if (view.phase !== HAPPYPIGS.phase.choose || view.advanced) return;
    const { container } = show(fixture, 'spectator');
    expect(container.querySelectorAll('.ticket').length).toBe(0);
    expect(container.querySelector('.round')?.innerHTML).not.toMatch(/#act-/);
  });

  test('pigs lie within their sties and never on one another', () => {
    const view = fixture.frames.spectator.view as HappypigsView;
    for (const seat of fixture.names.keys())
      for (const across of [1, 2, 3, view.sties[seat]]) {
        const lines = linesOf(view.preview.farms[seat].rows, across, SIDE);
        expect(lines.flatMap((line) => line.places).length).toBe(countPigs(view.pigs[seat]));
        for (const line of lines) expect(clashes(line)).toBe(0);
      }
  });
});

const SIDE = 6;

function clashes({ sties, places }: Line): number {
  const cells = new Set<string>();
  let wrong = 0;
  for (const { x, y, width, height } of places)
    for (let i = x; i < x + width; i++)
      for (let j = y; j < y + height; j++) {
        if (i >= SIDE * sties || j >= SIDE || cells.has(`${i},${j}`)) wrong++;
        cells.add(`${i},${j}`);
      }
  return wrong;
}

test('the amounts on the cards are those the server tells', () => {
  const rounds = moments.flatMap((name) =>
    (read(name) as Fixture).frames.spectator.events.flatMap((step) =>
      step.lines
        .filter((line) => line.key.startsWith('happypigs-say-round'))
        .map((line) => ({ line, view: (read(name) as Fixture).frames.spectator.view as HappypigsView })),
    ),
  );
  expect(rounds.length).toBeGreaterThan(0);
  for (const { line, view } of rounds)
    expect(seasonCard(schema, view.card)!.amounts).toEqual(
      ['feed', 'mate', 'buy', 'sell'].map((work) => line.args[work]),
    );
});
