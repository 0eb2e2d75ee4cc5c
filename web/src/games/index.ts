// The games by id, loaded lazily.
import type { GameView } from '../contract';

const MODULES = import.meta.glob<{ default: GameView }>('./*/index.ts');

export const GAME_IDS = ['saumaumau', 'rudi', 'happypigs', 'mow', 'quartett'] as const;

export async function loadGame(id: string): Promise<GameView> {
  const load = MODULES[`./${id}/index.ts`] ?? MODULES['./plain/index.ts'];
  return (await load()).default;
}
