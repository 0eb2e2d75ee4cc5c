// Which of the open tables somebody is looking for.
import type { About } from '../messages';
import { LANGUAGES } from '../words';

const HOURS = 7200; // seconds a move may take where a game lasts for days

export const TIMES = ['none', 'live', 'days'] as const;
export const RATED = ['rated', 'casual'] as const;

/** Empty for anything. */
export interface Wanted {
  game: string;
  free: number;
  rated: '' | (typeof RATED)[number];
  time: '' | (typeof TIMES)[number];
  language: '' | (typeof LANGUAGES)[number];
}

export const ANYTHING: Wanted = { game: '', free: 1, rated: '', time: '', language: '' };

export const freeSeats = ({ seats }: About): number => seats.filter(({ kind }) => kind === 'open').length;
export const isRated = ({ settings }: About): boolean => settings.rated ?? true;

export function timeOf({ settings: { clock } }: About): Wanted['time'] {
  if (!clock) return 'none';
  return clock.seconds >= HOURS && !clock.bank ? 'days' : 'live';
}

/** A table that does not say which language is spoken there suits everybody. */
export const fits = (wanted: Wanted, table: About): boolean =>
  (!wanted.game || table.game === wanted.game) &&
  freeSeats(table) >= wanted.free &&
  (!wanted.rated || isRated(table) === (wanted.rated === 'rated')) &&
  (!wanted.time || timeOf(table) === wanted.time) &&
  (!wanted.language || !table.settings.language || table.settings.language === wanted.language);

export const isAnything = (wanted: Wanted): boolean => JSON.stringify(wanted) === JSON.stringify(ANYTHING);
