// Written by `python web/write_types.py` from the server's types; do not edit.

/** Stands for nothing: no card, no seat. */
export const NONE = 127;

export interface SaumaumauView {
  /** players */
  seats: number;
  /** space of the wreath */
  goal: number;
  /** Mau variant on */
  mau: number;
  /** race, from 0 */
  race: number;
  /** seat with the first-player card */
  starter: number;
  /** seat on turn */
  turn: number;
  /** what the seat on turn is asked */
  phase: number;
  /** how the last race ended, 0 while the game runs */
  ending: number;
  /** turns taken in this race */
  turns: number;
  /** how often something hidden came to light */
  revealed: number;
  /** space of each pig */
  pigs: number[];
  /** top card of the discard pile */
  top: number;
  /** colour that fits */
  colour: number;
  /** number or symbol that fits */
  symbol: number;
  /** discards under the top card */
  pile: number[];
  /** how many discards are under the top card */
  pile_n: number;
  /** how many cards are in the draw pile */
  deck_n: number;
  /** how many cards in hand */
  hand_n: number[];
  /** cards the open +2 chain asks for */
  pending: number;
  /** steps of consolation left */
  steps: number;
  /** seats whose bets lie, from the top */
  strip: number[];
  /** how many bets lie on the strip */
  strip_n: number;
  /** points */
  points: number[];
  /** points for reaching the wreath */
  by_wreath: number[];
  /** points for empty hands */
  by_hand: number[];
  /** points for bets */
  by_bets: number[];
  /** draw piles rebuilt in this race, as far as they are remembered */
  rebuilt: number;
  /** copies that stayed out of the last three draw piles */
  kept: number[][];
  /** cards in hand older than each draw pile, at least */
  stale: number[][];
  /** seats whose passing has shown that they hold none, as bits */
  lacking: number[];
  /** cards taken back in the open and still in hand */
  shown: number[][];
  /** has let the unannounced play pass */
  answered: number[];
  /** colour that fitted before the unannounced play */
  was_colour: number;
  /** number or symbol that fitted before the unannounced play */
  was_symbol: number;
  /** cards the open +2 chain asked for before the unannounced play */
  was_pending: number;
  /** cards in hand older than each pile before the unannounced play */
  was_stale: number[];
  /** space of each pig before the unannounced play */
  was_pigs: number[];
  /** how the last finished race ended */
  last_way: number;
  /** who ended the last finished race */
  last_mover: number;
  /** space of each pig at the end of the last race */
  last_pigs: number[];
  /** pigs that won the last race */
  last_winner: number[];
  /** bets of the last race, now open */
  last_bet: number[];
  /** points of the last race */
  last_earned: number[];
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own cards */
  my_hand?: number[];
  /** how many own cards */
  my_hand_n?: number;
  /** own bet, or NONE */
  my_bet?: number;
}

export interface SaumaumauPrinted {
  races: number;
  bets: number[];
}

export const SAUMAUMAU = {
  phase: { play: 0, pull: 1, bet: 2, object: 3, over: 4 },
  ending: { running: 0, wreath: 1, hand: 2, both: 3, limit: 4 },
  colour: { pink: 0, brown: 1, black: 2, beige: 3, any: 4 },
  was_colour: { pink: 0, brown: 1, black: 2, beige: 3, any: 4 },
  last_way: { running: 0, wreath: 1, hand: 2, both: 3, limit: 4 },
  last_bet: { pink: 0, brown: 1, black: 2, beige: 3 },
  my_bet: { pink: 0, brown: 1, black: 2, beige: 3 },
} as const;

/** A pig runs to this space; or a bet would be worth this many points, if it and those above it are right. */
export interface SaumaumauLead {
  pig?: number;
  space?: number;
  points?: number;
}

