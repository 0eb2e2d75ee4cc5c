// A worker as the page sees it. One that has failed answers nothing any more: its memory may be half written.
import { Refusal } from '../refusal';
import type { Answer, Call, Found, Given, Method, Rules } from './far_end';

/** The part of a `Worker` that is needed. */
export interface Port {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(call: Call): void;
  terminate(): void;
}

export const newWorker = (): Port => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  resolve(found: unknown): void;
  reject(why: Refusal): void;
}

export class Thread {
  failed: Refusal | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private rules: Rules | null = null;

  constructor(private readonly port: Port) {
    port.onmessage = ({ data }) => this.hear(data);
    port.onerror = (event) => this.fail(new Refusal('module-failed', { title: this.title, why: event.message ?? '' }));
  }

  async load(rules: Rules): Promise<void> {
    if (this.rules?.code === rules.code) return;
    this.rules = rules;
    await this.send({ load: rules });
  }

  ask<M extends Method>(method: M, ...given: Given<M>): Promise<Found<M>> {
    return this.send({ method, given }) as Promise<Found<M>>;
  }

  close(): void {
    this.fail(new Refusal('module-failed', { title: this.title, why: '' }));
    this.port.terminate();
  }

  private get title(): string {
    return this.rules?.about.title ?? '';
  }

  private send(call: Omit<Extract<Call, { load: unknown }>, 'id'> | Omit<Extract<Call, { method: unknown }>, 'id'>) {
    return new Promise<unknown>((resolve, reject) => {
      if (this.failed) return reject(this.failed);
      const id = ++this.last;
      this.waiting.set(id, { resolve, reject });
      this.port.postMessage({ id, ...call });
    });
  }

  private hear({ id, found, failed }: Answer): void {
    if (failed) this.fail(new Refusal(failed.code, failed.details));
    else this.waiting.get(id)?.resolve(found);
    this.waiting.delete(id);
  }

  private fail(why: Refusal): void {
    this.failed ??= why;
    for (const { reject } of this.waiting.values()) reject(this.failed);
    this.waiting.clear();
  }
}
