// Thinks as the page does, for tests/test_thinkers.py: questions on standard input, answers on standard output.
import { readFileSync } from 'node:fs';
import { DeviceThinker } from '../src/local/bots/device';
import { ponderOn } from '../src/local/bots/ponder';
import { Pool } from '../src/local/bots/pool';
import type { Plan } from '../src/local/bots/plan';
import { compile, type Description } from '../src/local/module';
import type { Finished, Question } from '../src/local/thinker';
import { inProcess } from './in_process';

interface Given {
  made: string;
  names: Record<string, string[]>;
  threads: number;
  choices: { question: Question; level: string }[];
  searches: { question: Question; plan: Plan }[];
  hints: { question: Question; level: string }[];
  games: { finished: Finished; level: string }[];
}

const given: Given = JSON.parse(readFileSync(0, 'utf8'), (key, value) => {
  if (['view', 'state', 'memory'].includes(key)) return new Uint8Array(Buffer.from(value, 'hex'));
  return key === 'seed' ? BigInt(value) : value;
});
const known = new Map<string, ReturnType<typeof read>>();

async function read(game: string) {
  const about: Description = JSON.parse(readFileSync(`${given.made}/${game}.json`, 'utf8'));
  const code = await compile(new Uint8Array(readFileSync(`${given.made}/${game}.wasm`)), about);
  return { about, code, names: given.names[game] };
}

function rules(game: string) {
  if (!known.has(game)) known.set(game, read(game));
  return known.get(game)!;
}

const { threads } = given;
const report = (said: unknown) => {
  throw Error(JSON.stringify(said));
};
const thinker = new DeviceThinker({ game: rules, report, start: inProcess, threads });
const pool = new Pool(threads, inProcess);
const { signal: stop } = new AbortController();

async function search({ question, plan }: { question: Question; plan: Plan }) {
  const lent = await pool.borrow(plan.sets, true);
  const { about, code } = await rules(question.game);
  await Promise.all(lent.map((thread) => thread.load({ about, code })));
  const found = await ponderOn(lent, question, plan, { gate: thinker.gate, stop });
  const chosen = await lent[0].ask('choose', found, question.seed);
  pool.giveBack(lent);
  return { ...found, move: question.legal[chosen] };
}

async function each<T, A>(asked: T[], answer: (one: T) => Promise<A>): Promise<A[]> {
  const found: A[] = [];
  for (const one of asked) found.push(await answer(one));
  return found;
}

const found = {
  choices: await each(given.choices, ({ question, level }) => thinker.choose(question, level, stop)),
  searches: await each(given.searches, search),
  hints: await each(given.hints, ({ question, level }) => thinker.hint(question, level, () => {}, stop)),
  games: await each(given.games, ({ finished, level }) => thinker.analyse(finished, level, () => {}, stop)),
};
process.stdout.write(JSON.stringify(found));
