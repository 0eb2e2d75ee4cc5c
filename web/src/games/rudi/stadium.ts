// The positions of a lap's spaces: evenly spaced on a stadium shape, from the line in the middle of the lower straight.

export interface Place {
  x: number;
  y: number;
  /** Pigs face left here. */
  flip: boolean;
}

export interface Ground {
  width: number;
  height: number;
  /** The centre line: the left and right centres of its bends, and their radius. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  radius: number;
  /** Where the line is. */
  line: number;
}

export const WIDE: Ground = {
  width: 690,
  height: 410,
  left: 215,
  right: 475,
  top: 205,
  bottom: 205,
  radius: 141,
  line: 325,
};
export const PHONE: Ground = {
  width: 358,
  height: 350,
  left: 179,
  right: 179,
  top: 167,
  bottom: 183,
  radius: 123,
  line: 179,
};

/** The point at a distance along the centre line, anticlockwise: right, up, left, down. */
function along({ left, right, top, bottom, radius, line }: Ground, way: number): Place {
  const quarter = (Math.PI * radius) / 2;
  const [across, up] = [right - left, bottom - top];
  const parts: [number, (t: number) => Place][] = [
    [right - line, (t) => ({ x: line + t, y: bottom + radius, flip: false })],
    [
      quarter,
      (t) => ({ x: right + radius * Math.sin(t / radius), y: bottom + radius * Math.cos(t / radius), flip: false }),
    ],
    [up, (t) => ({ x: right + radius, y: bottom - t, flip: t > up / 2 })],
    [
      quarter,
      (t) => ({ x: right + radius * Math.cos(t / radius), y: top - radius * Math.sin(t / radius), flip: true }),
    ],
    [across, (t) => ({ x: right - t, y: top - radius, flip: true })],
    [quarter, (t) => ({ x: left - radius * Math.sin(t / radius), y: top - radius * Math.cos(t / radius), flip: true })],
    [up, (t) => ({ x: left - radius, y: top + t, flip: t < up / 2 })],
    [
      quarter,
      (t) => ({ x: left - radius * Math.cos(t / radius), y: bottom + radius * Math.sin(t / radius), flip: false }),
    ],
    [line - left, (t) => ({ x: left + t, y: bottom + radius, flip: false })],
  ];
  for (const [length, at] of parts) {
    if (way < length) return at(way);
    way -= length;
  }
  return { x: line, y: bottom + radius, flip: false };
}

const around = ({ left, right, top, bottom, radius }: Ground): number =>
  2 * (right - left + bottom - top) + 2 * Math.PI * radius;

/** The spaces of a lap, the line first. */
export function places(ground: Ground, lap: number): Place[] {
  return Array.from({ length: lap }, (_, n) => along(ground, (around(ground) / lap) * n));
}

/** The largest scale at which neighbouring spaces do not touch; drawn for 24 spaces. */
export function stone(ground: Ground, lap: number): number {
  const step = around(ground) / lap;
  return Math.min(ground === PHONE ? 0.68 : 0.84, step / (ground === PHONE ? 53.5 : 74));
}
