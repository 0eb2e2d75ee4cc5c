// What options are called where a family sets up a table: in plain words, or, for a game without them, as in its rules.
import type { Words } from '../words';

export const houseWords = (w: Words, game: string, option: string): string =>
  w.has(`page-${game}-house-${option}`) ? `page-${game}-house-${option}` : `${game}-option-${option}`;
