// The table of games that draw none of their own: every recorded moment of the example games, and what moves where.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { symbols } from '../art';
import type { Legal } from '../src/contract';
import { eyes, fixtureState, type Fixture } from '../src/dev/fixture';
import Frame from '../src/frame/Frame.svelte';
import { loadGame } from '../src/games';
import {
  about,
  boardOf,
  cardOf,
  hasTray,
  heldBy,
  movesAt,
  numbersIn,
  offered,
  partsOf,
  pressed,
} from '../src/games/plain/board';
import { flights } from '../src/games/plain/motion';
import type { GameInfo } from '../src/messages';
import { labelled } from '../src/lib/labels';
import { LANGUAGES, loadWords, missing, type Words } from '../src/words';

const FOLDER = join(import.meta.dirname, 'fixtures');
const EXAMPLES = ['goofspiel', 'maumau', 'peter'];
const read = (game: string, name: string) => JSON.parse(readFileSync(join(FOLDER, game, name), 'utf8'));
const schemaOf = (game: string): GameInfo => read(game, 'schema.json');
const momentsOf = (game: string) => readdirSync(join(FOLDER, game)).filter((name) => /^\d/.test(name));
const drawn = symbols();
const words: Words[] = [];

/** The server says what they say. */
function serve(address: string): Promise<Response> {
  const [, game, language] = /games\/(\w+)\/words\/(\w+)$/.exec(address)!;
  return Promise.resolve(new Response(readFileSync(join(FOLDER, game, `${game}.${language}.ftl`), 'utf8')));
}

beforeAll(async () => {
  vi.stubGlobal('fetch', serve);
  for (const language of LANGUAGES) words.push(await loadWords(language, EXAMPLES));
  vi.unstubAllGlobals();
});
afterEach(cleanup);

async function drawing(game: string, moment: string, index = 0) {
  const fixture: Fixture = read(game, moment);
  const viewers = eyes(fixture);
  const table = fixtureState(schemaOf(game), await loadGame(game), fixture, viewers[index % viewers.length]);
  const sight = table.sight(words[index % words.length])!;
  return { table, sight, ...render(Frame, { state: table, sight }) };
}

describe.each(EXAMPLES)('%s', (game) => {
  test.each(momentsOf(game))('%s', async (moment) => {
    const turn = momentsOf(game).indexOf(moment);
    for (const index of [turn, turn + 1]) {
      const { container, unmount } = await drawing(game, moment, index);
      const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1));
      const made = new Set([...container.querySelectorAll('symbol')].map((symbol) => symbol.id));
      expect(used.filter((id) => !drawn.has(id) && !made.has(id))).toEqual([]);
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
      unmount();
    }
    expect([...missing]).toEqual([]);
  });

  test('every legal move can be made: by a card, a tile or a button', async () => {
    for (const moment of momentsOf(game).slice(0, 6)) {
      const { sight, container, unmount } = await drawing(game, moment);
      const held = new Set(
        sight.seat === null ? [] : heldBy(sight.schema, sight.view, sight.seat).map(({ number }) => number),
      );
      const buttons = [...container.querySelectorAll('.status [data-action]')].map((b) =>
        b.getAttribute('data-action'),
      );
      const tiles = [...container.querySelectorAll('.tiles button')].map((b) => b.getAttribute('aria-label'));
      for (const action of sight.legal.actions) {
        const card = cardOf(sight.schema, action);
        if (card !== null) expect(held).toContain(card);
        else
          expect(buttons.includes(sight.schema.actions[action]) || tiles.includes(labelled(sight, action))).toBe(true);
      }
      unmount();
    }
  });
});

test('a move is taken apart into what its notation names', () => {
  const schema = schemaOf('maumau');
  for (const [action, name] of schema.actions.entries()) {
    const parts = partsOf(schema, action).map(
      ({ kind, number }) => boardOf(schema).kinds.find((k) => k.name === kind)!.names[number],
    );
    expect(name.endsWith(parts.join(' '))).toBe(true);
  }
  expect(about(schema, 4).map((action) => schema.actions[action])).toEqual(['lay clubs jack']);
});

test('a list is as long as its count says, in each row of its own', () => {
  const schema = schemaOf('peter');
  const zone = boardOf(schema).zones.find(({ lies }) => lies === 'hand')!;
  const view = { cards: [[3, 4, 0, 0]], cards_n: [2] };
  expect(numbersIn(zone, view, 0)).toEqual([3, 4]);
});

