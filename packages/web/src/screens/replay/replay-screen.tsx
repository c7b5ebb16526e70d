import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { Board } from '../../board/board.ts';
import { loadBoard } from '../../games/boards.ts';
import { currentMatch } from '../../session/new-match.ts';
import { reasonOf, validateSavedMatch } from '../../session/validate-match.ts';
import { loadMatch, type SavedMatch } from '../../storage/match-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Notice } from '../common/broken-page.tsx';
import { type Position, positionsOf } from './positions.ts';
import { Replay } from './replay.tsx';

type Found =
  | { readonly as: 'searching' }
  | { readonly as: 'gone' }
  | { readonly as: 'broken'; readonly error: unknown }
  | { readonly as: 'damaged'; readonly saved: SavedMatch }
  | {
      readonly as: 'found';
      readonly saved: SavedMatch;
      readonly positions: readonly Position[];
      readonly board: Board;
    };

/** Finds the match that the address names, to look back at. */
export function ReplayScreen() {
  const book = currentBook();
  const id = useRoute().params.id ?? '';
  const [found, setFound] = useState<Found>({ as: 'searching' });
  // Another language is no reason to begin again.
  useEffect(() => {
    let left = false;
    const search = async (): Promise<Found> => {
      const near = currentMatch.peek();
      const saved = near?.id === id ? near : await loadMatch(id);
      if (saved === undefined) return { as: 'gone' };
      const checked = validateSavedMatch(saved, book);
      if (!checked.ok) return { as: 'damaged', saved };
      const board = await loadBoard(checked.match.game.id);
      return { as: 'found', saved, positions: positionsOf(saved.transcript), board };
    };
    void search()
      .catch((error: unknown): Found => ({ as: 'broken', error }))
      .then((answer) => {
        if (!left) setFound(answer);
      });
    return () => {
      left = true;
    };
  }, [id]);
  switch (found.as) {
    case 'searching':
      return <main aria-busy="true" />;
    case 'broken':
      // The page around knows what to do.
      throw found.error;
    case 'gone':
      return <Notice title={book.say('kept.gone')} />;
    case 'damaged':
      return (
        <Notice title={book.say('kept.damaged')}>
          <p>{reasonOf(validateSavedMatch(found.saved, book))}</p>
        </Notice>
      );
    case 'found':
      return <Replay key={found.saved.id} {...found} />;
  }
}
