// Moments recorded from the engine, shown without a server: lessons, and the positions of the rules pages.
import { Legal, type Step, type View } from '../contract';
import { LEVELS, type About, type GameInfo, type Said } from '../messages';
import { moment, type TableState } from '../table.svelte';

/** A moment as one seat sees it. */
export interface Seen {
  view: View;
  ask: Said;
  act: number[];
  legal?: [number, string][];
  why?: string;
  leads?: Record<string, unknown>;
  events?: Step[];
}

/** A table of bots of one level, and of `me` if somebody sits in the first seat. */
export const about = (schema: GameInfo, names: string[], me = '', bots: string = LEVELS[0]): About => ({
  id: '',
  game: schema.id,
  rules: schema.rules,
  options: {},
  seats: names.map((name, seat) => {
    const person = !seat && !!me;
    const level = person ? '' : bots;
    return {
      kind: person ? 'person' : 'bot',
      name: person ? me : name,
      player: name,
      level,
      held: false,
      ready: true,
      program: false,
    };
  }),
  host: '',
  phase: 'playing',
  number: 1,
  settings: {},
  commitment: '',
  day: '',
  counted: false,
});

/** Adds moments, with their lines, and shows the last one. */
export function show(made: TableState, seen: Seen[]): void {
  for (const { view, ask, act, legal, why, leads, events = [] } of seen) {
    const n = made.frames.length + 1;
    const shown = moment(made.schema, {
      n,
      view,
      ask,
      act,
      legal: new Legal(made.schema, legal, why, leads),
      events,
      undo: { key: 'page-lesson-no-undo', args: {} },
    });
    made.frames = [...made.frames, shown];
    const lines = events.flatMap((event) =>
      event.lines.map((said, i) => ({ n, frame: n - 1, said, step: event, first: i === 0 })),
    );
    made.lines = [...made.lines, ...lines];
  }
  made.at = made.frames.length - 1;
  made.stage.stop();
}

/** A recorded position as the game's own board shows it. */
export interface Position {
  names: string[];
  /** Whose eyes; null is a spectator's. */
  seat: number | null;
  frames: Seen[];
}

export function tableOf(made: TableState, { names, seat, frames }: Position): TableState {
  made.about = about(made.schema, names);
  made.present = names.map((_, i) => i);
  made.mine = seat === null ? [] : [seat];
  made.following = false;
  show(made, frames);
  return made;
}
