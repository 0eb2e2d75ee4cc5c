// Threads, lent to one decision after the other. They are started when first needed; one that has failed is replaced.
import { Thread, type Port } from './thread';

interface Waiting {
  most: number;
  lend(threads: Thread[]): void;
}

export class Pool {
  private readonly idle: Thread[] = [];
  private readonly all = new Set<Thread>();
  private readonly waiting: Waiting[] = [];

  constructor(
    readonly most: number,
    private readonly start: () => Port,
  ) {}

  /** At least one thread and at most `most`. Whoever is urgent is served before those who are not. */
  borrow(most: number, urgent: boolean): Promise<Thread[]> {
    return new Promise((lend) => {
      if (urgent) this.waiting.unshift({ most, lend });
      else this.waiting.push({ most, lend });
      this.serve();
    });
  }

  giveBack(threads: readonly Thread[]): void {
    for (const thread of threads)
      if (thread.failed) this.drop(thread);
      else this.idle.push(thread);
    this.serve();
  }

  close(): void {
    for (const thread of this.all) thread.close();
    this.all.clear();
    this.idle.length = 0;
  }

  private serve(): void {
    while (this.waiting.length && this.ready > 0) {
      const { most, lend } = this.waiting.shift()!;
      lend(Array.from({ length: Math.min(most, this.ready) }, () => this.idle.pop() ?? this.hire()));
    }
  }

  private get ready(): number {
    return this.idle.length + this.most - this.all.size;
  }

  private hire(): Thread {
    const thread = new Thread(this.start());
    this.all.add(thread);
    return thread;
  }

  private drop(thread: Thread): void {
    thread.close();
    this.all.delete(thread);
  }
}
