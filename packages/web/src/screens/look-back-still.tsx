import type { MoveText, View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Board } from '../board/board.ts';
import { extents, kindOf, Piece } from '../pieces/piece.tsx';
import { pieceOf } from '../play/choosing.ts';
import { useSize } from '../play/use-size.ts';

interface StillProps {
  readonly view: View;
  readonly seat: number | null;
  readonly board: Board;
  readonly book: Book;
  /** A move to point at. */
  readonly next: MoveText | null;
  nameOf(seat: number): string;
}

/** A moment on the game's own board, with the hand of the one who looks; to look at only. */
export function Still({ view, seat, board: BoardOf, book, next, nameOf }: StillProps) {
  const { ref, width, height } = useSize();
  const hand = seat === null ? 0 : view.hands[seat];
  const chosen = next === null ? null : pieceOf(next);
  const places = next === null ? [] : [next];
  return (
    <>
      <div class="felt">
        <div class="board" ref={ref} aria-hidden="true" inert>
          {width > 0 && (
            <BoardOf
              {...{ view, book, width, height, places, chosen, nameOf }}
              legal={places}
              onChoose={() => {}}
              onMove={() => {}}
            />
          )}
        </div>
      </div>
      {typeof hand !== 'number' && hand.length > 0 && <Hand {...{ hand, chosen, book }} />}
    </>
  );
}

interface HandProps {
  readonly hand: readonly string[];
  readonly chosen: string | null;
  readonly book: Book;
}

function Hand({ hand, chosen, book }: HandProps) {
  const { tile, minoCard, card } = book.written;
  const names = hand.map((piece) =>
    kindOf(piece) === 'domino' ? tile(piece) : piece.includes('|') ? minoCard(piece) : card(piece),
  );
  return (
    <div class="still-hand" role="img" aria-label={`${book.say('example.hand')}: ${names.join(', ')}`}>
      {hand.map((piece, index) => {
        const { width, height } = extents[kindOf(piece)];
        return (
          <svg
            key={`${piece} ${index}`}
            data-chosen={piece === chosen}
            viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 6} ${height + 8}`}
            height="60"
            aria-hidden="true"
          >
            <Piece name={piece} />
          </svg>
        );
      })}
    </div>
  );
}
