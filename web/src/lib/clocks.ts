// The clocks that a table can have, from none to three days per move.
import type { Settings } from '../messages';
import type { Words } from '../words';

export type Clock = NonNullable<Settings['clock']>;

const move = (seconds: number): Clock => ({ seconds, increment: 0, bank: false });
const game = (minutes: number): Clock => ({ seconds: 60 * minutes, increment: 0, bank: true });
const DAY = 86400;
const QUICK = [null, move(20), move(45), move(90), game(5), game(15)];

/** On one device nobody needs days for a move. */
export const clocks = (here: boolean): (Clock | null)[] => (here ? QUICK : [...QUICK, move(DAY), move(3 * DAY)]);

/** Seconds until a bot stands in for somebody who is away, 0 for never; `now` may be another number. */
export function graces(now?: number | null): number[] {
  const usual = [15, 60, 300, 0];
  return usual.includes(now ?? 0) ? usual : [...usual, now!];
}

export function graceWords(w: Words, seconds: number): string {
  if (!seconds) return w.say('page-grace-never');
  return seconds < 60 ? w.say('page-clock-seconds', { seconds }) : w.say('page-minutes', { minutes: seconds / 60 });
}

export function clockWords(w: Words, clock: Clock | null): string {
  if (!clock) return w.say('page-clock-none');
  const { seconds, bank } = clock;
  if (bank) return w.say('page-clock-game', { minutes: seconds / 60 });
  if (seconds < DAY) return w.say('page-clock-seconds', { seconds });
  return seconds === DAY ? w.say('page-clock-day') : w.say('page-clock-days', { days: seconds / DAY });
}
