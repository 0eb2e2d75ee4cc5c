// What the champion bot says about a finished game: it belongs to the record, and stays while one looks elsewhere.
import type { Study as Found } from './local/cabinet';
import type { Judgement } from './messages';
import { session } from './session.svelte';

const SHELF = 'farmyard-studies';
const MOST = 6; // kept on this device

export class Study {
  analysis = $state.raw<Found | null>(null);
  running = $state(false);
  failed = $state('');
  private stop = () => {};

  constructor(
    readonly record: string,
    private readonly key: string,
  ) {
    this.analysis = kept()[record] ?? null;
    void session.studied(record).then((found) => (this.analysis ??= found));
  }

  /** What has been judged so far. */
  get judged(): Judgement[] {
    return this.analysis?.decisions ?? (this.running ? session.judged : []);
  }

  async begin(): Promise<void> {
    if (this.running) return;
    this.failed = '';
    this.running = true;
    const job = session.analyse(this.record, this.key);
    this.stop = job.cancel;
    try {
      this.analysis = await job.done;
      keep(this.record, this.analysis);
    } catch (error) {
      this.failed = (error as Error).message;
    }
    this.running = false;
  }

  cancel = (): void => this.stop();
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- found by name; what changes is in each of them
const studies = new Map<string, Study>();

export function studyOf(record: string, key = ''): Study {
  if (!studies.has(record)) studies.set(record, new Study(record, key));
  return studies.get(record)!;
}

function kept(): Record<string, Found> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Record<string, Found>;
  } catch {
    return {};
  }
}

/** The latest few; a full disk keeps none. */
function keep(record: string, analysis: Found): void {
  const others = Object.entries(kept()).filter(([other]) => other !== record);
  try {
    localStorage.setItem(SHELF, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [record, analysis]])));
  } catch {
    localStorage.removeItem(SHELF);
  }
}
