// What explains a symbol: messages of the rulebook, by the name of the drawing. The first pattern that matches wins.
import type { Words } from '../words';

type Explained = [drawing: RegExp, ...messages: string[]];

const SYMBOLS: Record<string, Explained[]> = {
  saumaumau: [
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
  ],
  rudi: [
    [/^rudi-black-/, 'r9', 'r10'],
    [/^rudi-\w+-\d+$/, 'r4', 'r7'],
    [/^rudi-back$/, 'r3'],
    [/^space-special$/, 'r9'],
    [/^racepig-/, 'r4', 'r13'],
    [/^wreath$/, 'r13'],
  ],
  quartett: [
    [/^rudi-black-/, 'r3', 'd2'],
    [/^rudi-\w+-\d+$/, 'r3', 'r4', 'r5'],
    [/^rudi-back$/, 'd7'],
  ],
  happypigs: [
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
  ],
  mow: [
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
  ],
};

/** Places on the table that are no drawing of their own, by selector. */
const PLACES: Record<string, [selector: string, ...messages: string[]][]> = {
  saumaumau: [['.bets', 'r15', 'r16', 'r20']],
  rudi: [['.slots', 'r3', 'r4', 'r7']],
  quartett: [['.pages', 'r6']],
  happypigs: [
    ['.cal', 'r4', 'r23'],
    ['.qs, .shares', 'r7'],
  ],
  mow: [['.posts', 'r5']],
};

export interface Rule {
  number: string;
  text: string;
}

/** The rules about a drawing, each with its number; none if it needs no explanation. */
export function rulesAbout(w: Words, game: string, drawing: string): Rule[] {
  return quoted(
    w,
    game,
    SYMBOLS[game]?.find(([pattern]) => pattern.test(drawing)),
  );
}

/** The same of a place. */
export function rulesOfPlace(w: Words, game: string, place: Element): Rule[] {
  return quoted(
    w,
    game,
    PLACES[game]?.find(([selector]) => place.matches(selector)),
  );
}

function quoted(w: Words, game: string, found: [unknown, ...string[]] | undefined): Rule[] {
  return ((found?.slice(1) as string[] | undefined) ?? []).map((message) => ({
    number: message.toUpperCase(),
    text: w.say(`${game}-${message}`),
  }));
}

/** All of it, for tests. */
export const EXPLAINED = { SYMBOLS, PLACES };
