// Everything that is played and kept on this device: what a server is for others (`farmyard.server.hall.desk`).
import type {
  Advice,
  Analyse,
  Analysis,
  AnyAnswer,
  Create,
  Created,
  Enter,
  Entered,
  Glance,
  Hint,
  Join,
  Played,
  Progress,
  RecordFile,
  Said,
} from '../messages';
import type { Asked, Heard } from '../wire';
import { DeviceThinker } from './bots/device';
import { SimpleThinker } from './bots/simple';
import { Cabinet, type KeptTable, type Study } from './cabinet';
import type { Entry } from './entries';
import { openStore } from './indexed';
import { openDay, planOf, type Plan, type Tried } from './days';
import { LiveTable } from './live_table';
import { LocalTable } from './local_table';
import { Module } from './module';
import * as orders from './orders';
import { isHere, newCode } from './place';
import { quoted } from './quoted';
import { bytesOf } from './rebuilt';
import { Refusal } from './refusal';
import { Rulebook } from './rulebook';
import { Eyes } from './views';
import { verify } from './fairness';
import { readRecord } from './record';
import { Replay } from './replay';
import { assets, type Shelf } from './shelf';
import type { Served } from './spare';
import type { Store } from './store';
import type { Thinker } from './thinker';

/** A table of this device as the first page lists it; without a glance it cannot be read. */
export interface Listed {
  id: string;
  when: number;
  glance: Glance | null;
}

export interface Ears {
  hear(message: Heard): void;
  /** Something went wrong that stops nothing. */
  report(said: Said): void;
  /** The browser saves nothing at the moment. */
  unsaved(): void;
  /** Seconds a computer player takes, where the table began with these. */
  pace?(begunWith: number): number;
  /** Whether somebody alone among computer players wants to begin. */
  begins?(): boolean;
}

/** What a person asks of a table that is open. */
const TABLE = {
  join: (table, _, command) => orders.join(table, command as never),
  rematch: (table, _, command) => orders.rematch(table, command as never),
  undo: (table, live, command) => {
    live.checkHolder((command as { seat: number }).seat);
    return orders.undo(table, command as never);
  },
  prefer: (table, _, command) => orders.prefer(table, command as never),
  play: (table, live, command) => {
    live.checkHolder((command as { seat: number }).seat);
    const { seat, action } = orders.play(table, command as never);
    return live.moved(seat, action);
  },
} satisfies Record<string, (table: LocalTable, live: LiveTable, command: unknown) => Entry | null>;

export class Yard {
  /** The table that is open, the only one where anything goes on. */
  private live: LiveTable | null = null;
  private release = () => {};
  private readonly jobs = new Map<string, AbortController>();
  private replay: Replay | null = null;

  constructor(
    private readonly cabinet: Cabinet,
    private readonly shelf: Shelf,
    private readonly thinker: Thinker,
    private readonly ears: Ears,
  ) {}

  /** On this device, with its workers and its disk. */
  static async open(ears: Ears): Promise<Yard> {
    const cabinet = new Cabinet(await openStore(() => ears.unsaved()));
    return new Yard(cabinet, assets, thinkerOf(ears), ears);
  }

  static on(store: Store, shelf: Shelf, thinker: Thinker, ears: Ears): Yard {
    return new Yard(new Cabinet(store), shelf, thinker, ears);
  }

  /** The answer to a command; progress is reported under `id`. */
  async answer(command: Asked, id: string): Promise<AnyAnswer> {
    const done = async (n: Promise<number> | number) => ({ type: 'done' as const, n: await n, id });
    switch (command.type) {
      case 'create':
        return { ...(await this.create(command)), id };
      case 'enter':
        return { ...(await this.enter(command)), id };
      case 'exit':
        return done(this.exit());
      case 'hint':
        return this.study(id, (stop) => this.hint(command, id, stop));
      case 'analyse':
        return this.study(id, (stop) => this.analyse(command, id, stop));
      case 'cancel':
        this.jobs.get(command.job)?.abort();
        return done(0);
      case 'swap': {
        const [live, house, { levels }] = [
          await this.find(command.table),
          await this.shelf.house(),
          await this.people(),
        ];
        orders.checkDay(live.state, command.type);
        return done(live.write(() => orders.swap(live.state, house, levels, command)));
      }
      default:
        return done(this.order(command));
    }
  }

  private async order(command: Asked): Promise<number> {
    if (!('table' in command) || (command.type !== 'start' && !Object.hasOwn(TABLE, command.type)))
      throw new Refusal('here-only');
    const live = await this.find(command.table);
    orders.checkDay(live.state, command.type);
    if (command.type === 'start') return live.write(() => orders.start(live.state, command, this.ears.begins?.()));
    const decide = TABLE[command.type as keyof typeof TABLE];
    return live.write(() => decide(live.state, live, command));
  }

