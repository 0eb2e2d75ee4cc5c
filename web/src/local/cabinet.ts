// What this device keeps: tables with all their entries, and finished games. What cannot be read stays as it is.
import type { Analysis, Glance, RecordFile } from '../messages';
import type { Entry } from './entries';
import { Refusal } from './refusal';
import type { Store } from './store';

const TABLE = 'farmyard table here 1';
const GAME = 'farmyard game here 1';

/** A table as it lies on this device. */
export interface KeptTable {
  entries: Entry[];
  /** What the first page tells of it without opening it. */
  glance: Glance;
  /** When it last changed. */
  when: number;
}

export interface KeptGame {
  file: RecordFile;
  when: number;
  /** The seats of people here; none if it came from elsewhere. */
  mine: number[];
  /** The name of the deal of the day of which this was the try that counts. */
  day?: string;
  /** What the computer players of this device have said about it. */
  study?: Study | null;
}

export type Study = Omit<Analysis, 'id' | 'type' | 'record'>;

export class Cabinet {
  constructor(private readonly store: Store) {}

  async putTable(id: string, kept: KeptTable): Promise<void> {
    await this.store.save(id, { format: TABLE, ...kept });
  }

  async table(id: string): Promise<KeptTable> {
    const found = await this.store.load(id);
    if (found === undefined) throw new Refusal('table-unknown', { table: id });
    if (!isTable(found)) throw new Refusal('here-damaged', { table: id });
    return found;
  }

  async putGame(record: string, kept: KeptGame): Promise<void> {
    await this.store.save(record, { format: GAME, ...kept });
  }

  async game(record: string): Promise<KeptGame> {
    const found = await this.store.load(record);
    if (found === undefined) throw new Refusal('record-unknown', { record });
    if (!isGame(found)) throw new Refusal('here-damaged', { table: record });
    return found;
  }

  async remove(id: string): Promise<void> {
    await this.store.remove(id);
  }

  /** By code, the latest first; null for what cannot be read. */
  tables(): Promise<[string, KeptTable | null][]> {
    return this.all((id) => !id.includes('-'), isTable);
  }

  games(): Promise<[string, KeptGame | null][]> {
    return this.all((id) => id.includes('-'), isGame);
  }

  private async all<K extends { when: number }>(
    wanted: (id: string) => boolean,
    check: (value: unknown) => value is K,
  ): Promise<[string, K | null][]> {
    const ids = (await this.store.list()).filter(wanted);
    const found = await Promise.all(
      ids.map(async (id): Promise<[string, K | null]> => {
        const value = await this.store.load(id).catch(() => null);
        return [id, check(value) ? value : null];
      }),
    );
    return found.sort(([, a], [, b]) => (b?.when ?? 0) - (a?.when ?? 0));
  }
}

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => !!value && typeof value === 'object' && !Array.isArray(value);

function isTable(value: unknown): value is KeptTable {
  if (!isPart(value) || value.format !== TABLE || typeof value.when !== 'number') return false;
  const { entries, glance } = value;
  const whole = Array.isArray(entries) && entries.every((entry) => isPart(entry) && typeof entry.type === 'string');
  return whole && entries[0]?.type === 'opened' && isPart(glance) && isPart(glance.about) && Array.isArray(glance.act);
}

function isGame(value: unknown): value is KeptGame {
  return isPart(value) && value.format === GAME && typeof value.when === 'number' && isPart(value.file);
}
