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
  /** what is asked of it */
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
  /** how many */
  pile_n: number;
  /** how many */
  deck_n: number;
  /** how many */
  hand_n: number[];
  /** cards the open +2 chain asks for */
  pending: number;
  /** steps of consolation left */
  steps: number;
  /** seats whose bets lie, from the top */
  strip: number[];
  /** how many */
  strip_n: number;
  /** points */
  points: number[];
  /** of them for reaching the wreath */
  by_wreath: number[];
  /** of them for empty hands */
  by_hand: number[];
  /** of them for bets */
  by_bets: number[];
  /** draw piles rebuilt in this race, as far as they are remembered */
  rebuilt: number;
  /** copies that stayed out of the last draw pile, the last two… */
  kept: number[][];
  /** at least so many cards in hand are older than each */
  stale: number[][];
  /** seats whose passing has shown that they hold none, as bits */
  lacking: number[];
  /** cards taken back in the open and still in hand */
  shown: number[][];
  /** has let the unannounced play pass */
  answered: number[];
  /** before the unannounced play: colour, */
  was_colour: number;
  /** symbol, */
  was_symbol: number;
  /** open chain, */
  was_pending: number;
  /** old cards in hand, */
  was_stale: number[];
  /** and pigs */
  was_pigs: number[];
  /** the finished race: how it ended, */
  last_way: number;
  /** who ended it, */
  last_mover: number;
  /** where the pigs stood, */
  last_pigs: number[];
  /** which of them won, */
  last_winner: number[];
  /** the bets now open, */
  last_bet: number[];
  /** and what each seat earned */
  last_earned: number[];
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own cards */
  my_hand?: number[];
  /** how many */
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

/** A pig runs to this space. */
export interface SaumaumauLead {
  pig: number;
  space: number;
}

export interface RudiView {
  /** tricks played in this race */
  tricks: number;
  /** how often something hidden came to light */
  revealed: number;
  /** spaces each pig has run with the highest card */
  by_cards: number[];
  /** spaces it has won or lost by swapping; together, where it stands */
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
  /** smaller is younger */
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
  /** how many */
  hand_n: number[];
  /** memory: the ten cards of each seat, in hand or aside */
  owned: number[][];
  /** memory: cards played since they were last taken back */
  aside: number[][];
  /** how many */
  aside_n: number[];
  /** top card of the exchange pile */
  top: number;
  /** memory: cards under it, unordered: one is chosen when turned up */
  pile: number[];
  /** how many */
  pile_n: number;
  /** discards of the stadium */
  given: number[];
  /** how many */
  given_n: number;
  /** the last trick: cards, */
  last_card: number[];
  /** what came of it, */
  last_way: number;
  /** who ran or swapped, */
  last_first: number;
  /** with whom, */
  last_second: number;
  /** how far, */
  last_steps: number;
  /** and the pigs after it */
  last_pigs: number[];
  /** who won the last finished race */
  last_winner: number[];
  /** own card laid face down, or NONE */
  my_choice?: number;
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own cards */
  my_hand?: number[];
  /** how many */
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
  /** of them by each seat, */
  asked: number[];
  /** and how many were handed over */
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
  /** how many */
  hand_n: number[];
  /** who laid the set of each number, or NONE */
  laid: number[];
  /** sets laid */
  points: number[];
  /** of them dealt complete, */
  by_deal: number[];
  /** and completed by asking */
  by_asking: number[];
  /** memory: got in the open and still held */
  known: number[][];
  /** memory: certainly not held */
  lacks: number[][];
  /** memory: holds at least one card beyond the known ones */
  some: number[][];
  /** the last request: who asked, */
  last_asker: number;
  /** whom, */
  last_asked: number;
  /** for which card, */
  last_card: number;
  /** whether it was handed over, */
  last_given: number;
  /** and the set (number - 1) laid then, or NONE */
  last_set: number;
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own cards, how many, */
  my_hand_n?: number;
  /** and which, bits by number */
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
  /** of them from herds taken */
  by_herds: number[];
  /** of them from cards left in hand */
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
  /** what is asked of it */
  phase: number;
  /** to the left or to the right */
  arrow: number;
  /** herd of this turn; always 0 with three or more players */
  place: number;
  /** how the game ended, 0 while it runs */
  ending: number;
  /** the cow that stands on each number, or NONE */
  herd: number[][];
  /** lowest number in each herd, NONE without a herd, */
  low: number[];
  /** and highest */
  high: number[];
  /** place where acrobat 7 and acrobat 9 ride, or NONE */
  rides: number[];
  /** how many */
  deck_n: number;
  /** how many */
  hand_n: number[];
  /** copies that came to light this round */
  known: number[];
  /** the 8 a mad cow's player took, */
  eight: number;
  /** and the seat that still holds it, or NONE */
  eight_of: number;
  /** at least so many cards in hand cannot start a herd: a pass showed it */
  stuck: number[];
  /** cows taken home this round, */
  cows: number[];
  /** and their flies */
  stable: number[];
  /** the finished round: who took the last herd, or NONE before, */
  last_taker: number;
  /** flies from herds, */
  last_herds: number[];
  /** flies from hands, */
  last_hands: number[];
  /** the hands laid open, */
  last_hand: number[][];
  /** how many cards each */
  last_hand_n: number[];
  /** whose view, or NONE for a spectator */
  seat?: number;
  /** own cards */
  my_hand?: number[];
  /** how many */
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
  /** how many: the number of the round */
  played_n: number;
  /** how many */
  pile_n: number;
  /** has chosen; before an inspection: needs no more time */
  ready: number[];
  /** action of this round, or NONE */
  chosen: number[];
  /** how often */
  quota: number[];
  /** actions or purchases left to the seat on turn */
  left: number;
  /** of its pigs: fed in this turn */
  fed: number[];
  /** the last event: its card, or NONE, */
  last_card: number;
  /** and the piglets, tools or dollars it brought; */
  last_gain: number[];
  /** pigs of each size that died after it */
  last_dead: number[][];
  /** pigs */
  pigs: number[][];
  /** sties */
  sties: number[];
  /** tools */
  tools: number[][];
  /** pigs, sties and tools in the shop */
  shop: number[];
  /** dollars */
  money: number[];
  /** dollars from pigs sold, */
  by_sales: number[];
  /** prizes, */
  by_prizes: number[];
  /** unused actions */
  by_unused: number[];
  /** and the final sale */
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
  shares: [number, number][][];
}

/** `prices` of everything in the shop, `rows` of joined sties as they are drawn, and what the farm could do. */
export interface HappypigsFarm {
  prices: number[];
  rows: HappypigsRow[];
  free: number;
  growing: number;
  breeding: number;
  unvaccinated: number;
}

/** Joined sties, and for each of their pigs its size and, in cells, x, y, width and height. */
export interface HappypigsRow {
  sties: number;
  places: [size: number, x: number, y: number, width: number, height: number][];
}
