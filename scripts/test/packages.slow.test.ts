import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type RunningServer, readConfig } from '../../packages/server/src/index.ts';
import { published } from '../published-package.ts';

// Packs all packages, installs the tarballs into an empty project outside of the repository, and uses them as anybody would.

const root = resolve(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');
const outside = mkdtempSync(join(tmpdir(), 'tischrunde-outside-'));
const packed = join(outside, 'packed');
const project = join(outside, 'project');
/** The other releases of Node, which take long to unpack: they stay for the next time. */
const nodes = join(root, 'node_modules/.cache/nodes');
let tarballs: string[];
let server: RunningServer;

/** The environment without what Vitest and npm tell their own children. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|NODE_ENV|FORCE_COLOR|TEST$|npm_)/.test(name),
  ),
);

/** Fails with what the command said. */
async function run(file: string, words: readonly string[], cwd = project): Promise<string> {
  const child = promisify(execFile)(file, words, { cwd, env, maxBuffer: 1 << 24 });
  const { stdout } = await child.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(
      `${file} ${words.join(' ')}\n${error.stdout.slice(0, 3000)}${error.stderr.slice(0, 3000)}`,
    );
  });
  return stdout;
}

/** Installs packages into a folder that is outside of the repository's own packages. */
async function install(folder: string, packages: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], folder);
}

/** The Node versions that packages run on. The last one is the project's own. */
const nodeVersions = ['20', '22', '24', '26'];
const nodeOf = (version: string): string =>
  version === nodeVersions.at(-1) ? process.execPath : join(nodes, `node_modules/node-${version}/bin/node`);

/** The examples of the READMEs, each as a program. */
const examples = published.flatMap(({ folder }) => {
  const text = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code], index) => ({
    file: `${folder}-${index + 1}.ts`,
    /** What it prints, by its comments; not what is shortened or depends on chance. */
    said: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)]
      .map(([, comment]) => comment)
      .filter((comment) => folder !== 'client' && !comment.includes('…')),
    // What an example leaves to its reader.
    code: `${code.includes('matchFile') ? "import type { MatchFile } from '@tischrunde/protocol';\nconst matchFile = { words: [] } as unknown as MatchFile;\n" : ''}${code}\nexport {};\n`,
  }));
});

beforeAll(async () => {
  mkdirSync(project, { recursive: true });
  await run(process.execPath, [join(root, 'scripts/pack.ts'), packed], root);
  tarballs = readdirSync(packed).map((file) => join(packed, file));
  await install(project, tarballs);
  const missing = nodeVersions.filter((version) => !existsSync(nodeOf(version)));
  if (missing.length > 0)
    await install(
      nodes,
      missing.map((version) => `node-${version}@npm:node@${version}`),
    );
  server = await openServer(
    readConfig({
      PORT: '0',
      PAGE: 'none',
      LOG_LEVEL: 'error',
      DATA: join(outside, 'data'),
      BOT_PACE: '0',
      BOT_THREADS: '1',
    }),
  );
  for (const { file, code } of examples)
    writeFileSync(join(project, file), code.replace('http://127.0.0.1:8080', server.address));
}, 240_000);

afterAll(async () => {
  await server?.close();
  rmSync(outside, { recursive: true, force: true });
}, 60_000);

test('nothing in the packages points out of them, and each has what it needs', async () => {
  expect(tarballs).toHaveLength(published.length);
  for (const { folder, name = `@tischrunde/${folder}` } of published) {
    const place = join(project, 'node_modules', name);
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
      expect(existsSync(join(place, file)), file).toBe(true);
    expect(existsSync(join(place, 'src'))).toBe(false);
    const about = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    expect(about).toMatchObject({
      name,
      version: '0.1.0',
      license: 'MIT',
      type: 'module',
      sideEffects: false,
    });
    expect(JSON.stringify(about)).not.toMatch(/\.\.\/|file:|workspace:/);
  }
});

test('publint and attw find nothing', async () => {
  expect(await run(process.execPath, [join(root, 'scripts/judge-packages.ts'), ...tarballs])).toBe('');
});

