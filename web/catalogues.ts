// The Fluent catalogues as the page loads them. A game has one file for each language, of which the page never wants
// all at once: the first page shows its title and tagline, a table what is said there, a lesson the words of lessons.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../src/farmyard/text/locales');
const MESSAGE = /^(?=-?[a-zA-Z][\w-]* *=)/m; // where one begins
const APART = /^(lesson|guide|habit)-/; // loaded by the pages that are about them
const UNSAID = /^lab-/; // in reports only

/** Catalogues by name: those of the folder, `lesson-…`, `guide-…` and `habit-…` of each game, `taglines` of all. */
export function catalogues(language: string): Record<string, string> {
  const found: Record<string, string> = {};
  const put = (name: string, text: string) => (found[name] = (found[name] ?? '') + text);
  for (const file of files(language)) {
    const name = file.replace('.ftl', '');
    const messages = readFileSync(join(FOLDER, language, file), 'utf8')
      .split(MESSAGE)
      .filter(isMessage);
    const ofGame = messages.some((message) => message.startsWith(`${name}-tagline `));
    for (const message of messages) put(ofGame ? part(name, message) : name, bare(message));
  }
  delete found[''];
  return found;
}

const files = (language: string) => readdirSync(join(FOLDER, language)).filter((file) => file.endsWith('.ftl'));
const isMessage = (text: string) => !text.startsWith('#');
const bare = (message: string) => `${message.replace(/^#.*\n?/gm, '').trimEnd()}\n`; // without comments

/** Where a message of a game belongs. */
function part(game: string, message: string): string {
  const key = message.split(/[ =]/, 1)[0];
  if (key === `${game}-tagline` || key === `page-title-${game}`) return 'taglines';
  const apart = APART.exec(key)?.[1];
  return UNSAID.test(key) ? '' : apart ? `${apart}-${game}` : game;
}

/** Serves and builds `virtual:words`: by language and name, what loads a catalogue. */
export function words(): Plugin {
  return {
    name: 'farmyard-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:words')) return;
      const [, language, name] = id.split('/');
      if (!language) return listed();
      for (const file of files(language)) this.addWatchFile(join(FOLDER, language, file));
      return `export default ${JSON.stringify(catalogues(language)[name])};`;
    },
  };
}

function listed(): string {
  const languages = readdirSync(FOLDER).map((language) => {
    const loads = Object.keys(catalogues(language)).map(
      (name) => `'${name}': () => import('virtual:words/${language}/${name}')`,
    );
    return `${language}: {${loads}}`;
  });
  return `export default {${languages}};`;
}
