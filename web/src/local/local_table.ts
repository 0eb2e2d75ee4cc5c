// A table on this device and who plays there: the fold of its entries, as `farmyard.server.table.table_state` is of a
// server's. Nothing here waits.
import type { About, Said, SeatInfo } from '../messages';
import type * as entries from './entries';
import type { Entry } from './entries';
import { commitment, describe, type Terms } from './fairness';
import { InPlay, type Choice, type Seen } from './in_play';
import type { Module } from './module';
import { HOST } from './place';
import { RECORD } from './record';
import { Refusal } from './refusal';
import { Rulebook, type Options } from './rulebook';
import type { House, Made } from './shelf';
import { OVER, UndoGuard, type NoUndo } from './undo';

/** A seat and who sits in it. */
interface Chair {
  kind: SeatInfo['kind'];
  player: string;
  name: string;
  level: string | null;
  /** Wants forced moves to be played automatically. */
  auto: boolean;
}

export interface Move {
  seat: number;
  action: number;
}

/** The move that led here, and what everybody saw before it. */
export interface Step {
  seat: number;
  before: Seen;
  late: boolean;
}

export class LocalTable {
  readonly rulebook: Rulebook;
  /** Entries so far; the number of the last event. */
  n = 0;
  chairs: Chair[] = [];
  settings!: About['settings'];
  host = '';
  number = 0;
  commitment = '';
  secret = '';
  seed = '';
  nonces: string[] = [];
  sameDeal = false;
  /** The record that the game was played on from. */
  playedOn = '';
  log: Move[] = [];
  /** What everybody sees, while there is a game. */
  look: Seen | null = null;
  step: Step | null = null;
  /** By seat: the event that asked its current question, and the one of its last move. */
  since = new Map<number, number>();
  readonly moved = new Map<number, number>();
  /** Seconds left, by seat. */
  banks: number[] = [];
  /** The name of a deal of the day; and whether this is the one try at it that counts. */
  day = '';
  counted = false;
  /** One person among computer players: any move may be taken back. */
  coached = false;
  names: string[] = [];
  levels: string[] = [];
  private wanted: Options = {};
  private options: Options = {};
  private inPlay: InPlay | null = null;
  /** Deals are only looked at in it. */
  private tried: InPlay | null = null;
  private guard = new UndoGuard();

  constructor(
    readonly id: string,
    readonly made: Made,
    private readonly module: Module,
    private readonly house: House,
  ) {
    this.rulebook = new Rulebook(made);
  }

  apply(entry: Entry): void {
    this.n++;
    this.step = null;
    const take: Record<Entry['type'], (entry: never) => void> = {
      opened: this.opened,
      sat: this.sat,
      swapped: this.swapped,
      preferred: this.preferred,
      dealt: this.dealt,
      reset: this.reset,
      moved: this.moves,
      'took-back': this.tookBack,
    };
    take[entry.type].call(this, entry as never);
  }

  // Who and what

  get phase(): About['phase'] {
    if (!this.look) return 'gathering';
    return this.over ? 'over' : 'playing';
  }

  get over(): boolean {
    return !!this.look && !this.look.choices.size;
  }

  get terms(): Terms {
    const { id: game, rules } = this.rulebook.info;
    const number = this.day ? 1 : this.number + (this.look ? 0 : 1);
    return { table: this.day || this.id, number, game, rules, seats: this.chairs.length, options: this.options };
  }

  get record(): string {
    return `${this.id}-${this.number}`;
  }

