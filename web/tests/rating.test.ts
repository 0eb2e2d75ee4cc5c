import { describe, expect, it } from 'vitest';
import { difficulty, ofTheDay, rated, type Solver } from '../src/puzzles/rating';

const NEW: Solver = { rating: 1200, tries: 0, done: {} };

describe('a solver', () => {
  it('gains by solving and loses by failing, more where less was expected', () => {
    const hard = rated(NEW, 'a', 5, true).rating - 1200;
    const easy = rated(NEW, 'a', 70, true).rating - 1200;
    expect(hard).toBeGreaterThan(easy);
    expect(easy).toBeGreaterThan(0);
    expect(rated(NEW, 'a', 70, false).rating).toBeLessThan(rated(NEW, 'a', 5, false).rating);
  });

  it('is judged by the first try alone', () => {
    const once = rated(NEW, 'a', 50, false);
    expect(rated(once, 'a', 50, true)).toBe(once);
  });

  it('who does as well as farmhands keeps their rating', () => {
    let solver = NEW;
    for (let i = 0; i < 400; i++) solver = rated(solver, String(i), 50, i % 2 === 0);
    expect(Math.abs(solver.rating - difficulty(50))).toBeLessThan(20);
  });
});

describe('the puzzle of the day', () => {
  it('is another one tomorrow, and one of those there are', () => {
    const days = [0, 1, 2, 3].map((day) => ofTheDay(3, new Date(2026, 10, 19 + day, 23, 59)));
    expect(days[1]).toBe((days[0] + 1) % 3);
    expect(days[3]).toBe(days[0]);
    expect(ofTheDay(0, new Date())).toBe(0);
  });
});
