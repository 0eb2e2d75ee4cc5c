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
    .filter((entry) => entry.isFile() && /\.(ts|js|svelte|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !WRITTEN.includes(relative(WEB, path)))
    .map((path) => [relative(WEB, path), readFileSync(path, 'utf8')]);
}

test('no line is longer than 120 columns', () => {
  const long = sources('src', 'tests').flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => ([...line].length > 120 ? [`${path}:${i + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
