// What somebody tends to lose by in this game.
import { always, type Class } from '../../lib/mistakes';

const ASKED = /^ask \d+ (.+)$/;

export const classes: readonly Class[] = [
  ['player', (played, best) => ASKED.exec(played)?.[1] === ASKED.exec(best)?.[1]],
  ['card', always],
];