  /** The seats of people. */
  get people(): number[] {
    return this.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  choice(seat: number): Choice | undefined {
    return this.look?.choices.get(seat);
  }

  scores(): number[] {
    return this.inPlay!.scores();
  }

  /** Nobody wins before the end. */
  winners(): number[] {
    const scores = this.scores();
    const most = Math.max(...scores);
    return this.over ? scores.flatMap((score, seat) => (score === most ? [seat] : [])) : [];
  }

  get ending(): string {
    return this.rulebook.info.endings[this.look!.views.at(-1)!.full.ending];
  }

  /** What speaks for this seat's move. */
  because(seat: number, move: string): Said | null {
    return this.rulebook.because(this.look!.views[seat].full, move);
  }

  about(): About {
    const { id: game, rules } = this.rulebook.info;
    return {
      id: this.id,
      game,
      rules,
      options: this.options,
      seats: this.chairs.map(({ kind, name, player, level }) => ({
        kind,
        name,
        player,
        level: level ?? '',
        held: false,
        ready: kind !== 'person' || !!this.look || this.number === 0,
        program: false,
      })),
      host: this.host,
      phase: this.phase,
      number: this.look ? this.number : this.number + 1,
      settings: this.settings,
      commitment: this.commitment,
      day: this.day,
      counted: this.counted,
    };
  }

  /** The game as a file: it replays exactly, and its shuffle can be verified. */
  file(): Record<string, unknown> {
    const { info } = this.rulebook;
    const shuffle = describe(this.secret, this.terms, this.nonces);
    if (this.sameDeal) shuffle.same_deal_of = this.playedOn || `${this.id}-${this.number - 1}`;
    return {
      format: RECORD,
      game: info.id,
      rules: info.rules,
      seats: this.chairs.length,
      names: this.names,
      options: this.options,
      seed: this.seed,
      moves: this.log.map(({ seat, action }) => `${seat} ${info.actions[action]}`),
      result: { over: this.over, ending: this.ending, scores: this.scores() },
      levels: this.levels,
      shuffle,
    };
  }

  /** The number of a legal move, or the reason why it is not. */
  check(seat: number, action: number): number {
    if (this.over) throw new Refusal('over');
    const choice = this.choice(seat);
    if (!choice) {
      const waiting = [...this.look!.choices.keys()].map((other) => this.chairs[other].name);
      throw new Refusal('not-your-turn', { who: this.chairs[seat].name, waiting: waiting.join(', ') });
    }
    const { id, actions, reasons } = this.rulebook.info;
    if (!Number.isInteger(action) || !actions[action]) throw new Refusal('move-number', { move: String(action) });
    const why = this.inPlay!.whyNot(seat, action);
    if (why) throw new Refusal(`${id}-no-${reasons[why]}`, { move: actions[action] });
    return action;
  }

  /** Whether this seat is the first to act, or one of them, in this deal. */
  beginsWith(seed: string, seat: number): boolean {
    this.tried ??= new InPlay(this.module, this.made, this.chairs.length, this.rulebook.encode(this.options));
    this.tried.deal(seed);
    return this.tried.look().choices.has(seat);
  }

  // Taking back

  /** Why this seat's last move cannot be taken back; in coach mode it always can. */
  noUndo(seat: number): NoUndo | null {
    return this.mayRewind(seat) ? null : this.byTheRules(seat);
  }

  byTheRules(seat: number): NoUndo | null {
    return this.over ? OVER : this.guard.whyNot(seat, this.revealed);
  }

  mayRewind(seat: number): boolean {
    return this.coached && !!this.look && !this.over && this.guard.hasMoved(seat);
  }

  private get revealed(): number {
    return this.look!.views.at(-1)!.full.revealed;
  }

  // Entries

  private opened(entry: entries.Opened): void {
    const { rules, title } = this.rulebook.info;
    if (entry.rules !== rules) throw new Refusal('record-version', { version: entry.rules, title, have: rules });
    this.rulebook.checkSeats(entry.levels.length);
    this.wanted = entry.options;
    this.settings = entry.settings;
    this.host = HOST;
    this.secret = entry.secret;
    this.day = entry.day ?? '';
    this.counted = !!entry.counted;
    this.chairs = entry.levels.map((level, seat) => ({
      kind: level === null ? 'open' : 'bot',
      player: '',
      name: level === null ? '' : entry.names?.[seat] || this.botName(seat),
      level,
      auto: false,
    }));
    this.notePeople();
  }

  private botName(seat: number): string {
    const sum = [...this.id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return this.house.bot_names[(sum + seat) % this.house.bot_names.length];
  }

  private sat({ seat, player, name }: entries.Sat): void {
    this.chairs[seat] = { kind: 'person', player, name, level: null, auto: false };
    this.notePeople();
  }

  private swapped({ seat, level }: entries.Swapped): void {
    this.chairs[seat] = { kind: 'bot', player: '', name: this.botName(seat), level, auto: false };
    this.notePeople();
  }

  private notePeople(): void {
    const people = new Set(this.chairs.filter(({ kind }) => kind !== 'bot').map(({ player }) => player));
    this.coached = people.size === 1 && !this.counted;
    if (!this.look) this.commit();
  }

  /** Before a game: what is going to be played, and the commitment to its shuffle. */
  private commit(): void {
    this.options = withAges(
      this.rulebook,
      this.wanted,
      this.chairs.map(({ kind }) => kind === 'bot'),
    );
    this.commitment = commitment(this.secret, this.terms);
  }

  private preferred({ seat, auto }: entries.Preferred): void {
    this.chairs[seat].auto = auto;
  }

  private dealt(entry: entries.Dealt): void {
    this.number++;
    this.nonces = entry.nonces;
    this.sameDeal = !!entry.same_deal;
    this.playedOn = entry.of ?? '';
    this.seed = entry.seed;
    this.names = this.chairs.map(({ name }) => name);
    this.levels = this.chairs.map(({ level }) => level ?? '');
    this.inPlay = new InPlay(this.module, this.made, this.chairs.length, this.rulebook.encode(this.options));
    this.log = [];
    this.since.clear();
    this.banks = this.chairs.map(() => this.settings.clock?.seconds ?? 0);
    this.rewind();
  }

  private reset({ secret, same_deal }: entries.Reset): void {
    this.look = null;
    this.since.clear();
    this.secret = secret;
    this.sameDeal = same_deal;
    this.commit();
  }

  private moves({ seat, action, how, spent }: entries.Moved): void {
    const before = this.look!;
    if (!before.choices.get(seat)?.legal.includes(action))
      throw new Refusal('unreadable', { table: this.id, entry: this.n });
    this.guard.note(seat, this.revealed, [...before.choices.keys()]);
    this.log.push({ seat, action });
    const look = this.inPlay!.move(seat, action);
    this.step = { seat, before, late: how === 'clock' };
    this.since.delete(seat);
    this.moved.set(seat, this.n);
    this.spend(seat, (spent ?? 0) / 1000);
    this.see(look);
  }

  private spend(seat: number, seconds: number): void {
    const { clock } = this.settings;
    if (clock?.bank) this.banks[seat] = Math.max(0, this.banks[seat] - seconds) + clock.increment;
  }

  private tookBack({ seat, to }: entries.TookBack): void {
    if (to === undefined || to === null) this.log.splice(this.lastOf(seat), 1);
    else this.log.length = to;
    this.since.clear();
    this.rewind();
  }

  /** The number of this seat's last move. */
  lastOf(seat: number): number {
    return this.log.map((move) => move.seat).lastIndexOf(seat);
  }

  /** Replays the log from the deal. */
  private rewind(): void {
    this.inPlay!.deal(this.seed);
    this.guard = new UndoGuard();
    let look = this.inPlay!.look();
    for (const { seat, action } of this.log) {
      this.guard.note(seat, look.views.at(-1)!.full.revealed, [...look.choices.keys()]);
      look = this.inPlay!.move(seat, action);
    }
    this.see(look);
  }

  /** Notes which seats face a new question: commands for an older one are stale. */
  private see(look: Seen): void {
    const before = this.look?.choices;
    this.look = look;
    for (const seat of this.since.keys()) if (!look.choices.has(seat)) this.since.delete(seat);
    for (const [seat, choice] of look.choices)
      if (!this.since.has(seat) || !same(before?.get(seat), choice)) this.since.set(seat, this.n);
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Where ages count and none were given: people in seat order, computer players older than all of them. */
function withAges({ info }: Rulebook, options: Options, bots: boolean[]): Options {
  const standard = info.options.find(({ name }) => name === 'ages')?.default;
  if (!Array.isArray(standard) || !same(options.ages ?? standard, standard)) return options;
  const ages = [...standard];
  const order = [...bots.keys()].sort((a, b) => Number(bots[a]) - Number(bots[b]) || a - b);
  for (const [age, seat] of order.entries()) ages[seat] = age + 1;
  return same(ages, standard) ? options : { ...options, ages };
}
