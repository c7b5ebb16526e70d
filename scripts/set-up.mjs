// Installs what is missing before `npm start`, `npm test` and `npm run check`. It runs on whatever Node the machine
// has (20 and up), before any package is there, so it uses nothing but Node itself. With `--browser` it sees to a
// Chromium too, and with `--services` to the PostgreSQL and the Redis that the server's tests start.
import { spawnSync } from 'node:child_process';
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

if (!installed) {
  console.log('Installing the packages (once; about half a minute) …');
  run(
    'npm',
    ['ci', '--no-fund', '--no-audit', '--loglevel=error'],
    'The packages could not be installed; npm says why above. Is the npm registry reachable?',
  );
  writeFileSync(stamp, lock);
}

if (
  process.argv.includes('--browser') &&
  !existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell')
) {
  const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
  const help = `The browser tests need Chromium: install it (Debian: apt-get install ${packages.join(' ')}) or name it in the variable CHROMIUM.`;
  console.log('Installing Chromium and a Japanese font (once; about half a minute) …');
  run('apt-get', ['update', '-qq'], help);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], help);
}

if (process.argv.includes('--services')) {
  const packages = [];
  if (!process.env.DATABASE_URL && !hasProgram('initdb')) packages.push('postgresql');
  if (!process.env.REDIS_URL && !hasProgram('redis-server')) packages.push('redis-server');
  if (packages.length > 0) {
    const help = `The server's tests need PostgreSQL and Redis: install them (Debian: apt-get install ${packages.join(' ')}) or name running ones in DATABASE_URL and REDIS_URL.`;
    console.log(`Installing ${packages.join(' and ')} for the tests (once; about half a minute) …`);
    run('apt-get', ['update', '-qq'], help);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], help);
  }
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

/** Runs a command to its end; where it fails, says what that means and stops. */
function run(command, words, help) {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  console.error(help);
  process.exit(1);
}
