// One's table for a deal of the day: asked of the server, or dealt by this device; gone to.
import { isOpenDeal, openName, today, type Tried } from '../local/days';
import type { DayTable, HandedIn, RecordFile } from '../messages';
import { router } from '../router.svelte';
import { call, read, session } from '../session.svelte';
import { settings } from '../settings.svelte';

/** Empty on success, else why not. `day`: the name of a deal. */
export async function startDay(day: string, game: string, practice: boolean): Promise<string> {
  try {
    if (isOpenDeal(day)) router.go(`/t/${await session.playDayHere(day.slice(0, 10), game)}`);
    else await startServed(day.slice(0, 10), game, practice);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

async function startServed(day: string, game: string, practice: boolean): Promise<void> {
  const body = { name: session.name(), day, practice, pace: settings.pace };
  const { table } = await call<DayTable>('POST', `/api/day/${game}`, settings.token, body);
  session.remember(table, game);
  router.go(`/t/${table}`);
}

/** What was played on this device; a refusal is thrown. */
export async function handIn({ name, game, table }: Tried): Promise<void> {
  const record: RecordFile = await session.file(`${table}-1`, '');
  await call('POST', `/api/day/${name}/${game}`, settings.token, { name: session.name(), record });
}

/** Everything that can still count and has not been handed in; it stays on this device all the same. */
export async function handInAll(): Promise<void> {
  const yesterday = new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);
  for (const one of await session.triedHere())
    if (one.finished && one.name >= openName(yesterday) && (await isMissing(one))) await handIn(one).catch(() => {});
}

const isMissing = ({ name, game }: Tried): Promise<boolean> =>
  stateOf(name, game).then(
    ({ state }) => state === 'missing',
    () => false,
  );

/** What has become of it. */
export const stateOf = (name: string, game: string): Promise<HandedIn> =>
  read<HandedIn>(`/api/day/${name}/${game}/mine`, settings.token);
