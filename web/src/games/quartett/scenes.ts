// A completed set goes to its owner; the end.
import type { Beat, PlateRow, Scene, Turning } from '../../contract';
import { lineOf, linesOf, plain, seatsOf, toResult, victory } from '../telling';
import { NONE, type QuartettView } from '../views';
import { cardArt, setOf } from './cards';

type Turn = Turning<QuartettView>;

export function scenes(turning: Turn): Scene<QuartettView>[] {
  return [...complete(turning), ...end(turning)];
}

/** The request and its answer are read first, then the set lies there as a whole. */
function complete({ schema, view, events }: Turn): Scene<QuartettView>[] {
  const lines = linesOf(events);
  const said = lineOf(lines, 'quartett-say-set');
  if (!said || view.last_set === NONE) return [];
  const [seat] = seatsOf(said);
  const art = setOf(schema, view, view.last_set).map((card) => ({ id: cardArt(schema, card) }));
  const flying = art.map(({ id }) => ({ art: id, from: 'plate', to: `seat-${seat}` }));
  return [
    {
      name: 'set',
      beats: [
        { view, time: 1300, say: lines[0] },
        { view, time: 1700, say: said, plate: { title: said, art } },
        { view, time: 900, say: said, plate: { title: said, art }, flying },
      ],
    },
  ];
}

function end(turning: Turn): Scene<QuartettView>[] {
  const { view, events } = turning;
  const lines = linesOf(events);
  const won = lineOf(lines, 'quartett-say-winner');
  if (!won) return [];
  const why = lineOf(lines, 'quartett-say-end-sets', 'quartett-say-end-limit') ?? won;
  const winners = seatsOf(won);
  const seats = [...Array(view.seats).keys()].sort((a, b) => view.points[b] - view.points[a]);
  const rows = seats.map((seat): PlateRow => {
    const sets = view.laid.flatMap((owner, set) => (owner === seat ? [set + 1] : []));
    return {
      key: String(seat),
      seat,
      text: plain('page-quartett-laid-sets', { sets: sets.join(' · '), count: sets.length }),
      gain: String(view.points[seat]),
      lit: winners.includes(seat),
    };
  });
  const title = victory(won, turning, winners);
  const beats: Beat<QuartettView>[] = [
    { view, time: 1200, say: why },
    { view, time: 2500, say: won, plate: { title, text: title === won ? why : won, art: [{ id: 'wreath' }], rows } },
  ];
  return [{ name: 'end', beats, ...toResult }];
}
