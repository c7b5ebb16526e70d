import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { canonicalPiece, pieceOf } from './move-choice.ts';
import { signed } from './points.ts';

interface PrimaryMoveProps {
  /** The only move, or the only one of the chosen piece. */
  readonly move: MoveText | null;
  readonly book: Book;
  /** What a move would earn at once. */
  earns(move: MoveText): number;
  onMove(move: MoveText): void;
}

/** Lays the piece that is left to be laid. Moves without a piece have their button beside the rack. */
export function PrimaryMove({ move, book, earns, onMove }: PrimaryMoveProps) {
  const label = move === null ? null : primaryLabel(move, book, earns(move));
  if (move === null || label === null) return null;
  return (
    <button type="button" class="primary primary-move" onClick={() => onMove(move)}>
      {label}
    </button>
  );
}

/** What the button says, with the points that the move would earn; null for moves without a piece. */
export function primaryLabel(move: MoveText, book: Book, points = 0): string | null {
  const label = labelOf(move, book);
  return label === null || points <= 0 ? label : `${label} · ${signed(points, book)}`;
}

function labelOf(move: MoveText, book: Book): string | null {
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
