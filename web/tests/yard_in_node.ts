// The yard of this device as the page runs it, for tests/test_yard_here.py: what is asked of it on standard input, what
// it says on standard output.
import { readFileSync } from 'node:fs';
import { DeviceThinker } from '../src/local/bots/device';
import { writeRecord } from '../src/local/record';
import { Refusal } from '../src/local/refusal';
import { MemoryStore } from '../src/local/store';
import { Yard } from '../src/local/yard';
import type { Asked, Heard } from '../src/wire';
import { shelfOf } from './files';
import { inProcess } from './in_process';

/** A seat takes the device (null: nobody does), or a command. */
type Act = { hold: number | null } | Asked;

interface Given {
  made: string;
  /** Texts of files that are brought. */
  texts: string[];
  /** Tables, all from the same chance: who sits there, and what happens in order. */
  tables: { game: string; names: string[]; acts: Act[] }[];
  /** First moves, until somebody may choose one that begins like this; then the nth of them. */
  secrets: { game: string; names: string[]; prefix: string; nth: number }[];
  /** Tables of one person in this seat among computer players, and whether they want to begin. */
  firsts: { game: string; seats: number; me: number; begin: boolean; nonce: string }[];
  /** Deals of the day to be played to the end, the nth legal move each time. */
  days: { game: string; day: string; nth: number }[];
}

const given: Given = JSON.parse(readFileSync(0, 'utf8'));
const shelf = shelfOf(given.made);
let heard: Heard[] = [];
let drawn = 0;
crypto.getRandomValues = (<T extends Uint8Array>(into: T) =>
  into.map(() => (drawn = (drawn * 77 + 13) % 251))) as never;

async function rules(id: string) {
  const { about, code, info } = await shelf.game(id);
  return { about, code, names: info.actions };
}
const thinker = new DeviceThinker({ game: rules, report: () => {}, start: inProcess, threads: 1 });
const open = (begin = false) =>
  Yard.on(new MemoryStore(), shelf, thinker, {
    hear: (message) => heard.push(message),
    report: () => {},
    begins: () => begin,
    unsaved: () => {},
  });

/** What it gives, or why it is refused. */
async function tried<T>(work: Promise<T>): Promise<{ found: T } | { refused: string; said: unknown }> {
  try {
    return { found: await work };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.code, said: error.said };
  }
}

/** Everything that can be asked of a record once it is here. */
async function brought(yard: Yard, text: string) {
  const record = await yard.bring(text);
  const replay = await yard.replayOf(record);
  const file = await yard.file(record);
  const { decisions } = replay.decisions();
  const seats = [...Array(file.seats).keys()];
  return {
    again: (await yard.bring(text)) === record,
    told: [-1, ...seats].map((seat) => replay.told(seat)),
    decisions: decisions.map((one) => ({
      ...one,
      view: Buffer.from(one.view).toString('hex'),
      seed: String(one.seed),
    })),
    written: writeRecord(file),
    shuffle: await tried(yard.verify(file)),
  };
}

/** A table where all are people. */
async function seated(game: string, names: string[]) {
  drawn = 0;
  const yard = open();
  const ask = (command: object) => yard.answer(command as Asked, 'test');
  const seats = names.map(() => ({ bot: null }));
  const created = await ask({ type: 'create', game, seats, settings: { pace: 0 }, name: names[0] });
  const { table } = created as { table: string };
  for (const name of names.slice(1)) await ask({ type: 'join', table, name });
  await ask({ type: 'start', table, nonce: 'mud' });
  const hold = async (seat: number | null) => {
    heard = [];
    await yard.hold(table, seat);
    await ask({ type: 'enter', table, key: '', seen: 0 });
    await new Promise((next) => setTimeout(next)); // it is told after the answer
    return heard;
  };
  return { ask: (command: object) => ask({ ...command, table }), hold };
}

async function played({ game, names, acts }: Given['tables'][number]) {
  const { ask, hold } = await seated(game, names);
  const found = [];
  for (const act of acts) found.push(await tried<unknown>('hold' in act ? hold(act.hold) : ask(act)));
  return found;
}

