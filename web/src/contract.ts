// The interface between the frame and a game's table. The client knows no rules: everything here is shown or offered.
import type { Component } from 'svelte';
import type { GameInfo, Said } from './messages';
import type { Preferences } from './settings.svelte';
import type { Words } from './words';

/* eslint-disable @typescript-eslint/no-explicit-any -- what the frame passes through unread; games type their own */
/**
 * The public part of a view and, for one's own seats, the private part: numbers by field name,
 * as `games/views.ts` types them.
 */
export type View = Record<string, any>;

/** Who sits there: `level` is that of the computer player, or of the stand-in. */
export interface Person {
  bot: boolean;
  level: string;
  held: boolean;
}

/** A face-up card from somebody's hand. */
export interface OpenCard {
  id: string;
  label: string;
}

/** What happened between `before` and `view`, as this viewer saw it. */
export interface Step {
  seat: number;
  action: number;
  lines: Said[];
}

/** The moves a seat may make, and why not the others. Empty for everyone whose turn it is not. */
export class Legal {
  readonly actions: number[];
  private readonly set: Set<number>;

  constructor(
    private readonly schema: GameInfo,
    pairs: [number, string][] = [],
    private readonly digits = '',
    private readonly leads: Record<string, unknown> = {},
  ) {
    this.actions = pairs.map(([action]) => action);
    this.set = new Set(this.actions);
  }

  get some(): boolean {
    return this.actions.length > 0;
  }

  has(action: number): boolean {
    return this.set.has(action);
  }

  /** What this legal move would do, as the game's own `Lead` says it; null where there is nothing to show. */
  lead<L>(action: number): L | null {
    return (this.leads[action] as L | undefined) ?? null;
  }

  /** Legal moves whose notation starts like this: `legal.starting('bet ')`. */
  starting(text: string): number[] {
    return this.actions.filter((action) => this.schema.actions[action].startsWith(text));
  }

  /** The message that says why not, or null for a legal move or a seat that is not asked. */
  why(action: number): string | null {
    if (!this.digits || this.has(action)) return null;
    const reason = parseInt(this.digits[action], 36);
    return reason ? `${this.schema.id}-no-${this.schema.reasons[reason]}` : null;
  }
}

/** The number of a move by its notation. */
export function action(schema: GameInfo, name: string): number {
  const found = schema.actions.indexOf(name);
  if (found < 0) throw Error(`${schema.id} has no move ${name}`);
  return found;
}

/** A drawing on a plate: `seat` colours card backs, `crossed` is dead or wrong. */
export interface PlateArt {
  id: string;
  seat?: number;
  crossed?: boolean;
  /** How many of them. */
  count?: number;
}

/** A line of a plate: whose it is, what it shows, what it brings. */
export interface PlateRow {
  key: string;
  seat?: number;
  art?: PlateArt[];
  text?: Said;
  /** What it brings or costs. */
  gain?: string;
  /** What that comes to. */
  total?: string;
  tone?: 'good' | 'bad';
  /** The row this beat is about. */
  lit?: boolean;
}

/** A card over the board that tells a turning point. */
export interface Plate {
  title: Said;
  /** Why it came so. */
  text?: Said;
  /** In very large letters: `9 − 5 = 4`. */
  sum?: string;
  art?: PlateArt[];
  rows?: PlateRow[];
}

/** Something that flies from one marked place to another. */
export interface Flying {
  art: string;
  from: string;
  to: string;
  seat?: number;
  count?: number;
}

/** One beat of a scene: what is shown until the next one. */
export interface Beat<V = View> {
  /** What the table shows meanwhile. */
  view: V;
  /** Milliseconds at the usual pace. */
  time: number;
  /** What is said, in the status bar and to screen readers. */
  say: Said;
  /** What the board lights, in the game's own words. */
  cue?: string;
  plate?: Plate;
  flying?: Flying[];
}

/** A turning point, beat by beat; it is over before anything else is shown. */
export interface Scene<V = View> {
  name: string;
  beats: Beat<V>[];
  /** It waits for this button. */
  next?: Said;
}

/** What happened between two views, for those who tell it. */
export interface Turning<V = View> {
  schema: GameInfo;
  before: V;
  view: V;
  events: Step[];
  seat: number | null;
}

/** Everything a game may read. Never mutate it. `P` is what the player has picked and not yet confirmed. */
export interface Sight<V = View, P = unknown> {
  schema: GameInfo;
  view: V;
  before: V | null;
  /** Whose view, or null for a spectator. */
  seat: number | null;
  /**
   * Empty while a move is on its way, while looking back, and for everyone whose turn it is not.
   * What others chose meanwhile changes nothing.
   */
  legal: Legal;
  /** Seats that must act. */
  act: number[];
  events: Step[];
  /** The question is answered automatically this many seconds after it was asked. */
  within: { seconds: number; since: number } | null;
  names: string[];
  people: Person[];
  words: Words;
  settings: Preferences;
  /** What everybody could remember is to be shown. */
  aids: boolean;
  picked: P | null;
  /** False while looking back, in replays and figures: no motion, nothing to choose. */
  live: boolean;
  /** Nonzero: cards have just been dealt and fly in; a different number for each deal. */
  dealt: number;
  /** What the beat of a scene lights on the board; empty without one. */
  cue: string;
}

