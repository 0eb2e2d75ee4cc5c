// Written by `python web/write_types.py` from the server's types; do not edit.

/** The first message: says who is there. Without a token, a new guest is created. */
export interface Hello {
  type: 'hello';
  token?: string;
  name?: string;
  language?: 'de' | 'en' | 'fr';
  id?: string;
}

export interface Create {
  type: 'create';
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string | number[]>;
  settings?: Settings;
  name?: string;
  sit?: boolean;
  program?: boolean;
  id?: string;
}

/** A seat of a table about to be opened: for a person, or for a computer player of this level. */
export interface SeatPlan {
  bot?: string | null;
}

/** What the host decides and may change later. Without `grace`, a computer player stands in for anybody who has been */
export interface Settings {
  private?: boolean;
  locked?: boolean;
  spectators?: 'everyone' | 'link' | 'nobody';
  hands?: boolean;
  chat?: boolean;
  aids?: boolean;
  clock?: Clock | null;
  grace?: number | null;
  stand_in?: string;
  pace?: number;
  rated?: boolean;
  language?: '' | 'de' | 'en' | 'fr';
}

/** Seconds per move, or a bank that grows by `increment` with every move. */
export interface Clock {
  seconds: number;
  increment: number;
  bank: boolean;
}

/** Listen to a table: as the seats one holds, or else as a spectator. `seen` resumes after that event. */
export interface Enter {
  type: 'enter';
  table: string;
  key?: string;
  seen?: number | null;
  id?: string;
}

/** Stop listening; seats are kept. */
export interface Exit {
  type: 'exit';
  table: string;
  id?: string;
}

/** Take a free seat; one person may take several. */
export interface Join {
  type: 'join';
  table: string;
  name?: string;
  seat?: number | null;
  key?: string;
  nonce?: string;
  program?: boolean;
  id?: string;
}

/** Give up a seat: before the game it becomes free, during it a computer player takes over. */
export interface Leave {
  type: 'leave';
  table: string;
  seat: number;
  id?: string;
}

/** Contribute to the shuffle, once the commitment has been published. */
export interface Ready {
  type: 'ready';
  table: string;
  seat: number;
  nonce: string;
  id?: string;
}

/** The host deals. Before a rematch, everybody seated sends this to say they are ready, and the last one triggers */
export interface Start {
  type: 'start';
  table: string;
  nonce?: string;
  id?: string;
}

/** Propose a rematch with the same people, and with `same_deal` the same shuffle: it begins once everybody has sent */
export interface Rematch {
  type: 'rematch';
  table: string;
  same_deal?: boolean;
  id?: string;
}

export interface Configure {
  type: 'configure';
  table: string;
  settings: Settings;
  id?: string;
}

/** The host gives a seat to a computer player, or (`bot` null) frees it for a person. */
export interface Swap {
  type: 'swap';
  table: string;
  seat: number;
  bot?: string | null;
  id?: string;
}

export interface Kick {
  type: 'kick';
  table: string;
  player: string;
  id?: string;
}

/** A move by number or notation. `at` is the number of the last event the player has seen. */
export interface Play {
  type: 'play';
  table: string;
  seat: number;
  at: number;
  action?: number | null;
  move?: string | null;
  id?: string;
}

export interface Undo {
  type: 'undo';
  table: string;
  seat: number;
  at: number;
  id?: string;
}

/** Play forced moves automatically. */
export interface Prefer {
  type: 'prefer';
  table: string;
  seat: number;
  auto: boolean;
  id?: string;
}

/** A quick phrase, an emote, or (if the host allows it) free text: exactly one of them. */
export interface Say {
  type: 'say';
  table: string;
  phrase?: string;
  emote?: string;
  text?: string;
  id?: string;
}

/** What a computer player would do in this seat; only where all the others are computer players. */
export interface Hint {
  type: 'hint';
  table: string;
  seat: number;
  level?: string;
  id?: string;
}

/** Have a computer player go through a finished game; progress arrives as notices. A game of a private table is only */
export interface Analyse {
  type: 'analyse';
  record: string;
  key?: string;
  level?: string;
  id?: string;
}

/** Stop a hint or an analysis, identified by the id of its command. */
export interface Cancel {
  type: 'cancel';
  job: string;
  id?: string;
}

/** Subscribe to open tables, or unsubscribe. */
export interface Lobby {
  type: 'lobby';
  on?: boolean;
  id?: string;
}

/** It is on disk. `n` is the event's number. */
export interface Done {
  type: 'done';
  n: number;
  id: string;
}

export interface Welcome {
  type: 'welcome';
  player: string;
  token: string;
  name: string;
  version: string;
  time: number;
  id: string;
}