describe('the examples of the READMEs', () => {
  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compile with module %s and %s resolution', async (module, moduleResolution) => {
    const config = `tsconfig.${moduleResolution}.json`;
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      strict: true,
      outDir: moduleResolution,
      types: [],
      lib: ['es2023', 'dom'],
    };
    writeFileSync(
      join(project, config),
      JSON.stringify({ compilerOptions, files: examples.map(({ file }) => file) }),
    );
    await run(join(bin, 'tsc'), ['-p', config]);
  });

  test.each(nodeVersions)('run on Node %s', async (version) => {
    const node = nodeOf(version);
    expect(await run(node, ['--version'])).toMatch(new RegExp(`^v${version}\\.`));
    // Node 20 has its WebSocket behind a flag.
    const flags = version === '20' ? ['--experimental-websocket'] : [];
    const code = examples.map(({ file }) => `await import('./nodenext/${file.replace('.ts', '.js')}');`);
    const told = await run(node, [...flags, '--input-type=module', '--eval', code.join('\n')]);
    for (const { said } of examples) for (const line of said) expect(told).toContain(line);
    expect(await run(node, ['node_modules/tischrunde/bin/tischrunde.js', 'games'])).toContain('chickenfoot');
    const simulated = [
      'node_modules/tischrunde/bin/tischrunde.js',
      'simulate',
      'block',
      '--matches',
      '4',
      '--jobs',
      '2',
      '--json',
    ];
    expect(JSON.parse(await run(node, simulated))).toMatchObject({ matches: 4 });
  });
});

describe('bundled by Vite', () => {
  /** The bundle of a page that does this, and how large it is, minified and compressed: all of it, and what is loaded first. */
  async function bundle(name: string, code: string, without: readonly string[] = []) {
    const page = join(project, name);
    mkdirSync(page, { recursive: true });
    writeFileSync(
      join(page, 'index.html'),
      '<p id="out"></p><script type="module" src="./main.js"></script>',
    );
    writeFileSync(join(page, 'main.js'), code);
    const config = { build: { rollupOptions: { external: without } } };
    writeFileSync(join(page, 'vite.config.js'), `export default ${JSON.stringify(config)};`);
    await run(join(bin, 'vite'), ['build', page, '--logLevel', 'error']);
    const folder = join(page, 'dist');
    const files = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
    const textOf = (names: readonly string[]): string =>
      names.map((file) => readFileSync(join(folder, 'assets', file), 'utf8')).join('');
    const sizeOf = (names: readonly string[]): number => gzipSync(textOf(names)).length;
    const first = files.filter((file) => file.startsWith('index-'));
    return { text: textOf(files), folder, size: sizeOf(files), first: sizeOf(first) };
  }

  test('one game brings no other, and a page plays a match of it in the browser', async () => {
    const one = await bundle(
      'one-game',
      `import { openMatch } from '@tischrunde/engine';
       import { block } from '@tischrunde/engine/games';
       const match = openMatch({ game: block, players: 2, options: { set: 6, rounds: 1, sperr: false }, seed: 'page', deals: [] });
       while (match.phase === 'play') match.attempt(match.turn, match.legal(match.turn)[0]);
       document.querySelector('#out').textContent = match.phase;`,
    );
    const all = await bundle(
      'all-games',
      "import * as engine from '@tischrunde/engine'; console.log(engine);",
    );
    const sizes = {
      'Block alone': one.size,
      'the engine': all.size,
      'the bots alone': (
        await bundle('bots-alone', "import * as bots from '@tischrunde/bots'; console.log(bots);", [
          '@tischrunde/engine',
          '@tischrunde/engine/internals',
        ])
      ).size,
      'bots and engine': (await bundle('bots', "import { ask } from '@tischrunde/bots'; console.log(ask);"))
        .size,
      'the client': (
        await bundle('client', "import { Client } from '@tischrunde/client'; console.log(Client);")
      ).first,
    };
    // The READMEs of the packages say so; a tenth more is no news.
    const said = {
      'Block alone': 16,
      'the engine': 62,
      'the bots alone': 28,
      'bots and engine': 77,
      'the client': 12,
    };
    console.log(`min+gzip, bytes: ${JSON.stringify(sizes)}`);
    const larger = Object.entries(said).filter(
      ([name, kB]) => !(sizes[name as keyof typeof sizes] < kB * 1100),
    );
    expect(larger).toEqual([]);
    for (const strange of ['Chickenfoot', 'is not a card of SOLO', 'SOLOmino', 'Dominosa', 'Cyprus'])
      expect(
        [strange, one, all].map((text) => (typeof text === 'string' ? text : text.text.includes(strange))),
      ).toEqual([strange, false, true]);
    expect(one.size).toBeLessThan(all.size / 2);
    expect(await textOf(one.folder)).toBe('matchOver');
  });
});

/** What the page in a folder shows in Chromium. */
async function textOf(folder: string): Promise<string> {
  const { chromium: browserType } = await import('@playwright/test');
  const { chromium, flags } = await import('../../packages/web/browser/support/chromium.ts');
  const files = createServer((request, response) => {
    const file = join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''));
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(existsSync(file) ? readFileSync(file) : '');
  }).listen(0, '127.0.0.1');
  const browser = await browserType.launch({ executablePath: chromium, args: flags });
  try {
    const page = await browser.newPage();
    const address = files.address();
    await page.goto(
      `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
    );
    return (await page.locator('#out:not(:empty)').textContent()) ?? '';
  } finally {
    await browser.close();
    files.close();
  }
}
