import { type ActionButton, type Fact, type GameView, type PanelInfo, type Sight } from '../../contract';
import { labelled } from '../../lib/labels';
import type { Said } from '../../messages';
import { artOf } from '../rudi/cards';
import { NONE, type QuartettView } from '../views';
import { asked, cardArt, cardWords, heldBy } from './cards';
import { scenes } from './scenes';
import Table from './Table.svelte';

/** Whom to ask, and for what; either may still be open. */
export interface Picked {
  who: number | null;
  card: number | null;
}

type Seen = Sight<QuartettView, Picked>;

/** The requests still possible with what is picked. */
export function requests(s: Pick<Seen, 'schema' | 'legal'>, picked: Picked | null): number[] {
  return s.legal.actions.filter((move) => {
    const { who, card } = asked(s.schema, move);
    return (picked?.who ?? who) === who && (picked?.card ?? card) === card;
  });
}

/** With the card chosen, a button for everybody who may be asked; with both, the red one. */
function buttons(s: Seen): ActionButton[] {
  if (!s.picked || s.picked.card === null) return [];
  const moves = requests(s, s.picked);
  if (moves.length === 1) return [{ action: moves[0], label: labelled(s, moves[0]), primary: true }];
  return moves.map((move) => ({
    action: move,
    label: s.words.say('page-quartett-ask-who', { who: s.names[asked(s.schema, move).who] }),
  }));
}

function panel({ view, words }: Seen, seat: number): PanelInfo {
  const facts: Fact[] = [
    {
      icon: 'cards',
      text: String(view.hand_n[seat]),
      label: words.say('page-cards-in-hand', { count: view.hand_n[seat] }),
    },
  ];
  const sets = view.laid.flatMap((owner, set) => (owner === seat ? [String(set + 1)] : []));
  if (sets.length)
    facts.push({
      icon: 'check',
      text: sets.join(' · '),
      label: words.say('page-quartett-sets-of', { sets: words.list(sets), count: sets.length }),
      tone: 'good',
      wide: true,
    });
  const sub = view.ending ? '' : !view.hand_n[seat] ? words.say('page-quartett-out') : '';
  return { score: view.points[seat], unit: words.say('page-quartett-sets', { count: view.points[seat] }), sub, facts };
}

function picture(_: Seen, line: Said): string | null {
  if (/-(hit|miss)$/.test(line.key)) return artOf(line.args.card as Said);
  if (line.key === 'quartett-say-set') return `rudi-red-${line.args.number}`;
  return /-end-|winner/.test(line.key) ? 'wreath' : null;
}

/** Long enough to be memorised. */
function pause(before: QuartettView, view: QuartettView): number {
  return view.requests > before.requests && view.last_set === NONE ? 950 : 0;
}

const quartett: GameView<QuartettView, Picked> = {
  Table,
  chips: ({ view, words }) => {
    const [laid, sets] = [view.laid.filter((owner) => owner !== NONE).length, view.laid.length];
    return [
      { text: words.say('page-quartett-laid', { laid, sets }), short: words.say('page-of', { done: laid, all: sets }) },
      { text: words.say('page-quartett-kind', { colours: view.colours }), short: '' },
    ];
  },
  panel,
  buttons,
  prompt: (s) =>
    s.picked && s.picked.card !== null && requests(s, s.picked).length > 1 ? s.words.say('page-quartett-whom') : null,
  picture,
  sources: ({ view, words }, seat) => [
    { label: words.say('page-quartett-by-deal'), points: view.by_deal[seat] },
    { label: words.say('page-quartett-by-asking'), points: view.by_asking[seat] },
  ],
  deal: () => 1,
  scenes,
  pause,
  points: (view, seat) => view.points[seat],
  hand: (own, schema, words) =>
    heldBy(schema, own).map((card) => ({ id: cardArt(schema, card), label: cardWords(schema, words, card) })),
  where: ({ schema }, action) => `[data-card="${asked(schema, action).card}"]`,
  help: (words) => [
    {
      art: 'rudi-green-5',
      title: words.say('page-quartett-help-ask'),
      text: `${words.say('quartett-r2')} ${words.say('quartett-r3')}`,
    },
    {
      art: 'rudi-blue-5',
      title: words.say('page-quartett-help-hit'),
      text: `${words.say('quartett-r4')} ${words.say('quartett-r5')}`,
    },
    {
      art: 'rudi-red-5',
      title: words.say('page-quartett-help-set'),
      text: `${words.say('quartett-r6')} ${words.say('quartett-r8')}`,
    },
    {
      art: 'rudi-back',
      title: words.say('page-quartett-help-out'),
      text: `${words.say('quartett-r7')} ${words.say('quartett-d4')}`,
    },
    { art: 'rudi-black-5', title: words.say('page-quartett-help-black'), text: words.say('quartett-d2') },
  ],
};

export default quartett;
