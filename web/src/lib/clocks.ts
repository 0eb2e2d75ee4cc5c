// The clocks that a table can have, from none to three days per move.
import type { Settings } from '../messages';
import type { Words } from '../words';

export type Clock = NonNullable<Settings['clock']>;

const move = (seconds: number): Clock => ({ seconds, increment: 0, bank: false });
/** For the whole game, and more with every move. */
export const game = (minutes: number, increment = 0): Clock => ({ seconds: 60 * minutes, increment, bank: true });
const DAY = 86400;
const QUICK = [null, move(20), move(45), move(90), game(5), game(15), game(3, 5), game(5, 10), game(10, 20)];

/** On one device nobody needs days for a move. */
export const clocks = (here: boolean): (Clock | null)[] => (here ? QUICK : [...QUICK, move(DAY), move(3 * DAY)]);

export const sameClock = (one: Clock | null, other: Clock | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What one's own clock for a game may be: minutes to begin with, seconds with every move. */
export const OWN = { minutes: [1, 180], seconds: [0, 600] } as const;

/** One's own, made of what somebody has typed. */
export function ownClock(minutes: number, seconds: number): Clock {
  const within = (n: number, [low, high]: readonly [number, number]) =>
    Math.round(Math.min(high, Math.max(low, n || 0)));
  return game(within(minutes, OWN.minutes), within(seconds, OWN.seconds));
}

/** A clock that was kept: one of those offered, or one's own; null if it is neither. */
export const knownClock = (kept: Clock | null): Clock | null =>
  clocks(true).some((each) => sameClock(each, kept)) ||
  (kept?.bank && sameClock(kept, ownClock(kept.seconds / 60, kept.increment)))
    ? kept
    : null;

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
  const { seconds, increment, bank } = clock;
  if (bank && increment) return w.say('page-clock-growing', { minutes: seconds / 60, seconds: increment });
  if (bank) return w.say('page-clock-game', { minutes: seconds / 60 });
  if (seconds < DAY) return w.say('page-clock-move', { seconds });
  return seconds === DAY ? w.say('page-clock-day') : w.say('page-clock-days', { days: seconds / DAY });
}
