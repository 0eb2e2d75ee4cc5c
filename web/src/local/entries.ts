// The entries of a local table, in order: the table is their fold. They are those of a server's journal
// (`farmyard.server.table.entries`), as far as there are any without other people.
import type { Settings } from '../messages';
import type { Options } from './rulebook';

interface Head {
  /** Milliseconds since 1970. */
  time: number;
}

export interface Opened extends Head {
  type: 'opened';
  game: string;
  rules: number;
  options: Options;
  /** Of the computer players, by seat; null for people. */
  levels: (string | null)[];
  /** What the computer players are called, if not as they usually are. */
  names?: string[];
  settings: Settings;
  secret: string;
  /** The name of a deal of the day. */
  day?: string;
  /** The one try at it that counts. */
  counted?: boolean;
}

export interface Sat extends Head {
  type: 'sat';
  seat: number;
  player: string;
  name: string;
}

/** A computer player takes this seat for good. */
export interface Swapped extends Head {
  type: 'swapped';
  seat: number;
  level: string;
}

/** Whether forced moves are made automatically. */
export interface Preferred extends Head {
  type: 'preferred';
  seat: number;
  auto: boolean;
}

export interface Dealt extends Head {
  type: 'dealt';
  seed: string;
  nonces: string[];
  same_deal?: boolean;
  /** The record that it is played on from. */
  of?: string;
}

/** Ready for another game. */
export interface Reset extends Head {
  type: 'reset';
  secret: string;
  same_deal: boolean;
}

export interface Moved extends Head {
  type: 'moved';
  seat: number;
  action: number;
  how?: 'person' | 'bot' | 'clock';
  /** Milliseconds on the clock. */
  spent?: number;
}

/** `to` is the length of the log to go back to; without it, the rules of undo apply. */
export interface TookBack extends Head {
  type: 'took-back';
  seat: number;
  to?: number | null;
}

export type Entry = Opened | Sat | Swapped | Preferred | Dealt | Reset | Moved | TookBack;
