// The account of a finished game (`farmyard.contests.account`), kept in one instance of a rulebook, step by step.
import type { Account } from '../../messages';
import { Module, type Description, type Given, type Room } from '../module';
import { sha256 } from '../sha256';

/** A finished game as it was dealt, and what was done. */
export interface Played {
  state: Uint8Array<ArrayBuffer>;
  memory: Uint8Array;
  seats: number;
  log: [number, number][];
  /** By seat: did a farmhand sit there? */
  farmhands: boolean[];
  /** The most seats that chose at the same time. */
  atOnce: number;
}

const SEED_BITS = 60n;

export class Ledger {
  private readonly mark: number;
  private played!: Played;
  private room!: Record<'columns' | 'now', Room>;
  private given: Given[] = [];
  private at = 0;

  private constructor(private readonly module: Module) {
    this.mark = module.used;
  }

  static async start(code: WebAssembly.Module, about: Description): Promise<Ledger> {
    return new Ledger(await Module.start(code, about));
  }

  openBooks(played: Played): void {
    const { module } = this;
    const { seats, log, atOnce } = played;
    const { max_legal, dice, view, thinking } = module.about;
    const count = thinking.account.streams;
    module.free(this.mark);
    const sheet = [this.world(), this.record('state'), module.array(dice, 1), module.array(4, max_legal)];
    const playing = this.world();
    module.bytes(playing[0]).set(played.state);
    module.bytes(playing[1]).set(played.memory);
    const moves = module.array(8, log.length, 2);
    module.longs(moves).set(log.flat().map(BigInt));
    const farmhands = module.array(1, seats);
    module.bytes(farmhands).set(played.farmhands.map(Number));
    const streams = [0, 1, 2, 3].map(() => module.array(8, count));
    const worths = () => module.array(8, count, seats);
    const now = worths();
    const made = module.array(8, 1 << atOnce, count, seats);
    const columns = module.array(8, count, seats, thinking.account.columns.length);
    const books = [now, made, worths(), worths(), columns];
    const bySeat = () => module.array(8, seats);
    const step = [this.world(), bySeat(), bySeat(), bySeat(), module.array(view.size, 1), module.array(view.size, 1)];
    const seed = this.seedOf(played.state);
    module.call('begin_streams', sheet, seed, streams);
    module.call('open_books', sheet, playing, seats, streams, books);
    this.given = [[moves, seats, farmhands, seed], streams, books, step];
    this.room = { columns, now };
    this.played = played;
    this.at = 0;
    this.ahead = (at) => module.call('take_step', sheet, playing, at, ...this.given);
  }

  /** Enters the next step; how many moves have been entered. */
  enter(): number {
    this.at = Number(this.ahead(this.at));
    return this.at;
  }

  accounts(): Account[] {
    const { columns: names, streams, certain } = this.module.about.thinking.account;
    const { seats } = this.played;
    const columns = this.module.floats(this.room.columns);
    const now = this.module.floats(this.room.now);
    const of = (values: Float64Array, each: number, at: number) =>
      Array.from({ length: streams }, (_, k) => values[k * each + at]);
    return Array.from({ length: seats }, (_, seat) => ({
      seat,
      fair: 1 / seats,
      result: mean(of(now, seats, seat)),
      columns: names.map((name, i) => {
        const values = of(columns, seats * names.length, seat * names.length + i);
        return { name, share: mean(values), error: (certain * spread(values)) / Math.sqrt(streams) };
      }),
    }));
  }

  private ahead: (at: number) => number = () => 0;

  /** The streams follow from the deal. */
  private seedOf(state: Uint8Array): bigint {
    const judge = new TextEncoder().encode(this.module.about.thinking.account.judge);
    const said = new Uint8Array(judge.length + state.length);
    said.set(judge);
    said.set(state, judge.length);
    return BigInt(`0x${sha256(said).slice(0, 16)}`) >> (64n - SEED_BITS);
  }

  private record(of: 'state' | 'memory', rows = 1): Room {
    return this.module.array(this.module.about[of].size, rows);
  }

  private world(): Room[] {
    return [this.record('state'), this.record('memory'), this.record('state', this.module.about.before)];
  }
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}
