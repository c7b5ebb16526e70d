// Makes the npm packages: `npm run pack` writes their tarballs to `packed/`, or to the folder that it is given.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { published, readPackage, stagePackage } from './published-package.ts';

const root = resolve(import.meta.dirname, '..');
const target = resolve(process.argv[2] ?? join(root, 'packed'));

/** Sources stay in the maps, so that a debugger shows them. */
const compilerOptions = {
  rootDir: 'src',
  outDir: 'dist',
  noEmit: false,
  declaration: true,
  declarationMap: false,
  sourceMap: true,
  inlineSources: true,
  rewriteRelativeImportExtensions: true,
  target: 'es2023',
};

/** What the compiler leaves as it is: workers, which are named by a URL, and the imports of declarations. */
const leftOver = /((?:new URL\(|from |import\()['"]\.[^'"]*)\.ts(?=['"])/g;

function compile(place: string): void {
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['src'], exclude: [] };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', place, '--checkers', '1'], { stdio: 'inherit' });
  for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: place })) {
    const path = join(place, file);
    const text = readFileSync(path, 'utf8');
    const mended = text.replace(leftOver, '$1.js');
    if (mended !== text) writeFileSync(path, mended);
  }
}

const versions = new Set(published.map(({ folder }) => readPackage(root, folder).version));
if (versions.size > 1) throw new Error(`the packages have different versions: ${[...versions].join(', ')}`);

const stage = mkdtempSync(join(tmpdir(), 'tischrunde-pack-'));
try {
  mkdirSync(join(stage, 'node_modules'));
  for (const name of ['@types', '@noble', '@preact', 'valibot', 'commander', 'cli-progress', 'undici-types'])
    symlinkSync(join(root, 'node_modules', name), join(stage, 'node_modules', name));
  mkdirSync(target, { recursive: true });
  for (const each of published) compile(stagePackage(root, stage, each));
  const folders = published.map(({ folder }) => `./${folder}`);
  const told = execFileSync('npm', ['pack', '--json', '--pack-destination', target, ...folders], {
    cwd: stage,
    encoding: 'utf8',
  });
  const packed: { filename: string; size: number }[] = Object.values(JSON.parse(told));
  for (const { filename, size } of packed) console.log(`${filename}  ${Math.round(size / 1000)} kB`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
