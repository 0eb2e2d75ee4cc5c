// One table as this person sees it: frames in order, which of them is shown, and what may be done. No DOM, no rules.
import { Legal, type GameView, type Scene, type Sight, type Step, type View } from './contract';
import { script, Stage, worthShowing, type Shown } from './frame/stage.svelte';
import { clock } from './lib/clock.svelte';
import { remark } from './lib/chatter';
import { DEALING } from './lib/motion';
import type {
  About,
  Advice,
  AnyEvent,
  Changed,
  Fresh,
  GameInfo,
  Moved,
  Own,
  Position,
  Presence,
  Result,
  Said,
  Spoken,
  Started,
  TakenBack,
} from './messages';
import { pace, settings } from './settings.svelte';
import type { Words } from './words';
import type { Pondering } from './wire';

/** A moment of the game: everything needed to draw it. */
export interface Frame {
  n: number;
  /** When it happened, by this device's clock. */
  time: number;
  moves: number;
  view: View;
  ask: Said;
  act: number[];
  legal: Legal;
  events: Step[];
  /** Cards were dealt just before it: a game, a race, a round begins. */
  dealt: boolean;
  clocks: number[] | null;
  result: Result | null;
  /** Why one's last move cannot be undone; null if it can. */
  undo: Said | null;
  /** Seconds after which the question is answered automatically. */
  within: number | null;
  /** Each seat's private view, for those who may see all hands. */
  hands: Record<string, View> | null;
}

/** A frame without a server: for lessons, replays, tests. */
export function moment(schema: GameInfo, part: Partial<Frame> & Pick<Frame, 'view' | 'ask'>): Frame {
  return {
    n: 0,
    time: Date.now(),
    moves: 0,
    act: [],
    legal: new Legal(schema),
    events: [],
    dealt: false,
    clocks: null,
    result: null,
    undo: null,
    within: null,
    hands: null,
    ...part,
  };
}

export interface LogLine {
  n: number;
  /** The frame to jump to, or -1. */
  frame: number;
  said?: Said;
  talk?: Spoken;
  step: Step | null;
  /** First line of its event. */
  first: boolean;
}

/** What a person can send; the session sends it. */
export interface Wires {
  play(seat: number, at: number, action: number): Promise<string | null>;
  undo(seat: number, at: number): Promise<string | null>;
  hint(seat: number): Promise<Advice | string>;
}

const NOBODY: number[] = [];
const BETWEEN = 520; // milliseconds a frame is shown before the next one
const FOLDED = 180; // before the next one of many that are told in one line
const MOST_WAITING = 12;
const JUST_NOW = 5000;
const READING = 5000; // minimum milliseconds a refusal stays
const QUIET = 20_000; // milliseconds between two remarks of computer players

export class TableState {
  about = $state.raw<About | null>(null);
  frames = $state.raw<Frame[]>([]);
  lines = $state.raw<LogLine[]>([]);
  /** The frame that is shown; `following` sticks to the newest. */
  at = $state(-1);
  following = $state(true);
  /** A replay, move by move: every moment is shown as the present, without any choices. */
  replaying = $state(false);
  picked = $state.raw<unknown>(null);
  /** The card to be played as soon as it is one's turn, by its key in the fan. */
  ahead = $state<string | null>(null);
  /** The move that is on its way to the server. */
  pending = $state(false);
  refusal = $state('');
  /** Whether to go back into an earlier race or round is being asked. */
  leaping = $state(false);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** How far a computer player of this device is that lets everybody wait. */
  pondering = $state.raw<Pondering | null>(null);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  leaving = $state.raw<Record<string, number>>({});
  leavingSince = $state(0);
  /** Seats this person plays. */
  mine = $state.raw<number[]>([]);
  links = $state.raw<{ key: string; watch: string }>({ key: '', watch: '' });
  /** The last event number seen. */
  n = 0;
  bubbles = $state.raw<{ seat: number; talk: Spoken }[]>([]);
  /** Turning points are played here before anything else is shown. */
  readonly stage = new Stage(() => this.isAwaited);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private until = 0;
  private quietUntil = 0;

  constructor(
    public schema: GameInfo,
    readonly game: GameView,
    private readonly wires: Wires | null = null,
  ) {}

