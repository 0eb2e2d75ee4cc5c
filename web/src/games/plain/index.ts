// A game whose table has not been drawn yet: every legal move is a button.
import type { GameView } from '../../contract';
import { labelled } from '../../lib/labels';
import Table from './Table.svelte';

const plain: GameView = {
  Table,
  chips: () => [],
  panel: ({ view }, seat) => ({ score: view.points?.[seat] ?? 0, unit: '', facts: [] }),
  buttons: (s) =>
    s.legal.actions.map((action, index) => ({ action, label: labelled(s, action), primary: index === 0 })),
  picture: () => null,
  sources: () => [],
  points: (view, seat) => view.points?.[seat] ?? 0,
  hand: () => [],
  help: () => [],
};

export default plain;
