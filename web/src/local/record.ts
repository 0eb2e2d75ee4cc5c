// A game record as text: read with care, as it may come from anywhere, and written as Python reads it.
import type { RecordFile } from '../messages';
import { quoted } from './quoted';
import { Refusal } from './refusal';

export const RECORD = 'farmyard game 1';
/** A long game takes a tenth of that; as at a server. */
export const MOST_RECORD = 256_000; // bytes

/** What the text says is checked when it is replayed. */
export function readRecord(text: string): RecordFile {
  const size = new TextEncoder().encode(text).length;
  if (size > MOST_RECORD)
    throw new Refusal('record-large', { size: Math.floor(size / 1000), most: Math.floor(MOST_RECORD / 1000) });
  const file = parsed(text);
  if (!isPart(file) || file.format !== RECORD)
    throw new Refusal('record-format', { format: isPart(file) ? quoted(file.format ?? '?') : '?', wanted: RECORD });
  for (const part of Object.keys(PARTS)) if (file[part] === undefined) throw new Refusal('record-missing', { part });
  for (const [part, value] of Object.entries(file))
    if (!Object.hasOwn(KNOWN, part) || !KNOWN[part](value)) throw new Refusal('record-shape', { part: quoted(part) });
  const { levels, seats } = file as { levels?: string[] | null; seats: number };
  if (levels?.length && levels.length !== seats) throw new Refusal('record-shape', { part: 'levels' });
  if (file.position) throw new Refusal('here-position');
  return file as unknown as RecordFile;
}

/** JSON in the browser keeps 53 bits of a number: longer seeds are kept as text. */
export const parse = (text: string): unknown =>
  JSON.parse(text.replace(/("seed"\s*:\s*)(\d{16,19})(?=\s*[,}])/g, '$1"$2"'));

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Refusal('record-json', { why: quoted((error as Error).message) });
  }
}

/** Without what is not there, and with seeds as numbers where they are. */
export function writeRecord(file: RecordFile): string {
  const parts = Object.entries(file).filter(([, value]) => value !== null);
  return JSON.stringify(Object.fromEntries(parts), null, 1).replace(/^( "seed": )"(\d{1,19})"/m, '$1$2');
}

type Part = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isPart = (value: unknown): value is Part => !!value && typeof value === 'object' && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const MOST_NAME = 64; // characters
const isNames: Check = (value) => isTexts(value) && (value as string[]).every((name) => [...name].length <= MOST_NAME);

const PARTS: Record<string, Check> = {
  game: isText,
  rules: Number.isInteger,
  seats: Number.isInteger,
  names: isNames,
  options: isPart,
  seed: (value) => isText(value) || Number.isInteger(value),
  moves: isTexts,
  result: isPart,
};
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const KNOWN: Record<string, Check> = {
  format: isText,
  ...PARTS,
  levels: orNothing(isNames),
  shuffle: orNothing(isPart),
  position: orNothing(isPart),
};
