// Where a device keeps its tables and finished games: plain JSON values by id.

export interface Store {
  save(id: string, value: unknown): Promise<void>;
  load(id: string): Promise<unknown>;
  list(): Promise<string[]>;
  remove(id: string): Promise<void>;
}

/** Keeps everything as long as the page is open. */
export class MemoryStore implements Store {
  private readonly kept = new Map<string, string>();

  async save(id: string, value: unknown): Promise<void> {
    this.kept.set(id, JSON.stringify(value));
  }

  async load(id: string): Promise<unknown> {
    const text = this.kept.get(id);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async list(): Promise<string[]> {
    return [...this.kept.keys()];
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id);
  }
}
