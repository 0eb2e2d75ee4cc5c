// What the linters do not ask of the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const WRITTEN = ['src/messages.ts', 'src/games/views.ts'];

/** Sources that people write, by path. */
function sources(...folders: string[]): [string, string][] {
  const inside = folders.flatMap((folder) => readdirSync(join(WEB, folder), { recursive: true, withFileTypes: true }));
  const beside = readdirSync(WEB, { withFileTypes: true });
  return [...inside, ...beside]
    .filter((entry) => entry.isFile() && /\.(ts|js|svelte|css|html|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !WRITTEN.includes(relative(WEB, path)) && !path.includes('/local/made/'))
    .map((path) => [relative(WEB, path), readFileSync(path, 'utf8')]);
}

test('no line is longer than 120 columns', () => {
  const long = sources('src', 'tests').flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => ([...line].length > 120 ? [`${path}:${i + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('every class with a style is on something', () => {
  const files = sources('src');
  const markup = files
    .filter(([path]) => !path.endsWith('.css'))
    .map(([, text]) => text.replace(/<style>[^]*<\/style>/, ''))
    .concat(readdirSync(join(WEB, 'src/art')).map((name) => readFileSync(join(WEB, 'src/art', name), 'utf8')))
    .join('\n');
  const words = new Set(markup.match(/[\w-]+/g));
  const counted = new Set(Array.from(markup.matchAll(/([\w-]+)\$?\{/g), ([, stem]) => stem)); // s{seat + 1}
  const isUsed = (name: string) => words.has(name) || counted.has(name.replace(/\d+$/, ''));
  const unused = files
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, text]) =>
      Array.from(text.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name)
        .filter((name) => !isUsed(name))
        .map((name) => `${path}: .${name}`),
    );
  expect([...new Set(unused)]).toEqual([]);
});

/** What only the rules may know; the page asks the view, the legal moves and their previews, or the schema. */
const RULES: [string, RegExp][] = [
  ['a phase or another thing with a name by its number', /\.(phase|arrow|last_way|discount|ending)\s*[!=]==?\s*\d/],
  ['moves by their number', /\b(action|move)\s*(%|[<>]=?)\s*\d/],
  ['cards, pigs, things by their number', /\b(kind|card|pig|thing|top)\s*(%|[-+*]|[<>]=?(?!\s*0\b))\s*\d/],
  ['numbers of cards, pigs, things made by counting', /\b\d+\s*\*\s*(kind|card|pig|thing)\b/],
  ['bits taken out of numbers', /\s(>>>?|&|\|)\s*\d/],
  ['the number that stands for nothing', /\b127\b/],
  ['a constant that is generated', /const (NONE|PHASE|PHASES|LEVELS|ANSWERS)\b/],
];

test.each(RULES)('no rules in the page: not %s', (_, pattern) => {
  const found = sources('src/games')
    .filter(([path]) => path.startsWith('src/games/'))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
