// How a table on this device was set up last time, game by game, and who plays at it.
import { LEVELS, type About, type GameInfo } from '../messages';
import { keep, settings } from '../settings.svelte';
import { knownClock, type Clock } from './clocks';

export interface Setup {
  /** By seat: '' for a person, or a level. */
  plans: string[];
  options: About['options'];
  clock: Clock | null;
}

/** The last one, as far as it still fits the game. */
export function lastSetup(info: GameInfo): Setup | null {
  const found = settings.setups[info.id];
  if (!found || !Array.isArray(found.plans)) return null;
  const { plans, options = {}, clock = null } = found;
  const [low, high] = info.seats;
  if (
    plans.length < low ||
    plans.length > high ||
    !plans.every((plan) => !plan || (LEVELS as readonly string[]).includes(plan))
  )
    return null;
  const known = info.options.map(({ name }) => name);
  return { plans, options: pick(options, known), clock: knownClock(clock) };
}

const pick = (options: About['options'], known: string[]): About['options'] =>
  Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name)));

export function keepSetup(game: string, setup: Setup, people: string[]): void {
  const others = settings.companions.slice(people.length);
  keep({ setups: { ...settings.setups, [game]: setup }, companions: [...people, ...others] });
}
