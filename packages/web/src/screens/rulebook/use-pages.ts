import type { Book, GameId, GamePages } from '@tischrunde/rulebook';
import { useEffect, useState } from 'preact/hooks';

/** The pages in the current language. The previous ones stay until the new ones are loaded. */
export function usePages(game: GameId, book: Book): GamePages | null {
  const [pages, setPages] = useState<GamePages | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    book.pages(game).then((found) => {
      if (!left) setPages(found);
    }, setFailed);
    return () => {
      left = true;
    };
  }, [game, book]);
  // The error boundary handles it.
  if (failed !== null) throw failed;
  return pages;
}
