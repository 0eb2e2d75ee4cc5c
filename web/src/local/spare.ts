// What this device takes off a server: hints against computer players are thought out here, from what one's own seat
// sees, and finished games analysed, if there is a core to spare.
import type { TableState } from '../table.svelte';

/** A decision at a server's table, as the page knows it. */
export interface Served {
  game: string;
  rules: number;
  view: Record<string, unknown>;
  seats: number;
  seat: number;
  legal: number[];
  n: number;
}

/** Null where the server must be asked: it knows who may have a hint, and says why not. */
export function askedOf(table: TableState, seat: number): Served | null {
  const { about, last } = table;
  if (!about || !last?.legal.some || !hasCore() || about.counted || !isAlone(table)) return null;
  const { game, rules, seats } = about;
  return { game, rules, view: last.view, seats: seats.length, seat, legal: last.legal.actions, n: last.n };
}

/** One person among computer players. */
const isAlone = ({ about }: TableState): boolean =>
  new Set(about!.seats.filter(({ kind }) => kind !== 'bot').map(({ player }) => player)).size === 1;

export const hasCore = (): boolean => typeof Worker !== 'undefined' && navigator.hardwareConcurrency > 1;
