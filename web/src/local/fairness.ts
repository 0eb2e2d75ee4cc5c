// A shuffle that anybody can verify afterwards, as the server's: `farmyard.server.table.fairness` says what it proves.
// On one device there is nobody to promise anything to, and no chain of promises: the one before is "".
import type { Options } from './rulebook';
import { sha256 } from './sha256';

const FORMAT = 'farmyard shuffle 2';
const BEFORE = '';

/** What is being dealt. */
export interface Terms {
  table: string;
  number: number;
  game: string;
  rules: number;
  seats: number;
  options: Options;
}

export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function commitment(secret: string, terms: Terms): string {
  const { table, number, game, rules, seats } = terms;
  return hash(FORMAT, 'commitment', BEFORE, secret, { table, number, game, rules, seats });
}

/** The key of the game: it follows from the secret and the players' shares, in seat order. */
export const seedOf = (secret: string, terms: Terms, nonces: string[]): string =>
  hash(FORMAT, 'seal', commitment(secret, terms), secret, terms.options, nonces);

/** The part of a game record that lets anybody verify its shuffle. */
export function describe(secret: string, terms: Terms, nonces: string[]): Record<string, unknown> {
  const { table, number } = terms;
  return { format: FORMAT, before: BEFORE, table, number, commitment: commitment(secret, terms), secret, nonces };
}

const hash = (...parts: unknown[]): string => sha256(canonical(parts));

/** JSON as Python writes it with sorted keys, no spaces, and nothing beyond ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${pairs.map(([name, part]) => `${canonical(name)}:${canonical(part)}`).join(',')}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
