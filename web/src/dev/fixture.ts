// A recorded moment as a table: for tests and for the development page.
import { Legal, type GameView, type View } from '../contract';
import type { About, GameInfo, Said } from '../messages';
import { moment, TableState, type Frame } from '../table.svelte';

export interface FixtureFrame {
  before: View | null;
  view: View;
  ask: Said;
  legal: [number, string][];
  why: string;
  leads: Record<string, unknown>;
  events: { seat: number; action: number; lines: Said[] }[];
}

export interface Fixture {
  game: string;
  names: string[];
  options: About['options'];
  moves: number;
  act: number[];
  result: { ending: string; scores: number[]; winners: number[] } | null;
  frames: Record<string, FixtureFrame>;
}

/** Viewers who see different things: somebody who must act, somebody else, a spectator. */
export function eyes(fixture: Fixture): string[] {
  const asked = fixture.act[0] ?? 0;
  return [String(asked), String((asked + 1) % fixture.names.length), 'spectator'];
}

export function fixtureState(schema: GameInfo, game: GameView, fixture: Fixture, viewer: string): TableState {
  const seen = fixture.frames[viewer] ?? fixture.frames.spectator;
  const table = new TableState(schema, game, { play: async () => null, undo: async () => null, hint: async () => '' });
  const seats = fixture.names.map(
    (name, seat) =>
      ({
        kind: seat === 3 ? 'bot' : 'person',
        name,
        player: name,
        level: seat === 3 ? 'farmer' : '',
        held: false,
        ready: true,
        program: false,
      }) as const,
  );
  table.about = {
    id: 'MUDDY1',
    game: fixture.game,
    rules: 1,
    options: fixture.options,
    seats: [...seats],
    host: fixture.names[0],
    phase: 'playing',
    number: 1,
    settings: {},
    commitment: '',
    day: '',
    counted: false,
  };
  table.present = seats.map((_, seat) => seat);
  table.mine = viewer === 'spectator' ? [] : [Number(viewer)];
  const frame = (view: View, legal: Legal, events: Frame['events']): Frame =>
    moment(schema, { n: fixture.moves, moves: fixture.moves, view, ask: seen.ask, act: fixture.act, legal, events });
  table.frames = [
    ...(seen.before ? [frame(seen.before, new Legal(schema), [])] : []),
    frame(seen.view, new Legal(schema, seen.legal, seen.why, seen.leads), seen.events),
  ];
  table.at = table.frames.length - 1;
  table.lines = seen.events.flatMap((step) =>
    step.lines.map((said, i) => ({ n: fixture.moves, frame: table.at, said, step, first: i === 0 })),
  );
  return table;
}
