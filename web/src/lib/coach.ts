// The decisions of a finished game that mattered to somebody. No DOM.
import type { Judgement } from '../messages';

/** A decision to look at again: a mistake, or the best there was. */
export interface Moment extends Judgement {
  good: boolean;
}

export const COST = 0.03; // of a victory: what costs less is a matter of taste
const [FEWEST, MOST] = [3, 5];

export const lost = (one: Judgement): number => one.before - one.after;
export const isMistake = (one: Judgement): boolean => one.played !== one.best && lost(one) > COST;

/** Somebody's costliest mistakes and, where there are few, moves that were hard to find; in the order of the game. */
export function decisive(judged: readonly Judgement[], best: readonly number[], seat: number): Moment[] {
  const own = judged.filter((one) => one.seat === seat);
  const wrong = own.filter(isMistake).sort((a, b) => lost(b) - lost(a));
  const right = best.flatMap((move) => own.filter((one) => one.move === move && !isMistake(one)));
  const mistakes = wrong.slice(0, right.length ? MOST - 1 : MOST).map((one) => ({ ...one, good: false }));
  const room = Math.max(1, FEWEST - mistakes.length);
  const found = right.slice(0, room).map((one) => ({ ...one, good: true }));
  return [...mistakes, ...found].sort((a, b) => a.move - b.move);
}
