// How strong a solver is: Elo, one against the puzzle. Kept on this device alone.

/** What one has solved, and how well. */
export interface Solver {
  rating: number;
  tries: number;
  /** By puzzle: solved at the first try? */
  done: Record<string, boolean>;
}

const KEY = 'farmyard-puzzles';
const START = 1200;
const FARMHAND = 1200; // by definition: a puzzle that half of them solve
const PER_DECADE = 400; // points for odds of ten to one
const SWING = [48, 16]; // how far one puzzle moves a rating, at first and later
const SETTLED = 30;

/** From how many of a hundred farmhands find the move; of none and of all nothing is known but that. */
export function difficulty(found: number): number {
  const share = Math.min(0.98, Math.max(0.02, found / 100));
  return FARMHAND + PER_DECADE * Math.log10((1 - share) / share);
}

/** After the first try at a puzzle; later tries change nothing. */
export function rated(solver: Solver, id: string, found: number, solved: boolean): Solver {
  if (id in solver.done) return solver;
  const expected = 1 / (1 + 10 ** ((difficulty(found) - solver.rating) / PER_DECADE));
  const settled = Math.min(1, solver.tries / SETTLED);
  const swing = SWING[0] + (SWING[1] - SWING[0]) * settled;
  return {
    rating: solver.rating + swing * (Number(solved) - expected),
    tries: solver.tries + 1,
    done: { ...solver.done, [id]: solved },
  };
}

export function readSolver(): Solver {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Solver | null;
    if (kept && Number.isFinite(kept.rating) && Number.isFinite(kept.tries) && kept.done) return kept;
  } catch {
    // then as if it were the first one
  }
  return { rating: START, tries: 0, done: {} };
}

export function keepSolver(solver: Solver): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solver));
  } catch {
    // then only as long as the page is open
  }
}

/** The puzzle of a day: the same for everybody, by the calendar here. */
export const ofTheDay = (count: number, now: Date): number =>
  count ? Math.floor((now.getTime() / 60_000 - now.getTimezoneOffset()) / 1440) % count : 0;
