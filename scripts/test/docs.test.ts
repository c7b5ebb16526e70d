import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../packages/engine/src/index.ts';
import { type Language, openBook } from '../../packages/rulebook/src/index.ts';
import { stepsIn } from '../guide.ts';
import { slug } from '../slug.ts';

const root = new URL('../..', import.meta.url).pathname;
const pages = globSync(['*.md', 'docs/*.md', 'examples/*.md'], { cwd: root }).toSorted();

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
  const named = prose.matchAll(/`((?:packages|scripts|bench|examples)\/[\w./-]+\.\w+)`/g);
  return [
    ...[...linked].map(([, target]) => join(dirname(page), target)),
    ...[...named].map(([, path]) => path),
  ];
}

test.for(pages)('%s refers to files that exist', (page) => {
  expect(filesIn(page).filter((file) => !existsSync(join(root, file)) && !written.has(file))).toEqual([]);
});

/** The headings of a page, as a link names them. */
function headingsOf(page: string): string[] {
  const used = new Map<string, number>();
  const headings = proseOf(page).matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, text]) => slug(text.replace(/[`*]|\]\([^)]*\)|\[/g, ''), used));
}

test.for(pages)('%s refers to headings that exist', (page) => {
  const links = [...proseOf(page).matchAll(/\]\((?![a-z]+:)([^)#]*)#([^)]+)\)/g)];
  const dead = links.filter(([, file, heading]) => {
    const target = file === '' ? page : join(dirname(page), file);
    return target.endsWith('.md') && !headingsOf(target).includes(heading);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
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

test('every page of docs is in the menu of the site', () => {
  const menu = readFileSync(join(root, 'site/build.ts'), 'utf8');
  const names = globSync('docs/*.md', { cwd: root }).map((file) => file.slice('docs/'.length, -'.md'.length));
  expect(names.filter((name) => !menu.includes(`'${name}'`))).toEqual([]);
});
