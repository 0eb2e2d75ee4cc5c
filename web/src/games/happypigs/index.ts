import { action, type ActionButton, type Chip, type Fact, type GameView, type Sight } from '../../contract';
import { labelled } from '../../lib/labels';
import type { Said } from '../../messages';
import { HAPPYPIGS, NONE, type HappypigsLead, type HappypigsView } from '../views';
import { seriesOf } from './bench';
import { countPigs, kindOf, kindsOf, pigArt, printed, seasonCard, THINGS, thingArt, TOOLS, WORKS } from './goods';
import SeasonCards from './SeasonCards.svelte';
import { scenes } from './scenes';
import Table from './Table.svelte';

/** The moves that the tap could mean, the plain one first. */
export interface Picked {
  ways: number[];
  key?: string;
  /** The bench shows the vaccine instead of this turn's work. */
  vaccinating?: boolean;
}

export type Seen = Sight<HappypigsView, Picked>;

/** The question to answer before an action that would be of no use; it says what is missing: pigs, or room for them. */
export function idleQuestion(s: Pick<Seen, 'legal' | 'schema' | 'words'>, a: number): string | undefined {
  const missing = s.legal.lead<HappypigsLead>(a)?.idle;
  const work = s.schema.actions[a].split(' ')[1];
  return missing && s.words.say(`page-happypigs-idle-${work}${missing === 'room' ? '-room' : ''}`);
}

function buttons(s: Seen): ActionButton[] {
  const open = (s.picked?.ways ?? []).filter((a) => s.legal.has(a));
  if (s.view.phase === HAPPYPIGS.phase.choose)
    return open.map((a) => ({
      action: a,
      label: s.words.say('page-happypigs-choose', { work: labelled(s, a) }),
      primary: true,
      confirm: idleQuestion(s, a),
    }));
  const one = open.map((a, i) => ({ action: a, ...doIt(s, a), primary: i === 0 }));
  return [...one.slice(0, 1), ...several(s, open[0]), ...one.slice(1), ...ending(s, !open.length)];
}

/** `Feed × 3`, `Vaccinate × 7`: the same move as often as there are pigs for it. */
function several(s: Seen, picked?: number): ActionButton[] {
  const [first, ...then] = seriesOf(s, picked);
  if (!then.length) return [];
  const [work] = s.schema.actions[first].split(' ');
  const name = s.words.say(work === 'vaccinate' ? 'page-happypigs-use-vaccine' : `happypigs-action-${work}`);
  return [{ action: first, then, label: s.words.say('page-happypigs-amount', { work: name, count: then.length + 1 }) }];
}

/** What was tapped is visible, so a button need not name it. */
function doIt({ schema, view, words, seat }: Seen, a: number): { label: string; art?: string } {
  const move = schema.actions[a];
  const [work, ...what] = move.split(' ');
  const thing = THINGS.findIndex((name) => what.includes(name));
  if (work === 'vaccinate') return { label: words.say('page-happypigs-use-vaccine'), art: 'tool-vaccine' };
  if (move.endsWith('+supplement'))
    return { label: words.say('page-happypigs-with-supplement'), art: 'tool-supplement' };
  if (move.endsWith('+amulet')) return { label: words.say('page-happypigs-with-amulet'), art: 'tool-amulet' };
  const name = words.say(`happypigs-action-${work}`);
  const dollars =
    work === 'buy' || work === 'sell'
      ? words.say('page-happypigs-money', { dollars: view.preview.farms[seat!].prices[thing] })
      : '';
  return { label: dollars ? `${name} · ${dollars}` : name };
}

function ending(s: Seen, primary: boolean): ActionButton[] {
  const done = action(s.schema, 'done');
  if (!s.legal.has(done)) return [];
  const pay = s.view.phase === HAPPYPIGS.phase.act ? s.view.left : 0;
  const deaths = s.legal.lead<HappypigsLead>(done)?.deaths;
  return [
    {
      action: done,
      label: pay ? s.words.say('page-happypigs-done-pay', { dollars: pay }) : labelled(s, done),
      primary: primary && s.legal.actions.length === 1,
      confirm: deaths ? s.words.say('page-happypigs-they-die', { count: deaths }) : undefined,
    },
  ];
}

/** Where nothing is left to do the question says so, and whether it is room that is missing. */
function prompt({ view, words, legal, schema, seat }: Seen): string | null {
  const idle = legal.actions.every((a) => /^(done|vaccinate )/.test(schema.actions[a]));
  if (view.phase !== HAPPYPIGS.phase.act || !view.left || !idle || seat === null) return null;
  const work = WORKS[view.chosen[seat]];
  const cramped = schema.actions.some((move, a) => move.startsWith(work) && legal.why(a) === 'happypigs-no-no-room');
  return words.say(`page-happypigs-${cramped && work !== 'buy' ? 'no-room' : 'none'}-to-${work}`);
}

