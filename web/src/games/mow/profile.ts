// What the page knows of this game beside its table: what somebody tends to lose by, which rule explains which drawing,
// and what bots have something to say about.
import { always, higher, lower, pair, type Class } from '../../lib/mistakes';
import { GOOD_GAME, glad, mood, sayings, sorry, type Cue } from '../../lib/moods';
import type { Explained } from '../../lib/symbols';

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

/** Messages of the rulebook, by the name of the drawing. The first pattern that matches wins. */
export const drawings: readonly Explained<RegExp>[] = [
  [/-closer/, 'r6', 'd1'],
  [/-acrobat/, 'r7', 'r9'],
  [/-slowpoke/, 'r8', 'r9'],
  [/-calf/, 'r10', 'r14'],
  [/-lean/, 'r11', 'r14'],
  [/-milk/, 'r12', 'r14'],
  [/-mad/, 'r13', 'r14'],
  [/^mow-\d+-\d$/, 'r5'],
  [/^mow-back/, 'r16'],
  [/^arrow-turn$/, 'r9'],
  [/^fly$/, 'r1', 'r17'],
  [/^cow-mascot$/, 'r15'],
];

/** Places on the table that are no drawing of their own, by selector. */
export const places: readonly Explained<string>[] = [['.posts', 'r5']];

/** The first lines say more about a move than the last. */
export const cues: readonly Cue[] = [
  [/-say-winner$/, 'others', GOOD_GAME, 1],
  [/-say-take$/, 'who', sorry('mow-herd'), 2],
  [/-say-take$/, 'others', mood(['laugh', 'cow'], ...sayings('mow-spared')), 4],
  [/-say-turn$/, 'next', sorry('mow-turned'), 3],
  [/-say-slowpoke$/, 'who', glad('mow-slowpoke'), 2],
];