  // What is shown

  frame = $derived(this.frames[this.at] ?? null);
  last = $derived(this.frames[this.frames.length - 1] ?? null);
  names = $derived(this.about?.seats.map((seat) => seat.name) ?? []);
  people = $derived(
    this.about?.seats.map((seat) => ({
      bot: seat.kind === 'bot' || seat.program,
      level: seat.level,
      held: seat.held,
    })) ?? [],
  );
  /** Whose view: a seat of one's own that must act, else one's first seat, else a spectator's. */
  seat = $derived(this.mine.find((seat) => this.last?.act.includes(seat)) ?? this.mine[0] ?? null);
  live = $derived(this.replaying || (this.following && this.at === this.frames.length - 1));
  /** The log: without moves that are still to be shown, and without what a scene is still to tell. */
  told = $derived.by(() => {
    if (!this.following || this.replaying) return this.lines;
    const { shown, heard } = this.stage;
    const now = this.lines.filter((line) => line.frame === this.at && line.step);
    const said = Math.max(0, ...now.map((line, i) => (heard.includes(line.said!) ? i : 0)));
    const secret = shown ? now.slice(said + 1) : [];
    return this.lines.filter((line) => line.frame <= this.at && !secret.includes(line));
  });
  /** One's turn now, and in every moment still to be shown: meanwhile others have only chosen. */
  asked = $derived(
    this.following &&
      !this.replaying &&
      !this.stage.shown &&
      this.seat !== null &&
      !!this.frame &&
      this.frames.slice(this.at).every((frame, i) => frame.act.includes(this.seat!) && !(i && this.isOwn(frame))),
  );

  sight(words: Words): Sight | null {
    const frame = this.frame;
    if (!frame) return null;
    const { shown, left } = this.stage;
    return {
      schema: this.schema,
      view: shown?.beat.view ?? frame.view,
      before: shown?.before ?? left?.view ?? this.frames[this.at - 1]?.view ?? null,
      seat: this.seat,
      legal: this.pending
        ? new Legal(this.schema)
        : this.asked
          ? this.last!.legal
          : this.live && !shown
            ? frame.legal
            : new Legal(this.schema),
      act: shown ? NOBODY : frame.act,
      events: shown?.events ?? left?.events ?? frame.events,
      within:
        !shown && this.live && frame.within !== null
          ? { seconds: frame.within, since: this.since(frame.act[0]) }
          : null,
      names: this.names,
      people: this.people,
      words: words.with(this.names),
      settings,
      aids: this.aids,
      picked: this.live || this.asked ? this.picked : null,
      live: this.following,
      dealt: this.following && frame.dealt && !shown ? frame.n : 0,
      cue: shown?.beat.cue ?? '',
    };
  }

  /** So the host has decided; or somebody who is alone among computer players, which remember everything. */
  get aids(): boolean {
    return !!this.about?.settings.aids || (this.alone && settings.aids);
  }

  /** The only person at this table. */
  get alone(): boolean {
    const people = this.about?.seats.filter((seat) => seat.kind === 'person') ?? [];
    return people.length === 1 && this.mine.length === 1;
  }

  /** Since when this seat has had its current question. */
  since(seat: number): number {
    let at = this.frames.length - 1;
    while (
      at > 0 &&
      this.frames[at - 1]?.act.includes(seat) &&
      !this.frames[at].events.some((step) => step.seat === seat)
    )
      at--;
    return this.frames[at]?.time ?? Date.now();
  }

  // Doing

  pick = (picked: unknown): void => {
    this.picked = picked;
    this.refusal = '';
  };

  /** Others are to move, and one may already choose. */
  get mayPlan(): boolean {
    const free = this.following && !this.replaying && !this.pending && !this.stage.shown && !this.last?.result;
    return free && !!this.game.held && this.mine.length === 1 && !this.asked;
  }

  /** Ahead of one's turn; the same card again takes it back. */
  plan = (card: string): void => {
    this.ahead = this.ahead === card || !this.mayPlan ? null : card;
    this.refusal = '';
  };

