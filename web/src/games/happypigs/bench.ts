// The tiles of the hand tray: what a turn's work applies to. Everything is derived from the legal moves that were sent.
import { action } from '../../contract';
import { labelled, reason } from '../../lib/labels';
import type { Tile } from './Bench.svelte';
import { HAPPYPIGS, NONE } from '../views';
import { kindOf, kindsOf, pigArt, pigName, pigWords, printed, SIZES, thingArt, THINGS, TOOLS, WORKS } from './goods';
import type { Seen } from './index';

/** What the tray is for: this turn's work, or the vaccine if chosen or if nothing else is left to do. */
export function workOf(s: Seen): string {
  const vaccines = s.legal.starting('vaccinate ').length;
  const onlyThem = vaccines > 0 && s.legal.actions.length === vaccines + s.legal.starting('done').length;
  if (s.view.phase === HAPPYPIGS.phase.vaccinate || s.picked?.vaccinating || onlyThem) return 'vaccinate';
  if (s.view.phase === HAPPYPIGS.phase.opening) return 'buy';
  return s.view.chosen[s.seat!] === NONE ? '' : WORKS[s.view.chosen[s.seat!]];
}

export function tilesOf(s: Seen): Tile[] {
  const tiles = { buy: buying, feed: feeding, sell: selling, mate: mating, vaccinate: vaccinating }[workOf(s)];
  return tiles ? tiles(s) : [];
}

/** All moves that a tap on a pig in the sty could mean. */
export function waysOf(s: Seen, pig: number): number[] {
  const name = pigName(s.schema, pig);
  const moves = [
    `feed ${name}`,
    `feed ${name} +supplement`,
    `sell ${name}`,
    ...(kindsOf(s.schema)[pig].vaccinated ? [] : [`vaccinate ${name}`]),
  ];
  return moves.map((move) => action(s.schema, move)).filter((a) => s.legal.has(a));
}

/** The move picked, or every vaccination while nothing is, once for each pig that it can be for. */
export function seriesOf(s: Seen, picked?: number): number[] {
  const moves = picked === undefined ? (workOf(s) === 'vaccinate' ? s.legal.starting('vaccinate ') : []) : [picked];
  const series = moves.flatMap((a) => Array.from({ length: pigsFor(s, s.schema.actions[a]) }, () => a));
  const vaccinates = moves.length > 0 && s.schema.actions[moves[0]].startsWith('vaccinate ');
  return series.slice(0, vaccinates ? s.view.tools[s.seat!][TOOLS.indexOf('vaccine')] : s.view.left);
}

function pigsFor(s: Seen, move: string): number {
  const [work, ...what] = move.split(' ');
  if (move === 'mate') return s.view.preview.farms[s.seat!].births;
  const pig = kindsOf(s.schema).findIndex(({ name }) => name === what.join(' '));
  if (pig < 0 || work === 'buy') return 0;
  return held(s)[pig] - (work === 'feed' ? s.view.fed[pig] : 0);
}

const held = (s: Seen) => s.view.pigs[s.seat!];
const pricesOf = (s: Seen) => s.view.preview.farms[s.seat!].prices;
const kinds = (s: Seen) => held(s).flatMap((n, pig) => (n ? [pig] : []));

function tile(s: Seen, ways: number[], rest: Pick<Tile, 'key' | 'art' | 'title' | 'note'> & Partial<Tile>): Tile {
  const legal = ways.some((a) => s.legal.has(a));
  return {
    ways,
    label: labelled(s, ways[0]),
    legal,
    why: legal ? null : reason(s, ways[0]),
    selected: s.picked?.key === rest.key,
    ...rest,
  };
}

function buying(s: Seen): Tile[] {
  return THINGS.map((thing, i) =>
    tile(s, [action(s.schema, `buy ${thing}`)], {
      key: `buy-${thing}`,
      art: thingArt(i),
      title: s.words.say(`happypigs-goods-${thing}`),
      note: s.words.say('page-happypigs-costs', { dollars: pricesOf(s)[i], left: s.view.shop[i] }),
      brief: s.words.say('page-happypigs-money', { dollars: pricesOf(s)[i] }),
      count: s.view.shop[i],
    }),
  );
}

function feeding(s: Seen): Tile[] {
  return kinds(s).map((pig) => {
    const name = pigName(s.schema, pig);
    const grown = printed(s.schema).grown[pig];
    return tile(s, [action(s.schema, `feed ${name}`), action(s.schema, `feed ${name} +supplement`)], {
      key: `pig-${pig}`,
      art: pigArt(s.schema, pig),
      then: grown === NONE ? undefined : pigArt(s.schema, grown),
      title: s.words.tell(pigWords(s.schema, pig)),
      note: s.view.fed[pig] ? s.words.say('page-happypigs-fed', { count: s.view.fed[pig] }) : '',
      count: held(s)[pig],
    });
  });
}

function selling(s: Seen): Tile[] {
  return kinds(s).map((pig) =>
    tile(s, [action(s.schema, `sell ${pigName(s.schema, pig)}`)], {
      key: `pig-${pig}`,
      art: pigArt(s.schema, pig),
      title: s.words.tell(pigWords(s.schema, pig)),
      note: s.words.say('page-happypigs-money', { dollars: pricesOf(s)[THINGS.indexOf(kindsOf(s.schema)[pig].size)] }),
      count: held(s)[pig],
    }),
  );
}

function mating(s: Seen): Tile[] {
  const { born } = printed(s.schema);
  return ['mate', 'mate +amulet'].map((move, i) =>
    tile(s, [action(s.schema, move)], {
      key: move.replace(' +', '-'),
      art: i ? 'tool-amulet' : 'act-mate',
      then: thingArt(born[i]),
      title: s.words.say(`happypigs-goods-${SIZES[born[i]]}`),
      note: i ? s.words.say('page-happypigs-amulets', { count: s.view.tools[s.seat!][TOOLS.indexOf('amulet')] }) : '',
    }),
  );
}

function vaccinating(s: Seen): Tile[] {
  return kinds(s)
    .filter((pig) => !kindsOf(s.schema)[pig].vaccinated)
    .map((pig) => {
      const { size } = kindsOf(s.schema)[pig];
      return tile(s, [action(s.schema, `vaccinate ${size}`)], {
        key: `vaccinate-${size}`,
        art: pigArt(s.schema, pig),
        then: pigArt(s.schema, kindOf(s.schema, size, true)),
        title: s.words.tell(pigWords(s.schema, pig)),
        note: '',
        count: held(s)[pig],
      });
    });
}
