import { describe, expect, it } from 'vitest';
import { catalogues } from '../catalogues';
import { LANGUAGES } from '../src/words';

describe.each(LANGUAGES)('the catalogues in %s', (language) => {
  const said = catalogues(language);
  it('give the first page every title and tagline, and nothing else of a game', () => {
    expect(said.taglines.match(/^[\w-]+(?= =)/gm)!.every((key) => /^page-title-\w+$|^\w+-tagline$/.test(key))).toBe(
      true,
    );
    expect(said.taglines).toContain('page-title-rudi = ');
  });
  it('keep lessons, guides and habits from the table, and reports from the page', () => {
    expect(said.rudi).not.toMatch(/^(lesson|guide|habit|lab)-/m);
    expect(said['lesson-rudi']).toMatch(/^lesson-rudi-goal = .+\n {4}\.title = /m);
    expect(Object.values(said).join('')).not.toContain('lab-rudi-');
  });
  it('lose no message of several lines', () => expect(said.mow).toMatch(/^mow-cow = .*\n( .*\n)+}\)$/m));
});
