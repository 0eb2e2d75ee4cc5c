// A game being played in a module: its state and memory, moves, and what everybody sees. It checks nothing.
import type { Module, Room } from './module';
import type { Made } from './shelf';
import { Eyes, type Sights } from './views';

/** What a seat that must act may do, and one digit (base 36) per action number: the reason why not. */
export interface Choice {
  legal: number[];
  why: string;
}

/** The position as everybody sees it. */
export interface Seen extends Sights {
  /** By seat, of those who must act. */
  choices: Map<number, Choice>;
  /** What every viewer saw of the move that led here, the spectator last. */
  shown: number[];
}

const KEY = /^[0-9a-f]{64}$/;

export class InPlay {
  private readonly states: Room;
  private readonly blank: Room;
  private readonly played: Room[];
  private readonly numbers: Room;
  private readonly scored: Room;
  private readonly found: Record<'shown' | 'views' | 'counts' | 'moves' | 'why' | 'blank', Room>;
  private readonly eyes: Eyes;

  constructor(
    private readonly module: Module,
    made: Made,
    readonly seats: number,
    options: readonly number[],
  ) {
    const { state, memory, view, before, max_legal, actions } = module.about;
    this.states = module.array(state.size, 1);
    this.blank = module.array(state.size, 1);
    this.played = [this.states, module.array(memory.size, 1), module.array(state.size, before)];
    this.numbers = module.array(4, options.length);
    module.ints(this.numbers).set(options);
    this.scored = module.array(4, seats);
    this.found = {
      shown: module.array(4, seats + 1),
      views: module.array(view.size, seats + 1),
      counts: module.array(4, seats),
      moves: module.array(4, seats, max_legal),
      why: module.array(1, seats, actions),
      blank: module.array(view.size, 1),
    };
    this.eyes = new Eyes(view, made.info, made.words, seats);
  }

  /** A new game, from a number or from the key of a sealed one. */
  deal(seed: string): void {
    const key = KEY.test(seed);
    this.sow(key ? seed : '');
    this.module.bytes(this.played[1]).fill(0);
    this.module.call('new_game', this.states, 0, this.blank, this.seats, this.numbers, key ? 0n : BigInt(seed));
    this.module.call('begin', this.played, 0);
  }

  look(): Seen {
    this.module.call('look_all', this.played, 0, this.seats, Object.values(this.found));
    return this.develop();
  }

  move(seat: number, action: number): Seen {
    this.module.call('move_all', this.played, 0, seat, action, this.seats, Object.values(this.found));
    return this.develop();
  }

  /** Without a look. */
  make(seat: number, action: number): void {
    this.module.call('move', this.played, 0, seat, action);
  }

  /** Copies of the records of state and memory. */
  copy(): { state: Uint8Array<ArrayBuffer>; memory: Uint8Array<ArrayBuffer> } {
    const [state, memory] = this.played.map((room) => this.module.bytes(room).slice());
    return { state, memory };
  }

  /** Why this move is not possible: the number of the reason, 0 if it is. */
  whyNot(seat: number, action: number): number {
    return this.module.call('why_not', this.states, 0, seat, action);
  }

  scores(): number[] {
    this.module.call('count', this.states, 0, this.scored);
    return [...this.module.ints(this.scored)];
  }

  private develop(): Seen {
    const { shown, views, counts, moves, why } = this.found;
    const { max_legal, actions } = this.module.about;
    const choices = new Map<number, Choice>();
    for (const [seat, count] of this.module.ints(counts).entries()) {
      if (!count) continue;
      const digits = this.module.bytes(why).subarray(seat * actions, (seat + 1) * actions);
      choices.set(seat, {
        legal: [...this.module.ints(moves).subarray(seat * max_legal, seat * max_legal + count)],
        why: Array.from(digits, (digit) => digit.toString(36)).join(''),
      });
    }
    return { ...this.eyes.read(this.module.bytes(views)), choices, shown: [...this.module.ints(shown)] };
  }

  /** The blank state that a game is dealt from holds the key of a sealed one. */
  private sow(key: string): void {
    const { fields } = this.module.about.state;
    const blank = this.module.bytes(this.blank);
    blank[fields.sealed[1]] = key ? 1 : 0;
    for (let i = 0; i < 32; i++) blank[fields.seal[1] + i] = key ? parseInt(key.slice(2 * i, 2 * i + 2), 16) : 0;
  }
}
