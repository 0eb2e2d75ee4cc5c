// “Your turn” while the page is closed: the server tells the browser's push service, the worker shows it.
import type { PushKey } from '../messages';
import { call, read } from '../session.svelte';
import { keep, settings } from '../settings.svelte';

/** Where the browser can be reached; nothing where it cannot, or where no worker is at home. */
async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager;
}

/** From now on, if server and browser can. */
export async function listen(): Promise<void> {
  const push = await manager();
  const { key } = await read<PushKey>('/api/push', settings.token);
  if (!push || !key) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = await push.subscribe(wanted).catch(async () => {
    await (await push.getSubscription())?.unsubscribe(); // made for another server here
    return push.subscribe(wanted);
  });
  await call('PUT', '/api/me/push', settings.token, { endpoint: made.endpoint, ...made.toJSON().keys });
  keep({ push: true });
}

export async function listenNoMore(): Promise<void> {
  keep({ push: false });
  const made = await (await manager())?.getSubscription();
  if (!made) return;
  await call('DELETE', '/api/me/push', settings.token, { endpoint: made.endpoint }).catch(() => {}); // it will notice
  await made.unsubscribe();
}

/** Whoever comes back: tell the server where, in which language and as whom, unless a notice itself has ended it. */
export async function listenStill(): Promise<void> {
  if (!settings.notify) return;
  if (await (await manager())?.getSubscription()) await listen();
  else if (settings.push) keep({ notify: false, push: false });
}
