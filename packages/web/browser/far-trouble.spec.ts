import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { browserOf } from './support/far-guests.ts';
import { sharedServer } from './support/shared-server.ts';
import { appearAs, type Mate, mateOf, sitMates } from './support/table-mates.ts';

// What people are told while a table is shown, and their page or the server has trouble.

const server = sharedServer();

const stale = 'What you see may be old. Trying again…';
const lost = 'Connection lost. Trying again…';

/** Where pictures go, to be looked at. */
const pictures = process.env.FAR_PICTURES;

async function look(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}.png` });
}

/** The connection of a page, which refuses looks for now when told to. */
class Line {
  refusesLooks = false;
  private near: WebSocketRoute | null = null;
  private far: WebSocketRoute | null = null;

  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket('**/socket', (near) => {
      const far = near.connectToServer();
      line.near = near;
      line.far = far;
      near.onMessage((message) => {
        const asked = JSON.parse(String(message));
        if (!line.refusesLooks || asked.do !== 'look') return far.send(message);
        near.send(JSON.stringify({ answer: asked.ask, ok: false, code: 'server.failed', error: '' }));
      });
    });
    return line;
  }

  async cut(code = 1001): Promise<void> {
    await this.near?.close({ code });
    await this.far?.close();
  }

  /** As when a newer connection needs the place. */
  async displace(): Promise<void> {
    this.near?.send(JSON.stringify({ tell: 'closing', after: 110_000 }));
    await this.cut(1013);
  }
}

const block = { game: 'block', players: 2, options: { rounds: 1 } } as const;

interface Place {
  readonly name: string;
  /** Opens the table; the way to it. */
  open(anna: Mate, bea: Mate): Promise<string>;
  /** What stays on the screen. */
  readonly shows: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const laptop = { width: 1440, height: 900 };

const gather = async (anna: Mate) => (await anna.client.open(block)).id;
const match = async (anna: Mate, bea: Mate) => (await sitMates([anna, bea], block))[0].id;

const places: readonly Place[] = [
  {
    name: 'the gathering',
    open: async (anna) => `/table/${await gather(anna)}`,
    shows: '.seats li',
    viewport: phone,
  },
  {
    name: 'the table',
    open: async (...mates) => `/table/${await match(...mates)}`,
    shows: '.rack-piece',
    viewport: phone,
  },
  {
    name: 'the table on a laptop',
    open: async (...mates) => `/table/${await match(...mates)}`,
    shows: '.rack-piece',
    viewport: laptop,
  },
  {
    name: 'the television',
    open: async (...mates) => `/board/${await match(...mates)}`,
    shows: '.plate',
    viewport: laptop,
  },
  {
    name: 'the score pad',
    open: async ({ client }) => {
      const { table } = await client.connection.ask('open', {
        id: 'a-pad-for-two',
        game: 'solo',
        players: 2,
        options: { target: 300 },
        bots: [],
        watching: 'link',
        listed: false,
        talk: 'everybody',
        takesBack: false,
        timer: null,
        pad: ['Anna', 'Bea'],
      });
      return `/table/${table}`;
    },
    shows: '.pad-score',
    viewport: phone,
  },
];

for (const { name, open, shows, viewport } of places)
  test(`what may be old is called so (${name})`, async ({ browser }) => {
    const [anna, bea] = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
    const page = await browserOf(browser, { viewport });
    const line = await Line.of(page);
    await appearAs(page, bea);
    await page.goto(`${server.address}${await open(anna, bea)}`);
    await expect(page.locator(shows).first()).toBeVisible();
    line.refusesLooks = true;
    await line.cut();
    await expect(page.getByText(stale)).toBeVisible();
    await expect(page.locator(shows).first()).toBeVisible();
    await look(page, `stale ${name}`);
    line.refusesLooks = false;
    await expect(page.getByText(stale)).toHaveCount(0, { timeout: 15_000 });
  });

for (const [where, viewport] of Object.entries({ phone, sideways, laptop }))
  test(`a screen that made room for others says so, and is back with one tap (${where})`, async ({
    browser,
  }) => {
    const mates = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
    const [visit] = await sitMates(mates, block);
    const page = await browserOf(browser, { viewport });
    const line = await Line.of(page);
    await appearAs(page, mates[1]);
    await page.goto(`${server.address}/table/${visit.id}`);
    await expect(page.locator('.rack-piece')).toHaveCount(7);
    await line.displace();
    await expect(page.getByText('Too many screens are open')).toBeVisible();
    await expect(page.getByText(lost)).toHaveCount(0);
    await look(page, `displaced ${where}`);
    // What is told takes no room from the hand.
    for (const piece of await page.locator('.rack-piece').all())
      await expect(piece).toBeInViewport({ ratio: 0.9 });
    await mates[0].client.connection.ask('say', {
      table: visit.id,
      id: 'said-meanwhile',
      text: 'Are you there?',
    });
    await page.getByRole('button', { name: 'Continue here' }).click();
    await expect(page.locator('.talk-newest')).toContainText('Are you there?');
    await expect(page.getByText('Too many screens are open')).toHaveCount(0);
    // The next loss is an ordinary one.
    await line.cut();
    await expect(page.locator('.lost-line')).toHaveText('');
  });
