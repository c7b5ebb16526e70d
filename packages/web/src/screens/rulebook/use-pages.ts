import type { Book, GameId, GamePages } from '@tischrunde/rulebook';
import { useLoaded } from '../../ui/use-loaded.ts';

/** The pages in the current language. The previous ones stay until the new ones are loaded. */
export const usePages = (game: GameId, book: Book): GamePages | null =>
  useLoaded(() => book.pages(game), [game, book]);
