// What `farmyard.browser` has made for every game: module, description, words, and what a server would tell about it.
import type { GameCard, GameInfo, People } from '../messages';
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
}

const CODE = import.meta.glob<string>('./made/*.wasm', { query: '?url', import: 'default', eager: true });
const DATA = import.meta.glob<unknown>('./made/*.json', { import: 'default' });
const WORDS = import.meta.glob<Sayings>('./made/*.words.js');
/** Whether the build made what it takes to play this game here. */
export const isMade = (game: string): boolean => `./made/${game}.wasm` in CODE;

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
  const address = CODE[`./made/${game}.wasm`];
  const [about, answer] = await Promise.all([
    data<Description>(game),
    address ? fetch(address).catch(() => null) : null,
  ]);
  if (!answer?.ok) throw new Refusal('module-missing', { game });
  return { about, code: await compile(new Uint8Array(await answer.arrayBuffer()), about) };
}

const data = <T>(name: string) => part(DATA, `${name}.json`) as Promise<T>;

async function part<T>(from: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const read = from[`./made/${name}`];
  if (!read) throw new Refusal('module-missing', { game: name.split('.')[0] });
  return await read().catch(() => {
    throw new Refusal('module-missing', { game: name.split('.')[0] });
  });
}

export const assets: Shelf = {
  game: async (id) => {
    const [rules, words, info] = await Promise.all([rulesOf(id), part(WORDS, `${id}.words.js`), assets.info(id)]);
    return { ...rules, words, info };
  },
  info: (id) => data<GameInfo>(`${id}.info`),
  games: () => data<GameCard[]>('games'),
  people: () => data<People>('people'),
  house: () => data<House>('house'),
};
