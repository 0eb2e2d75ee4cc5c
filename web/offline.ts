// The service worker knows every file of the build, so that rules and lessons can be read without a connection.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TOLD = [
  '/api/games',
  '/api/people',
  ...['saumaumau', 'rudi', 'quartett', 'mow', 'happypigs'].map((game) => `/api/games/${game}`),
];
const ALWAYS = ['/', '/icon.svg', '/icon-192.png', '/farmyard.webmanifest'];
const NOT_OURS = /cyrillic|vietnamese/; // letters that none of our languages has

export function offline(): Plugin {
  return {
    name: 'farmyard-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !NOT_OURS.test(name))
        .sort();
      const files = [...ALWAYS, ...TOLD, ...made.map((name) => `/${name}`)];
      const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
      const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12);
      const text = files.map((file) => JSON.stringify(file)).join(', ');
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source.replace('/* files */', text).replace('/* version */', version),
      });
    },
  };
}
