// What this device keeps lies in IndexedDB: one object store, values by id.
import { MemoryStore, type Store } from './store';

const NAME = 'farmyard';
const TABLES = 'tables';

export class IndexedStore implements Store {
  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<IndexedStore> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TABLES);
      opening.onsuccess = () => resolve(new IndexedStore(opening.result));
      opening.onerror = () => reject(opening.error!);
    });
  }

  /** Resolves when it is on disk: an empty battery loses nothing that was saved. */
  async save(id: string, value: unknown): Promise<void> {
    await this.done('readwrite', (tables) => tables.put(value, id));
  }

  load(id: string): Promise<unknown> {
    return this.done('readonly', (tables) => tables.get(id));
  }

  async list(): Promise<string[]> {
    return (await this.done('readonly', (tables) => tables.getAllKeys())) as string[];
  }

  async remove(id: string): Promise<void> {
    await this.done('readwrite', (tables) => tables.delete(id));
  }

  private done<T>(mode: IDBTransactionMode, ask: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(TABLES, mode, { durability: 'strict' });
      const asked = ask(change.objectStore(TABLES));
      change.oncomplete = () => resolve(asked.result);
      change.onabort = change.onerror = () => reject(change.error ?? asked.error!);
    });
  }
}

/** Where a browser allows none, in some private windows, tables last as long as the page: `unsaved` says so. */
export function openStore(unsaved: () => void): Promise<Store> {
  return IndexedStore.open().catch(() => {
    unsaved();
    return new MemoryStore();
  });
}
