import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** How many pixels of the picture a module of the code gets. */
const enlarged = 4;

/** What a phone reads that scans a QR code on the page. */
export async function scan(code: Locator): Promise<string> {
  await code.locator('path[d^="M"]').waitFor({ state: 'attached' });
  const { size, dark } = await code.evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    dark: [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].map(
      ([, x, y]) => [x, y].join(),
    ),
  }));
  const width = size * enlarged;
  const isDark = new Set(dark);
  const data = new Uint8ClampedArray(width * width * 4);
  for (let at = 0; at < width * width; at++) {
    const [x, y] = [at % width, Math.floor(at / width)].map((place) => Math.floor(place / enlarged));
    data.fill(isDark.has(`${x},${y}`) ? 0 : 255, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return decodeQR({ width, height: width, data });
}
