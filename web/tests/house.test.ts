// What a table has agreed on is said in the words a family sets it up with, never by the names of options.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games';
import { lasting, lengthOf, terms } from '../src/lib/house';
import type { About, GameInfo } from '../src/messages';
import { loadWords, type Words } from '../src/words';

const info = (game: string): GameInfo =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', game, 'schema.json'), 'utf8'));

describe('in English', () => {
  let words: Words;
  beforeAll(async () => (words = await loadWords('en', [...GAME_IDS])));
  const agreed = (game: string, options: About['options']) =>
    terms(words, info(game), options, 4).map(({ what, value }) => `${what} ${value}`);

  test('a usual table has a length, and house rules as usual', () => {
    const usual = Object.fromEntries(info('saumaumau').options.map(({ name, default: value }) => [name, value]));
    for (const options of [{}, usual])
      expect(agreed('saumaumau', options)).toEqual(['How long? Usual races', 'House rules as usual']);
  });

  test('what differs is named; what the length says already is not said twice', () => {
    expect(agreed('saumaumau', { track: 'children', goal: 20 })).toEqual([
      'How long? Short races',
      'Wreath on space 20',
    ]);
    expect(agreed('mow', { target: 1 })).toEqual(['How long? One round', 'House rules as usual']);
    expect(agreed('mow', { target: 30 })).toEqual(['Flies that end the game 30']);
  });

  test('the minutes on the box are said of the usual game only', () => {
    const said = (options: About['options']) => lasting(words, info('mow'), lengthOf(info('mow'), options));
    expect(said({ target: 1 })).toMatch(/^Shorter than the usual game/);
    expect(said({})).toMatch(/^About/);
    expect(lasting(words, info('rudi'), lengthOf(info('rudi'), { series: true }))).toMatch(/^Longer/);
  });
});

test.each(['en', 'de', 'fr'] as const)(
  'one round of MOW is called so, never a number of flies (%s)',
  async (language) => {
    const words = await loadWords(language, ['mow']);
    for (const said of [words.say('page-mow-target', { flies: 1 }), words.say('page-mow-goal', { target: 1 })]) {
      expect(said).toMatch(/one round|einer? Runde|une manche/);
      expect(said).not.toMatch(/1/);
    }
  },
);
