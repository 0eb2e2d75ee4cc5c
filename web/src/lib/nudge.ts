// A notification while the page is hidden: opt-in.
import { settings } from '../settings.svelte';

export const canNudge = typeof Notification !== 'undefined';

/** Ask for permission; true if granted. */
export async function allowNudges(): Promise<boolean> {
  return canNudge && (await Notification.requestPermission()) === 'granted';
}

export function nudge(title: string, body: string): void {
  if (!settings.notify || !canNudge || Notification.permission !== 'granted' || !document.hidden) return;
  const options = { body, icon: '/icon-192.png', tag: 'farmyard-turn' };
  void navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => (worker ? worker.showNotification(title, options) : void new Notification(title, options)));
}
