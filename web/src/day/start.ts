// One's table for a deal of the day: asked of the server, gone to.
import type { DayTable } from '../messages';
import { router } from '../router.svelte';
import { call, session } from '../session.svelte';
import { settings } from '../settings.svelte';

/** Empty on success, else why not. */
export async function startDay(day: string, game: string, practice: boolean): Promise<string> {
  try {
    const body = { name: session.name(), day, practice, pace: settings.pace };
    const { table } = await call<DayTable>('POST', `/api/day/${game}`, settings.token, body);
    session.remember(table, game);
    router.go(`/t/${table}`);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
