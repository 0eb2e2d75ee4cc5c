// The commands of a local table: each is checked and becomes an entry, or is refused and changes nothing. As at a
// server (`farmyard.server.table.commands`), as far as there are any without other people.
import type { Create, Join, Play, Prefer, Rematch, Settings, Start, Swap, Undo } from '../messages';
import type * as entries from './entries';
import type { Entry } from './entries';
import { newSecret, seedOf } from './fairness';
import type { LocalTable } from './local_table';
import { quoted } from './quoted';
import { Refusal } from './refusal';
import { Rulebook } from './rulebook';
import type { Replay } from './replay';
import type { House, Made } from './shelf';
import { refusalOf } from './undo';

/** Without an id: nothing is sent twice. */
type Bare<C> = Omit<C, 'id' | 'type'>;

const STANDARD: Required<Settings> = {
  private: true,
  locked: false,
  spectators: 'nobody',
  hands: false,
  chat: false,
  aids: false,
  clock: null,
  grace: null,
  stand_in: 'farmhand',
  pace: 0.6,
  rated: false,
  language: '',
};

export function open(made: Made, house: House, levels: readonly string[], command: Bare<Create>): entries.Opened {
  const rulebook = new Rulebook(made);
  rulebook.checkSeats(command.seats.length);
  rulebook.encode(command.options ?? {});
  const find = (name: string) => findLevel(house, levels, name);
  return {
    type: 'opened',
    time: Date.now(),
    game: made.info.id,
    rules: made.info.rules,
    options: command.options ?? {},
    levels: command.seats.map(({ bot }) => (bot ? find(bot) : null)),
    settings: { ...STANDARD, ...pick(command.settings), stand_in: find(command.settings?.stand_in ?? levels[1]) },
    secret: newSecret(),
  };
}

/** Of the settings, what counts without other people. */
const pick = ({ clock = null, pace = STANDARD.pace, aids = false }: Settings = {}): Settings => ({ clock, pace, aids });

function findLevel({ aliases }: House, levels: readonly string[], name: string): string {
  const level = aliases[name] ?? name;
  if (!levels.includes(level)) throw new Refusal('bot-unknown', { bot: quoted(name), known: levels.join(', ') });
  return level;
}

const DAILY = ['play', 'undo', 'prefer', 'start'];

/**
 * A deal of the day is played alone against the same computer players as everybody's. In the try that counts a move can
 * be taken back until somebody has answered it.
 */
export function checkDay(table: LocalTable, type: string): void {
  const mine = table.people.includes(table.log.at(-1)?.seat ?? -1);
  if (table.day && (!DAILY.includes(type) || (type === 'undo' && table.counted && !mine)))
    throw new Refusal(table.counted ? 'day-counts' : 'day-alone');
}

export function join(table: LocalTable, command: Bare<Join>): entries.Sat {
  if (table.phase === 'playing') throw new Refusal('game-running');
  const free = table.chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (!free.length) throw new Refusal('table-full');
  const seat = command.seat ?? free[0];
  if (!free.includes(seat)) throw new Refusal('seat-taken', { seat: seat + 1 });
  const name = checkName(command.name ?? '');
  if (table.chairs.some((chair) => chair.name === name)) throw new Refusal('names-twice', { name });
  return { type: 'sat', time: Date.now(), seat, player: `here-${seat}`, name };
}

export function checkName(name: string): string {
  const plain = name.split(/\s+/).filter(Boolean).join(' ');
  if (!plain || plain !== quoted(plain)) throw new Refusal('name', { name: quoted(name) });
  return plain;
}

export function swap(table: LocalTable, house: House, levels: readonly string[], command: Bare<Swap>): entries.Swapped {
  if (!table.chairs[command.seat])
    throw new Refusal('seat-unknown', { seat: command.seat, most: table.chairs.length - 1 });
  if (!command.bot) throw new Refusal('seat-running');
  const level = findLevel(house, levels, command.bot);
  return { type: 'swapped', time: Date.now(), seat: command.seat, level };
}

