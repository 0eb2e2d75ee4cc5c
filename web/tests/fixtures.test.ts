// Every recorded moment, drawn for two of its viewers in turn: nothing breaks, no word is missing,
// every drawing exists.
import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { symbols } from '../art';
import { eyes, fixtureState, type Fixture } from '../src/dev/fixture';
import Frame from '../src/frame/Frame.svelte';
import { GAME_IDS, loadGame } from '../src/games';
import type { GameInfo } from '../src/messages';
import { LANGUAGES, loadWords, missing, type Words } from '../src/words';

const FOLDER = join(import.meta.dirname, 'fixtures');
const read = (game: string, name: string) => JSON.parse(readFileSync(join(FOLDER, game, name), 'utf8'));
const drawn = symbols();
const words: Words[] = [];

beforeAll(async () => {
  for (const language of LANGUAGES) words.push(await loadWords(language, [...GAME_IDS]));
});
afterEach(cleanup);

describe.each(GAME_IDS)('%s', (game) => {
  const schema: GameInfo = read(game, 'schema.json');
  const moments = readdirSync(join(FOLDER, game)).filter((name) => name !== 'schema.json');

  test.each(moments)('%s', async (moment) => {
    const fixture: Fixture = read(game, moment);
    const view = await loadGame(game);
    const viewers = eyes(fixture);
    const turn = moments.indexOf(moment);
    for (const index of [turn, turn + 1]) {
      const viewer = viewers[index % viewers.length];
      const table = fixtureState(schema, view, fixture, viewer);
      const sight = table.sight(words[index % words.length])!;
      const { container, unmount } = render(Frame, { state: table, sight });
      const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1));
      expect(used.filter((id) => !drawn.has(id))).toEqual([]);
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
      for (const seat of fixture.names.keys()) view.sources(sight, seat);
      unmount();
    }
    expect([...missing]).toEqual([]);
  });
});
