// What the page knows of this game beside its table: what somebody tends to lose by, which rule explains which drawing,
// and what bots have something to say about.
import { always, both, pair, type Class } from '../../lib/mistakes';
import { GOOD_GAME, glad, sorry, type Cue } from '../../lib/moods';
import type { Explained } from '../../lib/symbols';

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

/** Messages of the rulebook, by the name of the drawing. The first pattern that matches wins. */
export const drawings: readonly Explained<RegExp>[] = [
  [/^smm-\w+-[1-6]$/, 'r8'],
  [/^smm-\w+-x$/, 'r9'],
  [/^smm-\w+-p2$/, 'r10', 'r11'],
  [/^smm-\w+-schlappi$/, 'r13'],
  [/^smm-bauer/, 'r14'],
  [/^(smm-back|mud)$/, 'r6', 'r7'],
  [/^bet-/, 'r15', 'r20'],
  [/^(wreath|space-goal)/, 'r17', 'd2'],
  [/^start-player/, 'r21'],
  [/^pig-/, 'r8', 'r18'],
];

/** Places on the table that are no drawing of their own, by selector. */
export const places: readonly Explained<string>[] = [
  ['.bets', 'r15', 'r16', 'r20'],
  ['.ring', 'd2', 'r17'],
  ['.space', 'r8', 'd1'],
];

/** The first lines say more about a move than the last. */
export const cues: readonly Cue[] = [
  [/-say-winner$/, 'others', GOOD_GAME, 1],
  [/-say-bet-pays$/, 'who', glad('saumaumau-paid'), 2],
  [/-say-bet-fails$/, 'who', sorry('saumaumau-lost'), 2],
  [/-say-skip$/, 'who', sorry('saumaumau-skipped'), 3],
  [/-say-plus-two$/, 'who', glad('saumaumau-plus'), 3],
];
