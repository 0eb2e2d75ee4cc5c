// How a class of mistakes is told from the notation of what was played and of what was better.

export type Fits = (played: string, best: string) => boolean;
export type Class = readonly [name: string, fits: Fits];

export const plays =
  (pattern: RegExp): Fits =>
  (played, best) =>
    pattern.test(played) && !pattern.test(best);
export const lacks =
  (pattern: RegExp): Fits =>
  (played, best) =>
    pattern.test(best) && !pattern.test(played);
export const both =
  (pattern: RegExp): Fits =>
  (played, best) =>
    pattern.test(played) && pattern.test(best);
/** A class in two directions: done where it was wrong, or left undone. */
export const pair = (done: string, undone: string, pattern: RegExp): Class[] => [
  [done, plays(pattern)],
  [undone, lacks(pattern)],
];
/** Both plays have a number, the first one of the notation: is the one played higher? */
export const higher =
  (pattern: RegExp): Fits =>
  (played, best) =>
    Number(pattern.exec(played)?.[1]) > Number(pattern.exec(best)?.[1]);
export const lower =
  (pattern: RegExp): Fits =>
  (played, best) =>
    higher(pattern)(best, played);
export const always: Fits = () => true;