export interface Created {
  type: 'created';
  table: string;
  key: string;
  watch: string;
  commitment: string;
  seats: number[];
  n: number;
  id: string;
}

/** Who one is here: the seats one plays, none for a spectator. Links are given only to those seated and the host; */
export interface Entered {
  type: 'entered';
  table: string;
  seats: number[];
  n: number;
  key: string;
  watch: string;
  id: string;
}

/** The seat, and a token that gives access to it on any other device. */
export interface Joined {
  type: 'joined';
  seat: number;
  token: string;
  n: number;
  id: string;
}

/** The best move found in the position after event `n`, its chance of winning, and the alternatives with theirs. */
export interface Advice {
  type: 'advice';
  n: number;
  move: string;
  chance: number;
  others: [string, number][];
  why: Said;
  reason?: Said;
  id: string;
}

/** `args` holds words, numbers, {"seat": 2} for a player, other messages, or lists of these. */
export interface Said {
  key: string;
  args: Record<string, unknown>;
}

/** `best` and `worst` name the moves worth looking at. */
export interface Analysis {
  type: 'analysis';
  record: string;
  level: string;
  decisions: Judgement[];
  best: number[];
  worst: number[];
  accounts: Account[];
  id: string;
}

/** A decision in a finished game: the chances of winning with the best move found and with the one played. */
export interface Judgement {
  move: number;
  seat: number;
  played: string;
  best: string;
  before: number;
  after: number;
  reason?: Said;
}

/** Where a seat's share of the victory came from: an even share and the columns add up to the result. */
export interface Account {
  seat: number;
  fair: number;
  result: number;
  columns: Column[];
}

/** A share of the victory, and how far the judge may be off (95 %). */
export interface Column {
  name: string;
  share: number;
  error: number;
}

/** Nothing has changed. `code` is stable, `text` is a sentence in the client's language. */
export interface Refused {
  type: 'refused';
  code: string;
  said: Said;
  text: string;
  id: string;
}

/** The whole state, for a client that has just arrived or was too far behind. */
export interface Fresh {
  type: 'fresh';
  about: About;
  present: number[];
  position: Position | null;
  own?: Record<string, Own>;
  table: string;
  n: number;
  time: number;
}

/** What anybody may know about a table. */
export interface About {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string | number[]>;
  seats: SeatInfo[];
  host: string;
  phase: 'gathering' | 'over' | 'playing';
  number: number;
  settings: Settings;
  commitment: string;
  day: string;
  counted: boolean;
}

export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  player: string;
  level: string;
  held: boolean;
  ready: boolean;
  program: boolean;
}

/** The game as everybody sees it now. */
export interface Position {
  moves: number;
  view: Record<string, unknown>;
  act: number[];
  ask: Said;
  clocks: number[] | null;
  result: Result | null;
  within: number | null;
}

/** How the game ended, and everything needed to verify the shuffle. */
export interface Result {
  record: string;
  ending: string;
  scores: number[];
  points: number[];
  winners: number[];
  secret: string;
  seed: string;
}

/** For one seat only: its part of the view and, where they differ from the public ones, words and action. */
export interface Own {
  view: Record<string, unknown>;
  ask?: Said;
  lines?: Said[];
  action?: number;
  legal?: [number, string][];
  leads?: Record<string, unknown>;
  why?: string;
  undo?: Said;
}

/** People, seats or settings have changed: what happened in words, and the table as it is now. */
export interface Changed {
  type: 'changed';
  lines: Said[];
  about: About;
  table: string;
  n: number;
  time: number;
}

/** A new deal. `nonces`, by seat, went into the shuffle together with the committed secret. */
export interface Started {
  type: 'started';
  about: About;
  nonces: string[];
  same_deal: boolean;
  position: Position;
  own?: Record<string, Own>;
  table: string;
  n: number;
  time: number;
}

/** `action` is what everybody sees of it; the seat itself finds the actual one in `own`. */
export interface Moved {
  type: 'moved';
  seat: number;
  action: number;
  by: 'bot' | 'clock' | 'person';
  lines: Said[];
  position: Position;
  own?: Record<string, Own>;
  table: string;
  n: number;
  time: number;
}

export interface TakenBack {
  type: 'taken-back';
  seat: number;
  lines: Said[];
  position: Position;
  own?: Record<string, Own>;
  table: string;
  n: number;
  time: number;
}

export interface Spoken {
  type: 'spoken';
  player: string;
  name: string;
  phrase: string;
  emote: string;
  text: string;
  table: string;
  n: number;
  time: number;
}

export interface Presence {
  type: 'presence';
  table: string;
  present: number[];
  watching: number;
  leaving: Record<string, number>;
}

