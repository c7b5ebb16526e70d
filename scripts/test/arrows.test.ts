import { expect, test } from 'vitest';
import { againstArrows, importsOf } from '../arrows.ts';

test('imports are found in every form in which they are written', () => {
  const source = `import { a } from './a.ts';
import type { B } from './b.ts';
import {
  c,
  d,
} from './c.ts';
export { e } from './e.ts';
export * from './f.ts';
import './g.ts';
const h = await import('./h.ts');
export type I = 'i' | 'j';
export const from = 'k';
`;
  expect(importsOf(source)).toEqual(['./a.ts', './b.ts', './c.ts', './e.ts', './f.ts', './g.ts', './h.ts']);
});

test('an import along the arrows is fine', () => {
  expect(againstArrows('packages/engine/src/domino/variants/block.ts', '../variant.ts')).toBeNull();
  expect(againstArrows('packages/engine/src/core/match.ts', './game.ts')).toBeNull();
  expect(againstArrows('packages/cli/src/run.ts', '@tischrunde/engine')).toBeNull();
  expect(againstArrows('packages/cli/src/run.ts', 'node:fs')).toBeNull();
});

test('an import against the arrows is named', () => {
  for (const [file, specifier] of [
    ['packages/engine/src/core/match.ts', '../domino/variants/block.ts'],
    ['packages/engine/src/core/match.ts', 'node:fs'],
    ['packages/engine/src/solo/play.ts', '../domino/variants/block.ts'],
    ['packages/engine/src/index.ts', '@tischrunde/cli'],
    ['packages/engine/src/domino/variants/block.ts', '../../../cli/src/main.ts'],
    ['packages/cli/src/main.ts', '../../engine/src/core/match.ts'],
    ['packages/cli/src/main.ts', 'lodash'],
    ['packages/server/src/table/state.ts', '../store/store.ts'],
    ['packages/server/src/table/state.ts', 'node:crypto'],
    ['packages/server/src/store/store.ts', '../live/live-table.ts'],
    ['packages/server/src/live/live-table.ts', '../net/connection.ts'],
    ['packages/other/src/main.ts', './x.ts'],
  ]) {
    expect(againstArrows(file, specifier)).toContain(file);
  }
});
