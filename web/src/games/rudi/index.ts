import { type ActionButton, type Fact, type GameView, type PanelInfo, type Sight } from '../../contract';
import { labelled } from '../../lib/labels';
import { screen } from '../../lib/screen.svelte';
import type { Said } from '../../messages';
import { RUDI, type RudiView } from '../views';
import { artOf, cardArt, cardWords, giving, laying, SILKS, valueOf } from './cards';
import { scenes } from './scenes';
import Table from './Table.svelte';

/** A card in one's own hand. */
export type Picked = number;

type Seen = Sight<RudiView, Picked>;

/** The move that the picked card makes: it is laid, or given away. */
export function moveOf(s: Pick<Seen, 'schema' | 'legal'>, card: number): number | null {
  return [laying(s.schema, card), giving(s.schema, card)].find((a) => s.legal.has(a)) ?? null;
}

function buttons(s: Seen): ActionButton[] {
  const move = s.picked === null ? null : moveOf(s, s.picked);
  return move === null ? [] : [{ action: move, label: labelled(s, move), primary: true }];
}

/** The values of the cards that a seat can still lay, as everybody knows (D9). */
export function leftOf(schema: Seen['schema'], view: RudiView, seat: number): number[] {
  const gone = view.aside[seat].slice(0, view.aside_n[seat]);
  return view.owned[seat]
    .filter((card) => !gone.includes(card))
    .sort((a, b) => valueOf(schema, a) - valueOf(schema, b));
}

function panel({ schema, view, words, act, aids }: Seen, seat: number): PanelInfo {
  const held = view.hand_n[seat] - view.ready[seat];
  const known = aids || view.open_aside ? leftOf(schema, view, seat).map((card) => valueOf(schema, card)) : null;
  const count = words.say('page-cards-in-hand', { count: held });
  const facts: Fact[] =
    known && !screen.phone
      ? [
          {
            icon: 'cards',
            text: known.join(' '),
            label: words.say('page-rudi-left', { values: words.list(known.map(String)) }),
          },
        ]
      : [{ icon: 'cards', text: String(held), label: count }];
  if (view.ready[seat])
    facts.push({
      icon: 'check',
      text: screen.phone || known ? undefined : words.say('page-rudi-ready'),
      label: words.say('page-rudi-has-chosen'),
      tone: 'good',
    });
  else if (act.includes(seat) && !known)
    facts.push({
      text: words.say(view.phase === RUDI.phase.give ? 'page-rudi-exchanges' : 'page-rudi-choosing'),
      label: words.say(view.phase === RUDI.phase.give ? 'page-rudi-exchanges' : 'page-rudi-still-choosing'),
      wide: true,
    });
  const leads = view.pigs[seat] > 0 && view.pigs[seat] === Math.max(...view.pigs.slice(0, view.seats));
  const laps = view.finish / view.lap;
  const sub =
    view.target > 1
      ? words.say('page-rudi-won', { count: view.wins[seat] })
      : laps > 1
        ? words.say('page-rudi-lap', { lap: Math.min(laps, Math.floor(view.pigs[seat] / view.lap) + 1), laps })
        : '';
  if (leads) facts.push({ art: 'wreath', label: words.say('page-rudi-leads'), wide: true });
  return { score: view.pigs[seat], unit: words.say('page-rudi-of', { finish: view.finish }), sub, facts };
}

/** The card in a line: what was laid, taken, or the pig that ran. */
function picture(_: Seen, line: Said): string | null {
  const pig = (who: unknown) => `racepig-${SILKS[(who as { seat: number }).seat]}`;
  if (line.key === 'rudi-say-my-lay') return artOf(line.args.card as Said);
  if (line.key === 'rudi-say-exchange') return artOf(line.args.taken as Said);
  if (line.key === 'rudi-say-lay' || line.key === 'rudi-say-take-back' || line.key === 'rudi-say-reshuffle')
    return 'rudi-back';
  if (line.key === 'rudi-say-run' || line.key === 'rudi-say-swap') return pig(line.args.who);
  if (line.key === 'rudi-say-special') return artOf(line.args.card as Said);
  if (/-end-|winner/.test(line.key)) return 'wreath';
  return null;
}

function chips({ view, words }: Seen) {
  const tricks = view.hand_n[0] + view.aside_n[0];
  const trick = words.say('page-rudi-trick', { trick: Math.min(tricks, view.aside_n[0] + 1), tricks });
  if (view.target === 1)
    return [{ text: trick, short: words.say('page-of', { done: Math.min(tricks, view.aside_n[0] + 1), all: tricks }) }];
  return [
    { text: words.say('page-rudi-race', { race: view.race + 1 }) },
    { text: words.say('page-rudi-first-to', { target: view.target }), short: '' },
    { text: trick, short: '' },
  ];
}

const rudi: GameView<RudiView, Picked> = {
  Table,
  chips,
  panel,
  buttons,
  picture,
  passing: ({ key }) => key === 'rudi-say-lay' || key === 'rudi-say-my-lay',
  sources: ({ view, words }, seat) => [
    { label: words.say('page-rudi-by-cards'), points: view.by_cards[seat] },
    { label: words.say('page-rudi-by-swaps'), points: view.by_swaps[seat] },
  ],
  deal: (view) => view.race,
  scenes,
  points: (view, seat) =>
    (view.target > 1 && !view.ending
      ? view.wins[seat] * view.finish
      : (view.wins[seat] - (view.ending ? view.last_winner[seat] : 0)) * view.finish) + view.pigs[seat],
  hand: (own, schema, words) =>
    (own.my_hand ?? []).map((card) => ({ id: cardArt(schema, card), label: cardWords(schema, words, card) })),
  where: ({ schema }, action) =>
    `.hand [data-card="rudi-${schema.actions[action].replace('give ', '').replace(' ', '-')}"]`,
  help: (words) => [
    {
      art: 'rudi-blue-8',
      title: words.say('page-rudi-help-highest'),
      text: `${words.say('rudi-r3')} ${words.say('rudi-r4')}`,
    },
    {
      art: 'racepig-yellow',
      title: words.say('page-rudi-help-swap'),
      text: `${words.say('rudi-r7')} ${words.say('rudi-r8')}`,
    },
    { art: 'space-special', title: words.say('page-rudi-help-special'), text: words.say('rudi-r9') },
    {
      art: 'rudi-black-9',
      title: words.say('page-rudi-help-black'),
      text: `${words.say('rudi-r2')} ${words.say('rudi-r10')}`,
    },
    {
      art: 'rudi-back',
      title: words.say('page-rudi-help-back'),
      text: `${words.say('rudi-r5')} ${words.say('rudi-r6')}`,
    },
    { art: 'wreath', title: words.say('page-rudi-help-finish'), text: words.say('rudi-r13') },
  ],
};

export default rudi;
