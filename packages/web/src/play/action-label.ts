import type { JsonObject, View } from '@tischrunde/engine';
import type { Book, LabelKey } from '@tischrunde/rulebook';
import { debtIn } from './draw-debt.ts';

/** The label of a button for a move that needs no piece. */
export function actionLabel(move: JsonObject, view: View, book: Book): string {
  const { type } = move;
  const due = debtIn(view);
  if (type === 'draw' && due > 0) return book.say('move.drawMany', { count: due });
  if (type === 'pass' && hasDrawn(view)) return book.say('move.keep');
  if (type === 'undo' && move.far === true) return book.say('move.undoFar');
  if (type === 'choose' && typeof move.colour === 'string') return book.written.colour(move.colour);
  return book.say(`move.${type}` as Extract<LabelKey, 'move.draw'>);
}

/** Whether passing keeps the card that was just drawn. */
const hasDrawn = (view: View): boolean =>
  (view.game === 'solo' || view.game === 'solomino') && view.drawn !== null;
