// What the page knows of this game beside its table: what somebody tends to lose by, which rule explains which drawing,
// and what bots have something to say about.
import { always, higher, lower, type Class } from '../../lib/mistakes';
import { GOOD_GAME, glad, mood, sayings, type Cue } from '../../lib/moods';
import type { Explained } from '../../lib/symbols';

const CARD = /^\w+ (\d+)$/;
const GIVEN = /^give \w+ (\d+)$/;

export const classes: readonly Class[] = [
  ['gave-high', higher(GIVEN)],
  ['gave-low', lower(GIVEN)],
  ['high', higher(CARD)],
  ['low', lower(CARD)],
  ['card', always],
];

/** Messages of the rulebook, by the name of the drawing. The first pattern that matches wins. */
export const drawings: readonly Explained<RegExp>[] = [
  [/^rudi-black-/, 'r9', 'r10'],
  [/^rudi-\w+-\d+$/, 'r4', 'r7'],
  [/^rudi-back$/, 'r3'],
  [/^space-special$/, 'r9'],
  [/^racepig-/, 'r4', 'r13'],
  [/^wreath$/, 'r13'],
];

/** Places on the table that are no drawing of their own, by selector. */
export const places: readonly Explained<string>[] = [['.slots', 'r3', 'r4', 'r7']];

/** The first lines say more about a move than the last. */
export const cues: readonly Cue[] = [
  [/-say-winner$/, 'others', GOOD_GAME, 1],
  [/-say-nothing$/, 'others', mood(['laugh', 'think'], ...sayings('rudi-nothing')), 2],
  [/-say-swap$/, 'who', mood(['laugh', 'wow'], ...sayings('rudi-swap')), 2],
  [/-say-run$/, 'who', glad('rudi-run'), 4],
];
