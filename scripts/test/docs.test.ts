import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../packages/engine/src/index.ts';
import { type Language, openBook } from '../../packages/rulebook/src/index.ts';
import { stepsIn } from '../guide.ts';

const root = new URL('../..', import.meta.url).pathname;
const pages = globSync(['*.md', 'docs/*.md'], { cwd: root }).toSorted();

/** The files that the reader of a page is told to write. */
const written = new Set(
  stepsIn(readFileSync(join(root, 'docs/add-a-game.md'), 'utf8')).map(({ file }) => file),
);

/** A page without its code blocks. */
const proseOf = (page: string): string =>
  readFileSync(join(root, page), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');

/** The files that a page refers to, by relative links and by whole paths such as `scripts/arrows.ts`. */
function filesIn(page: string): string[] {
  const prose = proseOf(page);
  const linked = prose.matchAll(/\]\((?![a-z]+:|#)([^)#]+)[^)]*\)/g);
  const named = prose.matchAll(/`((?:packages|scripts|bench)\/[\w./-]+\.\w+)`/g);
  return [
    ...[...linked].map(([, target]) => join(dirname(page), target)),
    ...[...named].map(([, path]) => path),
  ];
}

test.for(pages)('%s refers to files that exist', (page) => {
  expect(filesIn(page).filter((file) => !existsSync(join(root, file)) && !written.has(file))).toEqual([]);
});

test('files are found in links and in code spans', () => {
  expect(filesIn('docs/glossary.md')).toContain('packages/engine/src/core/seat.ts');
  expect(filesIn('CONTRIBUTING.md')).toContain('scripts/arrows.ts');
});

test('docs/glossary.md has every game with its titles in every language', async () => {
  const languages: Language[] = ['en', 'de', 'fr', 'it', 'ja'];
  const books = await Promise.all(languages.map(openBook));
  const rows = games.map(({ id }) => `| \`${id}\` | ${books.map((book) => book.name(id)).join(' | ')} |`);
  const found = proseOf('docs/glossary.md')
    .split('\n')
    .filter((line) => /^\| `\w+` \|/.test(line));
  expect(found).toEqual(rows);
});
