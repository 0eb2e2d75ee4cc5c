import { action, type ActionButton, type Fact, type GameView, type Sight } from '../../contract';
import { labelled } from '../../lib/labels';
import type { Said } from '../../messages';
import { NONE, type SaumaumauLead, type SaumaumauView } from '../views';
import { cardArt, cardWords, isBauer, kindOf, PIGS, pigOf, plays, printed } from './cards';
import { scenes } from './scenes';
import Table from './Table.svelte';

/** A card in hand, by kind and place. */
export interface Picked {
  kind: number;
  at: number;
}

type Seen = Sight<SaumaumauView, Picked>;

function buttons(s: Seen): ActionButton[] {
  const name = (a: number) => s.schema.actions[a];
  const draw = action(s.schema, 'draw');
  const rest: ActionButton[] = s.legal.has(draw)
    ? [
        {
          action: draw,
          label: s.view.pending ? s.words.say('page-saumaumau-draw', { count: s.view.pending }) : labelled(s, draw),
          icon: 'cards',
        },
      ]
    : [];
  if (s.legal.starting('pull ').length)
    return [
      ...s.legal.starting('pull ').map((a) => ({
        action: a,
        label: s.words.say(`saumaumau-colour-${PIGS[pigOf(name(a))]}`),
        art: `pig-${PIGS[pigOf(name(a))]}-face`,
      })),
      ...s.legal.starting('done').map((a) => ({ action: a, label: labelled(s, a) })),
    ];
  if (s.legal.starting('no bet').length)
    return [
      ...s.legal.starting('bet ').map((a) => ({
        action: a,
        label: s.words.say(`saumaumau-colour-${PIGS[pigOf(name(a))]}`),
        art: `bet-${PIGS[pigOf(name(a))]}`,
      })),
      ...s.legal.starting('no bet').map((a) => ({ action: a, label: keeping(s, a) })),
    ];
  if (s.legal.starting('object').length)
    return [
      ...s.legal.starting('object').map((a) => ({ action: a, label: labelled(s, a), primary: true })),
      ...s.legal.starting('let pass').map((a) => ({ action: a, label: labelled(s, a) })),
    ];
  if (!s.picked) {
    const only = rest.length && s.legal.actions.length === 1;
    return [
      ...rest.map((b) => ({ ...b, primary: !!only })),
      ...s.legal.starting('pass').map((a) => ({ action: a, label: labelled(s, a), primary: true })),
    ];
  }
  const ways = plays(s.schema, s.picked.kind).filter((a) => s.legal.has(a));
  return [...playing(s, ways), ...rest];
}

/** One way: a red button. Several: a button for each pig or colour; with “Mau” first if due. */
function playing(s: Seen, ways: number[]): ActionButton[] {
  const loud = ways.filter((a) => s.schema.actions[a].endsWith(' mau'));
  const quiet = ways.filter((a) => !loud.includes(a));
  if (ways.length === 1) return [{ action: ways[0], label: labelled(s, ways[0]), primary: true }];
  if (loud.length === 1 && quiet.length === 1)
    return [
      { action: loud[0], label: s.words.say('page-saumaumau-play-mau'), primary: true },
      { action: quiet[0], label: s.words.say('page-saumaumau-play-quiet') },
    ];
  const named = (a: number, mau: boolean): ActionButton => {
    const pig = PIGS[pigOf(s.schema.actions[a])];
    const colour = s.words.say(`saumaumau-colour-${pig}`);
    return {
      action: a,
      label: mau ? s.words.say('page-saumaumau-mau', { colour }) : colour,
      art: `pig-${pig}-face`,
      way: true,
    };
  };
  return loud.length
    ? [...loud.map((a) => named(a, true)), ...quiet.map((a) => ({ ...named(a, false), way: false }))]
    : quiet.map((a) => named(a, false));
}

/** Without a new bet the old one stays where it is. */
function keeping(s: Seen, a: number): string {
  const points = s.legal.lead<SaumaumauLead>(a)?.points;
  if (points === undefined) return s.words.say('page-saumaumau-no-bet-now');
  return s.words.say('page-saumaumau-keep', {
    colour: s.words.say(`saumaumau-colour-${PIGS[s.view.my_bet!]}`),
    points,
  });
}

/** What a bet would be worth; no question about cards that one does not hold; the Bauer's colour, Schlappi's pig. */
function prompt(s: Seen): string | null {
  const [bet] = s.legal.starting('bet ');
  const points = bet === undefined ? undefined : s.legal.lead<SaumaumauLead>(bet)?.points;
  if (points !== undefined)
    return s.words.say(s.view.my_bet === NONE ? 'page-saumaumau-bet-worth' : 'page-saumaumau-change-worth', { points });
  if (s.view.pending && s.legal.actions.length === 1 && s.legal.starting('draw').length)
    return s.words.say('page-saumaumau-must-draw', { count: s.view.pending });
  if (!s.picked || plays(s.schema, s.picked.kind).filter((a) => s.legal.has(a)).length < 2) return null;
  return s.words.say(isBauer(s.schema, s.picked.kind) ? 'page-saumaumau-which-colour' : 'page-saumaumau-which-pig');
}

