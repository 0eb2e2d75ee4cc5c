// A recorded moment as a table: for tests and for the development page.
import { Legal, type GameView, type View } from '../contract';
import type { About, GameInfo, Said } from '../messages';
import { about } from '../pages/recorded';
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
  const people = about(schema, fixture.names, '', 'farmer');
  const seats = people.seats.map((info, seat) => (seat === 3 ? info : { ...info, kind: 'person' as const, level: '' }));
  table.about = { ...people, id: 'MUDDY1', options: fixture.options, seats, host: fixture.names[0] };
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
