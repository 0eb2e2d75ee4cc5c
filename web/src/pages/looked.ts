/** A moment of a finished game that somebody looks at: the position before this move, and what is said of it. */
export interface Looked {
  move: number;
  seat: number;
  title: string;
  text: string;
}
