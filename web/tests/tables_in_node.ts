// Tables as the page runs them, for tests/test_local_tables.py: entries on standard input, what every seat is told of
// each on standard output, and the record at the end; and how many views could not be rebuilt from their messages.
import { readFileSync } from 'node:fs';
import type { Entry } from '../src/local/entries';
import { bulletin, forSeats } from '../src/local/events';
import { LocalTable } from '../src/local/local_table';
import { Module } from '../src/local/module';
import { bytesOf } from '../src/local/rebuilt';
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

/** Seats whose view, as a message holds it, does not have the bytes that their computer player would read. */
const unlike = ({ look }: LocalTable) =>
  look?.views.filter(({ own, bytes }) => {
    const sent = JSON.parse(JSON.stringify({ ...look.open, ...own }));
    return Buffer.compare(bytesOf(made.about.view, made.info, sent), bytes) !== 0;
  }).length ?? 0;

for (const { id, entries } of given.tables) {
  const table = new LocalTable(id, made, await Module.start(made.code, made.about), house);
  let different = 0;
  const events = entries.map((entry) => {
    table.apply(entry);
    different += unlike(table);
    return forSeats(bulletin(table, entry), [...table.chairs.keys()]);
  });
  found.push({ events, file: table.file(), different });
}
process.stdout.write(JSON.stringify(found));
