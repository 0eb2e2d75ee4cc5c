// What a local table asks of computer players. They get what their seat sees, and never a state.
import type { Account, Advice, Judgement } from '../messages';
import type { Played } from './bots/ledger';

/** A decision: the bytes of the view of whoever makes it, and the actions to choose from. */
export interface Question {
  game: string;
  view: Uint8Array;
  seats: number;
  seat: number;
  legal: number[];
  /** Of the bot's own chance: the same question and seed give the same answer. */
  seed: bigint;
}

/** A decision as it was made in a finished game; `move` is its number in the log. */
export interface Decided extends Question {
  move: number;
  action: number;
}

/** Every decision of a finished game between two actions or more. */
export interface Finished {
  decisions: Decided[];
  moves: number;
  game: string;
  played: Played;
}

export type Advised = Pick<Advice, 'move' | 'chance' | 'others' | 'why'>;

export interface Study {
  decisions: Judgement[];
  best: number[];
  worst: number[];
  accounts: Account[];
}

export type Heard = (done: number, all: number, decision?: Judgement) => void;

export interface Thinker {
  /** The move of a computer player of this level; `heard` after every step. */
  choose(question: Question, level: string, stop: AbortSignal, heard?: Heard): Promise<number>;
  /** The best move found; `heard` after every step. Rejects with an `AbortError` once stopped. */
  hint(question: Question, level: string, heard: Heard, stop: AbortSignal): Promise<Advised>;
  /** A second look at every decision of a finished game; `heard` after every move. */
  analyse(finished: Finished, level: string, heard: Heard, stop: AbortSignal): Promise<Study>;
  /** Nothing will be asked any more. */
  close(): void;
}
