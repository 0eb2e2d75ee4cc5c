import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROFILES } from '../src/games/profiles';
import { rulesAbout } from '../src/lib/symbols';
import { explain } from '../src/lib/tip';
import { LANGUAGES, loadWords } from '../src/words';

const drawings = readdirSync('src/art')
  .filter((name) => name.endsWith('.svg'))
  .flatMap((name) => [...readFileSync(`src/art/${name}`, 'utf8').matchAll(/<symbol id="([^"]+)"/g)])
  .map((found) => found[1]);
const games = Object.keys(PROFILES);

test.each(games)(
  'what explains a symbol of %s is a rule, in every language, about a drawing that exists',
  async (game) => {
    const told = [...PROFILES[game].drawings, ...PROFILES[game].places].flatMap(([, ...messages]) => messages);
    for (const language of LANGUAGES) {
      const words = await loadWords(language, [game]);
      expect(told.filter((message) => !words.has(`${game}-${message}`))).toEqual([]);
    }
    const idle = PROFILES[game].drawings.filter(([pattern]) => !drawings.some((drawing) => pattern.test(drawing)));
    expect(idle).toEqual([]);
  },
);

test('a card is explained by the rule about it, with its number', async () => {
  const words = await loadWords('en', ['mow']);
  expect(rulesAbout(words, 'mow', 'mow-acrobat-7')[0]).toEqual({ number: 'R7', text: words.say('mow-r7') });
  expect(rulesAbout(words, 'mow', 'i-home')).toEqual([]);
});

test('a long press explains a card and does not play it', async () => {
  const words = await loadWords('en', ['mow']);
  document.body.innerHTML =
    '<div id="table"><button aria-label="acrobat 7"><svg><use href="#mow-acrobat-7" /></svg></button></div>';
  const [table, card] = [document.querySelector<HTMLElement>('#table')!, document.querySelector('button')!];
  let played = 0;
  card.onclick = () => played++;
  const action = explain(table, { words, game: 'mow' });
  const press = (kind: string) =>
    card.dispatchEvent(
      Object.assign(new MouseEvent(kind, { bubbles: true, cancelable: true }), { pointerType: 'touch' }),
    );
  press('pointerdown');
  await expect
    .poll(() => document.querySelector<HTMLElement>('#tip')?.innerText ?? document.querySelector('#tip')?.textContent)
    .toContain('R7');
  press('pointerup');
  card.click();
  expect(played).toBe(0);
  card.click();
  expect(played).toBe(1);
  action.destroy();
});