function chips(s: Seen): Chip[] {
  const { view, words, schema } = s;
  const card = seasonCard(schema, view.card);
  if (!card) return [{ text: words.say('page-happypigs-opening'), short: '', art: 'act-buy' }];
  const { rounds } = printed(schema);
  const left = view.preview.until_inspection;
  return [
    {
      text: words.say('page-happypigs-round', { round: view.played_n, rounds }),
      short: words.say('page-of', { done: view.played_n, all: rounds }),
      art: `season-${card.season}`,
    },
    ...(view.phase === HAPPYPIGS.phase.over
      ? []
      : [
          {
            text: words.say('happypigs-show-inspection', { count: left }),
            short: '',
            art: 'tool-vaccine',
            tone: left === 0 ? ('warn' as const) : undefined,
          },
        ]),
  ];
}

function panel(s: Seen, seat: number) {
  const { view, words } = s;
  const tools: Fact[] = TOOLS.map((tool, i) => ({
    art: `tool-${tool}`,
    text: String(view.tools[seat][i]),
    label: words.say('page-colon', { what: words.say(`happypigs-goods-${tool}`), text: String(view.tools[seat][i]) }),
    wide: true,
  }));
  return {
    score: words.say('page-happypigs-money', { dollars: view.money[seat] }),
    unit: '',
    sub: doing(s, seat),
    facts: [...work(s, seat), ...tools],
  };
}

/** What a farmer does in this round, as far as is known. */
function doing({ view, words }: Seen, seat: number): string {
  const first = seat === view.first ? ` · ${words.say('page-happypigs-first')}` : '';
  if (view.phase === HAPPYPIGS.phase.choose && !view.advanced)
    return words.say(view.ready[seat] ? 'page-happypigs-ready' : 'page-happypigs-choosing') + first;
  const pigs = countPigs(view.pigs[seat]);
  return words.say('page-happypigs-pigs', { count: pigs }) + first;
}

function work({ view, words }: Seen, seat: number): Fact[] {
  if (view.chosen[seat] !== NONE) {
    const name = words.say(`happypigs-action-${WORKS[view.chosen[seat]]}`);
    const count = view.phase === HAPPYPIGS.phase.act && seat === view.turn ? view.left : view.quota[seat];
    return [
      {
        art: `act-${WORKS[view.chosen[seat]]}`,
        text: view.phase === HAPPYPIGS.phase.choose ? '' : `×${count}`,
        label: words.say('page-happypigs-amount', { work: name, count }),
      },
    ];
  }
  if (view.phase === HAPPYPIGS.phase.choose && view.ready[seat])
    return [{ icon: 'check', label: words.say('page-happypigs-ready'), tone: 'good' }];
  const bare = view.preview.farms[seat].unvaccinated;
  return bare
    ? [
        {
          art: 'sty-piglet',
          text: String(bare),
          label: words.say('page-happypigs-bare', { count: bare }),
          tone: 'warn',
        },
      ]
    : [];
}

/** The thing a line refers to. */
function picture(s: Seen, line: Said, step: { action: number } | null): string | null {
  if (/-say-some-choice$/.test(line.key)) return 'hp-back';
  if (/-say-(choose|share)$/.test(line.key)) return `act-${(line.args.action as Said).key.split('-').pop()}`;
  if (/-(say-buy|say-buy-free|folded-buy)$/.test(line.key) && step)
    return thingArt(THINGS.indexOf(s.schema.actions[step.action].slice(4) as never));
  const pig = (line.args.grown ?? line.args.pig) as Said | undefined;
  if (pig) return pigOf(s, pig, /vaccinate$/.test(line.key));
  if (/-say-round/.test(line.key)) return `season-${(line.args.season as Said).key.split('-').pop()}`;
  if (/-say-(inspection|window|deaths|no-deaths)/.test(line.key)) return 'tool-vaccine';
  if (/-say-gift-/.test(line.key)) return `tool-${line.key.split('-').pop()}`;
  if (/-say-(prize|final-sale|done)$/.test(line.key)) return 'coin';
  if (/-say-heat$/.test(line.key)) return 'sty-piglet';
  return /-say-end-/.test(line.key) ? 'wreath' : null;
}

function pigOf(s: Seen, pig: Said, vaccinated: boolean): string | null {
  const name = pig.key.replace('happypigs-pig-', '').replace('vaccinated-', 'vaccinated ');
  const kind = kindsOf(s.schema).find((kind) => kind.name === name);
  return kind ? pigArt(s.schema, kindOf(s.schema, kind.size, kind.vaccinated || vaccinated)) : null;
}

