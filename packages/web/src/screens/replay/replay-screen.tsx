import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { Board } from '../../board/board-props.ts';
import { loadGameBoard } from '../../games/game-board.ts';
import { findMatch } from '../../session/find-match.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { type Missing, MissingMatch } from '../common/missing-match.tsx';
import { gameOf } from '../shelf/unfinished-match.tsx';
import { type Position, positionsOf } from './positions.ts';
import { Replay } from './replay.tsx';

type Found =
  | { readonly as: 'searching' }
  | Missing
  | { readonly as: 'broken'; readonly error: unknown }
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
      const search = await findMatch(id, book);
      if (search.as !== 'found') return search;
      const saved = search.match;
      const game = gameOf(saved);
      if (game === null) throw new Error(`unknown game: ${saved.transcript.game}`);
      const board = await loadGameBoard(game);
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
    case 'damaged':
      return <MissingMatch missing={found} />;
    case 'found':
      return <Replay key={found.saved.id} {...found} />;
  }
}
