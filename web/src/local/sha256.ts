// SHA-256, of our own: browsers offer theirs only to pages with a certificate, and only asynchronously.
const WORDS = 64;
const [K, START] = constants();

/** In hex. */
export function sha256(data: Uint8Array | string): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / 64) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const hash = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mix(hash, view, at);
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(hash: Int32Array, view: DataView, at: number): void {
  const w = new Int32Array(WORDS);
  for (let i = 0; i < WORDS; i++)
    w[i] =
      i < 16
        ? view.getInt32(at + 4 * i)
        : w[i - 16] + small(w[i - 15], 7, 18, 3) + w[i - 7] + small(w[i - 2], 17, 19, 10);
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < WORDS; i++) {
    const one = (h + large(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const two = (large(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
const small = (x: number, a: number, b: number, shift: number) => turn(x, a) ^ turn(x, b) ^ (x >>> shift);
const large = (x: number, a: number, b: number, c: number) => turn(x, a) ^ turn(x, b) ^ turn(x, c);

/** The first 32 bits of the fractional parts of the cube and square roots of the first primes. */
function constants(): [Int32Array, Int32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < WORDS; n++) if (primes.every((p) => n % p)) primes.push(n);
  const part = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
  return [
    Int32Array.from(primes, (p) => part(Math.cbrt(p))),
    Int32Array.from(primes.slice(0, 8), (p) => part(Math.sqrt(p))),
  ];
}
