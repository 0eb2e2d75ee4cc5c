// Computer players on this device: who thinks, when nobody does, and what happens when thinking fails. What they think
// is compared with Python's in tests/test_thinkers.py.
import { describe, expect, it } from 'vitest';
import { DeviceThinker } from '../src/local/bots/device';
import type { Answer, Call, Method } from '../src/local/bots/far_end';
import type { Plan } from '../src/local/bots/plan';
import type { Port } from '../src/local/bots/thread';
import type { Said } from '../src/messages';
import type { Question } from '../src/local/thinker';

const PLAN: Plan = { playouts: 3200, plain: 0, attentive: false, until_sure: true, sets: 4, steps: 8, slots: { 3: 8 } };
const SMALL: Plan = { ...PLAN, playouts: 300, until_sure: false, sets: 1, steps: 1 };
const QUESTION: Question = { game: 'mow', view: new Uint8Array(4), seats: 3, seat: 1, legal: [4, 7], seed: 9n };
const FOUND = { tries: [10, 30], gains: [4, 20], mixed: false, spread: 0.5 };
const LEVELS = { champion: PLAN, farmer: SMALL };
const THINKING = { close: 0.02, levels: LEVELS, studies: LEVELS, closer: { champion: SMALL, farmer: SMALL } };
const RULES = {
  about: { game: 'mow', title: 'MOW', thinking: THINKING },
  code: {} as WebAssembly.Module,
  names: ['a', 'b', 'c', 'd', 'four', 'f', 'g', 'seven'],
};

type Script = Partial<Record<Method | 'load', (...given: never[]) => unknown>>;

/** A worker that answers as told, one task later; what throws is a failure. */
class Actor implements Port {
  static all: Actor[] = [];
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  asked: [string, unknown[]][] = [];
  gone = false;

  constructor(private readonly script: Script) {
    Actor.all.push(this);
  }

  postMessage(call: Call): void {
    const [method, given] = 'load' in call ? (['load', []] as const) : ([call.method, call.given] as const);
    this.asked.push([method, [...given]]);
    setTimeout(() => this.onmessage?.({ data: this.answer(call.id, method, [...given]) } as MessageEvent<Answer>));
  }

  terminate(): void {
    this.gone = true;
  }

  count(method: Method): number {
    return this.asked.filter(([name]) => name === method).length;
  }

  private answer(id: number, method: Method | 'load', given: unknown[]): Answer {
    const script: Script = {
      growTo: () => true,
      harvest: () => FOUND,
      isFound: () => false,
      choose: () => 1,
      ...this.script,
    };
    try {
      return { id, found: script[method]?.(...(given as never[])) };
    } catch (error) {
      return { id, failed: { code: 'module-failed', details: { title: 'MOW', why: (error as Error).message } } };
    }
  }
}

function thinkerWith(script: Script | (() => Script), threads = 1) {
  Actor.all = [];
  const said: Said[] = [];
  const start = () => new Actor(typeof script === 'function' ? script() : script);
  const game = () => Promise.resolve(RULES as never);
  return { thinker: new DeviceThinker({ game, report: (one) => said.push(one), start, threads }), said };
}

const going = () => new AbortController().signal;
const turns = (count: number) => new Promise((resolve) => setTimeout(resolve, 5 * count));

describe('threads', () => {
  it('share the sets of trees, and are kept for the next decision', async () => {
    const { thinker } = thinkerWith({}, 3);
    expect(await thinker.choose(QUESTION, 'champion', going())).toBe(7);
    await thinker.choose(QUESTION, 'champion', going());
    const sets = Actor.all.map(({ asked }) => asked.find(([method]) => method === 'begin')![1][2]);
    expect(sets.sort()).toEqual([[0, 3], [1], [2]]);
    expect(Actor.all).toHaveLength(3);
    expect(Actor.all.every(({ asked }) => asked.filter(([method]) => method === 'load').length === 1)).toBe(true);
  });

  it('say after every step how far a move is that takes long', async () => {
    const { thinker } = thinkerWith({});
    const far: number[][] = [];
    await thinker.choose(QUESTION, 'champion', going(), (done, all) => far.push([done, all]));
    expect(far).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((done) => [done, 8]));
  });

  it('are no more than a decision needs', async () => {
    const { thinker } = thinkerWith({}, 4);
    await thinker.choose(QUESTION, 'farmer', going());
    expect(Actor.all).toHaveLength(1);
  });

  it('serve a move before an analysis that has been waiting longer', async () => {
    const { thinker } = thinkerWith({ enter: () => 2 });
    const order: string[] = [];
    const decided = { ...QUESTION, move: 0, action: 4 };
    const bytes = new Uint8Array(1);
    const played = { state: bytes, memory: bytes, seats: 3, log: [], farmhands: [], atOnce: 1 };
    const finished = { decisions: [decided, decided], moves: 2, game: QUESTION.game, played };
    const analysed = thinker.analyse(finished, 'farmer', () => order.push('judged'), going());
    await turns(1);
    await thinker.choose(QUESTION, 'farmer', going()).then(() => order.push('moved'));
    await analysed;
    expect(order).toEqual(['judged', 'moved', 'judged', 'judged']); // the second decision, and the account
  });
});

