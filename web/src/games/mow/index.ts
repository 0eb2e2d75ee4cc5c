import { action, type ActionButton, type Chip, type Fact, type GameView, type Sight } from '../../contract';
import { labelled } from '../../lib/labels';
import type { Said } from '../../messages';
import type { MowLead, MowView } from '../views';
import { cowArt, cowWords, fliesOf, HERDS, herdOf, isOver, printed, ways } from './cows';
import { scenes } from './scenes';
import Table from './Table.svelte';

/** A cow in hand by kind and place, or the player to be named. */
export interface Picked {
  kind?: number;
  at?: number;
  name?: number;
}

export type Seen = Sight<MowView, Picked>;

function buttons(s: Seen): ActionButton[] {
  if (s.legal.starting('name ').length) return [naming(s)];
  if (s.legal.has(action(s.schema, 'keep'))) return turning(s);
  return [
    ...adding(s),
    ...taking(s),
    ...s.legal.starting('pass').map((a) => ({ action: a, label: labelled(s, a), primary: true })),
  ];
}

/** The player picked, initially the neighbour. */
export function named(s: Pick<Seen, 'view' | 'picked'>): number {
  return s.picked?.name ?? s.view.preview.next.seat;
}

function naming(s: Seen): ActionButton {
  const chosen = action(s.schema, `name ${named(s)}`);
  return { action: chosen, label: labelled(s, chosen), primary: true };
}

/** Neither is red: both decide who comes next, and none is the usual one. */
function turning(s: Seen): ActionButton[] {
  return ['keep', 'turn'].map((move) => {
    const chosen = action(s.schema, move);
    const next = s.legal.lead<MowLead>(chosen)?.next;
    const herd = s.view.seats === 2 && next ? ` · ${HERDS[next.place]}` : '';
    return { action: chosen, label: `${s.words.say(`page-mow-${move}`)}${herd}` };
  });
}

/** One way: a red button. Several: one for each gap or end. */
function adding(s: Seen): ActionButton[] {
  if (s.picked?.kind === undefined) return [];
  const open = ways(s.schema, s.picked.kind).filter((a) => s.legal.has(a));
  return open.map((a) => ({
    action: a,
    label: open.length > 1 ? short(s, a) : played(s, a),
    primary: open.length === 1,
    way: open.length > 1,
  }));
}

export function played(s: Pick<Seen, 'schema' | 'words'>, a: number): string {
  const number = /^(\d+)\//.exec(s.schema.actions[a])?.[1];
  return number ? s.words.say('page-mow-play', { number }) : labelled(s, a);
}

function short(s: Seen, a: number): string {
  const [what, where] = s.schema.actions[a].split(' ');
  if (what === 'calf') return s.words.say(`page-mow-calf-${where}`);
  if (what !== 'slowpoke') return played(s, a);
  const [low, high] = where.split('-');
  return `${low} – ${high}`;
}

/** Several places for the cow that is picked. */
function prompt(s: Seen): string | null {
  return adding(s).length > 1 ? s.words.say('page-mow-where') : null;
}

function taking(s: Seen): ActionButton[] {
  const take = action(s.schema, 'take herd');
  if (!s.legal.has(take)) return [];
  const flies = fliesOf(s.schema, herdOf(s.schema, s.view, s.view.place));
  const only = s.legal.actions.length === 1;
  const brief = adding(s).length > 1 && s.words.say('page-mow-take-brief', { flies });
  const label =
    brief ||
    (s.view.seats === 2
      ? s.words.say('page-mow-take-of', { herd: HERDS[s.view.place], flies })
      : s.words.say('page-mow-take', { flies }));
  return [
    {
      action: take,
      label,
      primary: only,
      confirm: !only && s.view.deck_n === 0 ? s.words.say('page-mow-take-last', { flies }) : undefined,
    },
  ];
}

function chips({ view, words }: Seen): Chip[] {
  const found: Chip[] = [{ text: words.say('page-mow-round', { round: view.rounds + (isOver(view) ? 0 : 1) }) }];
  if (view.seats === 2) found.push({ text: words.say('page-mow-three-herds'), short: '' });
  found.push({ text: words.say('page-mow-target', { flies: view.target }), short: '' });
  if (view.deck_n === 0 && !isOver(view))
    found.push({ text: words.say('page-mow-last-herd'), short: '', tone: 'warn', icon: 'flag' });
  return found;
}

