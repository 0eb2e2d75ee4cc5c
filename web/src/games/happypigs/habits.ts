// What somebody tends to lose by in this game.
import { always, both, pair, type Class } from '../../lib/mistakes';

export const classes: readonly Class[] = [
  ['season', both(/^choose/)],
  ['spent', (played, best) => /^buy/.test(played) && best === 'done'],
  ['saved', (played, best) => played === 'done' && /^buy/.test(best)],
  ['bought', both(/^buy/)],
  ...pair('sold-early', 'sold-late', /^sell/),
  ...pair('vaccinated', 'unvaccinated', /^vaccinate/),
  ...pair('fed', 'unfed', /^feed/),
  ['other', always],
];
