import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { canonicalPiece, pieceOf } from './move-choice.ts';

interface PrimaryMoveProps {
  /** The only move, or the only one of the chosen piece. */
  readonly move: MoveText | null;
  readonly book: Book;
  onMove(move: MoveText): void;
}

/** Lays the piece that is left to be laid. Moves without a piece have their button beside the rack. */
export function PrimaryMove({ move, book, onMove }: PrimaryMoveProps) {
  const label = move === null ? null : primaryLabel(move, book);
  if (move === null || label === null) return null;
  return (
    <button type="button" class="primary primary-move" onClick={() => onMove(move)}>
      {label}
    </button>
  );
}

/** What the button says; null for moves without a piece. */
export function primaryLabel(move: MoveText, book: Book): string | null {
  const piece = pieceOf(move);
  if (piece === null) return null;
  if (typeof move.tile === 'string') {
    const tile = book.written.tile(canonicalPiece(piece));
    return move.type === 'lock'
      ? book.say('full.lock', { tile, end: book.written.end(String(move.at)) })
      : book.say('full.lay', { tile });
  }
  const card = piece.includes('|') ? book.written.minoCard(piece) : book.written.card(piece);
  return book.say(move.type === 'answer' ? 'full.answer' : 'full.play', { card });
}
