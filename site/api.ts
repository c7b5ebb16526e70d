import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { published, readPackage } from '../scripts/published-package.ts';

const root = join(import.meta.dirname, '..');

/** Stands for the folder above, which TypeDoc would not write differently for each of its own. */
const above = 'ABOVE/';

interface Entry {
  /** As it is imported: `@tischrunde/engine/games`. */
  readonly name: string;
  readonly source: string;
  /** Of the package, for its main entry. */
  readonly readme: string | null;
}

/** What the packages export, but for internals, which may change in any version. */
const entries: readonly Entry[] = published.flatMap(({ folder }) => {
  const { name, exports = {} } = readPackage(root, folder);
  return Object.entries(exports)
    .filter(([path]) => path !== './internals')
    .map(([path, source]) => ({
      name: join(name, path),
      source: join(root, 'packages', folder, source),
      readme: path === '.' ? readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8') : null,
    }));
});

/** The page of a package on the site. */
export const apiPageOf = (name: string): string => `api/modules/${name.replaceAll(/\W/g, '_')}.html`;

/** Writes the API of the packages, with their READMEs, into a folder. Throws if a page of it cannot be written. */
export async function writeApi(out: string): Promise<void> {
  const app = await Application.bootstrap({
    name: 'Tischrunde: the packages',
    entryPoints: entries.map(({ source }) => source),
    tsconfig: join(import.meta.dirname, 'tsconfig.api.json'),
    customCss: join(import.meta.dirname, 'api.css'),
    favicon: join(root, 'packages/web/public/favicon.svg'),
    navigationLinks: { Documentation: `${above}index.html`, 'Write a bot': `${above}programs.html` },
    readme: 'none',
    disableSources: true,
    hideGenerator: true,
    excludeExternals: true,
    skipErrorChecking: true,
    sortEntryPoints: false,
    validation: { notExported: false },
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the packages');
  const modules = project.children ?? [];
  for (const [index, { name, readme }] of entries.entries()) {
    modules[index].name = name;
    // The title of the page says the name already.
    if (readme !== null) modules[index].readme = [{ kind: 'text', text: readme.replace(/^# .*\n/, '') }];
  }
  project.readme = [{ kind: 'text', text: introduction }];
  await app.generateDocs(project, out);
  if (app.logger.hasErrors()) throw new Error('TypeDoc could not write the API');
  for (const page of globSync('**/*.html', { cwd: out })) {
    const file = join(out, page);
    const up = '../'.repeat(page.split('/').length);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(above, up));
  }
}

const introduction = `Five npm packages, each with what it needs and nothing else. The examples on their pages are compiled and run by the tests.

${entries
  .filter(({ readme }) => readme !== null)
  .map(({ name, readme }) => `- **${name}**: ${readme?.split('\n\n')[1].replaceAll('\n', ' ')}`)
  .join('\n')}
`;
