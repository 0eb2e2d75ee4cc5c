// Arranges the rows of joined sties, into which the server splits a farm, beside and below one another.
import type { HappypigsRow } from '../views';

export interface Place {
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A number of joined sties, with the places of their pigs in cells. */
export interface Line {
  sties: number;
  places: Place[];
}

/** Puts rows side by side as far as they fit into lines of `across` sties of `side` cells. */
export function linesOf(rows: HappypigsRow[], across: number, side: number): Line[] {
  const lines: Line[] = [];
  for (const row of rows) {
    let line = lines[lines.length - 1];
    if (!line || line.sties + row.sties > across) lines.push((line = { sties: 0, places: [] }));
    const left = line.sties * side;
    line.places.push(...row.places.map(([size, x, y, width, height]) => ({ size, x: left + x, y, width, height })));
    line.sties += row.sties;
  }
  return lines;
}

/** The number of sties per line that makes cells largest in a box of this shape. */
export function acrossFor(sties: number, shape: number, side: number): number {
  const cell = (across: number) => Math.min(shape / (side * across + 1), 1 / (side * Math.ceil(sties / across) + 1));
  return Array.from({ length: sties }, (_, i) => sties - i).reduce(
    (best, across) => (cell(across) > cell(best) ? across : best),
    sties,
  );
}
