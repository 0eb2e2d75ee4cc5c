// The deal of the day without a server: the calendar that `farmyard.contests.daily` publishes, the deal that every
// device deals itself, and what its computer players leave to chance.
import type { Entry } from './entries';
import type { Options } from './rulebook';
import { sha256 } from './sha256';

const FORMAT = 'farmyard day 1';
const OPEN = '-0'; // ends the name of such a deal
const DAY = 86_400_000;

/** By edition and the person's seat. */
export interface Calendar {
  first: string;
  editions: { options: Options; levels: string[][] }[][];
}

/** What is played; `levels` by seat, empty for the person's. */
export interface Plan {
  name: string;
  game: string;
  rules: number;
  options: Options;
  levels: string[];
  secret: string;
}

/** A try at such a deal, as it lies on this device. */
export interface Tried {
  name: string;
  game: string;
  table: string;
  seats: number;
  finished: boolean;
  place: number;
}

/** Today in UTC, by this device's clock. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const isOpenDeal = (name: string): boolean => /^\d{4}-\d\d-\d\d-0$/.test(name);

export const openName = (day: string): string => day + OPEN;

export function planOf(day: string, game: string, rules: number, { first, editions }: Calendar): Plan {
  const days = Math.round((Date.parse(day) - Date.parse(first)) / DAY);
  const seatings = editions[days % editions.length];
  const { options, levels } = seatings[Math.floor(days / editions.length) % seatings.length];
  const monday = (new Date(day).getUTCDay() + 6) % 7;
  const name = openName(day);
  const secret = sha256(`${FORMAT} open ${name} ${game} ${rules}`);
  return { name, game, rules, options, levels: levels[monday], secret };
}

/** The chance in one decision of a computer player: the same view gets the same answer everywhere. */
export function dice(key: string, seat: number, view: Uint8Array): bigint {
  const head = new TextEncoder().encode(`${FORMAT} ${key} ${seat} `);
  const data = new Uint8Array(head.length + view.length);
  data.set(head);
  data.set(view, head.length);
  return BigInt(`0x${sha256(data).slice(0, 16)}`) >> 4n;
}

/** The one whose move it is, where several are asked: the person first, then computer players in seat order. */
export const nextSeat = (asked: number[], mine: number): number => (asked.includes(mine) ? mine : Math.min(...asked));

/** A table with its person and its cards: nobody adds to the shuffle, so it is the same on every device. */
export function openDay(plan: Plan, counted: boolean, pace: number, player: string, name: string): Entry[] {
  const { game, rules, options, secret } = plan;
  const time = Date.now();
  const settings = {
    private: true,
    locked: false,
    spectators: 'nobody' as const,
    hands: false,
    chat: false,
    aids: false,
    clock: null,
    grace: null,
    stand_in: 'farmhand',
    pace,
    rated: false,
  };
  const levels = plan.levels.map((level) => level || null);
  return [
    { type: 'opened', time, game, rules, options, levels, settings, secret, day: plan.name, counted },
    { type: 'sat', time, seat: levels.indexOf(null), player, name },
  ];
}