export interface Reminder {
  type: 'reminder';
  table: string;
  seat: number;
}

/** The keys one may pass on have changed: as in `entered`. */
export interface Links {
  type: 'links';
  table: string;
  key: string;
  watch: string;
}

/** One no longer hears this table; `code` and `said` are those of the refusal that looking at it now gets. */
export interface Dismissed {
  type: 'dismissed';
  table: string;
  code: string;
  said: Said;
}

export interface Beat {
  type: 'beat';
  beat: number;
}

/** All open tables: sent once, in answer to `lobby`. */
export interface Tables {
  type: 'tables';
  tables: About[];
}

/** An open table is new or has changed. */
export interface Opened {
  type: 'table';
  about: About;
}

/** A table can no longer be joined. */
export interface Gone {
  type: 'gone';
  table: string;
}

/** The progress of a hint or an analysis, with the decision just judged, so that clients can show results as they */
export interface Progress {
  type: 'progress';
  job: string;
  done: number;
  all: number;
  decision?: Judgement;
}

/** Messages were dropped because this socket reads too slowly: send `enter` again. */
export interface Behind {
  type: 'behind';
  table: string;
}

/** The table could not be written to disk and pauses: nobody was told anything that is not on disk. It resumes */
export interface Stopped {
  type: 'stopped';
  table: string;
  said: Said;
}

export interface GameInfo {
  id: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  rules: number;
  seats: [number, number];
  minutes: [number, number];
  age: number;
  options: OptionInfo[];
  lengths: LengthInfo[];
  fields: FieldInfo[];
  actions: string[];
  labels: Said[];
  reasons: string[];
  endings: string[];
  printed: Record<string, unknown>;
  board: BoardInfo | null;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string | number[];
  choices: string[];
  low: number;
  high: number;
  slots: number;
  ours: boolean;
  seats: [number, number] | null;
}

/** A shorter or longer way to play: the options that make it so. */
export interface LengthInfo {
  name: string;
  options: Record<string, boolean | number | string | number[]>;
}

export interface FieldInfo {
  name: string;
  meaning: string;
  low: number;
  high: number;
  shape: number[];
  own: boolean;
  counted: boolean;
  per_seat: boolean;
  names: string[] | null;
  none: boolean;
  keys: string[] | null;
}

export interface BoardInfo {
  kinds: KindInfo[];
  moves: MovesInfo[];
  zones: ZoneInfo[];
}

/** What the numbers of one kind are called; `parts` are each number's parts in the kinds `of` that it combines. */
export interface KindInfo {
  name: string;
  names: string[];
  said: Said[];
  of: string[];
  parts: number[][];
}

/** The action numbers from `first` on: a verb with every combination of its parts, the last one varying fastest. */
export interface MovesInfo {
  verb: string;
  parts: string[];
  first: number;
  size: number;
}

/** A field that is drawn, and how it lies there; `each` says of what kinds the places along its last axes are. */
export interface ZoneInfo {
  field: string;
  lies: string;
  title: Said;
  kind: string;
  each: string[];
  per_seat: boolean;
  own: boolean;
  none: boolean;
  most: number;
}

export interface GameCard {
  id: string;
  title: string;
  seats: [number, number];
  minutes: [number, number];
  age: number;
  ready: number;
}

export interface People {
  phrases: string[];
  emotes: string[];
  levels: string[];
}

/** The address at which others on this network reach the server; empty if they cannot. */
export interface Reach {
  url: string;
}

export interface Fairness {
  head: string;
  link: string;
  promised: number;
  finished: number;
  open: number;
  abandoned: number;
}

/** The state of a table in brief: who is asked, and which seats one plays. */
export interface Glance {
  about: About;
  act: number[];
  mine: number[];
  moves: number;
}

/** A finished game after this many moves, from one seat's view, the spectator's, or with all hands open. */
export interface Replayed {
  record: string;
  move: number;
  moves: number;
  names: string[];
  view: Record<string, unknown>;
  hands: Record<string, unknown>[];
  lines: Said[];
}

/** A finished game in words: who made which move, and what could be seen of it. */
export interface RecordLog {
  seats: number[];
  actions: number[];
  lines: Said[][];
}

/** A game record: it replays exactly, and shows how its shuffle came about. */
export interface RecordFile {
  format: string;
  game: string;
  rules: number;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  seed: number | string;
  moves: string[];
  result: Record<string, unknown>;
  levels?: string[] | null;
  shuffle?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
}

export interface Player {
  player: string;
  name: string;
  history: Played[];
  statistics: Counted[];
  ratings: Rating[];
}

export interface Played {
  record: string;
  game: string;
  seats: number;
  finished: number;
  seat: number;
  place: number;
  points: number;
  names: string[];
}

