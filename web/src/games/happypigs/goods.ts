// What is printed on Happy Pigs' cards and shop, and a view's pigs one by one. For drawing only.
import type { GameInfo } from '../../messages';
import { NONE, type HappypigsPrinted } from '../views';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const SIZES = ['piglet', 'small', 'medium', 'large'] as const;
export const TOOLS = ['vaccine', 'supplement', 'amulet'] as const;
export const THINGS = [...SIZES, 'sty', ...TOOLS] as const;
export const WORKS = ['feed', 'mate', 'buy', 'sell'] as const;

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

export const shareText = ([low, high]: [number, number]) => (low === high ? `${low}` : `${low}–${high}`);

export function thingArt(thing: number): string {
  const name = THINGS[thing];
  if (name === 'sty') return name;
  return SIZES.some((size) => size === name) ? `sty-${name}` : `tool-${name}`;
}

/** Pigs of one size, vaccinated or not, as views count them. */
export interface Kind {
  name: string;
  size: (typeof SIZES)[number];
  vaccinated: boolean;
}

/** By number. */
export function kindsOf(schema: GameInfo): Kind[] {
  const names = schema.fields.find((field) => field.name === 'pigs')!.keys!;
  return names.map((name) => {
    const size = name.split(' ').pop() as Kind['size'];
    return { name, size, vaccinated: name !== size };
  });
}

/** How many such pigs there are. */
export function kindOf(schema: GameInfo, size: string, vaccinated = false): number {
  return kindsOf(schema).findIndex((kind) => kind.size === size && kind.vaccinated === vaccinated);
}

export function pigArt(schema: GameInfo, pig: number): string {
  const { size, vaccinated } = kindsOf(schema)[pig];
  return `sty-${size}${vaccinated ? '-v' : ''}`;
}

export function pigName(schema: GameInfo, pig: number): string {
  return kindsOf(schema)[pig].name;
}

export function pigWords(schema: GameInfo, pig: number) {
  return { key: `happypigs-pig-${pigName(schema, pig).replaceAll(' ', '-')}`, args: {} };
}

export const countPigs = (pigs: number[]) => pigs.reduce((sum, n) => sum + n, 0);
