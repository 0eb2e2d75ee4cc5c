// “Your turn” while the page is closed: the server notifies the browser's push service, the service worker shows it.
import type { PushKey } from '../messages';
import { call, read } from '../session.svelte';
import { keep, settings } from '../settings.svelte';

/** The push subscription; nothing if unsupported, or without a service worker. */
async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager;
}

/** Subscribes, if server and browser support it. */
export async function listen(): Promise<void> {
  const push = await manager();
  const { key } = await read<PushKey>('/api/push', settings.token);
  if (!push || !key) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = await push.subscribe(wanted).catch(async () => {
    await (await push.getSubscription())?.unsubscribe(); // left by another server at this address
    return push.subscribe(wanted);
  });
  await call('PUT', '/api/me/push', settings.token, { endpoint: made.endpoint, ...made.toJSON().keys });
  keep({ push: true });
}

export async function listenNoMore(): Promise<void> {
  keep({ push: false });
  const made = await (await manager())?.getSubscription();
  if (!made) return;
  await call('DELETE', '/api/me/push', settings.token, { endpoint: made.endpoint }).catch(() => {}); // it will find out
  await made.unsubscribe();
}

/** On return: tell the server the subscription, language and player, unless a notification has ended it. */
export async function listenStill(): Promise<void> {
  if (!settings.notify) return;
  if (await (await manager())?.getSubscription()) await listen();
  else if (settings.push) keep({ notify: false, push: false });
}