export interface RudiView {
  /** tricks played in this race */
  tricks: number;
  /** how often something hidden came to light */
  revealed: number;
  /** spaces each pig has run with the highest card */
  by_cards: number[];
  /** spaces each pig has won or lost by swapping */
  by_swaps: number[];
  /** players */
  seats: number;
  /** spaces of a lap */
  lap: number;
  /** space of the finish, all laps counted */
  finish: number;
  /** special spaces of a lap */
  specials: number[];
  /** races to win */
  target: number;
  /** cards stay with their owners from race to race */
  keep: number;
  /** cards set aside lie open */
  open_aside: number;
  /** age of each player; smaller is younger */
  ages: number[];
  /** race, from 0 */
  race: number;
  /** what is asked */
  phase: number;
  /** seat that must exchange, or NONE */
  turn: number;
  /** has still to exchange */
  due: number[];
  /** has laid a card face down */
  ready: number[];
  /** how the last race ended, 0 while the game runs */
  ending: number;
  /** space of each pig */
  pigs: number[];
  /** races won */
  wins: number[];
  /** how many cards in hand */
  hand_n: number[];
  /** memory: the ten cards of each seat, in hand or aside */
  owned: number[][];
  /** memory: cards played since they were last taken back */
  aside: number[][];
  /** how many cards set aside */
  aside_n: number[];
  /** top card of the exchange pile */
  top: number;
  /** memory: rest of the exchange pile; one is chosen when turned up */
  pile: number[];
  /** how many cards are under the top of the exchange pile */
  pile_n: number;
  /** discards of the stadium */
  given: number[];
  /** how many discards of the stadium */
  given_n: number;
  /** card of each seat in the last trick, or NONE */
  last_card: number[];
  /** what came of the last trick */
  last_way: number;
  /** who ran or swapped in the last trick, or NONE */
  last_first: number;
  /** with whom, in the last trick, or NONE */
  last_second: number;
  /** how far the pig ran in the last trick */
  last_steps: number;
  /** space of each pig after the last trick */
  last_pigs: number[];
  /** who won the last finished race */
  last_winner: number[];
  /** own card laid face down, or NONE */
  my_choice?: number;
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own cards */
  my_hand?: number[];
  /** how many own cards */
  my_hand_n?: number;
}

export const RUDI = {
  phase: { lay: 0, give: 1, over: 2 },
  ending: { running: 0, finish: 1, limit: 2 },
  last_way: { none: 0, run: 1, swap: 2, nothing: 3 },
} as const;

export interface QuartettView {
  /** cards asked for */
  requests: number;
  /** how many cards each seat has asked for */
  asked: number[];
  /** how many cards each seat was given when it asked */
  got: number[];
  /** how often something hidden came to light */
  revealed: number;
  /** players */
  seats: number;
  /** cards of a set */
  colours: number;
  /** who dealt */
  dealer: number;
  /** seat that asks */
  turn: number;
  /** why the game is over, 0 while it runs */
  ending: number;
  /** how many cards in hand */
  hand_n: number[];
  /** who laid the set of each number, or NONE */
  laid: number[];
  /** sets laid */
  points: number[];
  /** sets that were dealt complete */
  by_deal: number[];
  /** sets completed by asking */
  by_asking: number[];
  /** memory: got in the open and still held */
  known: number[][];
  /** memory: certainly not held */
  lacks: number[][];
  /** memory: holds at least one card beyond the known ones */
  some: number[][];
  /** who asked last, or NONE */
  last_asker: number;
  /** who was asked last, or NONE */
  last_asked: number;
  /** card asked for last, or NONE */
  last_card: number;
  /** the card asked for last was handed over */
  last_given: number;
  /** set (number - 1) laid after the last request, or NONE */
  last_set: number;
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** how many own cards */
  my_hand_n?: number;
  /** own cards, bits by number */
  my_held?: number[];
}

export interface QuartettPrinted {
  sets: number[][];
}

export const QUARTETT = {
  ending: { running: 0, sets: 1, limit: 2 },
} as const;

export interface MowView {
  /** flies that end the game */
  target: number;
  /** how often something hidden came to light */
  revealed: number;
  /** flies of all finished rounds */
  flies: number[];
  /** flies from herds taken */
  by_herds: number[];
  /** flies from cards left in hand */
  by_hands: number[];
  /** herds taken in the whole game */
  taken: number[];
  /** players */
  seats: number;
  /** number of the lean cow */
  lean: number;
  /** number of the milk cow */
  milk: number;
  /** rounds finished */
  rounds: number;
  /** seat that began this round */
  starter: number;
  /** seat on turn */
  turn: number;
  /** what the seat on turn is asked */
  phase: number;
  /** direction of play: to the left or to the right */
  arrow: number;
  /** herd of this turn; always 0 with three or more players */
  place: number;
  /** how the game ended, 0 while it runs */
  ending: number;
  /** the cow that stands on each number, or NONE */
  herd: number[][];
  /** lowest number in each herd, NONE without a herd */
  low: number[];
  /** highest number in each herd, NONE without a herd */
  high: number[];
  /** place where acrobat 7 and acrobat 9 ride, or NONE */
  rides: number[];
  /** how many cards are in the pile */
  deck_n: number;
  /** how many cards in hand */
  hand_n: number[];
  /** copies that came to light this round */
  known: number[];
  /** the 8 that the player of a mad cow took */
  eight: number;
  /** seat that still holds that 8, or NONE */
  eight_of: number;
  /** cards in hand that cannot start a herd, at least: a pass showed it */
  stuck: number[];
  /** cows taken home this round */
  cows: number[];
  /** flies of the cows taken home this round */
  stable: number[];
  /** who took the last herd of the last finished round, or NONE */
  last_taker: number;
  /** flies from herds in the last round */
  last_herds: number[];
  /** flies from hands in the last round */
  last_hands: number[];
  /** hands laid open at the end of the last round */
  last_hand: number[][];
  /** how many cards in the hands laid open */
  last_hand_n: number[];
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own cards */
  my_hand?: number[];
  /** how many own cards */
  my_hand_n?: number;
  preview: MowPreview;
}

