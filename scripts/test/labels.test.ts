import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longestLabels } from '../labels.ts';

/** A table without the room that the formatter gives its columns. */
const tight = (page: string): string => page.replace(/ +/g, ' ').replace(/-{2,}/g, '--');

test('docs/labels.md tells the longest words as they are; npm run labels writes it', async () => {
  const page = readFileSync(new URL('../../docs/labels.md', import.meta.url), 'utf8');
  expect(tight(await longestLabels())).toBe(tight(page));
});
