// A clock for the page: `clock.now` advances four times a second while anything reads it.
import type { Words } from '../words';

class Clock {
  now = $state(Date.now());
  /** Milliseconds by which this device is ahead of the server. */
  skew = 0;
  constructor() {
    if (typeof window !== 'undefined') setInterval(() => (this.now = Date.now()), 250);
  }
}

export const clock = new Clock();

/** Time left: to the second when it matters, else in hours and days. */
export function left(w: Words, seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600), Math.floor(whole / 60)];
  if (days) return w.say('page-left-days', { days, hours: hours % 24 });
  if (hours) return w.say('page-left-hours', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`;
}
