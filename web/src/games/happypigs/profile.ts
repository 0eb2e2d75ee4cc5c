// What the page knows of this game beside its table: what somebody tends to lose by, which rule explains which drawing,
// and what bots have something to say about.
import { always, both, pair, type Class } from '../../lib/mistakes';
import { GOOD_GAME, glad, mood, sayings, sorry, type Cue } from '../../lib/moods';
import type { Explained } from '../../lib/symbols';

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

/** Messages of the rulebook, by the name of the drawing. The first pattern that matches wins. */
export const drawings: readonly Explained<RegExp>[] = [
  [/^(act|hp)-feed$/, 'r10'],
  [/^(act|hp)-mate$/, 'r11'],
  [/^(act|hp)-buy$/, 'r12'],
  [/^(act|hp)-sell$/, 'r13'],
  [/^tool-vaccine$/, 'r19', 'r18'],
  [/^tool-supplement$/, 'r20', 'r18'],
  [/^tool-amulet$/, 'r21', 'r18'],
  [/^sty-(piglet|small|medium|large)/, 'r16', 'd1', 'r17'],
  [/^sty(-floor)?$/, 'r15', 'r14'],
  [/^(hp-)?season-/, 'r6', 'r23'],
  [/^coin/, 'r30'],
];

/** Places on the table that are no drawing of their own, by selector. */
export const places: readonly Explained<string>[] = [
  ['.cal', 'r4', 'r23'],
  ['.qs, .shares', 'r7'],
];

/** The first lines say more about a move than the last. */
export const cues: readonly Cue[] = [
  [/-say-end-/, 'others', GOOD_GAME, 1],
  [/-say-deaths$/, 'who', sorry('happypigs-deaths'), 1],
  [/-say-prize$/, 'who', glad('happypigs-prize'), 1],
  [/-say-sell$/, 'who', glad('happypigs-sold'), 6],
  [/-say-mate$/, 'who', mood(['heart', 'pig'], ...sayings('happypigs-young')), 6],
];
