// The user, the lobby, and the current table, on a server or on this device. The only place that talks to either.
import { loadGame } from './games';
import { loadArt } from './lib/art';
import type { Plan, Tried } from './local/days';
import { HOST, isHere } from './local/place';
import { Refusal } from './local/refusal';
import { assets, lookInto } from './local/shelf';
import { askedOf, hasCore } from './local/spare';
import { LocalWire } from './local/wire';
import type { Study } from './local/cabinet';
import { MOST_RECORD, parse } from './local/record';
import type { Listed } from './local/yard';
import type {
  About,
  Advice,
  Analysis,
  AnyEvent,
  Changed,
  Created,
  Dismissed,
  Entered,
  Fresh,
  GameCard,
  GameInfo,
  Glance,
  Joined,
  Judgement,
  People,
  Played,
  Player,
  Rating,
  Presence,
  Progress,
  Reach,
  RecordFile,
  RecordLog,
  Replayed,
  Said,
  Settings,
  Welcome,
} from './messages';
import { alone, root } from './place';
import { keep, paceNow, paceOf, settings } from './settings.svelte';
import { SocketWire } from './socket';
import { clock } from './lib/clock.svelte';
import { nudge } from './lib/nudge';
import { listenStill } from './lib/push';
import { clearFlights } from './lib/motion';
import { chime } from './lib/sound';
import { TableState } from './table.svelte';
import { RefusedError, type Asked, type Heard, type Pondering, type Wire } from './wire';
import { loadWords, Words, type Language } from './words';

/** A table one has sat at, kept on this device. */
export interface Kept {
  id: string;
  game: string;
  key: string;
  when: number;
  /** The server has forgotten it: do not request it again. */
  gone?: boolean;
}

/** The device is to be handed on: nobody's hand is shown meanwhile. */
export interface Passing {
  to: number;
  /** Who had it before. */
  from: number | null;
  names: string[];
}

const LAST = 'farmyard-tables';
const KICKED = 'kicked';
const PAGE = 200; // page size of the server's event log

class Session {
  online = $state(false);
  everOnline = $state(false);
  /** The server did not answer at least once. */
  unanswered = $state(false);
  player = $state('');
  words = $state.raw(new Words('en'));
  ready = $state(false);
  lobby = $state.raw<About[]>([]);
  kept = $state.raw<Kept[]>(readKept());
  table = $state.raw<TableState | null>(null);
  /** The same table after somebody has asked for a rematch, while one is still reading the last result. */
  next = $state.raw<TableState | null>(null);
  /** Who asked for it, in words; null for those who were absent. */
  wanted = $state.raw<Said | null>(null);
  /** Why the table cannot be shown. */
  trouble = $state('');
  /** Only seated players may watch; but there may be a free seat. */
  barred = $state(false);
  private sentAway = $state(false);
  progress = $state.raw<{ job: string; done: number; all: number } | null>(null);
  /** What an analysis has judged so far. */
  judged = $state.raw<Judgement[]>([]);
  games = $state.raw<GameCard[]>([]);
  people = $state.raw<People>({ phrases: [], emotes: [], levels: [] });
  /** Tables on this device, the latest first. */
  listed = $state.raw<Listed[]>([]);
  passing = $state.raw<Passing | null>(null);
  /** What is played here lasts only as long as the page is open. */
  unsaved = $state(false);
  /** Somebody has taken the device back, to look once more or to take a move back: it is not handed on by itself. */
  staying = $state(false);
  private wire: SocketWire;
  private here: LocalWire;
  private inTable = $state.raw<{ id: string; key: string } | null>(null);
  /** The last event that each person saw who shares this device. */
  private sawLast = new Map<number, number>();
  private early: (AnyEvent | Presence)[] = [];
  private opening = 0;
  private opened = false;
  private greeted = false;
  private infos = new Map<string, Promise<GameInfo>>();
  private loaded: string[] = [];
  private watchingLobby = false;

