import type { PadPieces } from '@tischrunde/engine/pad';
import { extents, kindOf, Piece } from '../../pieces/piece.tsx';
import { currentBook } from '../../ui/current-language.ts';
import { copiesOf, isFirstOfKind, piecesOf } from './piece-list.ts';

interface PieceGridProps {
  readonly pieces: PadPieces;
  readonly chosen: readonly string[];
  /** The pieces in the hands of others. */
  readonly taken: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Every piece of the box. A tap takes one, and after the last copy puts all of them back. */
export function PieceGrid({ pieces, chosen, taken, onChange }: PieceGridProps) {
  const book = currentBook();
  const countIn = (list: readonly string[], piece: string): number =>
    list.filter((each) => each === piece).length;
  const tap = (piece: string): void => {
    const others = countIn(taken, piece);
    const held = countIn(chosen, piece);
    onChange(
      held + others < copiesOf(pieces, piece) ? [...chosen, piece] : chosen.filter((each) => each !== piece),
    );
  };
  return (
    <div class="piece-grid" data-kind={pieces.kind}>
      {piecesOf(pieces).map((piece) => {
        const { width, height } = extents[kindOf(piece)];
        const held = countIn(chosen, piece);
        const isGone = countIn(taken, piece) === copiesOf(pieces, piece);
        return (
          <button
            key={piece}
            type="button"
            disabled={isGone}
            aria-pressed={held > 0}
            data-first={isFirstOfKind(piece)}
            aria-label={held > 1 ? `${held} × ${book.aloud.piece(piece)}` : book.aloud.piece(piece)}
            onClick={() => tap(piece)}
          >
            <svg
              viewBox={`${-width / 2 - 3} ${-height / 2 - 3} ${width + 6} ${height + 8}`}
              aria-hidden="true"
            >
              <Piece name={piece} />
            </svg>
            {held > 1 && <b aria-hidden="true">{held}</b>}
          </button>
        );
      })}
    </div>
  );
}
