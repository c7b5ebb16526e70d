import type { Known, MoveText, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Board } from '../board/board-props.ts';
import { extents, kindOf, Piece } from '../pieces/piece.tsx';
import { useSize } from '../ui/use-size.ts';
import { pieceOf } from './move-choice.ts';

interface StillBoardProps extends Known {
  readonly class: string;
  readonly board: Board;
  readonly book: Book;
  /** A move to highlight. */
  readonly next: MoveText | null;
  readonly nameOf?: (seat: number) => string;
}

/** A position on the game's own board, without interaction. */
export function StillBoard(props: StillBoardProps) {
  const { class: name, view, events, board: BoardOf, book, next, nameOf } = props;
  const { ref, width, height } = useSize();
  const chosen = next === null ? null : pieceOf(next);
  const places = next === null ? [] : [next];
  return (
    <div class={name} ref={ref} aria-hidden="true" inert>
      {width > 0 && (
        <BoardOf
          {...{ view, events, book, width, height, places, chosen, nameOf }}
          legal={places}
          onChoose={() => {}}
          onMove={() => {}}
        />
      )}
    </div>
  );
}

interface StillHandProps {
  readonly class: string;
  readonly view: View;
  /** Null if no hand is shown. */
  readonly seat: number | null;
  readonly book: Book;
  readonly next: MoveText | null;
}

/** The pieces of a seat, if it holds any, without interaction. */
export function StillHand({ class: name, view, seat, book, next }: StillHandProps) {
  const hand = seat === null ? undefined : view.hands[seat];
  if (hand === undefined || typeof hand === 'number' || hand.length === 0) return null;
  const chosen = next === null ? null : pieceOf(next);
  const names = hand.map(book.written.piece).join(', ');
  const { width: wide, height: tall } = extents[kindOf(hand[0])];
  return (
    <div
      class={name}
      style={{ '--pieces': hand.length, '--shape': (wide + 6) / (tall + 8) }}
      role="img"
      aria-label={`${book.say('example.hand')}: ${names}`}
    >
      {hand.map((piece, index) => {
        const { width, height } = extents[kindOf(piece)];
        return (
          <svg
            key={`${piece} ${index}`}
            data-chosen={piece === chosen}
            viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 6} ${height + 8}`}
            height="58"
            aria-hidden="true"
          >
            <Piece name={piece} />
          </svg>
        );
      })}
    </div>
  );
}
