import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEnv, checks } from '../checks.ts';
import { type Step, stepsIn, withHunks, withoutHunks } from '../guide.ts';
import { copyTree } from './support/tree-copy.ts';

// Does what docs/add-a-game.md says, in a copy of the tree, and plays the game that comes of it.

const steps = stepsIn(readFileSync(new URL('../../docs/add-a-game.md', import.meta.url), 'utf8'));
let tree: string;

beforeAll(() => {
  tree = copyTree();
  for (const step of steps) {
    const path = join(tree, step.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'text' in step ? step.text : withHunks(readFileSync(path, 'utf8'), step.hunks));
  }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }), 60_000);

test('the types, style and rule ids of the new game are right, and nothing in it is unused', async () => {
  const touched = steps.map(({ file }) => file);
  for (const check of checks(touched)) {
    const { code, out, err } = await run(check);
    expect(code, `${check}\n${out}${err}`).toBe(0);
  }
});

test('its rules, its playthrough, its rulebook in five languages and its titles pass their tests', async () => {
  const tests = [
    'engine/test/rules/draw61',
    'engine/test/playthrough',
    'rulebook/test/positions',
    'rulebook/test/chapters',
    'rulebook/test/terms',
    'web/test/games/catalogue',
    'scripts/test/docs',
  ];
  const { code, out, err } = await run(
    `vitest run ${tests.join(' ')} --project fast --project page --maxWorkers 1 --update`,
  );
  expect(code, out + err).toBe(0);
  for (const name of tests) expect(out).toContain(`${name}.test.ts`);
  expect(readFileSync(join(tree, 'packages/engine/test/playthroughs/draw61.txt'), 'utf8')).toContain(
    'draw61',
  );
});

test('bots play whole matches of it', async () => {
  const { code, out, err } = await run('tischrunde simulate draw61 --matches 6 --bots easy,medium --json');
  expect(code, err).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'draw61', matches: 6 });
});

test('a match of it is played to its end in the terminal', async () => {
  const { code, out, err } = await run('tischrunde play draw61 --seed 1', { input: '1\n'.repeat(2000) });
  expect(code, err).toBe(0);
  expect(out).toContain('Draw dominoes, 2 players, seed 1.');
  expect(out).toMatch(/The match is over\. .* the match[.!]\n$/);
});

test('a match of it is played to its end in the browser', async () => {
  const { code, out, err } = await run('playwright test whole-matches -g "Draw dominoes"', {
    folder: 'packages/web',
    environment: { PAGE_PORT: `${await freePort()}` },
  });
  expect(code, out + err).toBe(0);
  expect(out).toContain('1 passed');
});

/** The steps that register the game in a package. How long a match usually is has a default. */
const registrations = steps.filter(
  (step): step is Extract<Step, { hunks: unknown }> =>
    'hunks' in step && /^packages\/\w+\/src\//.test(step.file) && !step.file.endsWith('usual-length.ts'),
);

test('the page registers the game in every package that needs it', () => {
  const packages = new Set(registrations.map(({ file }) => file.split('/')[1]));
  expect([...packages]).toEqual(['engine', 'rulebook', 'bots', 'web']);
});

test('without its registrations it does not compile: each of them is missed', async () => {
  const inEngine = registrations.filter(({ file }) => file.startsWith('packages/engine/'));
  // In the engine it is others who name the game that is not there.
  for (const step of inEngine) {
    const errors = await errorsAfter(without([step]), ['packages/engine/src']);
    expect(errors).toContain('draw61');
  }
  const others = registrations.filter((step) => !inEngine.includes(step));
  // A game that is no domino variant needs a face in the terminal.
  const faces = 'packages/cli/src/play/faces/index.ts';
  const withoutFace = (source: string): string => source.replace('  concentration,\n', '');
  const errors = await errorsAfter(new Map([...without(others), [faces, withoutFace]]));
  for (const { file } of others) expect(errors).toMatch(new RegExp(`^${file}\\(.*[^]*?draw61`, 'm'));
  expect(errors).toMatch(new RegExp(`^${faces}\\(.*[^]*?concentration`, 'm'));
});

/** What leaves these steps out. */
const without = (some: typeof registrations): Map<string, (source: string) => string> =>
  new Map(some.map(({ file, hunks }) => [file, (source: string) => withoutHunks(source, hunks)]));

/** What the compiler says about files, and all they import, when they are changed like this. */
async function errorsAfter(
  changes: ReadonlyMap<string, (source: string) => string>,
  include: readonly string[] = [...changes.keys()],
): Promise<string> {
  // The page's settings do for all packages.
  const settings = { extends: './packages/web/tsconfig.json', include };
  writeFileSync(join(tree, 'tsconfig.part.json'), JSON.stringify(settings));
  const sources = [...changes].map(([file, change]) => {
    const path = join(tree, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, change(source));
    return { path, source };
  });
  const { out } = await run('tsc -p tsconfig.part.json --checkers 1 --pretty false');
  for (const { path, source } of sources) writeFileSync(path, source);
  return out;
}

interface Around {
  readonly input?: string;
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in the copy, with the programs of its packages on the path. */
async function run(command: string, { input = '', folder = '.', environment }: Around = {}): Promise<Ran> {
  const path = [join(tree, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...outside, PATH: path, LC_ALL: 'C', ...environment };
  const child = spawn(command, { shell: true, cwd: join(tree, folder), env });
  // A command that has seen enough may close its input before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, out, err };
}

/** The environment without what Vitest tells its own workers. */
const outside = Object.fromEntries(
  Object.entries(checkEnv).filter(([name]) => !/^(VITEST|VITE_|NODE_ENV|FORCE_COLOR|TEST$)/.test(name)),
);

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
