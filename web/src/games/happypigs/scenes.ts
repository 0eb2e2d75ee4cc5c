// The choices turn over together and are divided; events, the inspection, the final sale.
import type { Beat, PlateRow, Scene, Turning } from '../../contract';
import type { Said } from '../../messages';
import { lineOf, linesOf, opening, plain, seatsOf, toResult, victory } from '../telling';
import { type HappypigsView } from '../views';
import { printed, seasonCard, SIZES, TOOLS, WORKS } from './goods';

type Turn = Turning<HappypigsView>;
type Acts = Scene<HappypigsView>[];

export function scenes(turning: Turn): Acts {
  const lines = linesOf(turning.events);
  return [
    ...reveal(turning, lines),
    ...event(turning, lines),
    ...inspection(turning, lines),
    ...season(turning, lines),
    ...end(turning, lines),
  ];
}

const dollars = (n: number): Said => plain('page-happypigs-money', { dollars: n });
const order = ({ view }: Turn) => Array.from({ length: view.seats }, (_, i) => (view.first + i) % view.seats);

/** Four cards turn over together; then each work is divided among those who chose it. */
function reveal(turning: Turn, lines: Said[]): Acts {
  const { before, view } = turning;
  if (!lineOf(lines, 'happypigs-say-share')) return [];
  const hidden = { ...before, ready: before.ready.map((_, i) => (i < view.seats ? 1 : 0)) };
  const closed = order(turning).map((seat): PlateRow => ({ key: String(seat), seat, art: [{ id: 'hp-back', seat }] }));
  const cards = closed.map((row) => ({ ...row, art: [{ id: `hp-${WORKS[view.chosen[row.seat!]]}` }], lit: true }));
  const [all, now] = [plain('page-happypigs-all-chosen'), plain('page-happypigs-turned')];
  const secret: Beat<HappypigsView>[] = [
    { view: hidden, time: 900, say: lines[0], plate: { title: all, rows: closed } },
    { view: hidden, time: 1500, say: now, plate: { title: now, rows: cards } },
  ];
  return [{ name: 'choice', beats: [...(view.advanced ? [] : secret), ...divided(turning, lines, hidden)] }];
}

/** Job by job: how many, for how many farmers. */
function divided(turning: Turn, lines: Said[], hidden: HappypigsView): Beat<HappypigsView>[] {
  const { schema, view } = turning;
  const amounts = printed(schema).amounts[view.card];
  const chosen = [...new Set(order(turning).map((seat) => view.chosen[seat]))];
  const rows = chosen.flatMap((work) => sharing(turning, work));
  return chosen.map((work, i): Beat<HappypigsView> => {
    const open = new Set(chosen.slice(0, i + 1).map((one) => WORKS[one] as string));
    const mine = sharing(turning, work).map((row) => view.quota[row.seat!]);
    const shown = rows.map((row) => {
      const name = row.art![0].id.slice(3);
      return open.has(name) ? { ...row, lit: name === WORKS[work] } : { ...row, text: undefined, gain: undefined };
    });
    const say = lines.find((line) => line.key === 'happypigs-say-share' && view.chosen[seatsOf(line)[0]] === work)!;
    return {
      view: i === chosen.length - 1 ? view : hidden,
      time: 1500,
      say,
      plate: {
        title: plain('page-happypigs-turned'),
        sum: `${amounts[work]} ÷ ${mine.length}: ${mine.join(', ')}`,
        rows: shown,
      },
    };
  });
}

function sharing(turning: Turn, work: number): PlateRow[] {
  const { view } = turning;
  return order(turning)
    .filter((seat) => view.chosen[seat] === work)
    .map((seat) => ({
      key: String(seat),
      seat,
      art: [{ id: `hp-${WORKS[work]}` }],
      text: plain(`happypigs-action-${WORKS[work]}`),
      gain: `×${view.quota[seat]}`,
    }));
}

/** What is on the tables when a round has been played, before a new one begins. */
function played({ before, view }: Turn): HappypigsView {
  return { ...before, money: view.money.map((n, seat) => n - view.by_final[seat] + before.by_final[seat]) };
}

const GAINS = ['happypigs-say-heat', 'happypigs-say-prize', ...TOOLS.map((tool) => `happypigs-say-gift-${tool}`)];

/** What the card says, as it holds at this table. */
const helpOf = (name: string, { discount }: HappypigsView): Said => ({
  key: `happypigs-help-${name}`,
  args: { discount },
});

