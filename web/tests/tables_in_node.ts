// Tables as the page runs them, for tests/test_local_tables.py: entries on standard input, what every seat is told of
// each on standard output, and the record at the end.
import { readFileSync } from 'node:fs';
import type { Entry } from '../src/local/entries';
import { bulletin, forSeats } from '../src/local/events';
import { LocalTable } from '../src/local/local_table';
import { Module } from '../src/local/module';
import { shelfOf } from './files';

interface Given {
  made: string;
  game: string;
  tables: { id: string; entries: Entry[] }[];
}

const given: Given = JSON.parse(readFileSync(0, 'utf8'));
const shelf = shelfOf(given.made);
const [made, house] = await Promise.all([shelf.game(given.game), shelf.house()]);
const found = [];
for (const { id, entries } of given.tables) {
  const table = new LocalTable(id, made, await Module.start(made.code, made.about), house);
  const events = entries.map((entry) => {
    table.apply(entry);
    return forSeats(bulletin(table, entry), [...table.chairs.keys()]);
  });
  found.push({ events, file: table.file() });
}
process.stdout.write(JSON.stringify(found));
