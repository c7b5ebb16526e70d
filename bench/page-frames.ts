// How smoothly a tile is dragged over a long line and laid, with the processor slowed down four times.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { longLine } from './page-position.ts';

export interface Frames {
  /** Frames a second, and how long the longest 5 and 1 in a hundred took, in milliseconds. */
  readonly perSecond: number;
  readonly of95: number;
  readonly of99: number;
  readonly longest: number;
  /** As the compositor counts them. */
  readonly drawn: number;
  readonly dropped: number;
}

const slowdown = 4;

/** How long the tile is moved about, in milliseconds. */
const dragged = 3000;

/** The flight of the tile and the answer of the line to it. */
const laid = 700;

export async function measureFrames(
  address: string,
  executablePath: string,
  args: string[],
): Promise<Frames> {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await sitDown(page, address);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const counted = await countFrames(devtools);
    await page.evaluate(record);
    await dragAndLay(page, devtools);
    const times = await page.evaluate(() => globalThis.frameTimes);
    return { ...summed(times), ...(await counted()) };
  } finally {
    await browser.close();
  }
}

async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async (kept) => {
    localStorage.setItem('tischrunde.settings', JSON.stringify({ pace: 'slow' }));
    const opening = indexedDB.open('tischrunde', 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const sitters = [
      { name: '', plays: 'person' },
      { name: 'Ada', plays: 'easy' },
    ];
    const transcript = JSON.parse(kept);
    const keeping = opening.result.transaction('matches', 'readwrite');
    keeping
      .objectStore('matches')
      .put({ id: 'long', transcript, sitters, began: 0, touched: 0, over: false });
    await new Promise((resolve) => {
      keeping.oncomplete = resolve;
    });
  }, JSON.stringify(longLine()));
  await page.goto(`${address}/table?match=long`);
  await page.locator('.rack-piece[data-playable="true"]').first().waitFor();
  // What was dealt flies into the rack first, and with the first touch the speaker is opened: nobody comes to a long line
  // without having touched anything before.
  await page.locator('.rack-piece').first().click();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1500);
}

declare global {
  /** How long every frame took. */
  var frameTimes: number[];
}

function record(): void {
  globalThis.frameTimes = [];
  let last = performance.now();
  const next = (now: number): void => {
    globalThis.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
}

/** Around over the board as a hand does, at sixty moves a second, and onto a ghost. */
async function dragAndLay(page: Page, devtools: CDPSession): Promise<void> {
  const tile = await boxOf(page, '.rack-piece[data-playable="true"]');
  const board = await boxOf(page, '.board');
  const move = (type: string, x: number, y: number): Promise<unknown> =>
    devtools.send('Input.dispatchMouseEvent', {
      type: type as 'mouseMoved',
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await move('mousePressed', tile.x, tile.y);
  const began = performance.now();
  for (let gone = 0; gone < dragged; gone = performance.now() - began) {
    const turn = (gone / 900) * Math.PI;
    const far = Math.min(1, gone / 400);
    const [x, y] = [
      board.x + Math.sin(turn) * board.width * 0.38,
      board.y + Math.cos(turn * 1.3) * board.height * 0.38,
    ];
    void move('mouseMoved', tile.x + (x - tile.x) * far, tile.y + (y - tile.y) * far);
    await new Promise((resolve) => {
      setTimeout(resolve, 1000 / 60);
    });
  }
  const ghost = await boxOf(page, '.felt .ghost');
  await move('mouseMoved', ghost.x, ghost.y);
  await move('mouseReleased', ghost.x, ghost.y);
  await page.waitForTimeout(laid);
}

/** Its middle and its size. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2, width, height };
}

interface TraceEvent {
  readonly name: string;
}

/** Lets the browser count its frames. The answer is asked for at the end. */
async function countFrames(devtools: CDPSession): Promise<() => Promise<{ drawn: number; dropped: number }>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => {
      devtools.once('Tracing.tracingComplete', resolve);
    });
    await devtools.send('Tracing.end');
    await complete;
    const count = (wanted: string): number => events.filter(({ name }) => name === wanted).length;
    return { drawn: count('DrawFrame'), dropped: count('DroppedFrame') };
  };
}

function summed(times: readonly number[]): Pick<Frames, 'perSecond' | 'of95' | 'of99' | 'longest'> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const total = times.reduce((sum, time) => sum + time, 0);
  return { perSecond: (times.length / total) * 1000, of95: at(0.95), of99: at(0.99), longest: at(1) };
}
