// Computer players on this device: what a table asks of a `Thinker`, answered by threads.
import type { Account, Said } from '../../messages';
import type { Advised, Decided, Finished, Heard, Question, Study, Thinker } from '../thinker';
import { chancesOf, explain, forced, type Names } from './advice';
import { Refusal } from '../refusal';
import type { Rules } from './far_end';
import { Gate } from './gate';
import type { Plan } from './plan';
import { Pool } from './pool';
import { ponderOn, type Reins } from './ponder';
import { chanceAlone, judge, judgementOf, sumUp, type Verdict } from './review';
import type { Harvest } from './search';
import { newWorker, type Port, type Thread } from './thread';

/** What must be known of a game to think about it. */
export interface Known extends Rules {
  names: Names;
}

export interface Means {
  game(id: string): Promise<Known>;
  /** Why a computer player could not think; it has made another move instead. */
  report(said: Said): void;
  start?: () => Port;
  threads?: number;
}

const MOST_THREADS = 4;

/** Of this device, as far as the browser tells. */
export const cores = (): number => navigator.hardwareConcurrency || 1;

export class DeviceThinker implements Thinker {
  readonly gate = new Gate();
  private readonly pool: Pool;

  constructor(private readonly means: Means) {
    this.pool = new Pool(means.threads ?? Math.min(MOST_THREADS, cores()), means.start ?? newWorker);
  }

  /** The move of this level; if thinking fails, the farmhand's, and if that fails the first one. */
  async choose(question: Question, level: string, stop: AbortSignal, heard?: Heard): Promise<number> {
    if (question.legal.length === 1) return question.legal[0];
    const instead = [level, 'farmhand'].map(
      (one) => () => this.decide(question, one, { gate: this.gate, stop }, heard),
    );
    for (const decide of instead)
      try {
        return await decide();
      } catch (error) {
        stop.throwIfAborted();
        this.means.report({ key: 'local-bot-failed', args: { why: reasonOf(error) } });
      }
    return question.legal[0];
  }

  async hint(question: Question, level: string, heard: Heard, stop: AbortSignal): Promise<Advised> {
    const { names, about } = await this.means.game(question.game);
    if (question.legal.length === 1) return forced(question, names);
    const plan = about.thinking.levels[level];
    return this.with(question.game, plan.sets, true, async (threads) => {
      const last = await ponderOn(threads, question, plan, { gate: this.gate, stop }, heard);
      return explain(question, last, await best(threads, last), names, about.thinking.close);
    });
  }

  async analyse(finished: Finished, level: string, heard: Heard, stop: AbortSignal): Promise<Study> {
    const verdicts: Verdict[] = [];
    const { about, names } = await this.means.game(finished.game);
    const { studies, closer, close } = about.thinking;
    const judged = (decided: Decided) =>
      this.with(decided.game, studies[level].sets, false, (threads) =>
        review(threads, decided, studies[level], closer[level], names, { gate: this.gate, stop }),
      );
    for await (const [{ move }, verdict] of ahead(finished.decisions, judged, this.pool.most)) {
      verdicts.push(verdict);
      heard(move + 1, 2 * finished.moves, judgementOf(verdict));
    }
    const accounts = await this.account(finished, heard, stop);
    return sumUp(accounts, verdicts, close);
  }

  /** The second half of an analysis. */
  private account({ game, played, moves }: Finished, heard: Heard, stop: AbortSignal): Promise<Account[]> {
    return this.with(game, 1, false, async ([thread]) => {
      await thread.ask('openBooks', played);
      for (let entered = 0; entered < moves;) {
        await this.gate.pass(stop);
        entered = await thread.ask('enter');
        heard(moves + entered, 2 * moves);
      }
      return thread.ask('accounts');
    });
  }

  close(): void {
    this.pool.close();
  }

  private async decide(question: Question, level: string, reins: Reins, heard?: Heard): Promise<number> {
    const { about } = await this.means.game(question.game);
    const plan: Plan | undefined = about.thinking.levels[level];
    return this.with(question.game, plan?.sets ?? 1, true, async (threads) => {
      const [first] = threads;
      await reins.gate.pass(reins.stop);
      if (level === 'chick') return question.legal[await first.ask('chooseAny', question.legal.length, question.seed)];
      if (!plan) return first.ask('suggest', question);
      const found = await ponderOn(threads, question, plan, reins, heard);
      return question.legal[await first.ask('choose', found, question.seed)];
    });
  }

  /** Some threads that know this game, for as long as the work takes. */
  private async with<T>(game: string, most: number, urgent: boolean, work: (threads: Thread[]) => Promise<T>) {
    const rules = await this.means.game(game);
    const threads = await this.pool.borrow(most, urgent);
    try {
      await Promise.all(threads.map((thread) => thread.load({ about: rules.about, code: rules.code })));
      return await work(threads);
    } finally {
      this.pool.giveBack(threads);
    }
  }
}

const reasonOf = (error: unknown) => String((error instanceof Refusal && error.details.why) || error);

/** The work on each thing, in order; up to `most` of them are worked on at a time. */
async function* ahead<T, R>(things: Iterable<T>, work: (thing: T) => Promise<R>, most: number): AsyncGenerator<[T, R]> {
  const begun: [T, Promise<R>][] = [];
  const next = async (): Promise<[T, R]> => {
    const [thing, done] = begun.shift()!;
    return [thing, await done];
  };
  try {
    for (const thing of things) {
      const done = work(thing);
      done.catch(() => {}); // heard below, maybe later
      begun.push([thing, done]);
      if (begun.length > most) yield await next();
    }
    while (begun.length) yield await next();
  } finally {
    await Promise.allSettled(begun.map(([, done]) => done));
  }
}

/** If another move was played than the best, both get the same number of tries in the same worlds: a search gives up
 * early on what looks bad. */
async function review(
  threads: Thread[],
  decided: Decided,
  whole: Plan,
  closer: Plan,
  names: Names,
  reins: Reins,
): Promise<Verdict> {
  const found = await ponderOn(threads, decided, whole, reins);
  const first = await best(threads, found);
  const move = decided.legal[first];
  const alone = new Map<number, number>();
  if (move === decided.action) alone.set(move, chancesOf(found)[first]);
  else
    for (const action of [move, decided.action])
      alone.set(action, chanceAlone(await ponderOn(threads, { ...decided, legal: [action] }, closer, reins)));
  return judge(decided, found, first, alone, names);
}

/** The best move's index, chosen as where nobody else chooses at the same time. */
const best = ([first]: Thread[], found: Harvest) => first.ask('choose', { ...found, mixed: false }, 0n);
