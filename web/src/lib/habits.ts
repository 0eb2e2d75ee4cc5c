// What somebody tends to lose by: mistakes sorted into classes, by the notation of what was played and of what was
// better. The first class that fits counts.
import { profileOf } from '../games/profiles';

const classesIn = (game: string) => profileOf(game)?.classes ?? [];

/** The class of a mistake in this game; for other games there is but one. */
export const classOf = (game: string, played: string, best: string): string =>
  classesIn(game).find(([, fits]) => fits(played, best))?.[0] ?? 'any';

/** What all classes are called, so that every one of them can be said. */
export const classesOf = (game: string): string[] => classesIn(game).map(([name]) => name);

/** A mistake, kept to be counted. */
export interface Mistake {
  record: string;
  seat: number;
  move: number;
  played: string;
  best: string;
  cost: number; // of a victory
}

/** One class of mistakes: how many, what all of them cost, and the costliest. */
export interface Habit {
  name: string;
  times: number;
  cost: number;
  worst: Mistake;
}

/** The costliest first. */
export function habitsIn(game: string, mistakes: readonly Mistake[]): Habit[] {
  const found = new Map<string, Habit>();
  for (const one of mistakes) {
    const name = classOf(game, one.played, one.best);
    const { times, cost, worst } = found.get(name) ?? { times: 0, cost: 0, worst: one };
    found.set(name, { name, times: times + 1, cost: cost + one.cost, worst: one.cost > worst.cost ? one : worst });
  }
  return [...found.values()].sort((a, b) => b.cost - a.cost);
}