describe('thinking', () => {
  it('reports every step, and stops early once the choice is settled', async () => {
    let step = 0;
    const { thinker } = thinkerWith({ isFound: () => ++step === 3 });
    const heard: [number, number][] = [];
    const advised = await thinker.hint(QUESTION, 'champion', (...done) => heard.push([done[0], done[1]]), going());
    expect(heard).toEqual([
      [1, 8],
      [2, 8],
      [3, 8],
    ]);
    expect(advised.move).toBe('seven');
    expect(advised.others).toEqual([['four', 0.4]]);
  });

  it('pauses while nobody looks, and goes on where it was', async () => {
    let slices = 0;
    const { thinker } = thinkerWith({ growTo: () => ++slices % 3 === 0 });
    const move = thinker.choose(QUESTION, 'champion', going());
    await turns(1);
    thinker.gate.open = false;
    await turns(4);
    const paused = slices;
    await turns(6);
    expect(slices).toBe(paused);
    thinker.gate.open = true;
    expect(await move).toBe(7);
    expect(slices).toBe(24);
  });

  it.each([true, false])('stops at once when the game is left (while looking: %s)', async (open) => {
    const { thinker, said } = thinkerWith({ growTo: () => false });
    const left = new AbortController();
    const move = thinker.choose(QUESTION, 'champion', left.signal);
    await turns(1);
    thinker.gate.open = open;
    left.abort();
    await expect(move).rejects.toMatchObject({ name: 'AbortError' });
    const slices = Actor.all[0].count('growTo');
    await turns(4);
    expect(Actor.all[0].count('growTo')).toBe(slices);
    expect(said).toEqual([]);
    expect(Actor.all[0].gone).toBe(false);
  });

  it('asks nobody where there is nothing to decide', async () => {
    const { thinker } = thinkerWith({});
    expect(await thinker.choose({ ...QUESTION, legal: [7] }, 'champion', going())).toBe(7);
    expect(await thinker.hint({ ...QUESTION, legal: [7] }, 'champion', () => {}, going())).toMatchObject({
      move: 'seven',
    });
    expect(Actor.all).toEqual([]);
  });
});

describe('a worker that dies', () => {
  const trap = () => {
    throw Error('unreachable');
  };

  it('is replaced, and its decision is the farmhand’s', async () => {
    const { thinker, said } = thinkerWith(() => ({ growTo: Actor.all.length ? () => true : trap, suggest: () => 4 }));
    expect(await thinker.choose(QUESTION, 'champion', going())).toBe(4);
    expect(said).toEqual([{ key: 'local-bot-failed', args: { why: 'unreachable' } }]);
    expect(Actor.all.map(({ gone }) => gone)).toEqual([true, false]);
    expect(await thinker.choose(QUESTION, 'champion', going())).toBe(7);
  });

  it('never stops a game, even if nobody can think any more', async () => {
    const { thinker, said } = thinkerWith({ load: trap });
    expect(await thinker.choose(QUESTION, 'farmer', going())).toBe(4);
    expect(said).toHaveLength(2);
  });

  it('is noticed although it answers nothing', async () => {
    const { thinker, said } = thinkerWith(() => ({ growTo: () => true, suggest: () => 4 }));
    const move = thinker.choose(QUESTION, 'champion', going());
    await turns(0);
    Actor.all[0].onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await move).toBe(4);
    expect(said[0].args).toMatchObject({ why: 'out of memory' });
  });

  it('makes a hint fail with the reason', async () => {
    const { thinker } = thinkerWith({ begin: trap });
    await expect(thinker.hint(QUESTION, 'farmer', () => {}, going())).rejects.toMatchObject({ code: 'module-failed' });
  });
});
