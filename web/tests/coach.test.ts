import { describe, expect, it } from 'vitest';
import { decisive } from '../src/lib/coach';
import { classesOf, classOf, habitsIn } from '../src/lib/habits';
import { GAME_IDS } from '../src/games';
import type { Judgement } from '../src/messages';
import { catalogues } from '../catalogues';

const judged = (move: number, seat: number, before: number, after: number): Judgement => ({
  move,
  seat,
  played: before === after ? 'keep' : 'turn',
  best: 'keep',
  before,
  after,
});

describe('the decisions that mattered', () => {
  it('are the costliest four of somebody’s mistakes and a move that was hard to find, in the order of the game', () => {
    const all = [9, 8, 7, 6, 5, 4].map((cost, move) => judged(move, 0, 0.5, 0.5 - cost / 100));
    const found = decisive([...all, judged(6, 1, 0.9, 0.1), judged(7, 0, 0.6, 0.6)], [7], 0);
    expect(found.map(({ move, good }) => [move, good])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [7, true],
    ]);
  });
  it('are three if there are good moves enough, and never what is a matter of taste', () => {
    const best = [1, 2, 3, 4].map((move) => judged(move, 0, 0.5, 0.5));
    expect(decisive([judged(0, 0, 0.5, 0.48), ...best], [4, 3, 2, 1], 0).map(({ move }) => move)).toEqual([2, 3, 4]);
    expect(decisive([], [], 0)).toEqual([]);
  });
});

describe('habits', () => {
  it.each([
    ['saumaumau', 'bet pink', 'no bet', 'bet-early'],
    ['saumaumau', 'pink 4', 'brown +2', 'plus-held'],
    ['saumaumau', 'no bet', 'pull pink', 'pull-late'],
    ['rudi', 'red 9', 'black 3', 'high'],
    ['rudi', 'give red 1', 'give red 5', 'gave-low'],
    ['quartett', 'ask 1 red 4', 'ask 2 red 4', 'player'],
    ['mow', '7/0', 'take herd', 'herd-late'],
    ['mow', 'take herd', 'acrobat 7', 'herd-early'],
    ['mow', '7/0', '9/2', 'flies-held'],
    ['happypigs', 'done', 'buy vaccine', 'saved'],
    ['happypigs', 'feed small', 'vaccinate small', 'unvaccinated'],
    ['blackpeter', 'draw', 'lay', 'any'],
  ])('%s: %s instead of %s is %s', (game, played, best, name) => {
    expect(classOf(game, played, best)).toBe(name);
  });
  it('add up what their mistakes cost, the costliest first', () => {
    const mistake = (played: string, best: string, cost: number, move: number) =>
      ({ record: 'A-1', seat: 0, move, played, best, cost }) as const;
    const found = habitsIn('mow', [
      mistake('7/0', 'take herd', 0.1, 1),
      mistake('7/0', '9/2', 0.15, 2),
      mistake('8/0', 'take herd', 0.2, 3),
    ]);
    expect(found.map(({ name, times }) => [name, times])).toEqual([
      ['herd-late', 2],
      ['flies-held', 1],
    ]);
    expect(found[0].cost).toBeCloseTo(0.3);
    expect(found[0].worst.move).toBe(3);
  });
  it.each(['en', 'de', 'fr'])('can all be said, in %s', (language) => {
    const said = catalogues(language);
    for (const game of GAME_IDS)
      for (const name of classesOf(game)) expect(said[`habit-${game}`]).toContain(`habit-${game}-${name} = `);
  });
});