export interface Counted {
  game: string;
  seats: number;
  games: number;
  wins: number;
  points: number;
  most: number;
}

/** OpenSkill, for this game at tables of this size; `rating` is a conservative estimate. */
export interface Rating {
  game: string;
  seats: number;
  mu: number;
  sigma: number;
  games: number;
  rating: number;
}

/** The VAPID key by which a browser recognises this server's notices; empty where there are none. */
export interface PushKey {
  key: string;
}

/** One's deals of today, results of deals that one has played on a device, and the commitments to tomorrow's. */
export interface DayPage {
  day: string;
  until: number;
  deals: DayDeal[];
  on_devices: DayDeal[];
  tomorrow: Promise[];
  streak: number;
}

/** A deal of a day, the same for everybody whose `name` of it is the same; `levels` by seat, empty for the */
export interface DayDeal {
  name: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string | number[]>;
  levels: string[];
  commitment: string;
  mine: MyTry | null;
}

/** One's own try; `finished` is 0 while it is being played. */
export interface MyTry {
  table: string;
  finished: number;
  points: number;
  place: number;
}

export interface Promise {
  game: string;
  commitment: string;
}

export interface DayTable {
  table: string;
  seat: number;
}

/** How everybody fared on a deal: the best points last. The secret is told when nobody can play it any more. */
export interface DayResults {
  deal: DayDeal;
  points: DayBar[];
  places: DayBar[];
  share: number;
  best: DayBest | null;
  secret: string;
}

export interface DayBar {
  value: number;
  people: number;
}

/** The best result that is known: of a person, or of the strongest computer player in the person's seat, which tries */
export interface DayBest {
  points: number;
  place: number;
  record: string;
  person: boolean;
  tried: number;
  tries: number;
  share: number | null;
  parted: number | null;
}

/** What has become of it: whether it counts, or why it was refused. */
export interface HandedIn {
  day: string;
  state: 'checking' | 'counted' | 'missing' | 'refused';
  why: Said | null;
}

export interface DayStandings {
  span: string;
  rows: DayStanding[];
}

/** A hundred points a deal for beating all others at it. */
export interface DayStanding {
  place: number;
  player: string;
  name: string;
  deals: number;
  points: number;
}

export interface ClubPage {
  clubs: Club[];
}

/** Whoever knows its code may join. */
export interface Club {
  code: string;
  title: string;
  members: number;
}

export interface EveningPage {
  evenings: Evening[];
}

/** The same deals for all guests, against the same computer players; `levels` by seat in the first deal, empty for */
export interface Evening {
  code: string;
  title: string;
  hosting: boolean;
  game: string;
  rules: number;
  levels: string[];
  options: Record<string, boolean | number | string | number[]>;
  until: number;
  over: boolean;
  teams: number;
}

/** The best guest first. Results of a deal are told to those who have finished it, and to all guests when the */
export interface EveningSheet {
  evening: Evening;
  guests: EveningGuest[];
  teams: EveningTeam[];
}

/** `done`: numbers of finished deals; `results` by deal, null where there is none to be seen; a hundred `points` */
export interface EveningGuest {
  player: string;
  name: string;
  done: number[];
  results: (EveningResult | null)[];
  points: number;
  team: number;
}

/** `share`: of the others, beaten at this deal; a tie is half. */
export interface EveningResult {
  points: number;
  place: number;
  share: number;
}

/** Its points are those of its members. */
export interface EveningTeam {
  team: number;
  members: number;
  points: number;
}

export type AnyCommand = Hello | Create | Enter | Exit | Join | Leave | Ready | Start | Rematch | Configure | Swap | Kick | Play | Undo | Prefer | Say | Hint | Analyse | Cancel | Lobby;

export type AnyAnswer = Done | Welcome | Created | Entered | Joined | Advice | Analysis | Refused;

export type AnyEvent = Fresh | Changed | Started | Moved | TakenBack | Spoken;

export type AnyNotice = Presence | Reminder | Links | Dismissed | Beat | Tables | Opened | Gone | Progress | Behind | Stopped;

export type AnyMessage = Done | Welcome | Created | Entered | Joined | Advice | Analysis | Refused | Fresh | Changed | Started | Moved | TakenBack | Spoken | Presence | Reminder | Links | Dismissed | Beat | Tables | Opened | Gone | Progress | Behind | Stopped;

/** What answers a command; everything else was not asked for. */
export const ANSWERS: readonly string[] = ['done', 'welcome', 'created', 'entered', 'joined', 'advice', 'analysis', 'refused'];

/** Computer players, the weakest first. */
export const LEVELS = ['chick', 'farmhand', 'farmer', 'champion'] as const;