/** The event of the round: what it says, then who gets what. */
function event(turning: Turn, lines: Said[]): Acts {
  const { schema, view } = turning;
  const won = lineOf(lines, ...GAINS, 'happypigs-say-no-prize');
  const card = seasonCard(schema, view.last_card);
  if (!won || !card) return [];
  const title = won.args.event as Said;
  const plate = { title, text: helpOf(card.event, view), art: [{ id: `season-${card.season}` }] };
  const shown = played(turning);
  const start: Beat<HappypigsView> = { view: turning.before, time: 1900, say: won, plate };
  if (won.key.endsWith('-no-prize'))
    return [{ name: 'event', beats: [{ ...start, plate: { ...plate, rows: [{ key: 'none', text: won }] } }] }];
  const kind = won.key.split('-').pop()!;
  const id = kind === 'heat' ? 'sty-piglet' : kind === 'prize' ? 'coin' : `tool-${kind}`;
  const gains = lines.filter((line) => GAINS.includes(line.key));
  const rows = gains.map((line): PlateRow => {
    const [seat] = seatsOf(line);
    const count = view.last_gain[seat];
    const many = kind === 'prize' ? 3 : count;
    return {
      key: String(seat),
      seat,
      art: [{ id, count: many }],
      gain: kind === 'prize' ? `+$${count}` : `+${count}`,
      tone: 'good',
    };
  });
  const given = gains.map((say, at): Beat<HappypigsView> => {
    const [seat] = seatsOf(say);
    const flying = [{ art: id, from: `row-${seat}`, to: `seat-${seat}`, count: 3 }];
    return { view: shown, time: 1600, say, plate: { ...plate, rows: opening(rows, at + 1) }, flying };
  });
  return [{ name: 'event', beats: [start, ...given] }];
}

/** Farm by farm: which pigs die, and why. */
function inspection(turning: Turn, lines: Said[]): Acts {
  const { view } = turning;
  const title = lineOf(lines, 'happypigs-say-inspection');
  if (!title) return [];
  const shown = played(turning);
  const rows = order(turning).map((seat): PlateRow => {
    const dead = view.last_dead[seat];
    const count = dead.reduce((sum, n) => sum + n, 0);
    return {
      key: String(seat),
      seat,
      art: dead.flatMap((n, size) => (n ? [{ id: `sty-${SIZES[size]}`, crossed: true, count: n }] : [])),
      text: count ? undefined : plain('page-happypigs-none-lost'),
      gain: count ? `−${count}` : '',
      tone: count ? 'bad' : 'good',
    };
  });
  const text = plain('page-happypigs-inspection-why');
  const farms = rows.map((row, at): Beat<HappypigsView> => {
    const say = lines.find((line) => line.key === 'happypigs-say-deaths' && seatsOf(line)[0] === row.seat);
    const lit = rows.map((other, i) => (i <= at ? { ...other, lit: i === at } : { key: other.key, seat: other.seat }));
    return { view: shown, time: say ? 1700 : 900, say: say ?? title, plate: { title, text, rows: lit } };
  });
  const after = view.ending ? shown : view;
  const next = plain(view.ending ? 'page-scene-on' : 'page-happypigs-next-season');
  return [
    {
      name: 'inspection',
      beats: [...farms, { view: after, time: 1500, say: title, plate: { title, text, rows } }],
      next,
    },
  ];
}

/** A new card with an event, in force at once or at the end of the round. */
function season({ schema, view }: Turn, lines: Said[]): Acts {
  const said = lineOf(lines, 'happypigs-say-round');
  const card = seasonCard(schema, view.card);
  if (!said || !card) return [];
  const plate = {
    title: said.args.event as Said,
    text: helpOf(card.event, view),
    art: [{ id: `season-${card.season}` }],
  };
  return [{ name: 'season', beats: [{ view, time: 2600, say: said, plate }] }];
}

/** All pigs are sold, farm by farm; then who has most. */
function end(turning: Turn, lines: Said[]): Acts {
  const { before, view } = turning;
  const won = lineOf(lines, 'happypigs-say-end-money', 'happypigs-say-end-goods', 'happypigs-say-end-draw');
  if (!won) return [];
  const winners = seatsOf(won);
  const rows = order(turning).map((seat): PlateRow => ({
    key: String(seat),
    seat,
    art: view.by_final[seat] > before.by_final[seat] ? [{ id: 'coin', count: 3 }] : [],
    text: dollars(view.money[seat]),
    gain: `+$${view.by_final[seat] - before.by_final[seat]}`,
    tone: 'good',
  }));
  const title = plain('page-happypigs-final-sale');
  const sales = rows.map((row, at): Beat<HappypigsView> => {
    const say = lines.find((line) => line.key === 'happypigs-say-final-sale' && seatsOf(line)[0] === row.seat) ?? won;
    return { view, time: 1200, say, plate: { title, rows: opening(rows, at + 1) } };
  });
  const told = winners.length ? victory(won, turning, winners) : won;
  const last = rows.map((row) => ({ ...row, lit: winners.includes(row.seat!) }));
  const plate = { title: told, text: told === won ? undefined : won, art: [{ id: 'wreath' }], rows: last };
  return [{ name: 'end', beats: [...sales, { view, time: 2500, say: won, plate }], ...toResult }];
}
