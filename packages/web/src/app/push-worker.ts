/** The part of the service worker for calls: shows what the server pushed, and a tap on it opens the table. */
function answerCalls(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    const { table, title, body } = event.data?.json() ?? {};
    // As the page itself does it in `session/remote/turn-calls.ts`.
    const call = { body, tag: `turn ${table}`, icon: '/icon-192.png', data: { table } };
    event.waitUntil(scope.registration.showNotification(title ?? 'Tischrunde', call));
  });

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path = `/table/${event.notification.data?.table}`;
    event.waitUntil(open(path));
  });

  async function open(path: string): Promise<void> {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = pages.find(({ url }) => new URL(url).pathname === path);
    await (shown === undefined ? scope.clients.openWindow(path) : shown.focus());
  }
}

if (self instanceof ServiceWorkerGlobalScope) answerCalls(self);
