/** Cards of a hand, each with its number among those of its kind: the same card keeps it while others come and go. */
export function copies(kinds: number[]): { kind: number; at: number }[] {
  return kinds.map((kind, i) => ({ kind, at: kinds.slice(0, i).filter((other) => other === kind).length }));
}
