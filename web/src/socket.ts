// The wire: says hello, sends commands, gets one answer to each; comes back by itself and sends again what was not answered.
import type { AnyAnswer, AnyCommand, AnyEvent, AnyMessage, AnyNotice, Refused } from './messages';

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
const ANSWERS = new Set(['done', 'welcome', 'created', 'entered', 'joined', 'advice', 'analysis', 'refused']);

/** The server said no; `message` is the sentence for the player. */
export class RefusedError extends Error {
  constructor(readonly answer: Refused) {
    super(answer.text);
  }
}

/** A command as one writes it: without its id. */
export type Asked = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, 'id'> : never) : never;

interface Waiting {
  command: AnyCommand & { id: string };
  resolve: (answer: AnyAnswer) => void;
  reject: (error: Error) => void;
  sent: boolean;
}

export interface Ears {
  /** Called on every connection, before anything else goes out: says hello and enters tables again. */
  greet(): Promise<void>;
  hear(message: AnyEvent | AnyNotice): void;
  online(on: boolean): void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private greeted = false;
  private count = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stem = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: () => string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    this.closed = false;
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.address()));
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as AnyMessage);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Try again now: the network came back, or the page was looked at. */
  wake(): void {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN && this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** One answer to each command. Waits while offline; a refusal is thrown. */
  ask<A extends AnyAnswer>(command: Asked, first = false): Promise<A> {
    return this.job<A>(command, first).answer;
  }

  /** The same, with the id by which progress is told and by which it can be cancelled. */
  job<A extends AnyAnswer>(command: Asked, first = false): { id: string; answer: Promise<A> } {
    const id = `${this.stem}-${++this.count}`;
    const answer = new Promise<A>((resolve, reject) => {
      const waiting: Waiting = { command: { ...command, id } as AnyCommand & { id: string }, resolve: resolve as (answer: AnyAnswer) => void, reject, sent: false };
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

  private async opened(): Promise<void> {
    const before = [...this.waiting.values()].filter((w) => w.command.type !== 'hello' && w.command.type !== 'enter');
    for (const [id, w] of this.waiting) if (!before.includes(w)) this.waiting.delete(id);
    try {
      await this.ears.greet();
    } catch {
      this.socket?.close();
      return;
    }
    this.tries = 0;
    this.greeted = true;
    this.ears.online(true);
    for (const waiting of this.waiting.values()) if (before.includes(waiting) || !waiting.sent) this.send(waiting);
  }

  private lost(): void {
    this.greeted = false;
    this.ears.online(false);
    if (this.closed) return;
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer = setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()));
  }

  private receive(message: AnyMessage): void {
    if (message.type === 'beat') this.socket?.send(JSON.stringify({ type: 'echo', beat: message.beat }));
    else if (ANSWERS.has(message.type)) this.answer(message as AnyAnswer);
    else this.ears.hear(message as AnyEvent | AnyNotice);
  }

  private answer(answer: AnyAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    if (answer.type === 'refused' && answer.code === 'elsewhere') {
      this.socket?.close(); // another worker has the table: come back by its own address, and ask again
      return;
    }
    this.waiting.delete(answer.id);
    if (answer.type === 'refused') waiting.reject(new RefusedError(answer));
    else waiting.resolve(answer);
  }
}
