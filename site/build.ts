// Builds the documentation as static pages into `site/dist`: `npm run docs`. Any web host can serve them, and they fetch nothing from
// elsewhere. The build fails if a link of ours leads nowhere.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deadLinks } from './links.ts';
import { render } from './markdown.ts';
import { withPlots } from './plots.ts';
import { ruleIds } from './rule-ids.ts';
import { document } from './template.ts';

const root = join(import.meta.dirname, '..');
const out = join(import.meta.dirname, 'dist');

/** The pages in the order of the menu, by the file that they are made of. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  Start: ['README.md', 'CHANGELOG.md'],
  Understand: ['how-it-works', 'glossary', 'decisions', 'bots', 'performance', 'scale', 'reliability'].map(
    inDocs,
  ),
  Do: ['add-a-game', 'command', 'operate', 'programs', 'protocol', 'words', 'labels'].map(inDocs),
  Contribute: ['CONTRIBUTING.md'],
  Games: ['evening', 'readings', 'fortune'].map(inDocs),
};

function inDocs(name: string): string {
  return `docs/${name}.md`;
}

const addressOf = (file: string): string =>
  file === 'README.md' ? 'index.html' : `${basename(file, '.md').toLowerCase()}.html`;

const files = Object.values(chapters).flat();
const forgotten = globSync('docs/*.md', { cwd: root }).filter((file) => !files.includes(file));
if (forgotten.length > 0) throw new Error(`not in the menu: ${forgotten.join(', ')}`);
const addresses = new Map(files.map((file) => [file, addressOf(file)]));

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const rendered = files.map((file) => {
  const text = withPlots(readFileSync(join(root, file), 'utf8'));
  return { file, address: addressOf(file), ...render(text, (target) => linkFrom(file, target)) };
});
const rules = await ruleIds();

/** Where a link of a file leads on the site: to a page, a picture or the schema. Null for sources, which are not there. */
function linkFrom(file: string, target: string): string | null {
  const [path, fragment] = target.split('#');
  if (path === '') return target;
  const whole = join(dirname(file), path);
  const page = addresses.get(whole);
  if (page !== undefined) return fragment === undefined ? page : `${page}#${fragment}`;
  if (whole.startsWith('docs/') && existsSync(join(root, whole))) return whole.slice('docs/'.length);
  return null;
}

const menu = Object.entries(chapters).map(([title, of]) => ({
  title,
  pages: of.map((file) => {
    const page = rendered.find((other) => other.file === file);
    return { address: addressOf(file), title: file === 'README.md' ? 'Tischrunde' : (page?.title ?? file) };
  }),
}));
menu.splice(3, 0, {
  title: 'Look up',
  pages: [
    { address: 'api/index.html', title: 'API of the packages' },
    { address: 'rules.html', title: 'Rule ids' },
    { address: 'protocol.schema.json', title: 'Schema of the protocol' },
  ],
});

for (const { address, title, html } of rendered)
  writeFileSync(join(out, address), document({ address, title, html, menu }));
writeFileSync(join(out, 'rules.html'), document({ address: 'rules.html', ...rules, menu }));
cpSync(join(root, 'docs/pictures'), join(out, 'pictures'), { recursive: true });
mkdirSync(join(out, 'docs'));
cpSync(join(root, 'docs/pictures'), join(out, 'docs/pictures'), { recursive: true });
copyFileSync(join(root, 'docs/protocol.schema.json'), join(out, 'protocol.schema.json'));
copyFileSync(join(root, 'packages/web/public/favicon.svg'), join(out, 'favicon.svg'));
copyFileSync(join(import.meta.dirname, 'style.css'), join(out, 'style.css'));
for (const [face, name] of [
  ['figtree', 'wght-normal'],
  ['fraunces', 'wght-normal'],
])
  copyFileSync(
    join(root, `node_modules/@fontsource-variable/${face}/files/${face}-latin-${name}.woff2`),
    join(out, `${face}.woff2`),
  );
execFileSync(join(import.meta.dirname, 'node_modules/.bin/typedoc'), ['--logLevel', 'Warn'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});

const dead = deadLinks(out);
for (const { page, link } of dead) console.error(`${page}: ${link} leads nowhere`);
console.log(`${rendered.length + 1} pages and the API in site/dist`);
process.exitCode = dead.length > 0 ? 1 : 0;
