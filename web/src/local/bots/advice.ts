// What a search says about the moves of a decision, in words: `farmyard.contests.analysis`, hint and explain.
import type { Advised, Question } from '../thinker';
import type { Harvest } from './search';

/** Numbers of a game's actions stand for these names. */
export type Names = readonly string[];

export const forced = (question: Question, names: Names): Advised => ({
  move: names[question.legal[0]],
  chance: 0,
  others: [],
  why: { key: 'hint-only', args: {} },
});

/** `first` is the index of the best move. */
export function explain({ legal }: Question, found: Harvest, first: number, names: Names, close: number): Advised {
  const chances = chancesOf(found);
  const others = [...legal.keys()].filter((i) => i !== first).sort((a, b) => chances[b] - chances[a]);
  const [mine, next] = [chances[first], chances[others[0]]];
  const key = found.mixed ? 'hint-mixed' : mine - next < close ? 'hint-close' : 'hint-clear';
  const games = found.tries.reduce((a, b) => a + b, 0);
  return {
    move: names[legal[first]],
    chance: mine,
    others: others.map((i) => [names[legal[i]], chances[i]]),
    why: { key, args: { games, mine: percent(mine), other: percent(next) } },
  };
}

export const chancesOf = ({ tries, gains }: Harvest): number[] => gains.map((won, i) => won / Math.max(tries[i], 1));

/** Halves go to the even number, as in Python. */
export function percent(chance: number): number {
  const value = 100 * chance;
  const down = Math.floor(value);
  return value - down === 0.5 ? down + (down % 2) : Math.round(value);
}
