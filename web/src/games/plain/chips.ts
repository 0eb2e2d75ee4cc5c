import type { Chip, Sight } from '../../contract';
import { boardOf, numbersIn } from './board';

export const open = (s: Pick<Sight, 'schema'>, perSeat: boolean) =>
  boardOf(s.schema).zones.filter((zone) => zone.per_seat === perSeat);

/** Numbers and conditions that are everybody's: in the title bar, while there is anything to say. */
export function chips(s: Pick<Sight, 'schema' | 'view' | 'words'>): Chip[] {
  return open(s, false).flatMap((zone): Chip[] => {
    const [number] = numbersIn(zone, s.view);
    if (!number || (zone.lies !== 'counter' && zone.lies !== 'flag')) return [];
    const title = s.words.tell(zone.title);
    return [zone.lies === 'flag' ? { text: title, tone: 'sun' } : { text: `${title} ${number}`, short: '' }];
  });
}
