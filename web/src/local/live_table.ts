// A local table in play: one change at a time, saved before anybody is told. Computer players, clocks and people all go
// through `write`.
import type { Presence } from '../messages';
import type { Heard } from '../wire';
import type { KeptTable } from './cabinet';
import type { Entry, Moved } from './entries';
import { dice, nextSeat } from './days';
import { bulletin, forSeats, type Bulletin } from './events';
import type { LocalTable } from './local_table';
import { Refusal } from './refusal';
import type { Question, Thinker } from './thinker';
import { Timing, type Due } from './timing';

const LONG = 700; // milliseconds of thinking that need no word

export interface Means {
  thinker: Thinker;
  hear(message: Heard): void;
  /** Resolves when it is on disk. */
  save(id: string, kept: KeptTable): Promise<void>;
  /** A game is over: its record is kept. */
  finish(table: LocalTable): Promise<void>;
  /** Seconds a computer player takes now, where the table began with these. */
  pace?(begunWith: number): number;
}

export class LiveTable {
  /** The seat that looks on; null while the device changes hands. */
  holder: number | null = null;
  private readonly timing: Timing;
  /** What has been told since the last deal. */
  private told: Bulletin[] = [];
  private last: Promise<unknown> = Promise.resolve();
  private listening = false;
  private readonly asked = new Map<number, AbortController>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private broken: Refusal | null = null;

  constructor(
    readonly state: LocalTable,
    private readonly entries: Entry[],
    private readonly means: Means,
  ) {
    for (const entry of entries) this.apply(entry);
    this.timing = new Timing(state);
    this.timing.note(performance.now());
  }

  // The only way anything changes

  /** Decide what to write, write it, save it, tell it. Null: there is nothing to do. */
  write(decide: () => Entry | null): Promise<number> {
    const written = this.last.then(() => this.change(decide));
    this.last = written.catch(() => {});
    return written;
  }

  private async change(decide: () => Entry | null): Promise<number> {
    if (this.broken) throw this.broken;
    const entry = decide();
    if (!entry) return this.state.n;
    const told = this.attempt(entry);
    this.entries.push(entry);
    await this.means.save(this.state.id, this.kept(entry.time));
    if (entry.type === 'moved' && this.state.over) await this.means.finish(this.state);
    this.announce(told);
    return this.state.n;
  }

  /** After a failure in the rules, memory is not to be trusted: what was saved before is. */
  private attempt(entry: Entry): Bulletin {
    try {
      return this.apply(entry);
    } catch (error) {
      this.broken = error instanceof Refusal ? error : new Refusal('internal');
      this.rest();
      throw this.broken;
    }
  }

  private apply(entry: Entry): Bulletin {
    this.state.apply(entry);
    const told = bulletin(this.state, entry);
    this.told = entry.type === 'dealt' ? [told] : [...this.told, told];
    return told;
  }

  private kept(when: number): KeptTable {
    const { state, entries } = this;
    const act = [...(state.look?.choices.keys() ?? [])];
    return { entries, when, glance: { about: state.about(), act, mine: state.people, moves: state.log.length } };
  }

  private announce(told: Bulletin): void {
    if (this.listening) this.means.hear(forSeats(told, this.mine));
    this.timing.note(performance.now());
    this.look();
  }

  // Listening

  get mine(): number[] {
    return this.holder === null ? [] : [this.holder];
  }

  /** Only whoever has the device acts: what others have seen since cannot be taken back. */
  checkHolder(seat: number): void {
    if (seat !== this.holder) throw new Refusal('not-your-seat', { seat: seat + 1 });
  }

  /** Whoever looks on hears what has happened since the deal, and from now on everything. */
  enter(): void {
    const now = performance.now();
    this.timing.take(this.holder, now);
    this.listening = true;
    const slept = this.slept(now);
    for (const told of this.told) {
      const message = forSeats(told, this.mine);
      this.means.hear('time' in message ? { ...message, time: message.time + slept } : message);
    }
    const { id, people } = this.state;
    const presence: Presence = { type: 'presence', table: id, present: people, watching: 0, leaving: {} };
    this.means.hear(presence);
    this.look();
  }

  /** Nobody looks on: nothing goes on, and nothing is lost. */
  rest(): void {
    this.listening = false;
    this.timing.take(null, performance.now());
    clearTimeout(this.timer);
    for (const stop of this.asked.values()) stop.abort();
  }

  /** Resolves when everything is saved. */
  async settle(): Promise<void> {
    await this.last;
  }