export interface MowPrinted {
  highest: number;
  herds: number;
  flies: number[];
  numbers: number[];
}

export const MOW = {
  phase: { play: 0, turn: 1, name: 2, over: 3 },
  arrow: { left: 0, right: 1 },
  ending: { running: 0, target: 1 },
} as const;

export interface MowPreview {
  herds: MowHerd[];
  next: MowNext;
}

/** Numbers beyond both ends, and gaps between. */
export interface MowHerd {
  open: number[];
  gaps: MowGap[];
}

/** Room for a slowpoke between the cows on `low` and `high`, from the free number `at` to `last`. */
export interface MowGap {
  low: number;
  high: number;
  at: number;
  last: number;
}

/** Who comes next, and with two players which herd. */
export interface MowNext {
  seat: number;
  place: number;
}

/** The cow stands on this number, or `up` on the cow there; or this is who comes next. */
export interface MowLead {
  number?: number;
  up?: boolean;
  next?: MowNext;
}

export interface HappypigsView {
  /** farmers */
  seats: number;
  /** actions are chosen openly */
  advanced: number;
  /** Property Discount: to $3 or by $3 */
  discount: number;
  /** seat of the first player */
  first: number;
  /** seat on turn */
  turn: number;
  /** what is asked */
  phase: number;
  /** how the game was decided, 0 while it runs */
  ending: number;
  /** season card of this round, or NONE */
  card: number;
  /** how often something hidden came to light */
  revealed: number;
  /** season cards turned up so far, this one included */
  played: number[];
  /** how many season cards are turned up: the number of the round */
  played_n: number;
  /** how many season cards are to come */
  pile_n: number;
  /** has chosen; before an inspection: needs no more time */
  ready: number[];
  /** action of this round, or NONE */
  chosen: number[];
  /** how often the action of this round may be taken */
  quota: number[];
  /** actions or purchases left to the seat on turn */
  left: number;
  /** pigs of the seat on turn fed in this turn, by kind */
  fed: number[];
  /** card of the last event, or NONE */
  last_card: number;
  /** piglets, tools or dollars that the last event brought */
  last_gain: number[];
  /** pigs of each size that died after the last event */
  last_dead: number[][];
  /** pigs by kind */
  pigs: number[][];
  /** sties */
  sties: number[];
  /** tools by kind */
  tools: number[][];
  /** pigs, sties and tools in the shop */
  shop: number[];
  /** dollars */
  money: number[];
  /** dollars from pigs sold */
  by_sales: number[];
  /** dollars from prizes */
  by_prizes: number[];
  /** dollars for unused actions */
  by_unused: number[];
  /** dollars from the final sale */
  by_final: number[];
  /** dollars spent in the shop */
  spent: number[];
  /** pigs that died */
  lost: number[];
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own action not yet shown, or NONE */
  my_choice?: number;
  preview: HappypigsPreview;
}

export interface HappypigsPrinted {
  rounds: number;
  season_rounds: number;
  amounts: number[][];
  prices: Record<string, number[]>;
  sty_prices: Record<string, number[][]>;
  tool_price: number;
  sty_side: number;
  grown: number[];
  born: number[];
}

export const HAPPYPIGS = {
  discount: { flat: 0, cut: 1 },
  phase: { opening: 0, choose: 1, act: 2, vaccinate: 3, over: 4 },
  ending: { running: 0, money: 1, goods: 2, draw: 3 },
  chosen: { feed: 0, mate: 1, buy: 2, sell: 3 },
  my_choice: { feed: 0, mate: 1, buy: 2, sell: 3 },
} as const;

export interface HappypigsPreview {
  farms: HappypigsFarm[];
  until_inspection: number;
  shares: [number, number][][][];
}

/** `prices` of everything in the shop, `rows` of joined sties as they are drawn, and what the farm could do. */
export interface HappypigsFarm {
  prices: number[];
  rows: HappypigsRow[];
  free: number;
  growing: number;
  grows: boolean;
  breeding: number;
  births: number;
  unvaccinated: number;
  vaccinated: number;
}

/** Joined sties, and for each of their pigs its size and, in cells, x, y, width and height. */
export interface HappypigsRow {
  sties: number;
  places: [size: number, x: number, y: number, width: number, height: number][];
}

/** So many pigs die at once; or the action chosen is of no use for want of `pigs`, or of `room`. */
export interface HappypigsLead {
  deaths?: number;
  idle?: string;
}
