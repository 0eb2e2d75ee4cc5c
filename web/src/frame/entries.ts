// The log's entries: one a move, many of a kind folded into one, and nothing that the outcome tells anyway. No DOM.
import type { GameView } from '../contract';
import type { Said } from '../messages';
import type { LogLine } from '../table.svelte';

export interface Entry extends LogLine {
  /** What is told, sentence by sentence. */
  sentences: Said[];
}

const TAKEN_BACK = 'server-taken-back';
const SHORT = 2; // sentences of a move that make one entry

type Telling = Pick<GameView, 'fold' | 'passing'>;

export function entriesOf(lines: LogLine[], game: Telling): Entry[] {
  const many = new Map<number, number>();
  for (const { frame } of lines) many.set(frame, (many.get(frame) ?? 0) + 1);
  const found: Entry[] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    const folded = last && fold(last, line, game);
    if (folded) found[found.length - 1] = folded;
    else if (last && line.step && line.frame === last.frame && many.get(line.frame)! <= SHORT)
      last.sentences.push(line.said!);
    else {
      if (last?.said && line.step && game.passing?.(last.said)) found.pop();
      found.push({ ...line, sentences: line.said ? [line.said] : [] });
    }
  }
  return found;
}

/** The same once more, by the same seat: one entry for both, at the moment of the second. */
function fold(last: Entry, line: LogLine, game: Telling): Entry | null {
  if (!last.said || !line.said || last.sentences.length > 1 || last.step?.seat !== line.step?.seat) return null;
  if (line.said.key === TAKEN_BACK && JSON.stringify(last.said) === JSON.stringify(line.said))
    return { ...line, sentences: [line.said] };
  const said = line.step && game.fold?.(last.said, line.said);
  return said ? { ...line, said, sentences: [said] } : null;
}
