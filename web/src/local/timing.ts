// When something must happen automatically at a local table: clocks, windows, forced moves, reminders. Only for whoever
// has the device: for everybody else time stands still.
import { windowOf } from './events';
import type { LocalTable } from './local_table';

const REMIND_AFTER = 45; // seconds, or when a quarter of the clock is left
const AUTO_AFTER = 1.2; // seconds: a forced move is shown before it is played

export interface Due {
  /** Milliseconds, as `performance.now` counts them. */
  when: number;
  what: 'window' | 'auto' | 'clock' | 'remind';
  seat: number;
  action: number;
}

/** A question: the event that asked it, and the milliseconds that its seat has had for it. */
interface Question {
  n: number;
  had: number;
}

export class Timing {
  /** The seat whose time runs, and since when. */
  private seat: number | null = null;
  private since = 0;
  private readonly asked = new Map<number, Question>();
  private readonly reminded = new Map<number, number>();

  constructor(private readonly table: LocalTable) {}

  /** Somebody takes the device, or (null) puts it down. */
  take(seat: number | null, now: number): void {
    this.stop(now);
    this.seat = seat;
    this.since = now;
  }

  /** After every entry: new questions start now, answered ones are dropped. */
  note(now: number): void {
    this.stop(now);
    for (const seat of this.asked.keys()) if (!this.table.since.has(seat)) this.asked.delete(seat);
    for (const [seat, n] of this.table.since) if (this.asked.get(seat)?.n !== n) this.asked.set(seat, { n, had: 0 });
  }

  remind({ seat }: Due): void {
    this.reminded.set(seat, this.asked.get(seat)!.n);
  }

  /** Milliseconds this seat has had for its current question. */
  spent(seat: number, now: number): number {
    const had = this.asked.get(seat)?.had ?? 0;
    return seat === this.seat ? had + now - this.since : had;
  }

  next(now: number): Due | null {
    return this.all(now).reduce<Due | null>((first, due) => (first && first.when <= due.when ? first : due), null);
  }

  private stop(now: number): void {
    const running = this.seat === null ? undefined : this.asked.get(this.seat);
    if (running) running.had += now - this.since;
    this.since = now;
  }

  private all(now: number): Due[] {
    const { seat } = this;
    const choice = seat === null ? undefined : this.table.choice(seat);
    const question = seat === null ? undefined : this.asked.get(seat);
    if (seat === null || !choice || !question) return [];
    const put = now - this.spent(seat, now);
    const due = (what: Due['what'], seconds: number, action = 0) => ({
      when: put + 1000 * seconds,
      what,
      seat,
      action,
    });
    const window = windowOf(this.table, choice.legal);
    const { clock } = this.table.settings;
    const allowed = clock ? (clock.bank ? this.table.banks[seat] : clock.seconds) : Infinity;
    const remind = this.reminded.get(seat) !== question.n;
    return [
      ...(window ? [due('window', window[1], window[0])] : []),
      ...(choice.legal.length === 1 && this.table.chairs[seat].auto ? [due('auto', AUTO_AFTER, choice.legal[0])] : []),
      ...(clock ? [due('clock', allowed)] : []),
      ...(remind ? [due('remind', Math.min(REMIND_AFTER, 0.75 * allowed))] : []),
    ];
  }
}
