import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shelfLabels } from '../../../rulebook/src/words/en/shelf-labels.ts';

const source = resolve(import.meta.dirname, '../../src');

/** A file, and all files of the page that are loaded with it. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)(?:[^;']* from )?'(\.[^']+)'/gm,
  ))
    loadedWith(resolve(dirname(file), path), known);
  return known;
}

/** The keys of labels that a file says, each with what is only known later as `*`. */
const keysIn = (text: string): string[] =>
  [...text.matchAll(/\.say\(([^)]*)/g)].flatMap(([, said]) =>
    [...said.matchAll(/['`]([a-z]\w*\.[^'`]+)['`]/gi)].map(([, key]) => key.replace(/\$\{.*?\}/g, '*')),
  );

test('the shelf says only what its smaller book has; move other words to screens/common.ts', () => {
  const files = [...loadedWith(resolve(source, 'app/main.tsx'))].filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const labels = Object.keys(shelfLabels);
  const isKnown = (key: string): boolean =>
    labels.some((label) => (key.includes('*') ? label.startsWith(key.split('*')[0]) : label === key));
  const said = files.flatMap((file) =>
    keysIn(readFileSync(file, 'utf8')).map((key) => ({ key, file: relative(source, file) })),
  );
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter(({ key }) => !isKnown(key))).toEqual([]);
});
