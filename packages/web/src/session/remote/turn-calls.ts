import { saveWantsCalls, wantsCalls } from '../../storage/wants-calls.ts';
import { connection } from './server-connection.ts';

/** Whether this browser can show notifications; over plain http none can, except on this machine. */
export const canBeCalled = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Whether the browser refuses them: only its own settings change that. */
export const isRefused = (): boolean => canBeCalled() && Notification.permission === 'denied';

const isOn = (): boolean => wantsCalls.peek() && canBeCalled() && Notification.permission === 'granted';

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration();

/** Switches the calls of this device on, if the browser allows it, or off. Only after a tap: browsers ask their question then. */
export async function setCalls(on: boolean, language: string): Promise<void> {
  if (on && (await Notification.requestPermission()) === 'granted') {
    saveWantsCalls(true);
    await subscribe(language);
    return;
  }
  saveWantsCalls(false);
  const subscription = await (await registration())?.pushManager?.getSubscription();
  if (subscription == null) return;
  await subscription.unsubscribe();
  await connection.ask('unsubscribe', { endpoint: subscription.endpoint }).catch(() => {});
}

/** Lets the server call this device while the page is closed, if it does that and the player wants it. Without it everything else works. */
export async function subscribe(language: string): Promise<void> {
  const key = connection.pushKey.peek();
  if (key === null || !isOn()) return;
  try {
    const { pushManager } = (await registration()) ?? {};
    if (pushManager === undefined) return;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // One that was made for another key of the server is of no use.
    const made = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
    if (endpoint === undefined) return;
    await connection.ask('subscribe', { subscription: { endpoint, p256dh, auth, language } });
  } catch (error) {
    console.warn('This device cannot be called while the page is closed:', error);
  }
}

/** Calls the player of this device. Returns a function that takes the call back. */
export function callHere(table: string, title: string, body: string): () => void {
  if (!isOn()) return () => {};
  const tag = `turn ${table}`;
  const call = { body, tag, icon: '/icon-192.png', data: { table } };
  // Not `new Notification`, which phones refuse; and the service worker answers the tap.
  void registration().then((worker) => worker?.showNotification(title, call));
  return () =>
    void registration().then(async (worker) => {
      for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
    });
}
