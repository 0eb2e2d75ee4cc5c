// The games by id, loaded lazily; their covers, which the first page shows, at once.
import type { Component } from 'svelte';
import type { GameView } from '../contract';

interface Covered {
  default: Component;
  place: number;
}
const COVERS = import.meta.glob<Covered>('./*/Cover.svelte', { eager: true });
const MODULES = import.meta.glob<{ default: GameView }>('./*/index.ts');

/** The games that have a cover, in the order of the first page. */
export const GAME_IDS: readonly string[] = Object.entries(COVERS)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path]) => path.split('/')[1]);

export const coverOf = (id: string): Component | undefined => COVERS[`./${id}/Cover.svelte`]?.default;

export async function loadGame(id: string): Promise<GameView> {
  const load = MODULES[`./${id}/index.ts`] ?? MODULES['./plain/index.ts'];
  return (await load()).default;
}
