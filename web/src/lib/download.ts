// The record of a finished game as a file: what `farmyard replay`, `verify` and `analyse` read.
import { writeRecord } from '../local/record';
import { session } from '../session.svelte';

/** `key`: of a private table. */
export async function download(record: string, key = ''): Promise<void> {
  const text = writeRecord(await session.file(record, key));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${record}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
