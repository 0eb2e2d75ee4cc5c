// A change is shown once, however often its table is drawn.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Choreographed from './Choreographed.svelte';

afterEach(cleanup);

function show() {
  const told: string[] = [];
  const tell = (what: string) => void told.push(what);
  const run = ['run'];
  const { container, rerender } = render(Choreographed, { props: { events: run, hint: 'left', tell } });
  return { told, run, container, rerender };
}

test('it is prepared before it is drawn and played when it has been', async () => {
  const { told, rerender } = show();
  await rerender({ events: ['hop'] });
  expect(told).toEqual(['before run: nothing', 'run: run left', 'before hop: run', 'hop: hop left']);
});

test('whatever else is drawn anew, it is played once', async () => {
  const { told, run, rerender } = show();
  await rerender({ hint: 'right' });
  await rerender({ events: run });
  expect(told).toHaveLength(2);
});

test('the same thing happening again is played again', async () => {
  const { told, rerender } = show();
  await rerender({ events: ['run'] });
  expect(told.slice(2)).toEqual(['before run: run', 'run: run left']);
});

test('what it does is not a reason to do it again', async () => {
  const { container, rerender } = show();
  await rerender({ hint: 'right' });
  expect(container.querySelector('i')?.textContent).toBe('1');
});
