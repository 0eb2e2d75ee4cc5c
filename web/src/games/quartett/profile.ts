// What the page knows of this game beside its table: what somebody tends to lose by, which rule explains which drawing,
// and what bots have something to say about.
import { always, type Class } from '../../lib/mistakes';
import { GOOD_GAME, glad, mood, sayings, sorry, type Cue } from '../../lib/moods';
import type { Explained } from '../../lib/symbols';

const ASKED = /^ask \d+ (.+)$/;

export const classes: readonly Class[] = [
  ['player', (played, best) => ASKED.exec(played)?.[1] === ASKED.exec(best)?.[1]],
  ['card', always],
];

/** Messages of the rulebook, by the name of the drawing. The first pattern that matches wins. */
export const drawings: readonly Explained<RegExp>[] = [
  [/^rudi-black-/, 'r3', 'd2'],
  [/^rudi-\w+-\d+$/, 'r3', 'r4', 'r5'],
  [/^rudi-back$/, 'd7'],
];

/** Places on the table that are no drawing of their own, by selector. */
export const places: readonly Explained<string>[] = [['.pages', 'r6']];

/** The first lines say more about a move than the last. */
export const cues: readonly Cue[] = [
  [/-say-winner$/, 'others', GOOD_GAME, 1],
  [/-say-set$/, 'who', glad('quartett-set'), 2],
  [/-say-hit$/, 'asked', sorry('quartett-robbed'), 5],
  [/-say-miss$/, 'asked', mood(['laugh', 'smile'], ...sayings('quartett-miss')), 6],
];
