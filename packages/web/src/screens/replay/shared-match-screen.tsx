import { randomWord } from '@tischrunde/client';
import { useEffect, useState } from 'preact/hooks';
import type { Board } from '../../board/board-props.ts';
import { loadGameBoard } from '../../games/game-board.ts';
import { validateTranscript } from '../../session/validate-match.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useFragment } from '../../ui/use-fragment.ts';
import { Notice } from '../common/broken-page.tsx';
import { MatchesScreen } from '../shelf/matches-screen.tsx';
import { matchInFragment, savedFromLink } from './match-link.ts';
import { type Position, positionsOf } from './positions.ts';
import { Replay } from './replay.tsx';

type Opened =
  | { readonly as: 'opening' }
  | { readonly as: 'damaged'; readonly why: string }
  | {
      readonly as: 'open';
      readonly saved: SavedMatch;
      readonly positions: readonly Position[];
      readonly board: Board;
    };

/** The matches on this device, or the match of the link. */
export function ReplayHome() {
  const fragment = useFragment();
  return fragment === '' ? <MatchesScreen /> : <SharedMatch key={fragment} fragment={fragment} />;
}

/** A match from a link, to watch, continue or store. */
function SharedMatch({ fragment }: { readonly fragment: string }) {
  const book = currentBook();
  const [opened, setOpened] = useState<Opened>({ as: 'opening' });
  // A change of language does not reload the match.
  useEffect(() => {
    let left = false;
    const open = async (): Promise<Opened> => {
      const shared = await matchInFragment(fragment);
      if (shared === null) return { as: 'damaged', why: book.say('look.badLinkAbout') };
      const checked = validateTranscript(shared.transcript, book);
      if (!checked.ok) return { as: 'damaged', why: checked.why };
      const transcript = checked.match.transcript();
      // The sender's “you” is another person here.
      const sitters = shared.sitters.map((sitter, seat) =>
        sitter.name === '' ? { ...sitter, name: book.say('seat.number', { number: seat + 1 }) } : sitter,
      );
      const saved = savedFromLink({ transcript, sitters }, checked.match.phase === 'matchOver', randomWord());
      return {
        as: 'open',
        saved,
        positions: positionsOf(transcript),
        board: await loadGameBoard(checked.match.game.id),
      };
    };
    void open().then((answer) => {
      if (!left) setOpened(answer);
    });
    return () => {
      left = true;
    };
  }, []);
  switch (opened.as) {
    case 'opening':
      return <main aria-busy="true" />;
    case 'damaged':
      return (
        <Notice title={book.say('look.badLink')}>
          <p>{opened.why}</p>
        </Notice>
      );
    case 'open':
      return <Replay {...opened} isShared />;
  }
}
