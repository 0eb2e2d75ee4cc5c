// What somebody tends to lose by in this game.
import { always, both, pair, type Class } from '../../lib/mistakes';

export const classes: readonly Class[] = [
  ...pair('pull', 'pull-late', /^pull/),
  ['bet-early', (played, best) => /^bet/.test(played) && best === 'no bet'],
  ['bet-missed', (played, best) => played === 'no bet' && /^bet/.test(best)],
  ['bet-wrong', both(/^bet/)],
  ...pair('plus-early', 'plus-held', /\+2/),
  ...pair('drew', 'draw-missed', /^draw/),
  ...pair('special-early', 'special-held', /^(schlappi|bauer)/),
  ['card', always],
];
