// A clock for the page: `clock.now` moves four times a second while anybody looks at it.
class Clock {
  now = $state(Date.now());
  /** Milliseconds by which this device is ahead of the server. */
  skew = 0;
  constructor() {
    if (typeof window !== 'undefined') setInterval(() => (this.now = Date.now()), 250);
  }
}

export const clock = new Clock();

export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