test('a card laid flies from the hand to the pile, a card drawn from the pile to its player', () => {
  const schema = schemaOf('maumau');
  const before = { seats: 2, laid: [1], pile_n: 9, hand_n: [2, 5], my_hand: [4, 7], my_hand_n: 2 };
  const laid = { ...before, laid: [1, 7], hand_n: [1, 5], my_hand: [4], my_hand_n: 1 };
  expect(flights(schema, before, laid, 0)).toEqual([{ art: 'plain-card-7', from: 'hand', to: 'zone-laid' }]);
  const drawn = { ...before, pile_n: 8, hand_n: [2, 6] };
  expect(flights(schema, before, drawn, 0)).toEqual([{ art: 'plain-back', from: 'zone-pile_n', to: 'zone-hand_n-1' }]);
});

test('a card that may not be laid says why', async () => {
  const said: string[] = [];
  for (const moment of momentsOf('maumau')) {
    const { container, unmount } = await drawing('maumau', moment);
    const dim = container.querySelector<HTMLElement>('.fan .dim');
    if (dim) {
      await fireEvent.click(dim);
      said.push(dim.querySelector('.why.shown')!.textContent);
    }
    unmount();
  }
  expect(said).toContain('This card does not fit.');
});

// Places, counts and choices, of a game that no example is

const names = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));
const kind = (name: string, count: number) => ({ name, names: names(count), said: [], of: [], parts: [] });
const zone = (field: string, lies: string, each: string[]) => ({
  ...{ field, lies, each, title: { key: 'field', args: {} } },
  ...{ kind: 'sign', per_seat: false, own: false, none: true, most: 127 },
});

/** Rows and columns, as long as these, and moves about these kinds. */
function grid(moves: string[][], [rows, columns]: [number, number] = [2, 3]): GameInfo {
  const size = (parts: string[]) =>
    parts.reduce((all, part) => all * ({ row: rows, column: columns, coins: 9 }[part] ?? 1), 1);
  let first = 0;
  const told = moves.map((parts, i) => {
    first += i ? size(moves[i - 1]) : 0;
    return { verb: `move${i}`, parts, first, size: size(parts) };
  });
  const kinds = [kind('row', rows), kind('column', columns), kind('coins', 9), kind('sign', 2)];
  const board = { kinds, moves: told, zones: [zone('frame', 'grid', ['row', 'column'])] };
  return { board, fields: [{ name: 'frame', shape: [rows, columns] }] } as unknown as GameInfo;
}

const every = (schema: GameInfo) =>
  names(boardOf(schema).moves.reduce((all, { size }) => all + size, 0)).map((_, i) => i);
const frameOf = (schema: GameInfo) => boardOf(schema).zones[0];

test('a place in a grid is pressed for the one move that is about it', () => {
  const schema = grid([['row', 'column']]);
  expect(movesAt(schema, frameOf(schema), every(schema))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(movesAt(schema, frameOf(schema), [4])).toEqual([null, null, null, null, 4, null]);
  expect(hasTray(schema)).toBe(false);
});

test('a whole column is pressed for a move about the column', () => {
  const schema = grid([['column']]);
  expect(movesAt(schema, frameOf(schema), [0, 2])).toEqual([0, null, 2, 0, null, 2]);
  expect(pressed(schema, [0, 2])).toEqual(new Set([0, null, 2]));
});

test('where two moves are about one place, neither is made by pressing it, and both are offered elsewhere', () => {
  const schema = grid([['column'], ['column']]);
  expect([...pressed(schema, every(schema))]).toEqual([null]);
  const legal = { actions: every(schema) } as Legal;
  expect(offered(schema, legal).buttons.length + offered(schema, legal).tiles.length).toBe(6);
});

test('many choices without a hand of cards lie in a tray', () => {
  const schema = grid([['coins'], []]);
  const { buttons, tiles } = offered(schema, { actions: every(schema) } as Legal);
  expect([buttons, tiles.length, hasTray(schema)]).toEqual([[9], 9, true]);
});

test('the numbers of a grid are read row by row', () => {
  const schema = grid([]);
  const view = {
    frame: [
      [0, 1, 127],
      [127, 0, 0],
    ],
  };
  expect(numbersIn(frameOf(schema), view)).toEqual([0, 1, 127, 127, 0, 0]);
});
