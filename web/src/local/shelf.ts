// What `farmyard.browser` has made for every game: module, description, words, and what a server would tell about it.
import type { GameCard, GameInfo, People } from '../messages';
import type { Calendar } from './days';
import { compile, type Description } from './module';
import { Refusal } from './refusal';
import type { Sayings } from './rulebook';

/** What every table of the house uses. */
export interface House {
  bot_names: string[];
  aliases: Record<string, string>;
  advisers: string[];
}

/** Everything about one game. */
export interface Made {
  about: Description;
  code: WebAssembly.Module;
  words: Sayings;
  info: GameInfo;
}

/** Where the pieces come from: the page's own assets, or a test's files. */
export interface Shelf {
  game(id: string): Promise<Made>;
  /** Only what describes it. */
  info(id: string): Promise<GameInfo>;
  games(): Promise<GameCard[]>;
  people(): Promise<People>;
  house(): Promise<House>;
  /** Of the deal of the day. */
  days(game: string): Promise<Calendar>;
}

const CODE = import.meta.glob<string>('./made/*.wasm', { query: '?url', import: 'default', eager: true });
const DATA = import.meta.glob<unknown>('./made/*.json', { import: 'default' });
const WORDS = import.meta.glob<Sayings>('./made/*.words.js');
const isOurs = (game: string): boolean => `./made/${game}.wasm` in CODE;

/** Other people's games: `farmyard site` puts them into a folder beside the page. */
let beside = '';
let listed: Promise<GameCard[]> | null = null;
const others = new Set<string>();
export function lookInto(folder: string): void {
  beside = folder;
}

/** None if they cannot be read: our own are there nevertheless. */
function otherGames(): Promise<GameCard[]> {
  listed ??= beside ? (fromBeside('games.json') as Promise<GameCard[]>).catch(forget) : Promise.resolve([]);
  return listed.then((found) => {
    for (const { id } of found) others.add(id);
    return found;
  });
}

function forget(): GameCard[] {
  listed = null; // offline, perhaps: the next one who asks tries again
  return [];
}

async function fromBeside(file: string): Promise<unknown> {
  const answer = await fetch(`${beside}${file}`);
  if (!answer.ok) throw Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** Whether there is what it takes to play this game here. */
export const isMade = (game: string): boolean => isOurs(game) || others.has(game);

const known = new Map<string, Promise<{ about: Description; code: WebAssembly.Module }>>();

/** The rules alone, compiled once: also for a worker. */
export function rulesOf(game: string): Promise<{ about: Description; code: WebAssembly.Module }> {
  if (!known.has(game)) {
    const coming = fetchRules(game);
    coming.catch(() => known.delete(game)); // offline, perhaps: the next one who asks tries again
    known.set(game, coming);
  }
  return known.get(game)!;
}

async function fetchRules(game: string): Promise<{ about: Description; code: WebAssembly.Module }> {
  if (!isOurs(game)) await otherGames();
  const address = isOurs(game) ? CODE[`./made/${game}.wasm`] : isMade(game) ? `${beside}${game}.wasm` : '';
  const [about, answer] = await Promise.all([
    data<Description>(game),
    address ? fetch(address).catch(() => null) : null,
  ]);
  if (!answer?.ok) throw new Refusal('module-missing', { game });
  return { about, code: await compile(new Uint8Array(await answer.arrayBuffer()), about) };
}

const data = <T>(name: string) => part(DATA, `${name}.json`, fromBeside) as Promise<T>;
const words = (game: string) =>
  part(WORDS, `${game}.words.js`, (file) => import(/* @vite-ignore */ `${beside}${file}`) as Promise<Sayings>);

/** A file of the build, or one that lies beside the page. */
async function part<T>(
  ours: Record<string, () => Promise<T>>,
  name: string,
  theirs: (name: string) => Promise<T>,
): Promise<T> {
  const read = ours[`./made/${name}`];
  const [game] = name.split('.');
  if (!read) await otherGames();
  if (!read && !others.has(game)) throw new Refusal('module-missing', { game });
  return await (read ? read() : theirs(name)).catch(() => {
    throw new Refusal('module-missing', { game });
  });
}

export const assets: Shelf = {
  game: async (id) => {
    const [rules, said, info] = await Promise.all([rulesOf(id), words(id), assets.info(id)]);
    return { ...rules, words: said, info };
  },
  info: (id) => data<GameInfo>(`${id}.info`),
  games: async () => (await Promise.all([data<GameCard[]>('games'), otherGames()])).flat(),
  people: () => data<People>('people'),
  house: () => data<House>('house'),
  days: (id) => data<Calendar>(`${id}.days`),
};
