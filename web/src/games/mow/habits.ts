// What somebody tends to lose by in this game.
import { always, higher, lower, pair, type Class } from '../../lib/mistakes';

const FLIES = /^\d+\/(\d)$/;
const SPECIAL_COW = /^(yellow |closer|lean|milk|acrobat|calf|mad|slowpoke)/;

export const classes: readonly Class[] = [
  ...pair('herd-early', 'herd-late', /^take herd/),
  ['turn', (played, best) => /^(keep|turn)$/.test(played) && /^(keep|turn)$/.test(best)],
  ...pair('special-early', 'special-held', SPECIAL_COW),
  ['flies-early', higher(FLIES)],
  ['flies-held', lower(FLIES)],
  ['card', always],
];