  private people() {
    return this.shelf.people();
  }

  // Tables

  private async create(command: Omit<Create, 'id'>): Promise<Omit<Created, 'id'>> {
    const [made, house, { levels }] = await Promise.all([
      this.shelf.game(command.game),
      this.shelf.house(),
      this.people(),
    ]);
    const opened = orders.open(made, house, levels, command);
    await this.exit();
    const id = newCode();
    const live = await this.start(id, [opened]);
    if (command.sit !== false && opened.levels.includes(null))
      await live.write(() =>
        orders.join(live.state, { table: id, name: command.name } satisfies Omit<Join, 'id' | 'type'>),
      );
    const { commitment, n, people } = live.state;
    return { type: 'created', table: id, key: '', watch: '', commitment, seats: people, n };
  }

  private async find(id: string): Promise<LiveTable> {
    if (this.live?.state.id === id) return this.live;
    await this.exit();
    const { entries } = await this.cabinet.table(id);
    return this.start(id, entries);
  }

  private async start(id: string, entries: Entry[]): Promise<LiveTable> {
    const [opened] = entries;
    if (opened.type !== 'opened') throw new Refusal('here-damaged', { table: id });
    const [made, house] = await Promise.all([this.shelf.game(opened.game), this.shelf.house()]);
    this.release = await holdAlone(id);
    try {
      const state = new LocalTable(id, made, await Module.start(made.code, made.about), house);
      this.live = new LiveTable(state, entries, {
        ...this.ears,
        thinker: this.thinker,
        save: this.save,
        finish: this.finish,
      });
      return this.live;
    } catch (error) {
      this.release();
      throw error instanceof Refusal && !isOfEntries(error) ? error : new Refusal('here-damaged', { table: id });
    }
  }

  /** A full disk stops no game. */
  private save = (id: string, kept: KeptTable): Promise<void> =>
    this.cabinet.putTable(id, kept).catch(() => this.ears.unsaved());

  private finish = async (table: LocalTable): Promise<void> => {
    const file = table.file() as unknown as RecordFile;
    const day = table.counted ? { day: table.day } : {};
    const kept = { file, when: Date.now(), mine: table.people, ...day };
    await this.cabinet.putGame(table.record, kept).catch(() => this.ears.unsaved());
  };

  private async enter({ table: id }: Omit<Enter, 'id'>): Promise<Omit<Entered, 'id'>> {
    const live = await this.find(id);
    const { people, n } = live.state;
    if (people.length === 1) [live.holder] = people;
    queueMicrotask(() => this.live === live && live.enter()); // after the answer
    return { type: 'entered', table: id, seats: live.mine, n, key: '', watch: '' };
  }

  /** This seat looks on from now on, once it enters; null: nobody does. */
  async hold(id: string, seat: number | null): Promise<void> {
    const live = await this.find(id);
    if (seat !== null) orders.checkSeat(live.state, seat);
    live.rest();
    live.holder = seat;
  }

  private async exit(): Promise<number> {
    const { live } = this;
    this.live = null;
    live?.rest();
    await live?.settle();
    if (live) this.release();
    return live?.state.n ?? 0;
  }

  /** What if? From this moment of a finished game on, this seat is played against computer players. */
  async playOn(record: string, file: RecordFile, moves: number, seat: number, name: string): Promise<string> {
    const [made, house, { levels }] = await Promise.all([
      this.shelf.game(file.game),
      this.shelf.house(),
      this.people(),
    ]);
    const replay = await Replay.open(record, file, made);
    if (moves >= replay.log.length) throw new Refusal('over');
    const level = (other: number) => levels.find((known) => known === file.levels?.[other]) ?? 'farmhand';
    const seats = file.names.map((_, other) => ({ bot: other === seat ? null : level(other) }));
    const options = file.options as Create['options'];
    const opened = orders.open(made, house, levels, { game: file.game, seats, options, name });
    const entries = orders.playOn(replay, moves, seat, name, opened);
    await this.exit();
    const id = newCode();
    const live = await this.start(id, entries.slice(0, -1));
    await live.write(() => entries[entries.length - 1]);
    return id;
  }

  // The deal of the day

