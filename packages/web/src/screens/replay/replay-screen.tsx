import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import type { Board } from '../../board/board.ts';
import { loadBoard } from '../../games/boards.ts';
import { atHand } from '../../session/new-match.ts';
import { checkKept, whyOf } from '../../session/validate-match.ts';
import { type Kept, load } from '../../storage/match-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Notice } from '../common/broken-page.tsx';
import { type Moment, momentsOf } from './positions.ts';
import { LookBack } from './replay.tsx';

type Found =
  | { readonly as: 'searching' }
  | { readonly as: 'gone' }
  | { readonly as: 'broken'; readonly error: unknown }
  | { readonly as: 'damaged'; readonly kept: Kept }
  | {
      readonly as: 'found';
      readonly kept: Kept;
      readonly moments: readonly Moment[];
      readonly board: Board;
    };

/** Finds the match that the address names, to look back at. */
export function LookBackScreen() {
  const book = currentBook();
  const id = useRoute().params.id ?? '';
  const [found, setFound] = useState<Found>({ as: 'searching' });
  // Another language is no reason to begin again.
  useEffect(() => {
    let left = false;
    const search = async (): Promise<Found> => {
      const near = atHand.peek();
      const kept = near?.id === id ? near : await load(id);
      if (kept === undefined) return { as: 'gone' };
      const checked = checkKept(kept, book);
      if (!checked.ok) return { as: 'damaged', kept };
      const board = await loadBoard(checked.match.game.id);
      return { as: 'found', kept, moments: momentsOf(kept.transcript), board };
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
          <p>{whyOf(checkKept(found.kept, book))}</p>
        </Notice>
      );
    case 'found':
      return <LookBack key={found.kept.id} {...found} />;
  }
}
