// The code of a table as people say and type it: its name and, if it is private, its key.

const NAME = 6; // characters
const GROUP = 4;

/** In groups, to be read out. */
export const spelled = (id: string, key: string): string =>
  [id, ...(key.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [])].join(' ');

/** Where a code leads, however it was typed; null if it is none. */
export function addressOf(code: string): string | null {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (plain.length < 4) return null;
  return plain.length > NAME ? `/t/${plain.slice(0, NAME)}#${plain.slice(NAME)}` : `/t/${plain}`;
}