const FOLDED = ['feed', 'mate', 'sell', 'vaccinate'];

/** `Tilda sells 8 pigs: $101` instead of eight lines; what is bought and vaccinated in one turn, too. */
function fold(first: Said, second: Said): Said | null {
  const work = FOLDED.find((name) => second.key === `happypigs-say-${name}`);
  if (!work || (first.key !== second.key && first.key !== `page-happypigs-folded-${work}`))
    return shopped(first, second);
  const { count = 1, dollars = 0 } = first.args as { count?: number; dollars?: number };
  const { who, pig, dollars: more = 0 } = second.args as { who: unknown; pig: unknown; dollars?: number };
  return { key: `page-happypigs-folded-${work}`, args: { who, pig, count: count + 1, dollars: dollars + more } };
}

function shopped(first: Said, second: Said): Said | null {
  const [before, more] = [first, second].map(shopping);
  if (!before || !more || !(before.count + more.count)) return null;
  const sum = (name: keyof typeof more) => before[name] + more[name];
  const sums = { count: sum('count'), dollars: sum('dollars'), vaccinated: sum('vaccinated') };
  return { key: 'page-happypigs-folded-buy', args: { who: second.args.who, ...sums } };
}

/** What a line tells of a shopping trip; null if it is about something else. */
function shopping({ key, args }: Said): { count: number; dollars: number; vaccinated: number } | null {
  const { count = 1, dollars = 0, vaccinated = 0 } = args as Record<string, number | undefined>;
  if (key === 'page-happypigs-folded-buy') return { count, dollars, vaccinated };
  if (/-(say|folded)-vaccinate$/.test(key)) return { count: 0, dollars: 0, vaccinated: count };
  return /-say-buy(-free)?$/.test(key) ? { count: 1, dollars, vaccinated: 0 } : null;
}

const happypigs: GameView<HappypigsView, Picked> = {
  Table,
  chips,
  panel,
  buttons,
  prompt,
  picture,
  passing: ({ key }) => key === 'happypigs-say-some-choice' || key === 'happypigs-say-done-vaccinate',
  fold,
  sources: ({ view, words }, seat) => [
    {
      label: words.say('page-happypigs-by-start'),
      points:
        view.money[seat] +
        view.spent[seat] -
        view.by_sales[seat] -
        view.by_prizes[seat] -
        view.by_unused[seat] -
        view.by_final[seat],
    },
    { label: words.say('page-happypigs-by-sales'), points: view.by_sales[seat] },
    { label: words.say('page-happypigs-by-prizes'), points: view.by_prizes[seat] },
    { label: words.say('page-happypigs-by-unused'), points: view.by_unused[seat] },
    { label: words.say('page-happypigs-by-final'), points: view.by_final[seat] },
    { label: words.say('page-happypigs-spent'), points: -view.spent[seat] },
  ],
  points: (view, seat) => view.money[seat],
  scenes,
  amount: (words, dollars) => words.say('page-happypigs-money', { dollars }),
  hand: (own, _, words) =>
    own.my_choice === undefined || own.my_choice === NONE
      ? []
      : [{ id: `hp-${WORKS[own.my_choice]}`, label: words.say(`happypigs-action-${WORKS[own.my_choice]}`) }],
  Parts: SeasonCards,
  where: ({ schema }, action) => {
    const [deed, ...what] = schema.actions[action].split(' ');
    if (deed === 'choose') return `[data-spot="work-${WORKS.findIndex((work) => work === what[0])}"]`;
    if (deed === 'buy') return `[data-spot="tile-buy-${what[0]}"]`;
    const kind = kindsOf(schema).findIndex(({ name }) => name === what.filter((word) => word[0] !== '+').join(' '));
    return kind < 0 ? '' : `[data-card^="pig-${kind}-"]`;
  },
  help: (words) => [
    ...WORKS.map((name, i) => ({
      art: `act-${name}`,
      title: words.say(`happypigs-action-${name}`),
      text: words.say(`happypigs-r${10 + i}`),
    })),
    {
      art: 'hp-season-summer',
      title: words.say('page-happypigs-help-season'),
      text: `${words.say('happypigs-r6')} ${words.say('happypigs-r7')}`,
    },
    { art: 'sty', title: words.say('happypigs-goods-sty'), text: words.say('happypigs-r14') },
    ...TOOLS.map((tool, i) => ({
      art: `tool-${tool}`,
      title: words.say(`happypigs-goods-${tool}`),
      text: words.say(`happypigs-r${19 + i}`),
    })),
    { art: 'sty-medium-v', title: words.say('page-happypigs-help-inspection'), text: words.say('happypigs-r23') },
  ],
};

export default happypigs;
