// A search on some threads: as many playouts as the plan says, in steps, with the same result however many threads.
import type { Heard, Question } from '../thinker';
import type { Gate } from './gate';
import type { Plan } from './plan';
import type { Harvest } from './search';
import type { Thread } from './thread';

const SLICE = 30; // milliseconds for which a thread cannot be stopped

/** When to pause, and when to stop. */
export interface Reins {
  gate: Gate;
  stop: AbortSignal;
}

/** What has been found out after each step; the last one decides. */
export async function* ponder(
  threads: readonly Thread[],
  question: Question,
  plan: Plan,
  reins: Reins,
): AsyncGenerator<Harvest, void> {
  const used = threads.slice(0, plan.sets);
  const sets = [...Array(plan.sets).keys()];
  const each = Math.floor(plan.playouts / (plan.sets * plan.steps));
  await reins.gate.pass(reins.stop);
  await all(used, (thread, i) =>
    thread.ask(
      'begin',
      question,
      plan,
      sets.filter((k) => k % used.length === i),
    ),
  );
  for (let step = 1; step <= plan.steps; step++) {
    await all(used, (thread) => grow(thread, each * step, reins));
    const found = sum(await all(used, (thread) => thread.ask('harvest')));
    yield found;
    if (plan.until_sure && !found.mixed && (await used[0].ask('isFound', found, step / plan.steps))) return;
  }
}

/** The same; the steps between are only counted. */
export async function ponderOn(
  threads: readonly Thread[],
  question: Question,
  plan: Plan,
  reins: Reins,
  heard: Heard = () => {},
): Promise<Harvest> {
  let last!: Harvest;
  let done = 0;
  for await (const found of ponder(threads, question, plan, reins)) {
    last = found;
    heard(++done, plan.steps);
  }
  return last;
}

async function grow(thread: Thread, playouts: number, { gate, stop }: Reins): Promise<void> {
  do await gate.pass(stop);
  while (!(await thread.ask('growTo', playouts, SLICE)));
}

/** Throws only once nobody is at work any more. */
async function all<T>(threads: readonly Thread[], work: (thread: Thread, i: number) => Promise<T>): Promise<T[]> {
  const settled = await Promise.allSettled(threads.map(work));
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** Results are multiples of a power of two, so their sums are exact in any order. Set 0 is in thread 0. */
function sum(parts: readonly Harvest[]): Harvest {
  const add = (rows: number[][]) => rows[0].map((_, i) => rows.reduce((total, row) => total + row[i], 0));
  return { ...parts[0], tries: add(parts.map(({ tries }) => tries)), gains: add(parts.map(({ gains }) => gains)) };
}
