// What each game says of itself beside its table.
import type { Class } from '../lib/mistakes';
import type { Cue } from '../lib/moods';
import type { Explained } from '../lib/symbols';

export interface Profile {
  /** What somebody tends to lose by. */
  classes: readonly Class[];
  drawings: readonly Explained<RegExp>[];
  places: readonly Explained<string>[];
  cues: readonly Cue[];
}

const FILES = import.meta.glob<Profile>('./*/profile.ts', { eager: true });

/** By the id of the game; other people's have none. */
export const PROFILES: Record<string, Profile> = Object.fromEntries(
  Object.entries(FILES).map(([path, profile]) => [path.split('/')[1], profile]),
);

export const profileOf = (game: string): Profile | undefined => PROFILES[game];
