import type { GameId } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Board } from '../../board/board-props.ts';
import { loadGameBoard } from '../../games/game-board.ts';
import { StillBoard, StillHand } from '../../play/still-board.tsx';
import type { Scene } from './example-scenes.ts';

interface LittleTableProps {
  readonly scene: Scene;
  readonly book: Book;
}

/** A position on the game's own board, without interaction. */
export function LittleTable({ scene, book }: LittleTableProps) {
  const { view, events, seat, next } = scene;
  const board = useBoard(view.game);
  const drawn = board !== null && board !== 'none';
  return (
    <div class="little-table" data-board={drawn ? 'here' : board === 'none' ? 'none' : 'coming'}>
      {drawn && (
        <Quietly>
          <StillBoard class="little-board cloth" {...{ view, events, next, board, book }} />
        </Quietly>
      )}
      <StillHand class="little-hand" {...{ view, seat, next, book }} />
    </div>
  );
}

/** Null while it is loading. */
function useBoard(game: GameId): Board | 'none' | null {
  const [board, setBoard] = useState<Board | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    loadGameBoard(game).then(
      (loaded) => {
        if (!left) setBoard(() => loaded);
      },
      () => setBoard('none'),
    );
    return () => {
      left = true;
    };
  }, [game]);
  return board;
}

/** The text of a rule matters more than its picture: if a board fails, the text remains. */
class Quietly extends Component<{ readonly children: ComponentChildren }, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
