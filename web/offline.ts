// The service worker knows every file of the build, with hash and size, so that the page works without a connection.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// among them letters that none of our languages has
const NOT_NEEDED = /cyrillic|vietnamese|hebrew|robots\.txt|favicon\.ico|worker\.js/;
const FIRST = // what the first page is made of
  /^(index\.html|icon|farmyard\.webmanifest|assets\/(index|frame|home|games|people|\w+-latin-wght)-)/;
const SAID = /^assets\/(common|taglines|bots|server|local|page)-/; // there, in every language

/** A file as the worker lists it: path, hash, bytes, whether the first page needs it. */
type Listed = [string, string, number, 0 | 1];

export function offline(): Plugin {
  return {
    name: 'farmyard-offline',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir!.length + 1))
        .filter((name) => !NOT_NEEDED.test(name))
        .sort()
        .map((name) => listed(dir!, name));
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry)!.fileName;
      const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
      writeFileSync(
        join(dir!, 'worker.js'),
        source
          .replace("'/* files */'", `[\n${files.map((file) => JSON.stringify(file)).join(',\n')}\n]`)
          .replace('/* entry */', entry)
          .replace('/* version */', digest(source + JSON.stringify(files), 'hex').slice(0, 12)),
      );
    },
  };
}

function listed(folder: string, name: string): Listed {
  const bytes = readFileSync(join(folder, name));
  return [
    name === 'index.html' ? './' : name,
    `sha256-${digest(bytes, 'base64')}`,
    bytes.length,
    FIRST.test(name) || SAID.test(name) ? 1 : 0,
  ];
}

const digest = (of: string | Buffer, as: 'hex' | 'base64') => createHash('sha256').update(of).digest(as);