/** A card of the hand that is to be played as soon as it is one's turn. */
export interface Ahead {
  /** Its key in the fan, or null. */
  card: string | null;
  /** Chooses it, or takes it back. */
  choose(card: string): void;
}

export interface TableProps<V = View, P = unknown> extends Sight<V, P> {
  /** Where cards may be chosen ahead of one's turn: while others move. */
  ahead?: Ahead | null;
  /** Make this move. The view changes once the server confirms it. */
  choose(action: number): void;
  /** Select without making the move; the buttons in the status bar follow. Null clears. */
  pick(picked: P | null): void;
}

/** A button of the current decision. The first `primary` one is red and bound to Enter. */
export interface ActionButton {
  action: number;
  label: string;
  primary?: boolean;
  /** One of several ways to do what was picked: yellow. */
  way?: boolean;
  /** Name of an icon without `i-`, or of another drawing. */
  icon?: string;
  art?: string;
  /** If set, the button is dimmed, with this reason. */
  why?: string;
  /** Moves made after it, one by one, as far as they are legal: `Feed × 3`. */
  then?: number[];
  /** A question to confirm with a second press: only for what costs something. */
  confirm?: string;
}

/** A small fact on a player's panel. `label` is read out and shown as a tooltip. */
export interface Fact {
  label: string;
  text?: string;
  icon?: string;
  art?: string;
  /** The seat whose colour a card back wears. */
  seat?: number;
  tone?: 'good' | 'warn';
  /** Omitted on phones. */
  wide?: boolean;
}

export interface PanelInfo {
  score: number | string;
  unit: string;
  /** Progress towards `of`, drawn as a bar. */
  of?: number;
  sub?: string;
  facts: Fact[];
}

/** A chip in the title bar: progress, or a condition in force. */
export interface Chip {
  text: string;
  /** Shorter, for phones; an empty string omits the chip there. */
  short?: string;
  art?: string;
  icon?: string;
  /** Done and all, drawn as dots. */
  dots?: [number, number];
  tone?: 'warn' | 'sun';
}

/** Where points came from, one bar per source on the end screen. */
export interface Source {
  label: string;
  points: number;
}

/** A symbol with its rule: tooltip on the table, entry on the rules page. */
export interface Help {
  art: string;
  title: string;
  text: string;
}

/** What `games/<game>/index.ts` exports as default. Pure functions; only `Table` draws. */
export interface GameView<V = any, P = any> {
  /** Draws `<main class="board">` and, where there is one, `<section class="hand">` into the frame's grid. */
  Table: Component<TableProps<V, P>>;
  chips(s: Sight<V, P>): Chip[];
  panel(s: Sight<V, P>, seat: number): PanelInfo;
  buttons(s: Sight<V, P>): ActionButton[];
  /** The drawing beside a line of the log: a card id, or null. */
  picture(s: Sight<V, P>, line: Said, step: Step | null): string | null;
  /** One line for both, where the second says the same as the first of another pig: `sells 8 pigs`. */
  fold?(first: Said, second: Said): Said | null;
  /** Told while it happens; what follows tells it better. */
  passing?(line: Said): boolean;
  sources(s: Sight<V, P>, seat: number): Source[];
  /** Points a seat has, for the chart over time. */
  points(view: V, seat: number): number;
  /** Points are bad. */
  fewest?: boolean;
  /** How a number of points is written, if not just as the number. */
  amount?(words: Words, points: number): string;
  /** Where the hand or the board shows what a move plays, as a selector: for a hint's light. Else its button is lit. */
  where?(s: Sight<V, P>, action: number): string;
  help(words: Words): Help[];
  /** More of what is in the box, for the rules page: cards that are made of words. */
  Parts?: Component<{ schema: GameInfo; words: Words }>;
  /**
   * The question once something is picked and one choice is left: which gap, which colour.
   * Null keeps the server's question.
   */
  prompt?(s: Sight<V, P>): string | null;
  /** A seat's hand from the private part of its view: for spectators who may see hands, and for replays. */
  hand(own: V, schema: GameInfo, words: Words): OpenCard[];
  /** Which deal this is: the number of the race, of the round. Absent if no cards are dealt. */
  deal?(view: V): number;
  /** The turning points between two views, in order. */
  scenes?(turning: Turning<V>): Scene<V>[];
  /** Milliseconds for which to show a change before the next one, if more than usual. */
  pause?(before: V, view: V, schema: GameInfo): number;
  /** A card by its key in the fan: what picking it means, and its moves now. Absent: none is chosen ahead of time. */
  held?(s: Sight<V, P>, key: string): { picked: P; moves: number[] };
  /** A move that the preferences make automatically (draw when nothing fits), or null. */
  auto?(s: Sight<V, P>): number | null;
}
