import { findDescriptor } from '../games/catalogue.ts';
import { currentBook } from '../ui/current-language.ts';

/** Begins to fetch what an address needs while the words are still on their way: one after the other takes much longer. */
export function prefetch({ pathname, search }: Location, words: Promise<void>): void {
  const [, page, name] = pathname.split('/');
  const entry = findDescriptor((page === 'rules' ? name : new URLSearchParams(search).get('game')) ?? '');
  // Whoever needs it later asks again, and says what went wrong.
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
