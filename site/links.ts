import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Links and pictures of all pages that lead to no file, or to no heading of it. */
export function deadLinks(folder: string): { readonly page: string; readonly link: string }[] {
  return globSync('**/*.html', { cwd: folder }).flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    return [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
      .map(([, link]) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !isThere(folder, page, link))
      .map((link) => ({ page, link }));
  });
}

function isThere(folder: string, page: string, link: string): boolean {
  const [path, fragment = ''] = link.split('#');
  const file = join(folder, path === '' ? page : normalize(join(dirname(page), path)));
  if (!existsSync(file)) return false;
  return fragment === '' || readFileSync(file, 'utf8').includes(`id="${decodeURIComponent(fragment)}"`);
}