function panel(s: Seen, seat: number) {
  const { view, words } = s;
  const place = view.strip.indexOf(seat);
  const mine = seat === s.seat && view.my_bet !== undefined && view.my_bet !== NONE;
  const facts: Fact[] = [
    {
      icon: 'cards',
      text: String(view.hand_n[seat]),
      label: words.say('page-cards-in-hand', { count: view.hand_n[seat] }),
    },
  ];
  if (place >= 0)
    facts.push({
      art: mine ? `bet-${PIGS[view.my_bet!]}` : 'bet-back',
      seat,
      text: words.say('page-place', { place: place + 1 }),
      label: words.say(mine ? 'page-saumaumau-my-bet' : 'page-saumaumau-bet', {
        place: place + 1,
        points: printed(s.schema).bets[place],
        pig: mine ? words.say(`saumaumau-pig-${PIGS[view.my_bet!]}`) : '',
      }),
    });
  else facts.push({ text: words.say('page-saumaumau-no-bet'), label: words.say('page-saumaumau-no-bet'), wide: true });
  if (seat === view.starter)
    facts.push({ art: 'start-player', label: words.say('page-saumaumau-starter'), wide: true });
  return { score: view.points[seat], unit: words.say('page-points', { count: view.points[seat] }), facts };
}

/** The card in a line: what was played, what is on the strip, a card back for what was drawn. */
function picture(_: Seen, line: Said): string | null {
  const card = line.args.card as Said | undefined;
  if (line.key === 'saumaumau-say-play' && card) return artOfLine(card);
  if (/-(draw|my-draw|reshuffle)$/.test(line.key)) return 'smm-back';
  if (/-(bet|no-bet|bet-pays|bet-fails)$/.test(line.key)) return pigIn(line, 'bet') ?? 'bet-back';
  if (/-my-bet$/.test(line.key)) return pigIn(line, 'bet');
  if (/-(run|pull)$/.test(line.key)) return pigIn(line, 'pig', '-face');
  if (/-end-|winner/.test(line.key)) return 'wreath';
  return null;
}

function artOfLine(card: Said): string {
  if (card.key.endsWith('bauer')) return 'smm-bauer';
  const colour = (card.args.colour as Said).key.split('-').pop();
  if (card.key.endsWith('schlappi')) return `smm-${colour}-schlappi`;
  return `smm-${colour}-${String(card.args.symbol).toLowerCase().replace('+2', 'p2')}`;
}

function pigIn(line: Said, prefix: string, suffix = ''): string | null {
  const pig = line.args.pig as Said | undefined;
  return pig ? `${prefix}-${pig.key.split('-').pop()}${suffix}` : null;
}

const saumaumau: GameView<SaumaumauView, Picked> = {
  Table,
  chips: ({ schema, view, words }) => {
    const { races } = printed(schema);
    return [
      {
        text: words.say('page-race', { race: view.race + 1, races }),
        short: words.say('page-of', { done: view.race + 1, all: races }),
        dots: [view.race + 1, races],
      },
      { text: words.say('page-saumaumau-wreath', { space: view.goal }), short: '', art: 'wreath' },
    ];
  },
  panel,
  buttons,
  prompt,
  picture,
  sources: ({ view, words }, seat) => [
    { label: words.say('page-saumaumau-by-bets'), points: view.by_bets[seat] },
    { label: words.say('page-saumaumau-by-hand'), points: view.by_hand[seat] },
    { label: words.say('page-saumaumau-by-wreath'), points: view.by_wreath[seat] },
  ],
  points: (view, seat) => view.points[seat],
  deal: (view) => view.race,
  held: ({ schema, legal }, key) => {
    const [kind, at] = key.split('-').map(Number);
    return { picked: { kind, at }, moves: plays(schema, kind).filter((a) => legal.has(a)) };
  },
  scenes,
  pause: (before, view) => (view.pigs.some((space, pig) => space !== before.pigs[pig]) ? 700 : 0),
  hand: (own, schema, words) =>
    (own.my_hand ?? []).map((kind) => ({ id: cardArt(schema, kind), label: cardWords(schema, words, kind) })),
  where: ({ schema }, action) => {
    const kind = kindOf(schema, action);
    return kind === null ? '' : `.hand [data-card="${cardArt(schema, kind)}"]`;
  },
  help: (words) => [
    { art: 'smm-black-4', title: words.say('page-saumaumau-help-number'), text: words.say('saumaumau-r8') },
    { art: 'smm-brown-x', title: words.say('page-saumaumau-help-x'), text: words.say('saumaumau-r9') },
    {
      art: 'smm-beige-p2',
      title: words.say('page-saumaumau-help-plus-two'),
      text: `${words.say('saumaumau-r10')} ${words.say('saumaumau-r11')}`,
    },
    { art: 'smm-pink-schlappi', title: words.say('page-saumaumau-help-schlappi'), text: words.say('saumaumau-r13') },
    { art: 'smm-bauer', title: words.say('page-saumaumau-help-bauer'), text: words.say('saumaumau-r14') },
    {
      art: 'bet-black',
      title: words.say('page-saumaumau-help-bet'),
      text: `${words.say('saumaumau-r15')} ${words.say('saumaumau-r20')}`,
    },
    { art: 'wreath', title: words.say('page-saumaumau-help-wreath'), text: words.say('saumaumau-r17') },
  ],
  auto: (s) =>
    s.settings.draw && s.legal.actions.length === 1 && s.legal.starting('draw').length ? s.legal.actions[0] : null,
};

export default saumaumau;