/** Another end of a finished game: its deal and first moves again, and from there on this seat against bots. */
export function playOn(replay: Replay, moves: number, seat: number, name: string, opened: entries.Opened): Entry[] {
  const time = Date.now();
  const { file, log, record } = replay;
  const nonces = file.names.map(() => '');
  return [
    { ...opened, names: file.names.map((other) => (other === name ? '' : other)) },
    { type: 'sat', time, seat, player: `here-${seat}`, name: checkName(name) },
    { type: 'dealt', time, seed: String(file.seed), nonces, same_deal: true, of: record },
    ...log.slice(0, moves).map((move) => ({ type: 'moved' as const, time, ...move })),
  ];
}

const TRIES = 60;

/**
 * `nonce`: the share of whoever deals. Somebody alone among computer players who wants to begin tries shares until the
 * deal is one in which they do.
 */
export function start(table: LocalTable, { nonce = '' }: Bare<Start>, begin = false): entries.Dealt {
  if (table.phase !== 'gathering') throw new Refusal('already-dealt');
  const free = table.chairs.filter(({ kind }) => kind === 'open').length;
  if (free) throw new Refusal('seats-free', { count: free });
  const [me, ...others] = table.people;
  const shares = (share: string) => table.chairs.map((_, seat) => (seat === me ? share : ''));
  const time = Date.now();
  if (table.day) return { type: 'dealt', time, seed: seedOf(table.secret, table.terms, []), nonces: [] };
  if (table.sameDeal) return { type: 'dealt', time, seed: table.seed, nonces: shares(nonce), same_deal: true };
  const deal = (share: string): entries.Dealt => {
    const nonces = shares(share);
    return { type: 'dealt', time, seed: seedOf(table.secret, table.terms, nonces), nonces };
  };
  const first = deal(nonce);
  if (!begin || me === undefined || others.length || table.beginsWith(first.seed, me)) return first;
  for (let tried = 1; tried < TRIES; tried++) {
    const dealt = deal(`${nonce}${tried}`);
    if (table.beginsWith(dealt.seed, me)) return dealt;
  }
  return first;
}

export function rematch(table: LocalTable, { same_deal = false }: Bare<Rematch>): entries.Reset {
  if (table.phase !== 'over') throw new Refusal('not-over');
  return { type: 'reset', time: Date.now(), secret: newSecret(), same_deal };
}

/** Refused in this order: a seat of nobody's here, no game, an outdated question, an illegal move. */
export function play(table: LocalTable, command: Bare<Play>): entries.Moved {
  checkSeat(table, command.seat);
  if (!table.look) throw new Refusal('not-dealt');
  const { action, move } = command;
  if (action === undefined && move === undefined) throw new Refusal('move-missing');
  if (command.at < (table.since.get(command.seat) ?? 0)) throw new Refusal('stale');
  const number = action ?? table.rulebook.parse(move ?? '');
  return { type: 'moved', time: Date.now(), seat: command.seat, action: table.check(command.seat, number) };
}

/** Within the rules of undo; without limits where all the others are computer players. */
export function undo(table: LocalTable, { seat, at }: Bare<Undo>): entries.TookBack {
  checkSeat(table, seat);
  if (!table.look) throw new Refusal('not-dealt');
  if (at < (table.moved.get(seat) ?? 0)) throw new Refusal('stale');
  const refused = table.noUndo(seat);
  if (refused) throw refusalOf(refused, refused.seat === null ? '' : table.chairs[refused.seat].name);
  const far = table.byTheRules(seat) ? { to: table.lastOf(seat) } : {};
  return { type: 'took-back', time: Date.now(), seat, ...far };
}

/** Null if that is so already. */
export function prefer(table: LocalTable, { seat, auto }: Bare<Prefer>): entries.Preferred | null {
  checkSeat(table, seat);
  return table.chairs[seat].auto === auto ? null : { type: 'preferred', time: Date.now(), seat, auto };
}

export function checkSeat(table: LocalTable, seat: number): void {
  if (table.chairs[seat]?.kind !== 'person') throw new Refusal('not-your-seat', { seat: seat + 1 });
}
