// The connection: says hello, sends commands, gets one answer to each; reconnects automatically
// and resends what was not answered.
import { ANSWERS } from './messages';
import type { AnyAnswer, AnyCommand, AnyMessage, Refused } from './messages';
import { RefusedError, type Asked, type Heard, type Job, type Wire } from './wire';

const FIRST_WAIT = 300; // milliseconds until the first reconnect; then exponential backoff,
const LONGEST_WAIT = { seen: 2000, hidden: 30_000 }; // up to this
export const QUIET = 9000; // heartbeats come every four seconds: after this much silence the connection is lost
/** How long a command refused by a pausing table is kept, to be resent when the table resumes. */
export const PAUSE = 10_000;
const STUCK = 1000; // a reconnect attempt older than this is restarted when the network returns

interface Waiting {
  command: AnyCommand & { id: string };
  resolve: (answer: AnyAnswer) => void;
  reject: (error: Error) => void;
  sent: boolean;
  /** Refused once because the table pauses: the timer that returns the refusal if that takes too long. */
  paused?: ReturnType<typeof setTimeout>;
}

export interface Ears {
  /** Called on every connection, before anything else goes out: says hello and enters tables again. */
  greet(): Promise<void>;
  hear(message: Heard): void;
  online(on: boolean): void;
}

export class SocketWire implements Wire {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private greeted = false;
  private count = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private guard: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private readonly stem = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: () => string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    this.closed = false;
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.address()));
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => socket === this.socket && this.receive(JSON.parse(message.data) as AnyMessage);
    socket.onclose = () => socket === this.socket && this.lost();
    this.heard = Date.now();
    this.watch(QUIET); // also while connecting: a black hole never refuses
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  /** The connection may be dead without having been closed: drop it, and reconnect. */
  drop(): void {
    if (!this.socket) return;
    const socket = this.socket;
    this.socket = null;
    socket.close();
    this.lost();
  }

  /** The network is back, or the page is visible: retry now, and do not trust a silent connection. */
  wake(): void {
    if (this.closed) return;
    if (Date.now() - this.heard > (this.greeted ? QUIET : STUCK)) this.drop();
    if (!this.socket) this.open();
  }

  /** Unless something is received before then. */
  private watch(wait: number): void {
    clearTimeout(this.guard);
    this.guard = setTimeout(() => {
      const left = this.heard + QUIET - Date.now();
      if (left > 0) this.watch(left);
      else this.drop();
    }, wait);
  }

  /** Waits while offline. */
  ask<A extends AnyAnswer>(command: Asked, first = false): Promise<A> {
    return this.job<A>(command, first).answer;
  }

  job<A extends AnyAnswer>(command: Asked, first = false): Job<A> {
    const id = `${this.stem}-${++this.count}`;
    const answer = new Promise<A>((resolve, reject) => {
      const waiting: Waiting = {
        command: { ...command, id } as AnyCommand & { id: string },
        resolve: resolve as (answer: AnyAnswer) => void,
        reject,
        sent: false,
      };
      this.waiting.set(id, waiting);
      if (first || this.greeted) this.send(waiting);
    });
    return { id, answer };
  }

  private send(waiting: Waiting): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    waiting.sent = true;
    this.socket.send(JSON.stringify(waiting.command));
  }

  private async opened(socket: WebSocket): Promise<void> {
    const before = [...this.waiting.values()].filter((w) => w.command.type !== 'hello' && w.command.type !== 'enter');
    for (const [id, w] of this.waiting) if (!before.includes(w)) this.waiting.delete(id);
    try {
      await this.ears.greet();
    } catch {
      socket.close();
      return;
    }
    if (socket !== this.socket) return;
    this.tries = 0;
    this.greeted = true;
    this.ears.online(true);
    for (const waiting of this.waiting.values()) if (before.includes(waiting) || !waiting.sent) this.send(waiting);
  }

  private lost(): void {
    clearTimeout(this.guard);
    clearTimeout(this.timer);
    this.socket = null;
    this.greeted = false;
    this.ears.online(false);
    if (this.closed) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, document.hidden ? LONGEST_WAIT.hidden : LONGEST_WAIT.seen);
    this.timer = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2)); // jitter, against a thundering herd
  }

  private receive(message: AnyMessage): void {
    this.heard = Date.now();
    if (message.type === 'beat') this.socket?.send(JSON.stringify({ type: 'echo', beat: message.beat }));
    else if (ANSWERS.includes(message.type)) this.answer(message as AnyAnswer);
    else {
      this.ears.hear(message as Heard);
      if (message.type === 'fresh') for (const waiting of this.waiting.values()) if (waiting.paused) this.send(waiting);
    }
  }

  private answer(answer: AnyAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    if (
      answer.type === 'refused' &&
      (answer.code === 'elsewhere' || (answer.code === 'stopped' && waiting.command.type === 'enter'))
    ) {
      this.socket?.close(); // another worker has the table, or it pauses: reconnect at its own address, and retry
      return;
    }
    if (answer.type === 'refused' && answer.code === 'stopped' && !waiting.paused) {
      waiting.paused = setTimeout(() => this.refuse(waiting, answer), PAUSE);
      return;
    }
    clearTimeout(waiting.paused);
    if (answer.type === 'refused') return this.refuse(waiting, answer);
    this.waiting.delete(answer.id);
    waiting.resolve(answer);
  }

  private refuse(waiting: Waiting, answer: Refused): void {
    this.waiting.delete(answer.id);
    waiting.reject(new RefusedError(answer));
  }
}
