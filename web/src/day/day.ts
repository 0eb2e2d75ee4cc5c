// The deal of the day as the page tells it: bars of a histogram, a line to share. No DOM.
import type { DayBar } from '../messages';
import type { Words } from '../words';

const EVENING = /^E\w+(?=-)/;

/** Where a deal is compared; one of an evening has the evening's code in place of a day. */
export const dayLink = (day: string, game: string) =>
  EVENING.test(day) ? `/evening/${EVENING.exec(day)![0]}` : `/day/${day}/${game}`;

/** Who one plays against; `levels` by seat, empty for the person's. */
export function against(w: Words, levels: readonly string[]): string {
  const others = levels.filter(Boolean);
  const kinds = [...new Set(others)].map((level) =>
    w.say('page-day-bots', { count: others.filter((one) => one === level).length, level: w.level(level) }),
  );
  return w.say('page-day-against', { seats: levels.length, bots: w.list(kinds) });
}

/** A day in UTC in words, whatever the time zone here. */
export const dayName = (day: string, language: string) =>
  new Date(`${day.slice(0, 10)}T12:00:00Z`).toLocaleDateString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** One bar: from the first points to the last, as they are ordered from bad to good. */
export interface Column {
  from: number;
  to: number;
  people: number;
  /** One's own result is in it. */
  mine: boolean;
}

const MOST = 12; // bars that fit a phone

/** Neighbouring points share a bar where there are too many. */
export function columns(bars: readonly DayBar[], mine: number | null): Column[] {
  const each = Math.max(1, Math.ceil(bars.length / MOST));
  return Array.from({ length: Math.ceil(bars.length / each) }, (_, i) => {
    const group = bars.slice(i * each, (i + 1) * each);
    return {
      from: group[0].value,
      to: group[group.length - 1].value,
      people: group.reduce((sum, bar) => sum + bar.people, 0),
      mine: mine !== null && group.some((bar) => bar.value === mine),
    };
  });
}

const MEDALS = ['🥇', '🥈', '🥉'];
const SQUARES = 10;

/** One's own result, and of how many others' it is better, where others are known. */
export interface Came {
  place: number;
  seats: number;
  share?: number;
}

/** What may be sent to friends who have not played yet: nothing about cards, moves or points. */
export function shareLine(w: Words, title: string, { place, seats, share }: Came, day: string, link: string): string {
  const came = `${MEDALS[place - 1] ?? ''} ${w.say('page-came', { place, seats })}`.trim();
  const ahead = share === undefined ? [] : [`${squares(share)} ${aheadOf(w, share)}`];
  return [`Farmyard · ${title} · ${day.slice(0, 10)}`, came, ...ahead, link].join('\n');
}

const aheadOf = (w: Words, share: number) => w.say('page-day-ahead', { percent: Math.round(100 * share) });

function squares(share: number): string {
  const beaten = Math.round(share * SQUARES);
  return '🟩'.repeat(beaten) + '⬜'.repeat(SQUARES - beaten);
}
