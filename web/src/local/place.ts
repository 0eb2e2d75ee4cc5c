// Codes of tables on this device: longer than a server's, so that nobody mistakes one for the other.
const PREFIX = 'HERE';
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'; // no look-alikes
const LENGTH = 6;

/** Of a table, or of a game played there. */
export const isHere = (code: string): boolean => code.startsWith(PREFIX) && code.split('-')[0].length > LENGTH;

export function newCode(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH));
  return PREFIX + Array.from(drawn, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The host of every table on this device: whoever holds it. */
export const HOST = 'here';
