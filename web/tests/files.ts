// What `farmyard.browser` has made, read from a folder: the shelf of tests.
import { readFileSync } from 'node:fs';
import { compile, type Description } from '../src/local/module';
import type { Sayings } from '../src/local/rulebook';
import type { Made, Shelf } from '../src/local/shelf';

export function shelfOf(folder: string): Shelf {
  const data = <T>(name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T;
  const known = new Map<string, Promise<Made>>();
  async function read(id: string): Promise<Made> {
    const about = data<Description>(id);
    const code = await compile(new Uint8Array(readFileSync(`${folder}/${id}.wasm`)), about);
    const words = (await import(/* @vite-ignore */ `${folder}/${id}.words.js`)) as Sayings;
    return { about, code, words, info: data(`${id}.info`) };
  }
  return {
    game: (id) => known.get(id) ?? known.set(id, read(id)).get(id)!,
    info: async (id) => data(`${id}.info`),
    games: async () => data('games'),
    people: async () => data('people'),
    house: async () => data('house'),
    days: async (id) => data(`${id}.days`),
  };
}