  constructor() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    // With several workers behind one address, the table in it selects the worker.
    const table = () => (this.inTable && !this.isLocal ? `/${this.inTable.id}` : '');
    this.wire = new SocketWire(() => `${scheme}://${location.host}/ws${table()}`, {
      greet: () => this.greet(),
      hear: (message) => this.hear(message),
      online: (on) => {
        this.online = on;
        this.everOnline ||= on;
        this.unanswered ||= !on;
      },
    });
    this.here = new LocalWire(
      {
        hear: (message) => this.hear('time' in message ? { ...message, time: message.time - clock.skew } : message),
        report: (said) => this.report(this.words.line(said)),
        unsaved: () => (this.unsaved = true),
        pace: paceNow,
        begins: () => settings.begin,
      },
      (said) => this.words.line(said),
    );
  }

  /** The table is on this device. */
  /** Whoever came by only a part of a private table's code. */
  get lacksCode(): boolean {
    return this.barred && !this.sentAway && !this.inTable?.key;
  }

  get isLocal(): boolean {
    return !!this.inTable && isHere(this.inTable.id);
  }

  /** What is asked of the table gets an answer. */
  get connected(): boolean {
    return this.isLocal || this.online;
  }

  /** Who one is at the table, as its host or as a guest. */
  get me(): string {
    return this.isLocal ? HOST : this.player;
  }

  private report(text: string): void {
    if (this.table) this.table.refuse(text);
    else this.trouble = text;
  }

  private wireFor(command: Asked): Wire {
    const code = 'table' in command ? command.table : 'record' in command ? command.record : '';
    return isHere(code) ? this.here : this.wire;
  }

  async begin(): Promise<void> {
    if (alone) lookInto(`${root}games/`);
    await Promise.all([this.speak(settings.language), loadArt('frame')]);
    this.ready = true;
    if (!alone) this.stayOnline();
    await this.readGames();
    this.people = await orOurs(read<People>('/api/people'), assets.people).catch(() => this.people);
  }

  private stayOnline(): void {
    this.wire.open();
    for (const name of ['focus', 'visibilitychange'])
      window.addEventListener(name, () => document.hidden || this.wire.wake());
    window.addEventListener('online', () => this.wire.wake());
    navigator.serviceWorker?.addEventListener(
      'message',
      ({ data }) => data === 'no-notices' && keep({ notify: false, push: false }),
    );
    window.addEventListener('offline', () => this.wire.drop()); // a server on this machine is found again immediately
  }

  /** The games, once they are known. */
  async cards(): Promise<GameCard[]> {
    return this.games.length ? this.games : assets.games();
  }

  /** The games; polled while some of them are still being prepared. */
  private async readGames(): Promise<void> {
    this.games = await orOurs(read<GameCard[]>('/api/games'), assets.games).catch(() => this.games);
    if (this.games.some((game) => game.ready < 1)) setTimeout(() => void this.readGames(), 1000);
  }

  /** The progress of a game not ready yet, or that it is queued; else nothing. */
  preparing(id: string): string {
    const share = (this.online ? this.games.find((game) => game.id === id)?.ready : null) ?? 1;
    return share === 1
      ? ''
      : share
        ? this.words.say('page-preparing', { percent: Math.round(100 * share) })
        : this.words.say('page-prepared-later');
  }

  async speak(language: Language, game = ''): Promise<void> {
    if (game && !this.loaded.includes(game)) this.loaded.push(game);
    this.words = await loadWords(language, this.loaded);
    document.documentElement.lang = language;
  }

  // People

  private async greet(): Promise<void> {
    const hello = (token: string) =>
      this.wire.ask<Welcome>({ type: 'hello', token, name: settings.name, language: settings.language }, true);
    const welcome = await hello(settings.token).catch((error) => {
      if (error instanceof RefusedError && error.answer.code === 'token') return hello('');
      // banned: reconnecting as a new guest would lose their identity
      if (error instanceof RefusedError) this.trouble = error.message;
      throw error;
    });
    this.player = welcome.player;
    clock.skew = Date.now() - welcome.time;
    if (welcome.token !== settings.token) keep({ token: welcome.token });
    if (!this.greeted) void listenStill().catch(() => {});
    this.greeted = true;
    if (this.watchingLobby) void this.wire.ask({ type: 'lobby', on: true }, true);
    if (this.inTable && !this.isLocal) await this.enter(this.seen).catch(() => {});
  }

  name(): string {
    if (!settings.name) {
      const names = this.words.say('page-guest-names').split(',');
      keep({ name: names[Math.floor(Math.random() * names.length)].trim() });
    }
    return settings.name;
  }

  ask<A>(command: Asked): Promise<A> {
    return this.wireFor(command).ask(command as never) as Promise<A>;
  }

  /** Null on success, else the reason why not. */
  private async tried(command: Asked): Promise<string | null> {
    try {
      await this.ask(command);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Like `tried`, but the reason is shown at the table. */
  async do(command: Asked): Promise<boolean> {
    const refused = await this.tried(command);
    this.report(refused ?? '');
    return refused === null;
  }

  // Lobby

  watchLobby(on: boolean): void {
    this.watchingLobby = on;
    if (this.online) void this.wire.ask({ type: 'lobby', on }).catch(() => {});
  }

  // Tables

  async create(
    game: string,
    bots: (string | null)[],
    options: About['options'],
    rules: Settings,
    start: boolean,
    sit = true,
  ): Promise<string> {
    const made = await this.ask<Created>({
      type: 'create',
      game,
      seats: bots.map((bot) => ({ bot })),
      options,
      settings: { pace: paceOf(game), ...rules },
      name: this.name(),
      sit,
    });
    this.keepTable({ id: made.table, game, key: made.key, when: Date.now() });
    if (start) await this.ask({ type: 'start', table: made.table, nonce: nonce() });
    return made.table;
  }

  /** All that a table here will need, at once: one piece after the other takes seconds on a slow network. */
  private fetchAhead(game: string): Promise<unknown> {
    const pieces = [assets.game(game), assets.house(), assets.people(), import('./pages/TablePage.svelte')];
    const looks = [loadGame(game), loadWords(settings.language, [game]), loadArt(game), loadArt('talk')];
    return Promise.allSettled([...pieces, ...looks]); // whoever needs one that failed says so
  }

  /** A game on this device: a seat is for a computer player of a level, or for the next of these people. */
  async playHere(
    game: string,
    bots: (string | null)[],
    people: string[],
    options: About['options'] = {},
    rules: Settings = {},
  ): Promise<string> {
    void this.fetchAhead(game);
    const [first, ...others] = people;
    const made = await this.here.ask<Created>({
      type: 'create',
      game,
      seats: bots.map((bot) => ({ bot })),
      options,
      settings: { pace: paceOf(game), ...rules },
      name: first,
    });
    const { table } = made;
    try {
      for (const name of others) await this.ask({ type: 'join', table, name });
      await this.ask({ type: 'start', table, nonce: nonce() });
    } catch (error) {
      await this.here.at((yard) => yard.remove(table));
      throw error;
    }
    return table;
  }

  /** The table of a deal of the day that this device deals itself. */
  async playDayHere(day: string, game: string): Promise<string> {
    void this.fetchAhead(game);
    return this.here.at((yard) => yard.playDay(day, game, this.name(), paceOf(game)));
  }

  planHere(day: string, game: string): Promise<Plan> {
    return this.here.at((yard) => yard.planOf(day, game));
  }

  /** One's tries at such deals. */
  triedHere(): Promise<Tried[]> {
    return this.here.at((yard) => yard.tried());
  }

  async lookHere(): Promise<void> {
    this.listed = await this.here.at((yard) => yard.tables()).catch(() => []);
  }

  canOpenHere(id: string): Promise<boolean> {
    return this.here.at((yard) => yard.canOpen(id));
  }

  async removeHere(id: string): Promise<void> {
    await this.here.at((yard) => yard.remove(id));
    await this.lookHere();
  }

  /** A game against these bots, with a hint at every turn. */
  async firstGame(game: string, bots: (string | null)[]): Promise<string> {
    const id = await this.playHere(game, bots, [this.name()], {}, { pace: Math.max(settings.pace, 1) });
    keep({ coached: id });
    return id;
  }

  async join(seat: number | null = null): Promise<boolean> {
    if (!this.inTable) return false;
    try {
      await this.ask<Joined>({
        type: 'join',
        table: this.inTable.id,
        key: this.inTable.key,
        name: this.name(),
        seat,
        nonce: nonce(),
      });
      if (this.table?.about)
        this.keepTable({ id: this.inTable.id, game: this.table.about.game, key: this.inTable.key, when: Date.now() });
      return await this.enter(this.seen);
    } catch (error) {
      this.trouble = (error as Error).message;
      return false;
    }
  }

  start(): Promise<boolean> {
    return this.do({ type: 'start', table: this.inTable!.id, nonce: nonce() });
  }

  /** Ask the others for another game; whoever asks is ready for it. */
  async rematch(same: boolean): Promise<void> {
    this.asking = true;
    const asked = await this.do({ type: 'rematch', table: this.inTable!.id, same_deal: same });
    this.asking = false;
    if (asked) await this.start();
  }

  /** Go to the game that somebody else has asked for; whoever sits there is ready for it. */
  async turnPage(): Promise<void> {
    const next = this.next;
    if (!next) return;
    [this.table, this.next] = [next, null];
    next.arrive();
    if (next.mine.length && next.about?.phase === 'gathering') await this.start();
  }

  /** Decline: the seat becomes free for others, and one reads on. */
  async decline(): Promise<void> {
    for (const seat of this.next?.mine ?? []) await this.do({ type: 'leave', table: this.inTable!.id, seat });
    if (this.next) this.next.refusal = '';
  }

  /** Go to a table: subscribe to it, and load its game while the first events wait. */
  async visit(id: string, key: string): Promise<void> {
    this.leave();
    this.inTable = { id: id.toUpperCase(), key };
    if (this.connected) await this.enter(0).catch(() => {});
  }

  leave(): void {
    if (this.inTable && this.connected) void this.ask({ type: 'exit', table: this.inTable.id }).catch(() => {});
    this.inTable = this.passing = null;
    this.staying = false;
    this.sawLast.clear();
    this.close();
    this.trouble = '';
  }

  private close(): void {
    this.table = this.next = null;
    this.early = [];
    this.opened = false;
    this.opening++;
  }

  /** The latest event when one came: what is older says nothing about one's seats now. */
  private enteredAt = 0;

  /** From event `seen` onwards: the log and the chart begin where the table began. */
  private async enter(seen: number): Promise<boolean> {
    const where = this.inTable;
    if (!where) return false;
    try {
      const enter = { type: 'enter', table: where.id, key: where.key, seen } as const;
      const entered = await (this.isLocal ? this.here.ask<Entered>(enter) : this.wire.ask<Entered>(enter, true));
      this.mine = entered.seats;
      this.enteredAt = entered.n;
      const table = this.next ?? this.table;
      if (table) table.mine = entered.seats;
      this.passOn({ key: entered.key || where.key, watch: entered.watch });
      if (settings.single) this.prefer(true);
      this.trouble = '';
      this.barred = false;
      return true;
    } catch (error) {
      this.trouble = (error as Error).message;
      this.barred = error instanceof RefusedError && isBarred(error.answer.code);
      this.sentAway = error instanceof RefusedError && error.answer.code === KICKED;
      return false;
    }
  }

  /** To another free seat, before the deal. If somebody else was quicker, one's own is taken again. */
  async moveTo(seat: number): Promise<void> {
    const [from] = this.table?.mine ?? [];
    if (from === undefined || !this.inTable) return;
    if (!(await this.do({ type: 'leave', table: this.inTable.id, seat: from }))) return;
    if (!(await this.join(seat))) {
      const why = this.trouble;
      await this.join(from);
      this.trouble = why;
    }
  }

  /** The server makes forced moves, at every seat of one's own. */
  prefer(auto: boolean): void {
    for (const seat of this.mine) void this.tried({ type: 'prefer', table: this.inTable!.id, seat, auto });
  }

  private asking = false;
  private mine: number[] = [];
  private links = { key: '', watch: '' };

  // People who share this device

  /** Several people take turns with it. */
  get isShared(): boolean {
    return this.isLocal && (this.table?.about?.seats.filter(({ kind }) => kind === 'person').length ?? 0) > 1;
  }

  /** Whoever is asked next, if it is nobody who looks on: they are to be handed the device. */
  get nextHere(): number | null {
    const { table } = this;
    const asked = this.isLocal && table?.last ? table.last.act : [];
    if (!table?.about || asked.some((seat) => table.mine.includes(seat))) return null;
    const people = asked.filter((seat) => table.about!.seats[seat].kind === 'person');
    return people.find((seat) => seat > (table.mine[0] ?? -1)) ?? people[0] ?? null;
  }

  /** Nobody looks on until somebody says who they are. */
  async handOn(to: number): Promise<void> {
    const { table, inTable } = this;
    if (!table || !inTable) return;
    const from = table.mine[0] ?? null;
    if (from !== null) this.sawLast.set(from, table.n);
    this.passing = { to, from, names: table.names };
    this.staying = false;
    this.close();
    clearFlights();
    await this.here.at((yard) => yard.hold(inTable.id, null));
  }

  /** The game is over: everybody looks on together, and nobody's hand is on screen any more. */
  async share(): Promise<void> {
    const { table, inTable } = this;
    if (!table?.mine.length || !inTable) return;
    this.close();
    await this.here.at((yard) => yard.hold(inTable.id, null));
    await this.enter(0);
  }

  /** Whoever holds the device now. */
  async take(seat: number): Promise<void> {
    if (!this.inTable) return;
    const { id } = this.inTable;
    this.staying = seat === this.passing?.from && seat !== this.passing.to;
    this.passing = null;
    await this.here.at((yard) => yard.hold(id, seat)).catch((error) => (this.trouble = error.message));
    await this.enter(0);
  }

  private hear(message: Heard): void {
    if (message.type === 'tables') this.lobby = message.tables;
    else if (message.type === 'table')
      this.lobby = [...this.lobby.filter((table) => table.id !== message.about.id), message.about];
    else if (message.type === 'gone') this.lobby = this.lobby.filter((table) => table.id !== message.table);
    else if (message.type === 'progress') this.note(message);
    else if (message.type === 'pondering') this.await(message);
    else if (message.type === 'reminder') this.remind();
    else if (message.type === 'behind') void this.enter(this.seen);
    else if (message.type === 'links') this.passOn(message);
    else if (message.type === 'dismissed') this.dismiss(message);
    else if (message.type === 'stopped') this.pause(this.words.line(message.said));
    else if (message.type !== 'beat') this.tell(message);
  }

  /** The keys that may be shared. */
  private passOn({ key, watch }: { key: string; watch: string }): void {
    this.links = { key, watch };
    for (const table of [this.table, this.next]) if (table) table.links = this.links;
  }

  /** No longer allowed here: why, and how to come back. */
  private dismiss(message: Dismissed): void {
    if (message.table !== this.inTable?.id) return;
    this.close();
    this.trouble = this.words.line(message.said);
    this.barred = isBarred(message.code);
    this.sentAway = message.code === KICKED;
  }

  private await(message: Pondering): void {
    if (this.table && message.table === this.inTable?.id) this.table.pondering = message;
  }

  /** The table pauses, or (without a message) resumes. */
  private pause(why: string): void {
    this.trouble = why;
    if (this.table) this.table.refusal = why;
  }

  private note(message: Progress): void {
    this.progress = message;
    if (message.decision) this.judged = [...this.judged, message.decision];
  }

  /** The number of the last event received. */
  private get seen(): number {
    return (this.next ?? this.table)?.n ?? 0;
  }

  private tell(message: AnyEvent | Presence): void {
    if (message.table !== this.inTable?.id) return;
    if (this.table && !this.next && !this.asking && isRematch(this.table, message)) {
      this.next = this.make(this.table);
      this.wanted = message.type === 'changed' ? (message.lines[0] ?? null) : null;
      chime('talk');
    }
    const table = this.next ?? this.table;
    if (table) this.pass(table, message);
    else {
      this.early.push(message);
      if (!this.opened && 'about' in message) void this.open(message.about);
    }
  }

  private pass(table: TableState, message: AnyEvent | Presence): void {
    if (message.type === 'presence') table.hear(message);
    else if (message.type === 'fresh' || message.n > table.n) {
      table.receive(message);
      if (message.type === 'fresh') this.pause('');
      if ('about' in message) this.sitAs(table, message.about, message.n);
      if ('about' in message) void this.playBy(table, message.about);
      if (message.type === 'fresh') void this.recall(table, message.n);
      if (message.type === 'spoken' && table === this.table) chime('talk');
    }
  }

  /** Seats may have been given to somebody else; whoever lost one is told so, and how to get it back. */
  private sitAs(table: TableState, about: About, n: number): void {
    if (this.isLocal) return;
    this.mine = about.seats.flatMap((seat, i) => (this.player && seat.player === this.player ? [i] : []));
    if (table.mine.length > this.mine.length && n > this.enteredAt)
      table.refusal = this.words.say(about.phase === 'playing' ? 'page-seat-lost-playing' : 'page-seat-lost');
    table.mine = this.mine;
  }

  /** Another game at the table may follow newer rules. */
  private async playBy(table: TableState, about: About): Promise<void> {
    if (about.rules !== table.schema.rules) table.schema = await this.info(about.game, about.rules);
  }

  /** My turn: a sound, and a notification while the page is hidden. */
  remind(): void {
    chime('turn');
    if (settings.sound) navigator.vibrate?.(60);
    if (!this.table) return;
    const { schema, last, names } = this.table;
    const asked = last ? this.words.with(names).tell(last.ask) : '';
    nudge(this.words.say('page-your-turn'), `${schema.title}: ${asked}`);
  }

  /** Latecomers load what happened, page by page, back to the deal. */
  private async recall(table: TableState, until: number): Promise<void> {
    const place = `/api/tables/${table.about!.id}/events`;
    const events: AnyEvent[] = [];
    for (let to = until; to > 0; to -= PAGE) {
      const page = await read<{ events: AnyEvent[] }>(
        `${place}?seen=${Math.max(0, to - PAGE)}&until=${to}`,
        settings.token,
        this.inTable?.key,
      ).catch(() => null);
      if (!page) return;
      events.unshift(...page.events);
      if (page.events.some((event) => event.type === 'started')) break;
    }
    if (this.table === table || this.next === table) table.recall(events);
  }

  private async open(about: About): Promise<void> {
    this.opened = true;
    const mine = this.opening;
    const [schema, game] = await Promise.all([
      this.isLocal ? assets.info(about.game) : this.info(about.game, about.rules),
      loadGame(about.game),
      this.speak(settings.language, about.game),
      loadArt(about.game),
      loadArt('talk'),
    ]);
    if (mine !== this.opening || about.id !== this.inTable?.id) return;
    const table = this.make({ schema, game, mine: this.mine, links: this.links });
    for (const message of this.early) this.pass(table, message);
    this.early = [];
    table.arrive(this.sawLast.get(this.mine[0]));
    this.table = table;
  }

  private make(like: Pick<TableState, 'schema' | 'game' | 'mine' | 'links'>): TableState {
    const table = this.inTable!.id;
    const made: TableState = new TableState(like.schema, like.game, {
      play: (seat, at, action) => this.tried({ type: 'play', table, seat, at, action }),
      undo: (seat, at) => this.tried({ type: 'undo', table, seat, at }),
      hint: (seat) => this.hint(made, seat).catch((error) => (error as Error).message),
    });
    made.mine = like.mine;
    made.links = like.links;
    return made;
  }

  /** What this device cannot find out, the server does. */
  private hint(table: TableState, seat: number): Promise<Advice> {
    const ask = () => this.ask<Advice>({ type: 'hint', table: table.about!.id, seat });
    const served = this.isLocal ? null : askedOf(table, seat);
    return served ? this.here.at((yard) => yard.advise(served)).catch(ask) : ask();
  }

  /** Under the newest rules, or those that a table or a record names. */
  async info(game: string, rules?: number): Promise<GameInfo> {
    const newest = await orOurs(this.describe(game, `/api/games/${game}`), () => this.ourInfo(game));
    if (rules === undefined || rules === newest.rules) return newest;
    const older = this.describe(`${game} ${rules}`, `/api/games/${game}?rules=${rules}`);
    return orOurs(older, () => {
      throw Error(this.words.say('no-record-version', { version: rules, title: newest.title, have: newest.rules }));
    });
  }

  /** What the page itself knows of it; alone it knows every game that there is. */
  private async ourInfo(game: string): Promise<GameInfo> {
    const known = alone ? (await assets.games()).map(({ id }) => id) : [game];
    if (!known.includes(game)) throw Error(this.words.say('no-game-unknown', { game, known: known.join(', ') }));
    return assets.info(game).catch((error) => {
      throw error instanceof Refusal ? Error(this.words.line(error.said)) : error;
    });
  }

  private describe(key: string, place: string): Promise<GameInfo> {
    if (!this.infos.has(key)) {
      const coming = read<GameInfo>(place);
      coming.catch(() => this.infos.delete(key)); // next time there may be a connection
      this.infos.set(key, coming);
    }
    return this.infos.get(key)!;
  }

  /** Where others reach this server, if it runs on this very machine; empty if they cannot. */
  reach(): Promise<string> {
    return read<Reach>('/api/reach').then(
      (found) => found.url,
      () => '',
    );
  }

  // Finished games

  /** Takes a while: `progress` reports on it, `cancel` stops it. */
  analyse(record: string, key = ''): { done: Promise<Analysis>; cancel: () => void } {
    this.progress = null;
    this.judged = [];
    const begun = this.analyst(record, key).then((wire) => {
      const job = wire.job<Analysis>({ type: 'analyse', record, key });
      return { ...job, cancel: () => void wire.ask({ type: 'cancel', job: job.id }).catch(() => {}) };
    });
    return { done: begun.then(({ answer }) => answer), cancel: () => void begun.then(({ cancel }) => cancel()) };
  }

  /** Whoever has a core to spare for it: this device, or else the server. */
  private async analyst(record: string, key: string): Promise<Wire> {
    if (isHere(record)) return this.here;
    if (!hasCore()) return this.wire;
    const lent = this.file(record, key).then((file) => this.here.at((yard) => yard.borrow(record, file)));
    return lent.then(
      () => this.here,
      () => this.wire,
    );
  }

  /** The state of a table that one has sat at; null if it is gone. */
  async glance(kept: Kept): Promise<Glance | null> {
    if (kept.gone) return null;
    try {
      return await read<Glance>(`/api/tables/${kept.id}/glance`, settings.token, kept.key);
    } catch (error) {
      kept.gone = error instanceof RefusedError && error.answer.code === 'table-unknown';
      if (kept.gone) this.saveTables();
      return null;
    }
  }

  /** Games of private tables are for those who played them, and for holders of the table's key. */
  file(record: string, key: string): Promise<RecordFile> {
    if (isHere(record)) return this.here.at((yard) => yard.file(record));
    return read<RecordFile>(`/api/records/${record}`, settings.token, key);
  }

  /** What has been found out about a game on this device. */
  async studied(record: string): Promise<Study | null> {
    return isHere(record) ? this.here.at((yard) => yard.studyOf(record)).catch(() => null) : null;
  }

  /** Whether moves and deal are what they claim to be; thrown if not. */
  async verify(record: string, key: string): Promise<void> {
    const file = await this.file(record, key);
    await this.here.at((yard) => yard.verify(file));
  }

  replay(record: string, move: number, key: string): Promise<Replayed> {
    if (isHere(record)) return this.here.at(async (yard) => (await yard.replayOf(record)).show(move));
    return read<Replayed>(`/api/records/${record}/${move}?open=true`, settings.token, key);
  }

  told(record: string, seat: number, key: string): Promise<RecordLog> {
    if (isHere(record)) return this.here.at(async (yard) => (await yard.replayOf(record)).told(seat));
    return read<RecordLog>(`/api/records/${record}/log${seat < 0 ? '' : `?seat=${seat}`}`, settings.token, key);
  }

  /** The key by which others may see a game of a private table at which one sat. */
  keyOf(record: string): string {
    return this.kept.find((kept) => kept.id === record.split('-')[0])?.key ?? '';
  }

  /** How strong somebody is at this game at tables of this size; null for whoever has not been rated. */
  async ratingOf(player: string, game: string, seats: number): Promise<Rating | null> {
    if (alone || !this.online) return null;
    const found = await read<Player>(`/api/players/${player}`, settings.token).catch(() => null);
    return found?.ratings.find((rating) => rating.game === game && rating.seats === seats) ?? null;
  }

  history(): Promise<Player> {
    return read<Player>(`/api/players/${this.player}`, settings.token);
  }

  /** Games finished on this device, the latest first. */
  historyHere(): Promise<Played[]> {
    return this.here.at((yard) => yard.history());
  }

  /** Those of them that cannot be read. */
  damagedHere(): Promise<string[]> {
    return this.here.at((yard) => yard.damaged());
  }

  /** What is in a file, if it is small enough for a record. */
  async textOf(file: File): Promise<string> {
    if (file.size <= MOST_RECORD) return file.text();
    const size = Math.floor(file.size / 1000);
    throw Error(this.words.say('no-record-large', { size, most: MOST_RECORD / 1000 }));
  }

  /** What if? A table on this device that goes on from this moment of a finished game. */
  async playOn(record: string, key: string, moves: number, seat: number): Promise<string> {
    const file = await this.file(record, key);
    const id = await this.here.at((yard) => yard.playOn(record, file, moves, seat, this.name()));
    this.keepTable({ id, game: file.game, key: '', when: Date.now() });
    return id;
  }

  /** A record from a file; its code here. */
  bring(text: string): Promise<string> {
    return this.here.at((yard) => yard.bring(text));
  }

  /** A table of one's own that was made in another way than by `create`. */
  remember(id: string, game: string): void {
    this.keepTable({ id, game, key: '', when: Date.now() });
  }

  private keepTable(table: Kept): void {
    this.kept = [table, ...this.kept.filter((other) => other.id !== table.id)].slice(0, 8);
    this.saveTables();
  }

  private saveTables(): void {
    try {
      localStorage.setItem(LAST, JSON.stringify(this.kept));
    } catch {
      // then only as long as the page is open
    }
  }
}

/** No spectators, but there may be a free seat. */
const isBarred = (code: string) => code === KICKED || code.startsWith('spectators');

/** Somebody has asked for another game while this one is on screen, finished: nobody is pulled away from it. */
function isRematch(table: TableState, message: AnyEvent | Presence): message is Changed | Fresh {
  return (
    (message.type === 'changed' || message.type === 'fresh') && !!table.last?.result && message.about.phase !== 'over'
  );
}

function readKept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? '[]');
  } catch {
    return [];
  }
}

/** Our share of the shuffle: unpredictable to everybody else. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server says; without it, what came with the page. */
const orOurs = <T>(asked: Promise<T>, ours: () => Promise<T>): Promise<T> =>
  asked.catch((error) => (error instanceof RefusedError ? Promise.reject(error) : ours()));

export const read = <T>(address: string, token = '', key = ''): Promise<T> =>
  call('GET', address, token, undefined, key);

/** A request to the server; a refusal is thrown in the server's words. */
export async function call<T>(method: string, address: string, token = '', body?: unknown, key = ''): Promise<T> {
  if (alone) throw TypeError('there is no server');
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (token) headers.authorization = `Bearer ${token}`;
  if (key) headers['x-key'] = key;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const said = parse(await answer.text()) as T & { code?: string };
  if (!answer.ok) throw said.code ? new RefusedError(said as never) : Error(answer.statusText);
  return said;
}

export const session = new Session();