/** What the next seat is told of a secret choice, and what whoever made it is. */
async function whispered({ game, names, prefix, nth }: Given['secrets'][number]) {
  const { ask, hold } = await seated(game, names);
  const { info } = await shelf.game(game);
  const asked = async () => (await hold(null)).flatMap((one) => ('position' in one ? [one] : [])).at(-1)!;
  for (;;) {
    const { n, position } = await asked();
    const [seat] = position!.act;
    const mine = (await hold(seat)).flatMap((one) => ('own' in one && one.own ? [one.own[seat]] : [])).at(-1)!;
    const legal = mine.legal!.map(([action]) => action);
    const secret = legal.filter((action) => info.actions[action].startsWith(prefix));
    await ask({ type: 'play', seat, at: n, action: secret.length ? secret[nth] : legal[0] });
    if (secret.length) return { next: await hold((seat + 1) % names.length), self: await hold(seat) };
  }
}

/** Who may act first. */
async function first({ game, seats, me, begin, nonce }: Given['firsts'][number]): Promise<number[]> {
  drawn = 0;
  const yard = open(begin);
  const ask = (command: object) => yard.answer(command as Asked, 'test');
  const plan = Array.from({ length: seats }, (_, seat) => ({ bot: seat === me ? null : 'chick' }));
  const { table } = (await ask({ type: 'create', game, seats: plan, settings: { pace: 10 }, name: 'Ännchen' })) as {
    table: string;
  };
  await ask({ type: 'start', table, nonce });
  heard = [];
  await ask({ type: 'enter', table, key: '', seen: 0 });
  await Promise.resolve(); // it is told after the answer, and before anybody thinks
  const told = heard.flatMap((one) => ('position' in one && one.position ? [one.position.act] : []));
  await ask({ type: 'exit', table });
  return told[0];
}

/** A deal of the day as this device deals it: left in the middle, found again, played to the end; then practised. */
async function dayPlayed({ game, day, nth }: Given['days'][number]) {
  drawn = 0;
  const yard = open();
  const ask = (command: object) => yard.answer(command as Asked, 'test');
  const { name, secret, levels, options } = await yard.planOf(day, game);
  const table = await yard.playDay(day, game, 'Ännchen', 0);
  const enter = async () => {
    heard = [];
    await ask({ type: 'enter', table, key: '', seen: 0 });
  };
  await enter();
  const hint = await tried(ask({ type: 'hint', table, seat: levels.indexOf('') }));
  let again = '';
  for (let played = 0; ;) {
    await new Promise((next) => setTimeout(next));
    const last = heard.filter((one) => 'position' in one && one.position).at(-1) as never as Position | undefined;
    if (!last) continue;
    const { act } = last.position;
    if (!act.length) break;
    const seat = levels.indexOf('');
    const legal = act.includes(seat) ? last.own?.[seat]?.legal : undefined;
    if (!legal) continue;
    await ask({ type: 'play', table, seat, at: last.n, action: legal[(nth + played) % legal.length][0] });
    if (++played === 1) {
      await ask({ type: 'exit', table });
      again = await yard.playDay(day, game, 'Ännchen', 0);
      await enter();
    }
  }
  await ask({ type: 'exit', table });
  const results = await yard.tried();
  const file = JSON.parse(writeRecord(await yard.file(`${table}-1`))) as unknown;
  const rematch = await tried(ask({ type: 'rematch', table, same_deal: true }));
  const practice = await yard.playDay(day, game, 'Ännchen', 0);
  await ask({ type: 'exit', table });
  return {
    name,
    secret,
    levels,
    options,
    file,
    hint,
    rematch,
    results,
    again: again === table,
    practice: practice !== table,
  };
}

interface Position {
  n: number;
  position: { act: number[] };
  own?: Record<number, { legal?: [number][] }>;
}

const yard = open();
const records = [];
for (const text of given.texts) records.push(await tried(brought(yard, text)));
const tables = [];
for (const table of given.tables) tables.push(await played(table));
const secrets = [];
for (const secret of given.secrets) secrets.push(await whispered(secret));
const firsts = [];
for (const one of given.firsts) firsts.push(await first(one));
const days = [];
for (const one of given.days) days.push(await dayPlayed(one));
// tables that are open have timers
process.stdout.write(JSON.stringify({ records, tables, secrets, firsts, days }), () => process.exit());
