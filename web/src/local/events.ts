// What everybody is told of an entry: one head that all may read, and a part of its own for each seat. The same
// messages as a server's (`farmyard.server.table.events`).
import type { AnyEvent, Own, Position, Said } from '../messages';
import type { Entry, Reset } from './entries';
import type { LocalTable } from './local_table';
import { refusalOf } from './undo';
import { plain } from './views';

/** A message: what all may read, and by seat what only that seat may. */
export interface Bulletin {
  head: AnyEvent;
  own: Own[];
}

/** What whoever plays these seats receives. */
export function forSeats({ head, own }: Bulletin, seats: readonly number[]): AnyEvent {
  if (!own.length || !seats.length) return head;
  return { ...head, own: Object.fromEntries(seats.map((seat) => [seat, own[seat]])) } as AnyEvent;
}

/** The event for the entry applied last. */
export function bulletin(table: LocalTable, entry: Entry): Bulletin {
  const head = { table: table.id, n: table.n, time: entry.time };
  const { seat } = entry as { seat: number };
  if (entry.type === 'moved') {
    const { how: by = 'person' } = entry;
    const [lines, at] = [narrate(table, -1), position(table)];
    const moved: AnyEvent = {
      type: 'moved',
      ...head,
      seat,
      action: table.look!.shown.at(-1)!,
      by,
      lines,
      position: at,
    };
    return { head: moved, own: owns(table, at, lines) };
  }
  const at = table.look && position(table);
  if (entry.type === 'took-back') {
    const lines = [{ key: 'server-taken-back', args: { who: table.chairs[seat].name } }];
    return { head: { type: 'taken-back', ...head, seat, lines, position: at! }, own: owns(table, at!) };
  }
  const about = table.about();
  if (entry.type === 'dealt') {
    const { nonces, same_deal = false } = entry;
    return { head: { type: 'started', ...head, about, nonces, same_deal, position: at! }, own: owns(table, at!) };
  }
  return { head: { type: 'changed', ...head, lines: people(table, entry), about }, own: [] };
}

// The game as seen

function position(table: LocalTable): Position {
  const { choices, views, open } = table.look!;
  return {
    moves: table.log.length,
    view: open,
    act: [...choices.keys()],
    ask: plain(table.made.words.ask(views.at(-1)!.full)),
    clocks: table.settings.clock ? [...table.banks] : null,
    result: table.over ? result(table) : null,
    within: closing(table),
  };
}

/** The seconds to answer in, where the rules give a window. */
function closing(table: LocalTable): number | null {
  const found = [...table.look!.choices.values()].map(({ legal }) => windowOf(table, legal)).find((one) => one);
  return found ? found[1] : null;
}

/** The move that is played automatically, and after how many seconds. */
export function windowOf(table: LocalTable, legal: readonly number[]): [number, number] | null {
  const { window } = table.made.about;
  return window && legal.length <= 2 && legal.includes(window[0]) ? window : null;
}

function result(table: LocalTable): Position['result'] {
  return {
    record: table.record,
    ending: table.ending,
    scores: table.scores(),
    points: table.made.words.points(table.look!.views.at(-1)!.full),
    winners: table.winners(),
    secret: table.secret,
    seed: table.seed,
  };
}

/** Each seat's own part; `told` is the last move in the spectator's words. */
function owns(table: LocalTable, at: Position, told?: Said[]): Own[] {
  return table.chairs.map((_, seat) => ({
    ...seenBy(table, seat, at),
    ...(told ? story(table, seat, told) : {}),
    ...choiceOf(table, seat),
    ...undoOf(table, seat),
  }));
}

function seenBy({ look, made }: LocalTable, seat: number, { ask }: Position): Pick<Own, 'view' | 'ask'> {
  const { own, full } = look!.views[seat];
  const asked = plain(made.words.ask(full));
  return { view: own, ...(same(asked, ask) ? {} : { ask: asked }) };
}

/** An onlooker who saw what everybody saw, and whose own fields did not change, is told the public story. */
function story(table: LocalTable, seat: number, told: Said[]): Pick<Own, 'lines' | 'action'> {
  const { shown, views } = table.look!;
  const masked = shown[seat] !== shown.at(-1);
  const onlooker = seat !== table.step!.seat && !masked;
  if (onlooker && table.step!.before.views[seat].written === views[seat].written) return {};
  const mine = narrate(table, seat);
  return { ...(same(mine, told) ? {} : { lines: mine }), ...(masked ? { action: shown[seat] } : {}) };
}

function choiceOf(table: LocalTable, seat: number): Partial<Own> {
  const choice = table.choice(seat);
  if (!choice) return {};
  const { info, words } = table.made;
  const leads = words.leads?.(table.look!.views[seat].full, choice.legal);
  return {
    legal: choice.legal.map((action) => [action, info.actions[action]]),
    why: choice.why,
    ...(leads && Object.keys(leads).length ? { leads: plain(leads) } : {}),
  };
}

function undoOf(table: LocalTable, seat: number): Pick<Own, 'undo'> {
  const refused = table.byTheRules(seat);
  if (!refused || table.chairs[seat].kind !== 'person' || table.mayRewind(seat)) return {};
  return { undo: refusalOf(refused, refused.seat === null ? '' : table.chairs[refused.seat].name).said };
}

/** The last move in this viewer's words; -1 is the spectator. */
function narrate(table: LocalTable, viewer: number): Said[] {
  const { seat, before, late } = table.step!;
  const { views, shown } = table.look!;
  const [was, saw, is] = [before.views.at(viewer)!, shown.at(viewer)!, views.at(viewer)!];
  const told = plain(table.made.words.narrate(was.full, seat, saw, is.full));
  return late ? [{ key: 'server-late', args: { who: { seat } } }, ...told] : told;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

// People in words

function people(table: LocalTable, entry: Entry): Said[] {
  if (entry.type === 'sat') return [{ key: 'server-sat', args: { who: entry.name } }];
  if (entry.type === 'swapped') {
    const who = table.chairs[entry.seat].name;
    return [{ key: 'server-bot-sits', args: { seat: entry.seat + 1, who } }];
  }
  return entry.type === 'reset' ? rematch(entry) : [];
}

const rematch = ({ same_deal }: Reset): Said[] => [
  { key: same_deal ? 'server-rematch-same' : 'server-rematch', args: {} },
];
