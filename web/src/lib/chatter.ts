// What computer players make of a turning point: now and then one of them, and the same for everybody who looks on.
import type { GameView, View } from '../contract';

export interface Remark {
  seat: number;
  emote: string;
}

const GLAD = ['laugh', 'smile', 'pig'];
const SORRY = ['cry', 'wow', 'angry'];
const KIND = ['clap', 'wow', 'heart'];

/** Whoever gained most shows it, or somebody else does them the honour; where points are bad, the other way round. */
export function remark(game: GameView, before: View, view: View, n: number, bots: number[]): Remark | null {
  const chance = (n * 7919) % 101;
  const lot = Math.floor(chance / 2);
  const gains = Array.from({ length: view.seats }, (_, seat) => game.points(view, seat) - game.points(before, seat));
  const most = Math.max(...gains);
  if (!bots.length || most <= 0 || chance % 2) return null;
  const gained = gains.indexOf(most);
  const of = (emotes: string[]) => emotes[lot % emotes.length];
  if (bots.includes(gained)) return { seat: gained, emote: of(game.fewest ? SORRY : GLAD) };
  return { seat: bots[lot % bots.length], emote: of(game.fewest ? GLAD : KIND) };
}
