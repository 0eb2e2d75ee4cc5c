// Animates each change exactly once: components update for many reasons, but a pig runs only when something happened.
import { untrack } from 'svelte';

export interface Choreography<C> {
  /** Before the change is rendered: note where things are, decide what stays on screen. */
  prepare?(change: C): void;
  /** After it has been rendered: let things fly and run. */
  play?(change: C): void;
}

/**
 * Call this during component initialisation. `change` identifies a change by object identity,
 * as `events` do; other dependencies do not rerun the callbacks.
 */
export function choreograph<C>(change: () => C, { prepare, play }: Choreography<C>): void {
  const [isToPrepare, isToPlay] = [changes<C>(), changes<C>()];
  $effect.pre(() => {
    const now = change();
    if (isToPrepare(now)) untrack(() => prepare?.(now));
  });
  $effect(() => {
    const now = change();
    if (isToPlay(now)) untrack(() => play?.(now));
  });
}

/** Whether it differs from the last one. */
function changes<C>(): (now: C) => boolean {
  let last: { is: C } | null = null;
  return (now) => {
    if (last?.is === now) return false;
    last = { is: now };
    return true;
  };
}
