// A shuffle that anybody can verify afterwards, as the server's: `farmyard.server.table.fairness` says what it proves.
// On one device there is nobody to promise anything to, and no chain of promises: the one before is "".
import type { RecordFile } from '../messages';
import { Refusal } from './refusal';
import type { Options } from './rulebook';
import { quoted } from './quoted';
import { sha256 } from './sha256';

const FORMAT = 'farmyard shuffle 2';
const OLD_FORMAT = 'farmyard shuffle 1'; // 63 bits, without a chain
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

export const commitment = (secret: string, terms: Terms): string => chained(BEFORE, secret, [], terms)[0];

/** The key of the game: it follows from the secret and the players' shares, in seat order. */
export const seedOf = (secret: string, terms: Terms, nonces: string[]): string =>
  chained(BEFORE, secret, nonces, terms)[1];

/** The part of a game record that lets anybody verify its shuffle. */
export function describe(secret: string, terms: Terms, nonces: string[]): Record<string, unknown> {
  const { table, number } = terms;
  return { format: FORMAT, before: BEFORE, table, number, commitment: commitment(secret, terms), secret, nonces };
}

/** Refused unless the deal follows from what was promised before it. That the moves follow from the deal is for the
 * replay. */
export function verify(file: RecordFile): void {
  const shuffle = (file.shuffle ?? {}) as Record<string, never>;
  const { format, secret, nonces, same_deal_of } = shuffle;
  if (format !== FORMAT && format !== OLD_FORMAT) throw new Refusal('shuffle-missing');
  if (same_deal_of) throw new Refusal('shuffle-same-deal', { record: quoted(same_deal_of) });
  for (const part of ['table', 'number', ...(format === FORMAT ? ['before'] : []), 'secret', 'nonces', 'commitment'])
    if (shuffle[part] === undefined) throw new Refusal('record-missing', { part: `shuffle.${part}` });
  if (!Array.isArray(nonces)) throw new Refusal('record-shape', { part: 'shuffle.nonces' });
  const { table, number } = shuffle;
  const { game, rules, seats, options } = file as RecordFile & Terms;
  const [promised, seed] = (format === FORMAT ? chained : alone)(shuffle.before, secret, nonces, {
    table,
    number,
    game,
    rules,
    seats,
    options,
  });
  if (promised !== shuffle.commitment) throw new Refusal('shuffle-commitment');
  if (seed !== String(file.seed)) throw new Refusal('shuffle-seed');
}

function chained(before: string, secret: string, nonces: string[], terms: Terms): [string, string] {
  const { options, ...fixed } = terms;
  const promised = hash(FORMAT, 'commitment', String(before), secret, fixed);
  return [promised, hash(FORMAT, 'seal', promised, secret, options, nonces)];
}

function alone(_: string, secret: string, nonces: string[], terms: Terms): [string, string] {
  const drawn = hash(OLD_FORMAT, 'seed', secret, terms, nonces).slice(0, 16);
  return [hash(OLD_FORMAT, 'commitment', secret, terms), String(BigInt(`0x${drawn}`) >> 1n)];
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
