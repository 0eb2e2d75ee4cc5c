// What options are called where a family sets up a table: in plain words, or, for a game without them, as in its rules.
import type { About, GameInfo } from '../messages';
import type { Words } from '../words';

type Options = About['options'];
type Terms = Pick<GameInfo, 'options' | 'lengths'>;

export const houseWords = (w: Words, game: string, option: string): string =>
  w.has(`page-${game}-house-${option}`) ? `page-${game}-house-${option}` : `${game}-option-${option}`;

export function choiceWords(w: Words, game: string, value: string): string {
  const key = `page-${game}-choice-${value}`;
  return w.has(key) ? w.say(key) : value;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** As the rules have it; so is what nobody has set. */
export function isUsual({ options }: Pick<GameInfo, 'options'>, chosen: Options, name: string): boolean {
  return !(name in chosen) || same(chosen[name], options.find((option) => option.name === name)!.default);
}

/** The options that lengths are about. */
export const decisive = ({ lengths }: Pick<GameInfo, 'lengths'>): string[] => [
  ...new Set(lengths.flatMap(({ options }) => Object.keys(options))),
];

/** Which length the options amount to; -1 for one of the house's own. */
export const lengthOf = (info: Terms, chosen: Options): number =>
  info.lengths.findIndex(({ options }) =>
    decisive(info).every((name) => (name in options ? same(chosen[name], options[name]) : isUsual(info, chosen, name))),
  );

/** How long that takes: the publisher's minutes are those of the usual game. Lengths begin with the shortest. */
export function lasting(w: Words, info: GameInfo, length: number): string {
  const usual = info.lengths.findIndex(({ options }) => !Object.keys(options).length);
  const key = length < 0 || length === usual ? '' : length < usual ? '-less' : '-more';
  return w.say(`page-takes${key}`, { short: info.minutes[0], long: info.minutes[1] });
}

/** What this table has agreed on: how long, and what differs from the usual rules. */
export function terms(
  w: Words,
  info: GameInfo,
  chosen: Options,
  seats: number,
): { what: string; value: string; help?: string }[] {
  const length = lengthOf(info, chosen);
  const told = length < 0 ? [] : decisive(info);
  const changed = info.options.filter(
    (option) =>
      !told.includes(option.name) &&
      !isUsual(info, chosen, option.name) &&
      (!option.seats || (option.seats[0] <= seats && seats <= option.seats[1])),
  );
  const long = { what: w.say('page-how-long'), value: w.say(`page-${info.id}-length-${info.lengths[length]?.name}`) };
  return [
    ...(length < 0 ? [] : [long]),
    ...changed.map(({ name }) => {
      const key = houseWords(w, info.id, name);
      return { what: w.say(key), value: valueWords(w, info.id, chosen[name]), help: w.say(`${key}.help`) };
    }),
    ...(changed.length ? [] : [{ what: w.say('page-house-rules'), value: w.say('page-house-usual') }]),
  ];
}

function valueWords(w: Words, game: string, value: unknown): string {
  if (typeof value === 'boolean') return w.say(value ? 'page-yes' : 'page-no');
  return Array.isArray(value) ? value.join(', ') : choiceWords(w, game, String(value));
}
