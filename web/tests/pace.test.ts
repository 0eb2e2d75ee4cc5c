// Computer players take time to be read in the first game of a kind.
import { expect, test } from 'vitest';
import { keep, paceOf, settings } from '../src/settings.svelte';

test('a second for every move in the first game of a kind, then as usual', () => {
  const usual = settings.pace;
  expect([paceOf('mow'), paceOf('mow'), paceOf('rudi')]).toEqual([1, usual, 1]);
});

test('whoever has chosen a pace has it from the first game', () => {
  keep({ pace: 0.1 });
  expect(paceOf('quartett')).toBe(0.1);
});
