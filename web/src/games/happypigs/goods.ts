// What is printed on Happy Pigs' cards and shop, and the pigs of a view one by one. Only for drawing.
import type { GameInfo } from '../../messages';
import type { HappypigsView } from '../views';

export const NONE = 127;
export const ROUNDS = 16;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const SEASON_ROUNDS = 4;
export const SIZES = ['piglet', 'small', 'medium', 'large'] as const;
export const TOOLS = ['vaccine', 'supplement', 'amulet'] as const;
export const THINGS = [...SIZES, 'sty', ...TOOLS] as const;
export const WORKS = ['feed', 'mate', 'buy', 'sell'] as const;
const STY = 4;

export const PHASE = { opening: 0, choose: 1, act: 2, vaccinate: 3, over: 4 } as const;

/** How often in all to feed, mate, buy, sell: printed on the 24 cards, six a season. */
const AMOUNTS = '7896 8796 8697 6897 6798 7698 8976 7986 8967 6978 6987 7968 9687 9768 9876 9867 9786 9678 8769 8679 7869 6879 6789 7689'.split(' ');

export interface SeasonCard {
  season: (typeof SEASONS)[number];
  event: string;
  amounts: number[];
}

export function seasonCard(schema: GameInfo, card: number): SeasonCard | null {
  if (card === NONE) return null;
  const [season, event] = schema.fields.find((field) => field.name === 'card')!.names![card].split(' ');
  return { season: season as SeasonCard['season'], event, amounts: [...AMOUNTS[card]].map(Number) };
}

/** What a thing costs a seat now. */
export function price(schema: GameInfo, view: HappypigsView, seat: number, thing: number): number {
  const event = seasonCard(schema, view.card)?.event;
  if (thing > STY) return 1;
  if (thing < STY) return ({ 'usda-inspected': [6, 9, 13, 18], 'sausage-fest': [6, 10, 15, 21], 'ham-fest': [5, 9, 14, 20] }[event ?? ''] ?? [3, 6, 10, 15])[thing];
  const normal = 5 * (view.sties[seat] + 1);
  return event === 'property-discount' ? (view.discount === 0 ? 3 : normal - 3) : normal;
}

/** Least and most that one of so many farmers gets of an amount. */
export function share(amount: number, farmers: number): [number, number] {
  return [Math.floor(amount / farmers), Math.ceil(amount / farmers)];
}

export const shareText = ([low, high]: [number, number]) => (low === high ? `${low}` : `${low}–${high}`);

export function thingArt(thing: number): string {
  if (thing < STY) return `sty-${SIZES[thing]}`;
  return thing === STY ? 'sty' : `tool-${TOOLS[thing - STY - 1]}`;
}

/** Pigs are numbered size × 2, + 1 if vaccinated. */
export function pigArt(pig: number): string {
  return `sty-${SIZES[pig >> 1]}${pig & 1 ? '-v' : ''}`;
}

export function pigName(schema: GameInfo, pig: number): string {
  return schema.fields.find((field) => field.name === 'pigs')!.keys![pig];
}

export function pigWords(schema: GameInfo, pig: number) {
  return { key: `happypigs-pig-${pigName(schema, pig).replaceAll(' ', '-')}`, args: {} };
}

/** How many of each size. */
export function herd(pigs: number[]): number[] {
  return SIZES.map((_, size) => pigs[2 * size] + pigs[2 * size + 1]);
}

export const countPigs = (pigs: number[]) => pigs.reduce((sum, n) => sum + n, 0);
export const unvaccinated = (pigs: number[]) => pigs.filter((_, pig) => !(pig & 1)).reduce((sum, n) => sum + n, 0);
