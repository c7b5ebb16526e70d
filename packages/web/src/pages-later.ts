import type { GamePages } from '@tischrunde/rulebook';
import type { pagesOf as pagesNow } from '../../rulebook/src/pages.ts';

/** Stands in for the rulebook's `pages.ts`, which brings the engine along: see vite.config.ts. */
export async function pagesOf(...asked: Parameters<typeof pagesNow>): Promise<GamePages> {
  const { pagesOf } = await import('../../rulebook/src/pages.ts');
  return pagesOf(...asked);
}
