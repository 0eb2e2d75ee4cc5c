// The log has one entry a move; many of a kind are one, and what the outcome tells is not told twice.
import { beforeAll, expect, test } from 'vitest';
import type { Step } from '../src/contract';
import { entriesOf } from '../src/frame/entries';
import { loadGame } from '../src/games';
import type { Said } from '../src/messages';
import type { LogLine } from '../src/table.svelte';
import { loadWords, type Words } from '../src/words';

const NAMES = ['Anna', 'Tilda'];
let words: Words;
beforeAll(async () => (words = (await loadWords('en', ['saumaumau', 'rudi', 'happypigs'])).with(NAMES)));

/** Moves of a seat, each with its lines, as the table notes them. */
function lines(...moves: [seat: number, ...said: Said[]][]): LogLine[] {
  return moves.flatMap(([seat, ...said], frame) => {
    const step: Step = { seat, action: 0, lines: said };
    return said.map((one, i) => ({ n: frame, frame, said: one, step, first: i === 0 }));
  });
}

const told = async (game: 'saumaumau' | 'rudi' | 'happypigs', log: LogLine[]) =>
  entriesOf(log, await loadGame(game)).map(({ sentences }) => sentences.map((said) => words.tell(said)).join(' '));

const said = (key: string, args: Record<string, unknown>): Said => ({ key, args });
const by = (seat: number) => ({ who: { seat } });
const sold = (size: string, dollars: number) =>
  said('happypigs-say-sell', { ...by(1), pig: said(`happypigs-pig-${size}`, {}), dollars });

test('pigs sold one after the other are one entry, with all the money', async () => {
  const log = lines([1, sold('large', 15)], [1, sold('small', 6)], [1, sold('small', 6)]);
  expect(await told('happypigs', log)).toEqual(['Tilda sells 3 pigs: $27.']);
  expect(entriesOf(log, await loadGame('happypigs'))[0].frame).toBe(2);
});

test('what another farmer sells is told on its own', async () => {
  const other = said('happypigs-say-sell', { ...by(0), pig: said('happypigs-pig-large', {}), dollars: 15 });
  expect(await told('happypigs', lines([1, sold('large', 15)], [0, other]))).toHaveLength(2);
});

test('a card and the pig that runs for it are one entry', async () => {
  const card = said('saumaumau-card', { colour: said('saumaumau-colour-beige', {}), symbol: '4' });
  const pig = said('saumaumau-pig-beige', {});
  const log = lines([0, said('saumaumau-say-play', { ...by(0), card }), said('saumaumau-say-run', { pig, space: 4 })]);
  const [entry, ...more] = await told('saumaumau', log);
  expect(more).toEqual([]);
  expect(entry).toContain('The beige pig runs to space 4.');
});

test('who lays a card is forgotten once the next thing happens', async () => {
  const log = lines([0, said('rudi-say-lay', by(0))], [1, said('rudi-say-lay', by(1))]);
  expect(await told('rudi', log)).toEqual(['Tilda lays a card.']);
});
