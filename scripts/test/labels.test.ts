import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longestLabels } from '../labels.ts';

test('docs/labels.md has the longest labels as they are now; npm run labels writes it', async () => {
  const page = readFileSync(new URL('../../docs/labels.md', import.meta.url), 'utf8');
  expect(page).toBe(await longestLabels());
});
