// A game's rules in the order in which one reads them, with examples: `record_guides.py`.
import type { Seen } from './recorded';

export interface Drawn {
  name: string;
  /** Groups of drawings, each `name` or `name=what stands below`. */
  art?: string[][];
  names: string[];
  seat: number | null;
  frames: Seen[];
}
export interface Guide {
  sections: { title: string; rules: string[]; figures: Drawn[] }[];
  /** What is in the box. */
  parts: { name: string; art: string[] }[];
}

const GUIDES = import.meta.glob<{ default: unknown }>('../guides/*.json');

/** Null for a game that has none: its rules are listed by number. */
export async function guideOf(game: string): Promise<Guide | null> {
  const found = GUIDES[`../guides/${game}.json`];
  return found ? ((await found()).default as Guide) : null;
}
