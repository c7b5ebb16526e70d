import type { Book } from '@tischrunde/rulebook';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../board/board.ts';
import { loadBoard } from '../board/boards.ts';
import type { Scene } from '../example.ts';
import { extents, kindOf, Piece } from '../pieces/piece.tsx';
import { pieceOf } from '../play/choosing.ts';
import { useSize } from '../play/use-size.ts';

interface LittleTableProps {
  readonly game: string;
  readonly scene: Scene;
  readonly book: Book;
}

/** A position on the game's own board, to look at only. It is drawn when it comes into sight. */
export function LittleTable({ game, scene, book }: LittleTableProps) {
  const board = useBoard(game);
  const [near, nearRef] = useNear();
  const drawn = near && board !== null && board !== 'none';
  return (
    <div
      class="little-table"
      data-board={drawn ? 'here' : board === 'none' ? 'none' : 'coming'}
      ref={nearRef}
    >
      {drawn && (
        <Quietly>
          <LittleBoard board={board} scene={scene} book={book} />
        </Quietly>
      )}
      {near && <Hand scene={scene} book={book} />}
    </div>
  );
}

function LittleBoard({
  board: BoardOf,
  scene,
  book,
}: Omit<LittleTableProps, 'game'> & { readonly board: Board }) {
  const { ref, width, height } = useSize();
  const { view, next } = scene;
  const chosen = next === null ? null : pieceOf(next);
  const places = next === null ? [] : [next];
  return (
    <div class="little-board" ref={ref} aria-hidden="true" inert>
      {width > 0 && (
        <BoardOf
          {...{ view, book, width, height, places, chosen }}
          legal={places}
          onChoose={() => {}}
          onMove={() => {}}
        />
      )}
    </div>
  );
}

function Hand({ scene: { view, seat }, book }: { readonly scene: Scene; readonly book: Book }) {
  const hand = view.hands[seat];
  if (hand === undefined || typeof hand === 'number' || hand.length === 0) return null;
  const nameOf = (piece: string): string =>
    kindOf(piece) === 'domino' ? book.written.tile(piece) : book.written.minoCard(piece);
  return (
    <div
      class="little-hand"
      role="img"
      aria-label={`${book.say('example.hand')}: ${hand.map(nameOf).join(', ')}`}
    >
      {hand.map((piece, index) => {
        const { width, height } = extents[kindOf(piece)];
        return (
          <svg
            key={`${piece} ${index}`}
            viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 6} ${height + 8}`}
            height="56"
            aria-hidden="true"
          >
            <Piece name={piece} />
          </svg>
        );
      })}
    </div>
  );
}

/** Null until it is known. */
function useBoard(game: string): Board | 'none' | null {
  const [board, setBoard] = useState<Board | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    const found = async (): Promise<Board> => loadBoard(game);
    found().then(
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

/** Whether an element was near the screen's edge once. */
function useNear() {
  const [near, setNear] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [near, ref] as const;
}

/** The words of a rule are worth more than its picture: where a board fails, they stand alone. */
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
