// What is seen of a change, once: props are drawn anew for many reasons, but a pig runs only when something happened.
import { untrack } from 'svelte';

export interface Choreography<C> {
  /** Before the change is drawn: note where things lie, decide what stays to be looked at. */
  prepare?(change: C): void;
  /** When it has been drawn: let things fly and run. */
  play?(change: C): void;
}

/**
 * Call this while a component is set up. `change` is what tells one change from another by being another object,
 * as `events` are; whatever else the parts read does not make them run again.
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

/** Whether this is another one than last time. */
function changes<C>(): (now: C) => boolean {
  let last: { is: C } | null = null;
  return (now) => {
    if (last?.is === now) return false;
    last = { is: now };
    return true;
  };
}