  /** Milliseconds for which this table was paused: its questions are shown as asked that much later. */
  private slept(now: number): number {
    const asked = this.holder === null ? undefined : this.state.since.get(this.holder);
    const put = this.told.find(({ head }) => 'n' in head && head.n === asked) ?? this.told.at(-1);
    const when = put && 'time' in put.head ? put.head.time : Date.now();
    return Date.now() - (asked === undefined ? 0 : this.timing.spent(this.holder!, now)) - when;
  }

  private look(): void {
    if (!this.listening) return;
    this.askBots();
    clearTimeout(this.timer);
    const now = performance.now();
    const due = this.timing.next(now);
    if (due && due.when < Infinity) this.timer = setTimeout(() => void this.fall(due).catch(() => {}), due.when - now);
  }

  // Computer players

  question(seat: number): Question {
    const { state } = this;
    const { bytes } = state.look!.views[seat];
    const { legal } = state.choice(seat)!;
    const seed = state.day ? dice(state.seed, seat, bytes) : draw();
    return { game: state.made.info.id, view: bytes, seats: state.chairs.length, seat, legal, seed };
  }

  private askBots(): void {
    for (const seat of this.seatsAsked())
      if (this.state.chairs[seat].kind === 'bot' && !this.asked.has(seat)) void this.playBot(seat);
  }

  /** In a deal of the day one after the other, in an order that is the same at every table. */
  private seatsAsked(): number[] {
    const asked = [...(this.state.look?.choices.keys() ?? [])];
    return this.state.day && asked.length ? [nextSeat(asked, this.state.people[0])] : asked;
  }

  private async playBot(seat: number): Promise<void> {
    const stop = new AbortController();
    this.asked.set(seat, stop);
    try {
      const begunWith = this.state.settings.pace ?? 0;
      const goesOn = this.state.log.at(-1)?.seat === seat; // with what it has begun: that is quicker
      const pace = (this.means.pace?.(begunWith) ?? begunWith) / (goesOn ? 3 : 1);
      await this.choose(seat, this.state.chairs[seat].level!, 'bot', pace, stop.signal);
    } catch {
      // stopped, or the rules have failed and have said so
    }
    this.asked.delete(seat);
    if (!this.broken) this.look();
  }

  /** The choice counts only if the question is still the same. */
  private async choose(seat: number, level: string, how: Moved['how'], pace: number, stop: AbortSignal): Promise<void> {
    const asked = this.state.since.get(seat);
    const begun = performance.now();
    const action = await this.patiently((heard) => this.means.thinker.choose(this.question(seat), level, stop, heard));
    await rest(begun + 1000 * pace - performance.now());
    stop.throwIfAborted();
    await this.write(() => (this.state.since.get(seat) === asked ? this.moved(seat, action, how) : null));
  }

  /** Whoever waits for long is told how far it is. */
  private async patiently<T>(think: (heard: (done: number, all: number) => void) => Promise<T>): Promise<T> {
    const { id, n } = this.state;
    let far = { done: 0, all: 1 };
    let long = false;
    const tell = () => void (this.listening && this.means.hear({ type: 'pondering', table: id, n, ...far }));
    const waiting = setTimeout(() => {
      long = true;
      tell();
    }, LONG);
    try {
      return await think((done, all) => {
        far = { done, all };
        if (long) tell();
      });
    } finally {
      clearTimeout(waiting);
    }
  }

  /** A move, with what it took of its seat's clock. */
  moved(seat: number, action: number, how: Moved['how'] = 'person'): Moved {
    const { clock } = this.state.settings;
    const spent = clock ? { spent: Math.trunc(this.timing.spent(seat, performance.now())) } : {};
    return { type: 'moved', time: Date.now(), seat, action, ...(how === 'person' ? {} : { how }), ...spent };
  }

  // What happens automatically

  /** Only if it is still due. */
  private async fall(due: Due): Promise<void> {
    const asked = this.state.since.get(due.seat);
    if (due.what === 'remind') {
      this.timing.remind(due);
      this.means.hear({ type: 'reminder', table: this.state.id, seat: due.seat });
      return this.look();
    }
    if (due.what === 'clock') {
      const stop = new AbortController();
      return this.choose(due.seat, this.state.settings.stand_in!, 'clock', 0, stop.signal);
    }
    const how = due.what === 'window' ? 'clock' : 'person'; // auto: a forced move, as the player wished
    await this.write(() => (this.state.since.get(due.seat) === asked ? this.moved(due.seat, due.action, how) : null));
  }
}

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));

/** 60 bits. */
const draw = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] >> 4n;
