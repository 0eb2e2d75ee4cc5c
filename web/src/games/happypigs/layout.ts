// Where the pigs lie, to be drawn. Whether they fit is not asked here: the server has said so.
const SIDE = 6; // cells of a sty
const SHAPES: [size: number, width: number, height: number][] = [
  [3, 4, 3],
  [3, 3, 4],
  [2, 3, 3],
  [1, 3, 2],
  [1, 2, 3],
  [0, 2, 2],
];
const PATIENCE = 60_000; // steps of one search

export interface Place {
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A row of joined sties. */
export interface Row {
  sties: number;
  places: Place[];
}

/** Places for all pigs in a row of sties, found from the left; null if none was found in time. */
export function pack(herd: number[], sties: number): Place[] | null {
  const columns = SIDE * sties;
  const front = Array<number>(SIDE).fill(0);
  const left = [...herd];
  const places: Place[] = [];
  const tried = new Set<string>();
  let steps = 0;
  const area = SHAPES.reduce(
    (sum, [size, width, height], i) =>
      SHAPES.findIndex((s) => s[0] === size) === i ? sum + left[size] * width * height : sum,
    0,
  );

  function fill(spare: number): boolean {
    if (!left.some(Boolean)) return true;
    const key = `${front}|${left}`;
    if (tried.has(key) || ++steps > PATIENCE) return false;
    const x = Math.min(...front);
    const y = front.indexOf(x);
    for (const [size, width, height] of SHAPES) {
      if (!left[size] || x + width > columns || y + height > SIDE || front.slice(y, y + height).some((f) => f !== x))
        continue;
      left[size]--;
      front.fill(x + width, y, y + height);
      places.push({ size, x, y, width, height });
      if (fill(spare)) return true;
      places.pop();
      front.fill(x, y, y + height);
      left[size]++;
    }
    if (spare > 0) {
      front[y] = x + 1;
      if (fill(spare - 1)) return true;
      front[y] = x;
    }
    tried.add(key);
    return false;
  }

  return area <= SIDE * columns && fill(SIDE * columns - area) ? places : null;
}

const known = new Map<string, Row[]>();

/** Sties in rows of at most `across`, each with its pigs; one long row where they cannot be parted. */
export function arrange(herd: number[], sties: number, across: number): Row[] {
  const key = `${herd}/${sties}/${across}`;
  if (!known.has(key))
    known.set(key, parted(herd, sties, across) ?? [{ sties, places: pack(herd, sties) ?? shelves(herd) }]);
  return known.get(key)!;
}

/** So many sties are drawn: those the pigs need, at least two; the others stay empty. */
export function drawnOf(herd: number[], sties: number): number {
  let drawn = Math.min(sties, 2);
  while (drawn < sties && !pack(herd, drawn)) drawn++;
  return drawn;
}

function parted(herd: number[], sties: number, across: number): Row[] | null {
  const rows: Row[] = [];
  const rest = [...herd];
  for (let first = 0; first < sties; first += across) {
    const here = Math.min(across, sties - first);
    const row = first + here >= sties ? [...rest] : fullest(rest, here);
    const places = pack(row, here);
    if (!places) return null;
    row.forEach((n, size) => (rest[size] -= n));
    rows.push({ sties: here, places });
  }
  return rows;
}

/** As many pigs as go into so many sties, the large ones first. */
function fullest(herd: number[], sties: number): number[] {
  const row = [0, 0, 0, 0];
  for (const size of [3, 2, 1, 0])
    while (row[size] < herd[size]) {
      row[size]++;
      if (pack(row, sties)) continue;
      row[size]--;
      break;
    }
  return row;
}

/** The last resort: side by side, however long it gets. */
function shelves(herd: number[]): Place[] {
  const places: Place[] = [];
  let x = 0;
  for (const [size, width, height] of SHAPES.filter(([, w, h]) => w >= h))
    for (let i = 0; i < herd[size]; i++) {
      places.push({ size, x, y: (i % 2) * height, width, height });
      if (i % 2 || i === herd[size] - 1) x += width;
    }
  return places;
}

/** The number of sties side by side with which the cells are largest in a box of this shape. */
export function acrossFor(sties: number, shape: number): number {
  const cell = (across: number) => Math.min(shape / (SIDE * across + 1), 1 / (SIDE * Math.ceil(sties / across) + 1));
  return Array.from({ length: sties }, (_, i) => sties - i).reduce(
    (best, across) => (cell(across) > cell(best) ? across : best),
    sties,
  );
}
