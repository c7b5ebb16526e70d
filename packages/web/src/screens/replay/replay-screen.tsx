import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { Board } from '../../board/board-props.ts';
import { loadGameBoard } from '../../games/game-board.ts';
import { currentMatch } from '../../session/new-match.ts';
import { reasonOf, validateSavedMatch } from '../../session/validate-match.ts';
import { loadMatch } from '../../storage/match-store.ts';
import type { SavedMatch, StoredMatch } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Notice } from '../common/broken-page.tsx';
import { type Position, positionsOf } from './positions.ts';
import { Replay } from './replay.tsx';

type Found =
  | { readonly as: 'searching' }
  | { readonly as: 'gone' }
  | { readonly as: 'broken'; readonly error: unknown }
  | { readonly as: 'damaged'; readonly entry: StoredMatch }
  | {
      readonly as: 'found';
      readonly saved: SavedMatch;
      readonly positions: readonly Position[];
      readonly board: Board;
    };

/** Loads the match named by the address for the replay. */
export function ReplayScreen() {
  const book = currentBook();
  const id = useRoute().params.id ?? '';
  const [found, setFound] = useState<Found>({ as: 'searching' });
  // A change of language does not reload the match.
  useEffect(() => {
    let left = false;
    const search = async (): Promise<Found> => {
      const current = currentMatch.peek();
      const entry = current?.id === id ? current : await loadMatch(id);
      if (entry === undefined) return { as: 'gone' };
      const validated = validateSavedMatch(entry, book);
      if (!validated.ok) return { as: 'damaged', entry };
      const { saved } = validated;
      const board = await loadGameBoard(validated.match.game.id);
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
      // The error boundary handles it.
      throw found.error;
    case 'gone':
      return <Notice title={book.say('kept.gone')} />;
    case 'damaged':
      return (
        <Notice title={book.say('kept.damaged')}>
          <p>{reasonOf(validateSavedMatch(found.entry, book))}</p>
        </Notice>
      );
    case 'found':
      return <Replay key={found.saved.id} {...found} />;
  }
}
