// What somebody tends to lose by in this game.
import { always, higher, lower, type Class } from '../../lib/mistakes';

const CARD = /^\w+ (\d+)$/;
const GIVEN = /^give \w+ (\d+)$/;

export const classes: readonly Class[] = [
  ['gave-high', higher(GIVEN)],
  ['gave-low', lower(GIVEN)],
  ['high', higher(CARD)],
  ['low', lower(CARD)],
  ['card', always],
];
