// The deal of the day as the page tells it: bars of a histogram, a line to share. No DOM.
import type { DayBar, DayResults } from '../messages';
import type { Words } from '../words';

const EVENING = /^E\w+(?=-)/;

/** Where a deal is compared; one of an evening has the evening's code in place of a day. */
export const dayLink = (day: string, game: string) =>
  EVENING.test(day) ? `/evening/${EVENING.exec(day)![0]}` : `/day/${day}/${game}`;

/** A day in UTC in words, whatever the time zone here. */
export const dayName = (day: string, language: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, {
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

/** What may be sent to friends who have not played yet: nothing about cards, moves or points. */
export function shareLine(
  w: Words,
  title: string,
  found: DayResults,
  day: string,
  people: number,
  link: string,
): string {
  const { place } = found.deal.mine!;
  const came = `${MEDALS[place - 1] ?? ''} ${w.say('page-came', { place, seats: found.deal.seats })}`.trim();
  const beaten = Math.round(found.share * SQUARES);
  const bar = '🟩'.repeat(beaten) + '⬜'.repeat(SQUARES - beaten);
  const ahead = people > 1 ? [`${bar} ${w.say('page-day-ahead', { percent: Math.round(100 * found.share) })}`] : [];
  return [`Farmyard · ${title} · ${day}`, came, ...ahead, link].join('\n');
}
