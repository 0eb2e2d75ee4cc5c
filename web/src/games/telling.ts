// What scenes need to know of the lines that tell a move.
import type { PlateRow, Scene, Step, Turning } from '../contract';
import type { Said } from '../messages';

export const linesOf = (events: Step[]): Said[] => events.flatMap((step) => step.lines);

export const plain = (key: string, args: Record<string, unknown> = {}): Said => ({ key, args });

/** The line with this key, also where it says first which herd it is about. */
export function lineOf(lines: Said[], ...keys: string[]): Said | null {
  return (
    lines.find((line) => keys.includes(line.key) || keys.includes((line.args.what as Said | undefined)?.key ?? '')) ??
    null
  );
}

/** What it says, without the herd. */
export const bare = (line: Said): Said => (line.args.what as Said | undefined) ?? line;

/** Whom a line is about. */
export function seatsOf(line: Said): number[] {
  const { who } = bare(line).args as { who?: { seat: number } | { seat: number }[] };
  return who === undefined ? [] : [who].flat().map((one) => one.seat);
}

/** The end of a game in its own words; whoever wins and looks on is told so. */
export function victory(line: Said, { seat }: Pick<Turning, 'seat'>, winners: number[]): Said {
  return seat !== null && winners.includes(seat) ? plain(winners.length > 1 ? 'page-you-share' : 'page-you-win') : line;
}

/** Rows that light up one after the other, and all of them together at the end. */
export const opening = (rows: PlateRow[], at: number): PlateRow[] =>
  rows.map((row, i) => (i < at ? { ...row, lit: i === at - 1 } : { key: row.key, seat: row.seat, art: row.art }));

export const toResult: Pick<Scene, 'next'> = { next: plain('page-to-result') };
