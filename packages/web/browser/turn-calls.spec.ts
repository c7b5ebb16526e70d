import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { browserOf, closeBrowsers, onTurn, playOn, sitTogether } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';

let server: FarServer;

test.beforeEach(async () => {
  const service = 'push.example.invalid';
  server = await FarServer.open({ PUSH_CONTACT: 'mailto:me@example.org', PUSH_SERVICES: service });
});

test.afterEach(async () => {
  await closeBrowsers();
  await server.close();
});

/** The headless browser has no notifications and no push service: the page gets both, and the test sees what it does with them. */
async function equip(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.vibrate = () => {
      Object.assign(window, { shaken: Object.assign({ shaken: 0 }, window).shaken + 1 });
      return true;
    };
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
    const shown: object[] = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void shown.push({ ...options, title, close: () => shown.splice(0) });
    Object.assign(ServiceWorkerRegistration.prototype, { getNotifications: async () => [...shown] });
    // The keys of the example in RFC 8291.
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscription = { endpoint: 'https://push.example.invalid/anna', keys };
    Object.assign(PushManager.prototype, { subscribe: async () => ({ toJSON: () => subscription }) });
  });
}

const shown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title} ${body}`);
  });

/** What the server was asked, and what it answered. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => heard.push(String(payload)));
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

/** Brings a push to the worker of a page, as a push service does. */
async function push(context: BrowserContext, page: Page, data: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
}

test('who is elsewhere is called when it is their turn: by the page, and by the server while it is closed', async ({
  browser,
}) => {
  const [anna, bea] = [await browserOf(browser, { serviceWorkers: 'allow' }), await browserOf(browser)];
  await equip(anna);
  const heard = listen(anna);
  await sitTogether(anna, bea, server.address);
  const table = new URL(anna.url()).pathname;
  await anna.evaluate(async () => void (await navigator.serviceWorker.ready));

  await test.step('nobody is called who does not want it, and one tap switches it on', async () => {
    await anna.getByRole('button', { name: 'This table' }).click();
    const wish = anna.getByRole('switch', { name: 'Tell me when it is my turn' });
    await expect(wish).not.toBeChecked();
    await expect(anna.getByText('Also when the page is closed.')).toBeVisible();
    expect(heard.join()).not.toContain('"subscribe"');
    await wish.click();
    await expect(wish).toBeChecked();
    await expect.poll(() => heard.find((text) => text.includes('"do":"subscribe"'))).toContain('"en"');
    const { ask } = JSON.parse(heard.find((text) => text.includes('"do":"subscribe"')) ?? '');
    await expect.poll(() => heard).toContain(`{"answer":${ask},"ok":true}`);
    await anna.keyboard.press('Escape');
  });

  await test.step('the page calls while it is out of sight, and takes the call back when it is seen', async () => {
    const hide = (hidden: boolean) =>
      anna.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    while ((await onTurn([anna, bea])) === anna) await playOn([anna, bea], 1);
    expect(await shown(anna)).toEqual([]);
    await expect(anna).not.toHaveTitle(/Your turn/);
    await hide(true);
    while ((await onTurn([anna, bea])) === bea) await playOn([anna, bea], 1);
    await expect.poll(() => shown(anna)).toEqual(['Your turn! Block']);
    await expect(anna).toHaveTitle(/^Your turn! · Block/);
    expect(await anna.evaluate(() => Object.assign({ shaken: 0 }, window).shaken)).toBe(1);
    await hide(false);
    await expect.poll(() => shown(anna)).toEqual([]);
  });

  await test.step('a push is shown, and a tap on it opens the table', async () => {
    await anna.goto(server.address);
    const [worker] = anna.context().serviceWorkers();
    await worker.evaluate(() => {
      const scope = self as unknown as ServiceWorkerGlobalScope;
      const opened: unknown[] = [];
      Object.assign(scope, { opened });
      scope.registration.showNotification = async (title, options) => {
        const notification = { ...options, close: () => opened.push(`closed ${title} ${options?.body}`) };
        // Nobody taps in a headless browser.
        scope.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
      };
      scope.clients.openWindow = async (url) => {
        opened.push(String(url));
        return null;
      };
    });
    const id = table.split('/').at(-1);
    await push(anna.context(), anna, { table: id, title: 'Du bist dran!', body: 'Block' });
    await expect
      .poll(() => worker.evaluate(() => ('opened' in self ? self.opened : [])))
      .toEqual(['closed Du bist dran! Block', table]);
  });
});
