// MOW's table: every legal move can be made, every button has a name, and nothing hidden is in the page.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GameView } from '../src/contract';
import { fixtureState, type Fixture } from '../src/dev/fixture';
import { cowArt, herdOf } from '../src/games/mow/cows';
import type { MowView } from '../src/games/views';
import mow from '../src/games/mow';
import type { GameInfo } from '../src/messages';
import { loadWords, type Words } from '../src/words';
import Watched from './Watched.svelte';

const FOLDER = join(import.meta.dirname, 'fixtures/mow');
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
const schema: GameInfo = read('schema.json');
const moments = readdirSync(FOLDER).filter((name) => name !== 'schema.json');
let words: Words;

beforeAll(async () => void (words = await loadWords('en', ['mow'])));
afterEach(cleanup);

function show(fixture: Fixture, viewer: string) {
  const table = fixtureState(schema, mow as unknown as GameView, fixture, viewer);
  const chosen: number[] = [];
  table.choose = async (action) => void chosen.push(action);
  return { table, chosen, ...render(Watched, { table, words }) };
}

describe.each(moments)('%s', (moment) => {
  const fixture: Fixture = read(moment);
  const acting = fixture.act.map(String);

  test.skipIf(!acting.length)('every legal move is a button with a name', async () => {
    const { container, table, chosen } = show(fixture, acting[0]);
    const found = new Set<string>();
    const note = () =>
      container
        .querySelectorAll('.acts [data-action]')
        .forEach((button) => found.add((button as HTMLElement).dataset.action!));
    note();
    for (const card of [...container.querySelectorAll('.fan button.legal')]) {
      await fireEvent.click(card);
      note();
    }
    for (const player of [...container.querySelectorAll('.next button')]) {
      await fireEvent.click(player);
      note();
    }
    expect([...found].sort()).toEqual(table.frame!.legal.actions.map((action) => schema.actions[action]).sort());
    for (const button of container.querySelectorAll('button'))
      expect(button.getAttribute('aria-label') ?? button.textContent!.trim()).not.toBe('');
    const first = container.querySelector<HTMLElement>('.acts [data-action]')!;
    await fireEvent.click(first);
    if (!chosen.length) await fireEvent.click(first);
    expect(schema.actions[chosen[0]]).toBe(first.dataset.action);
  });

  test('only cows that lie open are in the page', () => {
    for (const viewer of ['spectator', '0']) {
      const { container, table, unmount } = show(fixture, viewer);
      const view = table.frame!.view as MowView;
      const known = [
        ...(view.my_hand ?? []),
        view.eight,
        ...view.last_hand.flat(),
        ...[0, 1, 2].flatMap((place) => herdOf(schema, view, place).map((cow) => cow.kind)),
      ];
      const lies = new Set([
        'mow-back-green',
        ...known.map((kind: number) => cowArt(schema, kind, view)),
        ...table.lines.map((line) => mow.picture(table.sight(words)! as never, line.said!, line.step)),
      ]);
      const drawn = [...container.querySelectorAll('use')]
        .map((use) => use.getAttribute('href')!.slice(1))
        .filter((id) => id.startsWith('mow-'));
      expect(drawn.filter((id) => !lies.has(id))).toEqual([]);
      expect(container.querySelectorAll('.fan').length).toBe(viewer === 'spectator' ? 0 : 1);
      unmount();
    }
  });

  test.skipIf(!acting.length)('a dimmed cow says why', () => {
    const { container } = show(fixture, acting[0]);
    for (const card of container.querySelectorAll('.fan button:not(.legal)'))
      expect(card.querySelector('.why')?.textContent?.trim()).toBeTruthy();
  });
});