  /** One's turn has come: the card is played, picked where it can be played in several ways, or no longer fits. */
  keepPlan(sight: Sight): void {
    const found = this.ahead === null ? null : this.game.held?.(sight, this.ahead);
    this.ahead = null;
    if (!found) return;
    if (found.moves.length === 1) void this.choose(found.moves[0]);
    else if (found.moves.length) this.pick(found.picked);
    else this.refuse(sight.words.say('page-ahead-not'));
  }

  /** A move, and those that are to follow it as long as they are legal. */
  choose = async (action: number, then: number[] = []): Promise<void> => {
    if (this.pending || this.seat === null || !this.last?.legal.has(action)) return;
    const { seat, last } = this;
    this.pending = true;
    this.refusal = '';
    try {
      const refused = await this.wires?.play(seat, last.n, action);
      if (refused) return this.refuse(refused);
    } finally {
      this.pending = false;
    }
    if (then.length && this.seat === seat && this.last !== last) await this.choose(then[0], then.slice(1));
  };

  /** The reason stays readable, whatever else happens meanwhile. */
  refuse(why: string): void {
    this.refusal = why;
    this.until = Date.now() + READING;
  }

  /** One's last move was made in an earlier race or round: one is asked before it is taken back. */
  get leapsBack(): boolean {
    const at = this.frames.map((frame) => this.isOwn(frame)).lastIndexOf(true);
    return at > 0 && this.dealOf(this.frames[at - 1]) !== this.dealOf(this.last);
  }

  undo = async (): Promise<void> => {
    if (this.seat === null || this.pending) return;
    this.leaping = this.leapsBack && !this.leaping;
    if (this.leaping) return;
    this.refusal = (await this.wires?.undo(this.seat, this.n)) ?? '';
  };

  hint = async (): Promise<void> => {
    if (this.seat === null || this.thinking) return;
    this.thinking = true;
    const answer = await this.wires?.hint(this.seat);
    this.thinking = false;
    if (typeof answer === 'string') this.refusal = answer;
    else this.advice = answer ?? null;
  };

  /**
   * Jump to the present; but arriving during the deal one still sees the cards fly, and whoever saw everything up to
   * event `seen` sees what has happened since.
   */
  arrive(seen = Infinity): void {
    const next = this.frames.findIndex((frame) => frame.n > seen);
    if (next > 0) this.show(next);
    else if (this.at === 0 && this.frame?.dealt && Date.now() - this.frame.time < JUST_NOW) this.show(0);
    else {
      for (const frame of this.frames) frame.dealt = false;
      this.follow();
    }
  }

  // Looking back

  jump = (frame: number): void => {
    this.stage.stop();
    this.at = Math.max(0, Math.min(this.frames.length - 1, frame));
    this.following = this.at === this.frames.length - 1;
  };

  follow = (): void => {
    this.stage.stop();
    if (!this.asked) this.picked = null;
    this.at = this.frames.length - 1;
    this.following = true;
  };

  // Hearing

  receive(event: AnyEvent): void {
    this.n = event.n;
    const take = {
      fresh: this.fresh,
      changed: this.changed,
      started: this.started,
      moved: this.moved,
      'taken-back': this.takenBack,
      spoken: this.spoken,
    }[event.type] as (event: AnyEvent) => void;
    take.call(this, event);
  }

  hear(presence: Presence): void {
    this.present = presence.present;
    this.watching = presence.watching;
    this.leaving = presence.leaving;
    this.leavingSince = Date.now();
  }

  private fresh(event: Fresh): void {
    this.about = event.about;
    this.present = event.present;
    this.pending = false;
    this.begin(event.position ? this.framed(event, event.position, []) : null);
  }

  private started(event: Started): void {
    this.about = event.about;
    this.begin({ ...this.framed(event, event.position, []), dealt: !!this.game.deal });
    this.note(event.n, [{ key: event.same_deal ? 'page-dealt-again' : 'page-dealt', args: {} }], null);
  }

  /** What happened before the first known moment, in order: the log and the chart begin where the game began. */
  recall(events: AnyEvent[]): void {
    const before = new TableState(this.schema, this.game);
    before.mine = this.mine;
    for (const event of events) before.receive(event);
    clearTimeout(before.timer);
    if (!before.last || before.last.n > (this.frames[0]?.n ?? 0) || before.last.moves !== this.frames[0].moves) return;
    const shift = before.frames.length - 1;
    this.frames = [...before.frames.map((frame) => ({ ...frame, dealt: false })), ...this.frames.slice(1)];
    this.lines = [
      ...before.lines,
      ...this.lines.map((line) => (line.frame < 0 ? line : { ...line, frame: line.frame + shift })),
    ];
    this.at += shift;
  }

