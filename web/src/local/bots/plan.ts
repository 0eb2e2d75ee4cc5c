// How a level thinks, as `farmyard.browser.levels` tells it.

/** A budget, and what it means for one decision. */
export interface Plan {
  playouts: number;
  /** How often an opponent is simulated by the craft instead of its tree. */
  plain: number;
  attentive: boolean;
  /** Stop as soon as the choice is settled. */
  until_sure: boolean;
  /** Sets of trees, grown side by side and added up: the same on every device, however many cores it has. */
  sets: number;
  /** Interim results. */
  steps: number;
  /** Size of a set's hash table, by the number of seats. */
  slots: Record<number, number>;
}

export interface Thinking {
  curiosity: number;
  trust: number;
  /** Bytes of a slot of a tree's hash table. */
  slot: number;
  /** The longest path through a tree. */
  deepest: number;
  /** Chances of winning closer than this are a matter of taste. */
  close: number;
  /** How accounts of finished games are kept. */
  account: { judge: string; streams: number; columns: string[]; certain: number };
  levels: Record<string, Plan>;
  /** For a decision of a finished game. */
  studies: Record<string, Plan>;
  /** A closer look at one move of a finished game. */
  closer: Record<string, Plan>;
}
