// The worker's end of a thread: one instance at a time, asked one thing after the other.
import type { Description } from '../module';
import { Refusal } from '../refusal';
import { Ledger } from './ledger';
import { Search } from './search';

type Calls = Pick<Search, 'begin' | 'growTo' | 'harvest' | 'isFound' | 'choose' | 'chooseAny' | 'suggest'> &
  Pick<Ledger, 'openBooks' | 'enter' | 'accounts'>;
export type Method = keyof Calls;
export type Given<M extends Method> = Parameters<Calls[M]>;
export type Found<M extends Method> = ReturnType<Calls[M]>;

/** A game's rules, compiled. */
export interface Rules {
  about: Description;
  code: WebAssembly.Module;
}

export type Call = { id: number } & ({ load: Rules } | { method: Method; given: unknown[] });

/** The result, or why there is none. */
export interface Answer {
  id: number;
  found?: unknown;
  failed?: { code: string; details: Record<string, unknown> };
}

export class FarEnd {
  private search: Search | null = null;
  private ledger: Ledger | null = null;
  private title = '';

  async answer(call: Call): Promise<Answer> {
    try {
      return { id: call.id, found: await this.find(call) };
    } catch (error) {
      const { code, details } = refusalOf(error, this.title);
      return { id: call.id, failed: { code, details } };
    }
  }

  private async find(call: Call): Promise<unknown> {
    if ('load' in call) {
      this.title = call.load.about.title;
      this.search = this.ledger = null; // the old instances' memory can be freed before the new ones need some
      this.search = await Search.start(call.load.code, call.load.about);
      this.ledger = await Ledger.start(call.load.code, call.load.about);
      return undefined;
    }
    const asked = call.method in Ledger.prototype ? this.ledger! : this.search!;
    return (asked as unknown as Record<Method, (...given: unknown[]) => unknown>)[call.method](...call.given);
  }
}

/** Too little memory, for example. */
export const refusalOf = (error: unknown, title: string): Refusal =>
  error instanceof Refusal ? error : new Refusal('module-failed', { title, why: String(error) });