function panel(s: Seen, seat: number) {
  const { view, words } = s;
  const facts: Fact[] = [];
  if (view.eight_of === seat)
    facts.push({
      art: cowArt(s.schema, view.eight, view),
      text: String(printed(s.schema).numbers[view.eight]),
      label: words.say('page-mow-holds', { cow: words.line(cowWords(s.schema, view.eight)) }),
      tone: 'warn',
    });
  const sub = words.say('page-mow-holding', { cards: view.hand_n[seat], flies: view.stable[seat] });
  return {
    score: view.flies[seat],
    unit: words.say('page-mow-flies', { flies: view.flies[seat] }),
    of: view.target > 1 ? view.target : undefined,
    sub,
    facts,
  };
}

/** The cow in a line; a card back for what is taken or drawn. */
function picture(s: Seen, line: Said, step: { action: number } | null): string | null {
  const said = line.key === 'mow-at' ? (line.args.what as Said) : line;
  if (/-say-(start|add|acrobat|slowpoke|calf|mad)/.test(said.key) && step) return artOf(s, step.action);
  if (/-say-(take|pass)$/.test(said.key)) return 'mow-back-green';
  if (/-say-(keep|turn|name)/.test(said.key)) return 'arrow-turn';
  if (/-say-(count|round-end)$/.test(said.key)) return 'fly';
  if (/-winner$/.test(said.key)) return 'wreath';
  return null;
}

/** The cow that a move plays. */
export function cowOf(s: Pick<Seen, 'schema'>, a: number): number {
  const move = s.schema.actions[a];
  const kinds = s.schema.fields.find((field) => field.name === 'herd')!.names!;
  return kinds.findIndex((name) => move === name || move.startsWith(`${name} `));
}

function artOf(s: Seen, a: number): string | null {
  const kind = cowOf(s, a);
  return kind < 0 ? null : cowArt(s.schema, kind, s.view);
}

const mow: GameView<MowView, Picked> = {
  Table,
  chips,
  panel,
  buttons,
  prompt,
  picture,
  sources: ({ view, words }, seat) => [
    { label: words.say('page-mow-by-herds'), points: view.by_herds[seat] },
    { label: words.say('page-mow-by-hands'), points: view.by_hands[seat] },
  ],
  deal: (view) => view.rounds,
  held: ({ schema, legal }, key) => {
    const [kind, at] = key.split('-').map(Number);
    return { picked: { kind, at }, moves: ways(schema, kind).filter((a) => legal.has(a)) };
  },
  scenes,
  points: (view, seat) => view.flies[seat],
  fewest: true,
  hand: (own, schema, words) =>
    (own.my_hand ?? []).map((kind) => ({ id: cowArt(schema, kind, own), label: words.line(cowWords(schema, kind)) })),
  where: (s, action) => {
    const art = artOf(s, action);
    return art ? `.hand [data-card="${art}"]` : '';
  },
  help: (words) => [
    { art: 'mow-5-0', title: words.say('page-mow-help-number'), text: words.say('mow-r5') },
    {
      art: 'mow-9-3',
      title: words.say('page-mow-help-flies'),
      text: `${words.say('mow-r15')} ${words.say('mow-r17')}`,
    },
    { art: 'mow-closer-0', title: words.say('page-mow-help-closer'), text: words.say('mow-r6') },
    { art: 'mow-acrobat-9', title: words.say('page-mow-help-acrobat'), text: words.say('mow-r7') },
    { art: 'mow-slowpoke', title: words.say('page-mow-help-slowpoke'), text: words.say('mow-r8') },
    { art: 'arrow-turn', title: words.say('page-mow-help-arrow'), text: words.say('mow-r9') },
    { art: 'mow-yellow-calf', title: words.say('page-mow-help-calf'), text: words.say('mow-r10') },
    { art: 'mow-yellow-lean-7', title: words.say('page-mow-help-lean'), text: words.say('mow-r11') },
    { art: 'mow-yellow-milk-9', title: words.say('page-mow-help-milk'), text: words.say('mow-r12') },
    { art: 'mow-yellow-mad', title: words.say('page-mow-help-mad'), text: words.say('mow-r13') },
    { art: 'mow-yellow-closer-16', title: words.say('page-mow-help-yellow'), text: words.say('mow-r14') },
  ],
};

export default mow;
