// What somebody may have meant: words that share long pieces with theirs (Python's `difflib.get_close_matches`).

export function closeTo(word: string, known: readonly string[], most: number, least: number): string[] {
  const rated = known
    .map((other): [number, string] => [likeness(other, word), other])
    .filter(([share]) => share >= least);
  rated.sort(([a, one], [b, other]) => b - a || (one < other ? 1 : -1));
  return rated.slice(0, most).map(([, other]) => other);
}

/** Twice the letters in common, in order, over all letters. */
function likeness(a: string, b: string): number {
  return a.length + b.length ? (2 * common(a, b)) / (a.length + b.length) : 1;
}

/** The longest common piece, and what is common before and after it. */
function common(a: string, b: string): number {
  let [from, at, length] = [0, 0, 0];
  let ends = new Map<number, number>(); // of pieces ending at the letter before, by where they end in b
  for (let i = 0; i < a.length; i++) {
    const next = new Map<number, number>();
    for (let j = b.indexOf(a[i]); j >= 0; j = b.indexOf(a[i], j + 1)) {
      const size = (ends.get(j - 1) ?? 0) + 1;
      next.set(j, size);
      if (size > length) [from, at, length] = [i - size + 1, j - size + 1, size];
    }
    ends = next;
  }
  if (!length) return 0;
  return length + common(a.slice(0, from), b.slice(0, at)) + common(a.slice(from + length), b.slice(at + length));
}
