import type { Sight } from '../contract';

/** What a button for this move says: the server's own label. */
export function labelled(s: Pick<Sight, 'schema' | 'words'>, action: number): string {
  return s.words.tell(s.schema.labels[action]);
}

/** Why a move is not possible, in words; null if it is, or if it is not one's turn. */
export function reason(s: Pick<Sight, 'legal' | 'words'>, action: number): string | null {
  const key = s.legal.why(action);
  return key && s.words.say(key);
}
