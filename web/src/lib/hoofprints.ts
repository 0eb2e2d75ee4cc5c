// The trail of a running pig: four prints from one space to the next, left and right of the path.
interface Point {
  x: number;
  y: number;
}

/** The prints from `a` to `b`, beside the path, as SVG transforms. */
export function hoofprints(a: Point, b: Point, scale: number): string[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
  return [0.12, 0.37, 0.63, 0.88].map((t, i) => {
    const off = (i % 2 ? -28.5 : -19.5) * scale;
    const [x, y] = [a.x + dx * t - (dy / length) * off, a.y + dy * t + (dx / length) * off];
    return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(0)}) scale(${scale})`;
  });
}
