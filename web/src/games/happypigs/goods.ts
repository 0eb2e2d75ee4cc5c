// What is printed on Happy Pigs' cards and shop, and the pigs of a view one by one. Only for drawing.
import type { GameInfo } from '../../messages';
import type { HappypigsPrinted, HappypigsView } from '../views';

export const NONE = 127;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const SIZES = ['piglet', 'small', 'medium', 'large'] as const;
export const TOOLS = ['vaccine', 'supplement', 'amulet'] as const;
export const THINGS = [...SIZES, 'sty', ...TOOLS] as const;
export const WORKS = ['feed', 'mate', 'buy', 'sell'] as const;
const STY = 4;

export const PHASE = { opening: 0, choose: 1, act: 2, vaccinate: 3, over: 4 } as const;

export const printed = (schema: GameInfo) => schema.printed as unknown as HappypigsPrinted;

export interface SeasonCard {
  season: (typeof SEASONS)[number];
  event: string;
  amounts: number[];
}

export function seasonCard(schema: GameInfo, card: number): SeasonCard | null {
  if (card === NONE) return null;
  const [season, event] = schema.fields.find((field) => field.name === 'card')!.names![card].split(' ');
  return { season: season as SeasonCard['season'], event, amounts: printed(schema).amounts[card] };
}

/** What a thing costs a seat now. */
export function price(schema: GameInfo, view: HappypigsView, seat: number, thing: number): number {
  const event = seasonCard(schema, view.card)?.event ?? 'none';
  const { prices, sty_prices, tool_price } = printed(schema);
  if (thing > STY) return tool_price;
  return thing < STY ? prices[event][thing] : sty_prices[event][view.discount][view.sties[seat]];
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
