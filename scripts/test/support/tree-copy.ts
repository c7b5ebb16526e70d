import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = new URL('../../..', import.meta.url).pathname;

/** What is built, installed or kept by git. */
const leftOut = ['.git', 'node_modules', 'dist', 'data', 'coverage'];

/** Folders of relative links, which lead to the packages of the tree they are in. */
const relative = ['.bin', '@tischrunde'];

/** Copies the tree to a new folder. Installed packages are linked, while the tree's own packages are the copied ones. */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tischrunde-copy-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  for (const folder of relative) {
    mkdirSync(join(to, folder), { recursive: true });
    for (const name of readdirSync(join(from, folder)))
      symlinkSync(readlinkSync(join(from, folder, name)), join(to, folder, name));
  }
  // Other names with a dot are caches, of which each tree has its own.
  for (const name of readdirSync(from))
    if (!name.startsWith('.') && !relative.includes(name)) symlinkSync(join(from, name), join(to, name));
  return copy;
}
