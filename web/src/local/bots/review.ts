// A second look at a finished game (`farmyard.contests.analysis`), judged from what was seen then, not by hindsight.
import type { Account, Judgement } from '../../messages';
import type { Decided, Study } from '../thinker';
import { chancesOf, type Names } from './advice';
import type { Harvest } from './search';

/** A judgement, and among how many moves the choice was. */
export interface Verdict extends Judgement {
  choices: number;
}

const KEEP = 3; // of the best and of the worst

/** `found` by the whole search; `alone` are the chances of the best move and of the one played, seen more closely. */
export function judge(
  asked: Decided,
  found: Harvest,
  first: number,
  alone: Map<number, number>,
  names: Names,
): Verdict {
  const best = asked.legal[first];
  const after = alone.get(asked.action)!;
  const before = found.mixed ? total(found.gains) / total(found.tries) : alone.get(best)!;
  return {
    move: asked.move,
    seat: asked.seat,
    played: names[asked.action],
    best: names[best],
    before: Math.max(before, after),
    after,
    choices: asked.legal.length,
  };
}

export function sumUp(accounts: Account[], verdicts: readonly Verdict[], close: number): Study {
  const { best, worst } = bestAndWorst(verdicts, close);
  return {
    decisions: verdicts.map(judgementOf),
    best: best.map(({ move }) => move),
    worst: worst.map(({ move }) => move),
    accounts,
  };
}

export function judgementOf({ move, seat, played, best, before, after }: Verdict): Judgement {
  return { move, seat, played, best, before, after };
}

/** The hardest decisions got right, and the costliest mistakes. */
function bestAndWorst(verdicts: readonly Verdict[], close: number) {
  const right = verdicts.filter((one) => one.played === one.best && one.choices > 2);
  const wrong = verdicts.filter((one) => one.played !== one.best && loss(one, close) > close);
  const hardness = (one: Verdict) => one.choices * Math.min(one.before, 1 - one.before);
  return {
    best: right.sort((a, b) => hardness(b) - hardness(a) || a.move - b.move).slice(0, KEEP),
    worst: wrong.sort((a, b) => loss(b, close) - loss(a, close) || a.move - b.move).slice(0, KEEP),
  };
}

function loss({ before, after }: Judgement, close: number): number {
  const lost = before - after;
  return lost > close ? lost : 0;
}

export const chanceAlone = (found: Harvest): number => chancesOf(found)[0];

const total = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
