// A rulebook's WebAssembly module: memory for its records, and calls by name. Nothing here knows what a game is.
import type { Thinking } from './bots/plan';
import { Refusal } from './refusal';
import { sha256 } from './sha256';

/** An export's parameters (names and kinds) and the kind of its result. */
type Signature = [[string, string][], string];

/** A record's size in bytes, and for each field its type as NumPy writes it, its offset and its shape. */
export interface Layout {
  size: number;
  fields: Record<string, [string, number, number[]]>;
}

/** What the build says about a module: `made/<game>.json`. */
export interface Description {
  game: string;
  title: string;
  rules: number;
  /** SHA-256 of the module. */
  code: string;
  exports: Record<string, Signature>;
  state: Layout;
  memory: Layout;
  view: Layout;
  /** Bytes of a generator of the players' own. */
  dice: number;
  /** Rows for the state before a move: 1 where players remember, else 0. */
  before: number;
  actions: number;
  max_legal: number;
  max_steps: number;
  thinking: Thinking;
  /** The move that is played automatically if it is legal, and after how many seconds. */
  window: [number, number] | null;
}

/** An array in a module's memory. */
export interface Room {
  at: number;
  /** In bytes, of one element. */
  size: number;
  shape: number[];
}

/** What an export takes: arrays are passed by address and lengths, lists by their parts. */
export type Given = number | bigint | Room | readonly Given[];

const GRAIN = 16; // alignment of arrays in bytes
const PAGE = 1 << 16;

/** Compiled code, to be instantiated as often as needed. */
export async function compile(code: Uint8Array<ArrayBuffer>, about: Description): Promise<WebAssembly.Module> {
  if (sha256(code) !== about.code) throw new Refusal('module-changed', { title: about.title });
  try {
    return await WebAssembly.compile(code);
  } catch (error) {
    throw new Refusal('module-start', { title: about.title, why: String(error) });
  }
}

/** One instance. After a trap its memory may be half written: it refuses everything from then on. */
export class Module {
  private broken: Refusal | null = null;
  private top: number;

  private constructor(
    private readonly exports: Record<string, (...given: (number | bigint)[]) => number>,
    private readonly memory: WebAssembly.Memory,
    base: number,
    readonly about: Description,
  ) {
    this.top = base;
  }

  static async start(compiled: WebAssembly.Module, about: Description): Promise<Module> {
    try {
      const { exports } = await WebAssembly.instantiate(compiled, {});
      const base = (exports.__heap_base as WebAssembly.Global).value as number;
      return new Module(exports as never, exports.memory as WebAssembly.Memory, base, about);
    } catch (error) {
      throw new Refusal('module-start', { title: about.title, why: String(error) });
    }
  }

  /** A new array of zeros; it stays where it is. */
  array(size: number, ...shape: number[]): Room {
    const at = Math.ceil(this.top / GRAIN) * GRAIN;
    this.top = at + shape.reduce((a, b) => a * b, size);
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    const room = { at, size, shape };
    this.bytes(room).fill(0);
    return room;
  }

  /** Forget every array made since `mark` was this module's `used`. */
  free(mark: number): void {
    this.top = mark;
  }

  get used(): number {
    return this.top;
  }

  /** What an array holds, live; to be read before the next call or array, which may move all memory. */
  bytes(room: Room): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, room.at, lengthOf(room) * room.size);
  }

  ints(room: Room): Int32Array<ArrayBuffer> {
    return new Int32Array(this.memory.buffer, room.at, lengthOf(room));
  }

  longs(room: Room): BigInt64Array<ArrayBuffer> {
    return new BigInt64Array(this.memory.buffer, room.at, lengthOf(room));
  }

  floats(room: Room): Float64Array<ArrayBuffer> {
    return new Float64Array(this.memory.buffer, room.at, lengthOf(room));
  }

  /** A trap is a refusal, never a wrong answer. */
  call(name: string, ...given: Given[]): number {
    if (this.broken) throw this.broken;
    const numbers = flat(given);
    const [parameters] = this.about.exports[name];
    if (numbers.length !== parameters.length)
      throw Error(`${name} takes ${parameters.length} numbers, not ${numbers.length}`);
    try {
      return this.exports[name](...numbers);
    } catch (error) {
      throw (this.broken = new Refusal('module-failed', { title: this.about.title, why: `${name}: ${String(error)}` }));
    }
  }
}

const lengthOf = (room: Room) => room.shape.reduce((a, b) => a * b, 1);

function flat(given: readonly Given[]): (number | bigint)[] {
  return given.flatMap((value) => {
    if (typeof value === 'number' || typeof value === 'bigint') return [value];
    return 'at' in value && 'shape' in value ? [value.at, ...value.shape] : flat(value as readonly Given[]);
  });
}
