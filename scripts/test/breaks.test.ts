import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaks } from '../breaks.ts';

test.for(breaks)('the break of $rule in $file can be made', ({ file, from }) => {
  const source = readFileSync(`packages/engine/src/${file}`, 'utf8');
  expect(source.split(from).length - 1).toBe(1);
});