  private begin(frame: Frame | null): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stage.stop();
    this.frames = frame ? [frame] : [];
    this.lines = [];
    this.picked = this.advice = this.ahead = null;
    this.refusal = '';
    this.following = true;
    if (frame?.dealt) this.show(0);
    else this.at = this.frames.length - 1;
  }

  private changed(event: Changed): void {
    this.about = event.about;
    if (event.about.phase === 'gathering' && this.frames.length) this.begin(null);
    this.note(event.n, event.lines, null);
  }

  private moved(event: Moved): void {
    const own = this.ownOf(event.own);
    const step: Step = { seat: event.seat, action: own?.action ?? event.action, lines: own?.lines ?? event.lines };
    const frame = this.framed(event, event.position, [step]);
    const dealt = this.dealOf(frame) !== this.dealOf(this.last);
    if (dealt) this.ahead = null;
    this.push({ ...frame, dealt });
    this.note(event.n, step.lines, step);
    if (event.position.result && this.about) this.about = { ...this.about, phase: 'over' };
  }

  private takenBack(event: TakenBack): void {
    this.ahead = null;
    this.push(this.framed(event, event.position, []));
    this.note(event.n, event.lines, null);
  }

  /** The people at this table besides oneself. */
  get others(): { seat: number; name: string; player: string }[] {
    const seats = this.about?.seats.map(({ kind, name, player }, seat) => ({ kind, name, player, seat })) ?? [];
    return seats.filter(({ kind, seat }) => kind === 'person' && !this.mine.includes(seat));
  }

  private spoken(event: Spoken): void {
    if (settings.muted.includes(event.player)) return;
    this.lines = [...this.lines, { n: event.n, frame: -1, talk: event, step: null, first: true }];
    const seat = this.about?.seats.findIndex((chair) => chair.player === event.player) ?? -1;
    if (seat < 0) return;
    this.showBubble(seat, event);
  }

  private showBubble(seat: number, talk: Spoken): void {
    const bubble = { seat, talk };
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== seat), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other !== bubble)), 5000);
  }

  /** After a move a computer player may say what it thinks of it, if there has been quiet for a while. */
  private chat(): void {
    const [frame, before] = [this.frame, this.frames[this.at - 1]];
    if (!settings.chatter || this.replaying || !frame?.events.length || !before) return;
    if (Date.now() < this.quietUntil) return;
    const bots = this.people.flatMap(({ bot }, seat) => (bot ? [seat] : []));
    const { view, events, n, time } = frame;
    const made = remark(this.schema.id, this.game, { before: before.view, view, events, n, bots });
    if (!made) return;
    this.quietUntil = Date.now() + QUIET;
    const { seat, ...talk } = made;
    const said = { player: '', name: this.names[seat], text: '', table: '', ...talk };
    this.showBubble(seat, { type: 'spoken', ...said, n, time });
  }

  private isOwn(frame: Frame): boolean {
    return frame.events.some((step) => this.mine.includes(step.seat));
  }

  private dealOf(frame: Frame | null): number {
    return (frame && this.game.deal?.(frame.view)) ?? 0;
  }

  private ownOf(own: Record<string, Own> | undefined): Own | null {
    const seat = this.mine.find((mine) => own?.[mine]?.legal) ?? this.mine.find((mine) => own?.[mine]);
    return seat === undefined ? null : (own?.[seat] ?? null);
  }

  private framed(
    event: { n: number; time: number; own?: Record<string, Own> },
    position: Position,
    events: Step[],
  ): Frame {
    const own = this.ownOf(event.own);
    return {
      n: event.n,
      time: event.time + clock.skew,
      moves: position.moves,
      view: { ...position.view, ...(own?.view ?? {}) },
      ask: own?.ask ?? position.ask,
      act: position.act,
      legal: new Legal(this.schema, own?.legal ?? [], own?.why ?? '', own?.leads),
      events,
      dealt: false,
      clocks: position.clocks,
      result: position.result,
      undo: own?.undo ?? null,
      within: position.within,
      hands:
        this.mine.length || !event.own
          ? null
          : Object.fromEntries(Object.entries(event.own).map(([seat, part]) => [seat, part.view])),
    };
  }

  private note(n: number, lines: Said[], step: Step | null): void {
    const frame = step ? this.frames.length - 1 : -1;
    this.lines = [...this.lines, ...lines.map((said, index) => ({ n, frame, said, step, first: index === 0 }))];
  }

  /**
   * Frames are shown one after the other, one's own immediately; a page that is hidden, or far behind where others
   * wait for it, jumps to the present.
   */
  private push(frame: Frame): void {
    const answered = this.isOwn(frame) && (this.asked || this.at === this.frames.length - 1);
    this.frames = [...this.frames, frame];
    this.advice = null;
    this.leaping = false;
    if (!this.following || this.stage.shown) return;
    const late = this.isAwaited && this.frames.length - 1 - this.at > MOST_WAITING;
    if (answered || late || !pace() || document.hidden) this.catchUp();
    else if (!this.timer) this.show(this.at + 1);
  }

  /** To the present; but no turning point is passed over that waits to be seen. */
  private catchUp(): void {
    const last = this.frames.length - 1;
    for (let at = this.at + 1; at < last; at++)
      if (this.scenes(at).some((scene) => scene.next || !document.hidden)) return this.show(at);
    this.show(last);
  }

  /** The turning points that led to this moment. */
  private scenes(at: number): Scene[] {
    const [frame, before] = [this.frames[at], this.frames[at - 1]];
    if (!frame?.events.length || !before) return [];
    const { view, events } = frame;
    return worthShowing(
      this.game.scenes?.({ schema: this.schema, before: before.view, view, events, seat: this.seat }) ?? [],
    );
  }

  /** Plays the turning points of the moment that is shown, then goes on. */
  perform(done: () => void = () => undefined): void {
    const scenes = this.scenes(this.at);
    if (scenes.length) this.stage.play(scenes, this.frames[this.at - 1].view, this.frame!.events, done);
    else {
      this.stage.stop();
      done();
    }
  }

  /** A scene has told how the moment came that is shown: its last line is what counts now. */
  get isStaged(): boolean {
    return !this.replaying && this.scenes(this.at).length > 0;
  }

  /** What `perform` would show, beat by beat. */
  beats(): Shown[] {
    const scenes = this.scenes(this.at);
    return scenes.length ? script(scenes, this.frames[this.at - 1].view, this.frame!.events) : [];
  }

  /** Others, or a clock, wait for this person. */
  private get isAwaited(): boolean {
    if (this.replaying) return true;
    const people = this.about?.seats.filter((seat) => seat.kind === 'person').length ?? 0;
    return this.about?.phase !== 'over' && (people > 1 || !!this.about?.settings.clock || !this.mine.length);
  }

  /** Milliseconds before the next frame: longer for a deal, shorter when behind. */
  private hold(): number {
    if (this.frame?.dealt) return DEALING;
    const before = this.frames[this.at - 1];
    const pause =
      before && this.frame?.events.length ? (this.game.pause?.(before.view, this.frame.view, this.schema) ?? 0) : 0;
    const hurries = this.isAwaited && this.frames.length - 1 - this.at > 3;
    return Math.max(pause, this.goesOn() ? FOLDED : hurries ? BETWEEN / 2 : BETWEEN);
  }

  /** The next move is told in one line with this one. */
  private goesOn(): boolean {
    const [now, next] = [this.frame, this.frames[this.at + 1]].map((frame) => frame?.events[0]);
    const [first, second] = [now?.lines[0], next?.lines[0]];
    return !!first && !!second && now?.seat === next?.seat && !!this.game.fold?.(first, second);
  }

  private show(at: number): void {
    clearTimeout(this.timer);
    if (!this.asked) this.picked = null;
    this.at = at;
    if (Date.now() > this.until) this.refusal = '';
    this.perform(() => {
      this.chat();
      this.timer = setTimeout(() => {
        this.timer = undefined;
        if (this.following && this.at < this.frames.length - 1) this.show(this.at + 1);
      }, this.hold() * pace());
    });
  }
}
