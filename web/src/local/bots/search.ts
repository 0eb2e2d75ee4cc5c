// The search of one decision in one instance of a rulebook: some sets of trees, and what they have found out. The
// memory of one decision is used again for the next.
import { Module, type Description, type Given, type Room } from '../module';
import type { Question } from '../thinker';
import type { Plan, Thinking } from './plan';

/** How often each action was tried, and the sum of its results. */
export interface Results {
  tries: number[];
  gains: number[];
}

/** What some sets of trees have found; `mixed` and `spread` as the first of them says. */
export interface Harvest extends Results {
  mixed: boolean;
  spread: number;
}

interface Growing {
  trees: Given[];
  seed: bigint;
  done: number;
}

const CHUNK = 64; // playouts between two looks at the clock
const STREAM = 40n; // sets draw from streams that lie this many bits apart

export class Search {
  private readonly thinking: Thinking;
  private readonly mark: number;
  private sheet: Given[] = [];
  private asked: Given[] = [];
  private question!: Question;
  private plan!: Plan;
  private sets: Growing[] = [];
  private value!: Room;

  private constructor(private readonly module: Module) {
    this.thinking = module.about.thinking;
    this.mark = module.used;
  }

  static async start(code: WebAssembly.Module, about: Description): Promise<Search> {
    return new Search(await Module.start(code, about));
  }

  /** A new decision: what was known about the last one is forgotten. */
  begin(question: Question, plan: Plan, sets: number[]): void {
    const { seats, legal, seed } = question;
    const view = this.look(question);
    const roots = this.module.array(4, legal.length);
    const prior = this.module.array(8, legal.length);
    this.module.ints(roots).set(legal);
    this.value = this.module.array(8, seats);
    this.asked = [view, seats, roots, prior];
    this.question = question;
    this.plan = plan;
    this.sets = sets.map((k) => ({ trees: this.plant(), seed: seed + (BigInt(k) << STREAM), done: 0 }));
    this.module.call('consult', this.asked, seed, this.sheet);
  }

  /** Until every set has had this many playouts; false if the time was over before. */
  growTo(playouts: number, milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    for (const set of this.sets)
      while (set.done < playouts) {
        this.grow(set, Math.min(CHUNK, playouts - set.done));
        if (performance.now() >= until) return this.sets.every(({ done }) => done >= playouts);
      }
    return true;
  }

  harvest(): Harvest {
    const { seat, seats, legal } = this.question;
    const [view, , roots] = this.asked;
    const mark = this.module.used;
    const tries = this.module.array(8, legal.length);
    const gains = this.module.array(8, legal.length);
    for (const { trees } of this.sets) this.module.call('harvest', trees, seat, roots, tries, gains);
    const found = {
      tries: Array.from(this.module.longs(tries), Number),
      gains: [...this.module.floats(gains)],
      mixed: !!this.module.call('others_choose', view, seats, this.sheet),
      spread: this.module.call('spread_of', this.sets[0].trees, seat),
    };
    this.module.free(mark);
    return found;
  }

  /** Is the choice settled, with this part of the playouts spent? */
  isFound(results: Harvest, part: number): boolean {
    return !!this.with(results, (tries, gains) => this.module.call('is_found', tries, gains, results.spread, part));
  }

  /** The action to play, by its index. */
  choose(results: Harvest, seed: bigint): number {
    return this.with(results, (tries, gains, dice) =>
      this.module.call('choose', tries, gains, results.mixed ? 1 : 0, seed, dice),
    );
  }

  /** A random index below `count`. */
  chooseAny(count: number, seed: bigint): number {
    const mark = this.module.used;
    const chosen = this.module.call('choose_any', count, seed, this.module.array(this.module.about.dice, 1));
    this.module.free(mark);
    return chosen;
  }

  /** The craft's own move. */
  suggest(question: Question): number {
    const view = this.look(question);
    return this.module.call('suggest', view, question.seed, this.sheet);
  }

  private grow(set: Growing, playouts: number): void {
    const { curiosity, trust } = this.thinking;
    const manner = [curiosity, trust, this.plan.plain, this.plan.attentive ? 1 : 0];
    this.module.call('think', this.asked, manner, playouts, set.seed, set.trees, this.sheet, this.value);
    set.done += playouts;
  }

  /** A clean sheet, and on it the view. */
  private look(question: Question): Room {
    const { state, memory, view, before, max_legal } = this.module.about;
    this.module.free(this.mark);
    const record = (size: number, rows = 1) => this.module.array(size, rows);
    const world = [record(state.size), record(memory.size), record(state.size, before)];
    this.sheet = [...world, record(state.size), record(this.module.about.dice), this.module.array(4, max_legal)];
    const place = record(view.size);
    this.module.bytes(place).set(question.view);
    return place;
  }

  private plant(): Given[] {
    const { seats } = this.question;
    const { slot, deepest } = this.thinking;
    return [
      this.module.array(slot, this.plan.slots[seats]),
      this.module.array(8, 1),
      this.module.array(8, seats),
      this.module.array(8, seats, deepest),
      this.module.array(8, seats),
      this.module.array(8, seats, 3),
    ];
  }

  /** Calls with these results in the module's memory. */
  private with(results: Results, call: (tries: Room, gains: Room, dice: Room) => number): number {
    const mark = this.module.used;
    const tries = this.module.array(8, results.tries.length);
    const gains = this.module.array(8, results.gains.length);
    const dice = this.module.array(this.module.about.dice, 1);
    this.module.longs(tries).set(results.tries.map(BigInt));
    this.module.floats(gains).set(results.gains);
    const answer = call(tries, gains, dice);
    this.module.free(mark);
    return answer;
  }
}