  /** The table of one's try at a deal that this device deals itself: found again, or made. Once it is finished, one
   * practises. */
  async playDay(day: string, game: string, name: string, pace: number): Promise<string> {
    const [made, calendar, tried] = [await this.shelf.game(game), await this.shelf.days(game), await this.tried()];
    const plan = planOf(day, game, made.info.rules, calendar);
    const mine = tried.find((one) => one.name === plan.name && one.game === game);
    if (mine && !mine.finished) return mine.table;
    await this.exit();
    const id = newCode();
    const entries = openDay(plan, !mine, pace, `here-${plan.levels.indexOf('')}`, orders.checkName(name));
    const live = await this.start(id, entries);
    await live.write(() => orders.start(live.state, { table: id }));
    return id;
  }

  /** What would be played. */
  async planOf(day: string, game: string): Promise<Plan> {
    return planOf(day, game, (await this.shelf.info(game)).rules, await this.shelf.days(game));
  }

  /** Every try that counts: of finished games their records are kept, of others their tables. */
  async tried(): Promise<Tried[]> {
    const games = (await this.cabinet.games()).flatMap(([record, kept]) => {
      if (!kept?.day) return [];
      const { game, seats, place } = played(record, kept);
      return [{ name: kept.day, game, table: record.split('-')[0], seats, finished: true, place }];
    });
    const tables = (await this.cabinet.tables()).flatMap(([table, kept]) => {
      const opened = kept?.entries[0];
      if (opened?.type !== 'opened' || !opened.day || !opened.counted) return [];
      const { game, levels, day: name } = opened;
      return [{ name, game, table, seats: levels.length, finished: false, place: 0 }];
    });
    return [...games, ...tables.filter(({ table }) => !games.some((one) => one.table === table))];
  }

  // What lies here

  async tables(): Promise<Listed[]> {
    const kept = await this.cabinet.tables();
    return kept.map(([id, found]) => ({ id, when: found?.when ?? 0, glance: found?.glance ?? null }));
  }

  /** Not if another window has it open, or the rules have changed since. */
  canOpen(id: string): Promise<boolean> {
    return this.find(id).then(
      () => true,
      () => false,
    );
  }

  /** For good. */
  async remove(id: string): Promise<void> {
    if (this.live?.state.id === id) await this.exit();
    const release = await holdAlone(id); // another page would put it back with its next move
    await this.cabinet.remove(id);
    release();
  }

  /** Finished games, the latest first. */
  async history(): Promise<Played[]> {
    return (await this.cabinet.games()).flatMap(([record, kept]) => (kept ? [played(record, kept)] : []));
  }

  /** Codes of finished games that cannot be read. */
  async damaged(): Promise<string[]> {
    return (await this.cabinet.games()).flatMap(([record, kept]) => (kept ? [] : [record]));
  }

  file = async (record: string): Promise<RecordFile> => (await this.cabinet.game(record)).file;

  /** A record from elsewhere is replayed and checked first; one that lies here already is found. */
  async bring(text: string): Promise<string> {
    const file = readRecord(text);
    const here = JSON.stringify(file);
    for (const [record, kept] of await this.cabinet.games()) if (JSON.stringify(kept?.file) === here) return record;
    const record = `${newCode()}-1`;
    await this.open(record, file);
    await this.cabinet.putGame(record, { file, when: Date.now(), mine: [] });
    return record;
  }

  /** Whether these moves follow from this deal, and the deal from what was promised before it. */
  async verify(file: RecordFile): Promise<void> {
    await this.open('', file);
    verify(file);
  }

  /** What has been said about a game of this device. */
  studyOf = async (record: string): Promise<Study | null> => (await this.cabinet.game(record)).study ?? null;

  private async open(record: string, file: RecordFile): Promise<Replay> {
    const known = (await this.shelf.games()).map(({ id }) => id);
    if (!known.includes(file.game))
      throw new Refusal('game-unknown', { game: quoted(file.game), known: known.join(', ') });
    return Replay.open(record, file, await this.shelf.game(file.game));
  }

  async replayOf(record: string): Promise<Replay> {
    if (this.replay?.record !== record) {
      this.replay = await this.open(record, await this.file(record));
    }
    return this.replay;
  }

  /** A game that a server keeps, to be analysed here. */
  async borrow(record: string, file: RecordFile): Promise<void> {
    this.replay = await this.open(record, file);
  }

  // Advice

  private async study<A>(id: string, work: (stop: AbortSignal) => Promise<A>): Promise<A> {
    const job = new AbortController();
    this.jobs.set(id, job);
    try {
      return await work(job.signal);
    } catch (error) {
      throw job.signal.aborted ? new Refusal('job-cancelled') : error;
    } finally {
      this.jobs.delete(id);
    }
  }

  private async adviser(level = ''): Promise<string> {
    const { advisers } = await this.shelf.house();
    if (level && !advisers.includes(level))
      throw new Refusal('adviser-unknown', { bot: level, known: advisers.join(', ') });
    return level || advisers[0];
  }

