// Untrusted text as a sentence may quote it: one line, not too long, nothing that steers a terminal or turns the
// direction of writing.
const MOST = 300;
// eslint-disable-next-line no-control-regex -- these are what it looks for
const STEERING = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]|\p{Surrogate}/gu;

export function quoted(value: unknown): string {
  const letters = [...String(value)];
  const text = letters.length <= MOST ? letters.join('') : `${letters.slice(0, MOST - 1).join('')}…`;
  return text.replace(STEERING, '\ufffd');
}
