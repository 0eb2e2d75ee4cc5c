// Where commands go: to a server by socket, or to a table on this device. The same messages either way.
import type { AnyAnswer, AnyCommand, AnyEvent, AnyNotice, Refused } from './messages';

/** A command as callers write it: without its id. */
export type Asked = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, 'id'> : never) : never;

/** An answer that is still to come, and the id by which its progress is reported and by which it can be cancelled. */
export interface Job<A> {
  id: string;
  answer: Promise<A>;
}

export interface Wire {
  /** One answer to each command; a refusal is thrown. */
  ask<A extends AnyAnswer>(command: Asked): Promise<A>;
  job<A extends AnyAnswer>(command: Asked): Job<A>;
}

/** A computer player of this device takes a while: how much of what it may think it has thought, since event `n`. */
export interface Pondering {
  type: 'pondering';
  table: string;
  n: number;
  done: number;
  all: number;
}

/** Everything that was not asked for. */
export type Heard = AnyEvent | AnyNotice | Pondering;

/** No; `message` is the sentence for the player. */
export class RefusedError extends Error {
  constructor(readonly answer: Refused) {
    super(answer.text);
  }
}
