import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is published, and the oldest Node it runs on. */
export interface Published {
  /** Its folder in `packages`. */
  readonly folder: string;
  /** Its name in the registry, if that is another one. */
  readonly name?: string;
  readonly node: string;
}

/** In the order of the arrows: each is compiled against those before it. */
export const published: readonly Published[] = [
  { folder: 'engine', node: '>=20' },
  { folder: 'rulebook', node: '>=20' },
  { folder: 'bots', node: '>=20' },
  { folder: 'protocol', node: '>=20.19' },
  { folder: 'client', node: '>=20.19' },
  { folder: 'cli', name: 'tischrunde', node: '>=22.12' },
];

/** So that they are found in the registry. */
const keywords = ['dominoes', 'domino', 'card game', 'board game', 'rules engine', 'game engine', 'bot'];

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readPackage = (root: string, folder: string): PackageJson =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));

/** Puts a package together in a folder of `stage`, without its compiled files: sources, package.json, README, license, changelog. */
export function stagePackage(root: string, stage: string, { folder, name, node }: Published): string {
  const own = readPackage(root, folder);
  const place = join(stage, folder);
  mkdirSync(place, { recursive: true });
  const from = join(root, 'packages', folder);
  cpSync(join(from, 'src'), join(place, 'src'), { recursive: true });
  cpSync(join(from, 'README.md'), join(place, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(place, file));
  const called = name ?? own.name;
  writeFileSync(
    join(place, 'package.json'),
    `${JSON.stringify(publishedJson(own, called, node), null, 2)}\n`,
  );
  if (own.bin !== undefined) {
    mkdirSync(join(place, 'bin'));
    for (const file of Object.values(own.bin))
      writeFileSync(join(place, file), "#!/usr/bin/env node\nimport '../dist/main.js';\n", { mode: 0o755 });
  }
  // So that the packages after it are compiled against what is published, not against our sources.
  const modules = join(stage, 'node_modules', called);
  mkdirSync(join(modules, '..'), { recursive: true });
  symlinkSync(place, modules);
  return place;
}

function publishedJson(own: PackageJson, name: string, node: string): object {
  const { version, description, license, bin, dependencies, exports = {} } = own;
  const entries = Object.entries(exports).map(([path, source]) => {
    const file = source.replace('./src/', './dist/').replace(/\.ts$/, '');
    return [path, { types: `${file}.d.ts`, default: `${file}.js` }] as const;
  });
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    sideEffects: false,
    ...(entries.length === 0
      ? {}
      : { exports: Object.fromEntries([...entries, ['./package.json', './package.json']]) }),
    ...(bin === undefined ? {} : { bin }),
    files: ['dist', ...(bin === undefined ? [] : ['bin']), 'CHANGELOG.md'],
    engines: { node },
    ...(dependencies === undefined ? {} : { dependencies }),
  };
}
