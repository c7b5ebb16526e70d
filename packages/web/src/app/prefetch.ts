import { findDescriptor } from '../games/catalogue.ts';
import { currentBook } from '../ui/current-language.ts';

/** Starts to load the code for an address while the rulebook is still loading; in sequence both take much longer. */
export function prefetch({ pathname, search }: Location, words: Promise<void>): void {
  const [, page, name] = pathname.split('/');
  const entry = findDescriptor((page === 'rules' ? name : new URLSearchParams(search).get('game')) ?? '');
  // Errors are ignored here: the page imports the same modules again and reports what failed.
  const ahead = (...coming: Promise<unknown>[]): void => void Promise.allSettled(coming);
  if (page === 'rules') {
    if (entry === undefined) return;
    ahead(
      import('../screens/rulebook/rulebook-screen.tsx'),
      words.then(() => currentBook().pages(entry.id)),
    );
  } else if (page === 'table' && name !== undefined) {
    ahead(import('../screens/online/online-page.tsx'));
  } else if (page === 'table' || entry !== undefined) {
    ahead(import('../screens/table/table-page.tsx'));
    if (entry !== undefined)
      ahead(import('../games/game-board.ts').then(({ loadGameBoard }) => loadGameBoard(entry.id)));
  }
}