  private progress(job: string): (done: number, all: number, decision?: Progress['decision']) => void {
    return (done, all, decision) =>
      this.ears.hear({ type: 'progress', job, done, all, ...(decision ? { decision } : {}) });
  }

  /** Nobody gets advice against people; against computer players anybody may. */
  private async hint(command: Omit<Hint, 'id'>, id: string, stop: AbortSignal): Promise<Advice> {
    const level = await this.adviser(command.level);
    const live = await this.find(command.table);
    live.checkHolder(command.seat);
    if (!live.state.coached) throw new Refusal('hint-people');
    if (!live.state.choice(command.seat)) throw new Refusal('hint-later');
    const { n } = live.state;
    const question = { ...live.question(command.seat), seed: 0n };
    const found = await this.thinker.hint(question, level, this.progress(id), stop);
    const reason = live.state.because(command.seat, found.move);
    return { type: 'advice', n, ...found, ...(reason ? { reason } : {}), id };
  }

  /** At a server's table: the same hint as the server's, from the same view. */
  async advise(served: Served): Promise<Advice> {
    const { game, rules, view, seat, seats, legal, n } = served;
    const [level, made] = await Promise.all([this.adviser(), this.shelf.game(game)]);
    const { about, info, words } = made;
    if (info.rules !== rules)
      throw new Refusal('record-version', { version: rules, title: info.title, have: info.rules });
    const question = { game, view: bytesOf(about.view, info, view), seats, seat, legal, seed: 0n };
    const stop = new AbortController().signal;
    const found = await this.thinker.hint(question, level, () => {}, stop);
    const [{ full }] = new Eyes(about.view, info, words, seats).read(question.view).views;
    const reason = new Rulebook(made).because(full, found.move);
    return { type: 'advice', n, ...found, ...(reason ? { reason } : {}), id: '' };
  }

  private async analyse({ record, level }: Omit<Analyse, 'id'>, id: string, stop: AbortSignal): Promise<Analysis> {
    const adviser = await this.adviser(level);
    const known = isHere(record) ? await this.studyOf(record) : null;
    if (known?.level === adviser) return { type: 'analysis', record, ...known, id };
    const replay = await this.replayOf(record);
    const study = await this.thinker.analyse(replay.decisions(), adviser, this.progress(id), stop);
    const found = { level: adviser, ...study, decisions: replay.explained(study.decisions) };
    if (isHere(record)) await this.keepStudy(record, found);
    return { type: 'analysis', record, ...found, id };
  }

  private async keepStudy(record: string, study: Study): Promise<void> {
    const kept = await this.cabinet.game(record);
    await this.cabinet.putGame(record, { ...kept, study }).catch(() => this.ears.unsaved());
  }
}

/** Without workers the weaker two levels still play. */
function thinkerOf(ears: Ears): Thinker {
  if (typeof Worker === 'undefined') return new SimpleThinker();
  const game = async (id: string) => {
    const { about, code, info } = await assets.game(id);
    return { about, code, names: info.actions };
  };
  const thinker = new DeviceThinker({ game, report: (said) => ears.report(said) });
  const look = () => (thinker.gate.open = !document.hidden);
  document.addEventListener('visibilitychange', look);
  look();
  return thinker;
}

/** One page at a time has a table: two would overwrite each other's moves. */
function holdAlone(id: string): Promise<() => void> {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    // where locks are denied, in a frame of somebody's page, there is nothing shared either
    const refuse = (error: Error) =>
      error.name === 'SecurityError' ? resolve(() => {}) : reject(new Refusal('here-elsewhere'));
    const wait = AbortSignal.timeout(PATIENCE); // a page that is being reloaded is about to let go
    navigator.locks
      .request(`farmyard ${id}`, { signal: wait }, () => new Promise<void>((release) => resolve(release)))
      .catch(refuse);
  });
}

const PATIENCE = 1500; // milliseconds

/** What is wrong with entries is told as damage. */
const isOfEntries = ({ code }: Refusal) => code === 'unreadable' || code === 'internal';

function played(record: string, { file, when, mine }: { file: RecordFile; when: number; mine: number[] }): Played {
  const scores = (file.result.scores ?? []) as number[];
  const [seat] = mine;
  const own = scores[seat]; // only of one person: several share the end
  const place = mine.length === 1 ? 1 + scores.filter((score) => score > own).length : 0;
  return {
    record,
    game: file.game,
    seats: file.seats,
    names: file.names,
    finished: when,
    seat: seat ?? -1,
    place,
    points: own ?? 0,
  };
}
