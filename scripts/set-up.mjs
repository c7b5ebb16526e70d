// Installs what is missing before `npm start`, `npm test` and `npm run check`. It runs on whatever Node the machine
// has (20 and up), before any package is there, so it uses nothing but Node itself. With `--browser` it sees to a
// Chromium too, and with `--services` to the PostgreSQL, the Redis and the Caddy that tests start, and to the
// `websockets` that the example in Python needs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.tischrunde-set-up');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

// npm and apt-get wait for the network most of the time, so they run side by side.
const outcomes = await Promise.all([installPackages(), installPrograms()]);
if (outcomes.includes(false)) process.exit(1);

/** The npm packages of the lock file. */
async function installPackages() {
  if (installed) return true;
  console.log('Installing the packages (once; about half a minute) …');
  const done = await run(
    'npm',
    ['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    'The packages could not be installed; npm says why above. Is the npm registry reachable?',
  );
  if (done) writeFileSync(stamp, lock);
  return done;
}

/** What the tests need besides. */
async function installPrograms() {
  const missing = [];
  if (
    process.argv.includes('--browser') &&
    !existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell')
  )
    missing.push('chromium-headless-shell', 'fonts-noto-cjk');
  if (process.argv.includes('--services')) {
    if (!process.env.DATABASE_URL && !hasProgram('initdb')) missing.push('postgresql');
    if (!process.env.REDIS_URL && !hasProgram('redis-server')) missing.push('redis-server');
    if (!hasProgram('caddy')) missing.push('caddy');
    if (!process.env.PYTHON && !hasWebsockets()) missing.push('python3-websockets');
  }
  if (missing.length === 0) return true;
  const help = `The tests need Chromium, PostgreSQL, Redis, Caddy and a Python with websockets: install them (Debian: apt-get install ${missing.join(' ')}) or name existing ones in CHROMIUM, DATABASE_URL, REDIS_URL and PYTHON.`;
  console.log(`Installing ${missing.join(', ')} for the tests (once; about half a minute) …`);
  return (
    (await run('apt-get', ['update', '-qq'], help)) &&
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], help))
  );
}

/** Whether a program is on the path, or where Debian puts those of PostgreSQL. */
function hasProgram(name) {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  return [...(process.env.PATH ?? '').split(delimiter), ...versions].some((folder) =>
    existsSync(join(folder, name)),
  );
}

/** Whether Debian's Python, or else the one on the path, has the package `websockets`. */
function hasWebsockets() {
  const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
  return spawnSync(python, ['-c', 'import websockets'], { stdio: 'ignore' }).status === 0;
}

/** Runs a command to its end; says what it means where that fails. Resolves with whether it succeeded. */
function run(command, words, help) {
  const child = spawn(command, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    const end = (succeeded) => {
      if (!succeeded) console.error(help);
      resolve(succeeded);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}
