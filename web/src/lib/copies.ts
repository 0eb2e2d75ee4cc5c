/** Cards in hand, numbered within their kind, as stable keys: a card keeps its number while others come and go. */
export function copies(kinds: number[]): { kind: number; at: number }[] {
  return kinds.map((kind, i) => ({ kind, at: kinds.slice(0, i).filter((other) => other === kind).length }));
}
