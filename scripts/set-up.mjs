// Installs what is missing before `npm start`, `npm test` and `npm run check`. It runs on whatever Node the machine
// has (20 and up), before any package is there, so it uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.tischrunde-set-up');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

if (!installed) {
  console.log('Installing the packages (once; about half a minute) …');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
