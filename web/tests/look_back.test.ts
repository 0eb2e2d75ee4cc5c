// Looking back shows what was known at that moment, and what was better there.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fixtureState } from '../src/dev/fixture';
import Players from '../src/frame/Players.svelte';
import { loadGame } from '../src/games';
import LookBack from '../src/pages/LookBack.svelte';
import { session } from '../src/session.svelte';
import { loadWords, type Words } from '../src/words';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'mow', name), 'utf8'));
let words: Words;

beforeAll(async () => void (words = session.words = await loadWords('en', ['mow'])));
afterEach(cleanup);

test('no panel shows a last move that is still to come', async () => {
  const table = fixtureState(read('schema.json'), await loadGame('mow'), read('6-144-ask-start-after-take.json'), '');
  table.replaying = true;
  const deeds = () => {
    const { container } = render(Players, { state: table, sight: table.sight(words)! });
    const found = container.querySelectorAll('.deed').length;
    cleanup();
    return found;
  };
  expect(deeds()).toBe(1);
  table.at = 0;
  expect(deeds()).toBe(0);
});

test('a mistake looked at keeps its sentence, and can be tried otherwise', async () => {
  const playOn = vi.spyOn(session, 'playOn').mockRejectedValue(Error('no computer player is free'));
  const onback = vi.fn();
  const looked = { move: 7, seat: 1, title: 'Your biggest mistake', text: 'Take the herd. Better: 5/1.' };
  render(LookBack, { looked, record: 'R1', key: '', seat: 1, onback });
  expect(screen.getByText('Take the herd. Better: 5/1.')).toBeTruthy();
  await fireEvent.click(screen.getByText('What if?'));
  expect(playOn).toHaveBeenCalledWith('R1', '', 7, 1);
  expect(await screen.findByText('no computer player is free')).toBeTruthy();
  await fireEvent.click(screen.getByText('To the result'));
  expect(onback).toHaveBeenCalledOnce();
});
