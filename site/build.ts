// Builds the documentation as static pages into `site/dist`: `npm run docs`. Any web host can serve them, and they fetch nothing from
// elsewhere. The build fails if a link of ours leads nowhere.
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { published, readPackage } from '../scripts/published-package.ts';
import { apiPageOf, writeApi } from './api.ts';
import { deadLinks } from './links.ts';
import { render } from './markdown.ts';
import { withPlots } from './plots.ts';
import { ruleIds } from './rule-ids.ts';
import { searchIndex, sectionsOf } from './search.ts';
import { document } from './template.ts';

const root = join(import.meta.dirname, '..');
const out = join(import.meta.dirname, 'dist');

/** The pages in the order of the menu, by the file that they are made of. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  Start: ['README.md', 'CHANGELOG.md'],
  Program: [inDocs('programs'), 'examples/README.md', ...['protocol', 'command'].map(inDocs)],
  'Run it': ['operate', 'reliability', 'scale', 'performance'].map(inDocs),
  Understand: ['how-it-works', 'glossary', 'decisions', 'bots'].map(inDocs),
  Contribute: ['CONTRIBUTING.md', ...['add-a-game', 'words', 'labels'].map(inDocs)],
  Games: ['evening', 'readings', 'fortune'].map(inDocs),
};

/** Pages that are made of something else, by the chapter that they stand in. */
const more: Readonly<Record<string, readonly { readonly address: string; readonly title: string }[]>> = {
  Program: [
    { address: 'api/index.html', title: 'API of the packages' },
    { address: 'protocol.schema.json', title: 'Schema of the protocol' },
  ],
  Games: [{ address: 'rules.html', title: 'Rule ids in five languages' }],
};

function inDocs(name: string): string {
  return `docs/${name}.md`;
}

const files = Object.values(chapters).flat();
const forgotten = globSync('docs/*.md', { cwd: root }).filter((file) => !files.includes(file));
if (forgotten.length > 0) throw new Error(`not in the menu: ${forgotten.join(', ')}`);

const addressOf = (file: string): string => {
  if (file === 'README.md') return 'index.html';
  const name = basename(file, '.md') === 'README' ? basename(dirname(file)) : basename(file, '.md');
  return `${name.toLowerCase()}.html`;
};
const addresses = new Map([
  ...files.map((file) => [file, addressOf(file)] as const),
  ['packages/cli/README.md', addressOf('docs/command.md')] as const,
  ...published
    .filter(({ name }) => name === undefined)
    .map(
      ({ folder }) => [`packages/${folder}/README.md`, apiPageOf(readPackage(root, folder).name)] as const,
    ),
]);

/** Files that pages lead to and that are no pages: copied as text, which every web host shows. */
const sources = new Set<string>();

/** Where a link of a file leads on the site: to a page, a picture, the schema or a source. Null for folders. */
function linkFrom(file: string, target: string): string | null {
  const [path, fragment] = target.split('#');
  if (path === '') return target;
  const whole = join(dirname(file), path);
  const page = addresses.get(whole);
  if (page !== undefined) return fragment === undefined ? page : `${page}#${fragment}`;
  if (!existsSync(join(root, whole)) || statSync(join(root, whole)).isDirectory()) return null;
  if (whole === 'docs/protocol.schema.json') return 'protocol.schema.json';
  sources.add(whole);
  return sourceAddress(whole);
}

const sourceAddress = (file: string): string => `source/${file}.txt`;

/** The examples with their sources below. */
const withSources = (file: string, text: string): string =>
  file !== 'examples/README.md'
    ? text
    : globSync('examples/*.{py,ts}', { cwd: root })
        .toSorted()
        .reduce(
          (page, source) =>
            `${page}\n## ${basename(source)}\n\n\`\`\`${extname(source) === '.py' ? 'python' : 'ts'}\n${readFileSync(join(root, source), 'utf8')}\`\`\`\n`,
          text,
        );

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const rendered = files.map((file) => {
  const text = withPlots(withSources(file, readFileSync(join(root, file), 'utf8')));
  return { file, address: addressOf(file), ...render(text, (target) => linkFrom(file, target)) };
});
const menu = Object.entries(chapters).map(([title, of]) => ({
  title,
  pages: [
    ...of.map((file) => {
      const page = rendered.find((other) => other.file === file);
      return { address: addressOf(file), title: page?.title ?? file };
    }),
    ...(more[title] ?? []),
  ],
}));

const pages = [...rendered, { address: 'rules.html', ...(await ruleIds()) }];
for (const page of pages) writeFileSync(join(out, page.address), document({ ...page, menu }));
const sections = pages.flatMap(({ address, title, html }) => sectionsOf(address, title, html));
writeFileSync(join(out, 'search-index.js'), searchIndex(sections));
for (const file of sources) {
  mkdirSync(dirname(join(out, sourceAddress(file))), { recursive: true });
  copyFileSync(join(root, file), join(out, sourceAddress(file)));
}
cpSync(join(root, 'docs/pictures'), join(out, 'docs/pictures'), { recursive: true });
copyFileSync(join(root, 'docs/protocol.schema.json'), join(out, 'protocol.schema.json'));
copyFileSync(join(root, 'packages/web/public/favicon.svg'), join(out, 'favicon.svg'));
for (const file of ['style.css', 'search.js']) copyFileSync(join(import.meta.dirname, file), join(out, file));
for (const face of ['figtree', 'fraunces'])
  copyFileSync(
    join(root, `node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`),
    join(out, `${face}.woff2`),
  );
await writeApi(join(out, 'api'));

const dead = deadLinks(out);
for (const { page, link } of dead) console.error(`${page}: ${link} leads nowhere`);
console.log(`${pages.length} pages and the API in site/dist`);
process.exitCode = dead.length > 0 ? 1 : 0;
