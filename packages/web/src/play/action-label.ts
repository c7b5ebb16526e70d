import type { JsonObject } from '@tischrunde/engine';
import { type Book, type LabelKey, meaningOfPass } from '@tischrunde/rulebook';
import type { SeatView } from '../session/table.ts';
import { debtIn } from './draw-debt.ts';

/** What has to be known to put a move into words. */
export type MovePosition = Pick<SeatView, 'view' | 'events' | 'legal'>;

/** Nothing fits, and the rules make one draw until something does. */
const drawsOn = ({ view, legal }: MovePosition): boolean =>
  'drawsOn' in view && view.drawable > 1 && legal.length === 1;

/** The label of a button for a move that needs no piece. */
export function actionLabel(move: JsonObject, position: MovePosition, book: Book): string {
  const { type } = move;
  const due = debtIn(position.view);
  if (type === 'draw' && due > 0) return book.say('move.drawMany', { count: due });
  if (type === 'draw' && drawsOn(position)) return book.say('move.drawOn');
  if (type === 'pass') return book.say(`move.${meaningOfPass(position)}`);
  if (type === 'undo' && move.far === true) return book.say('move.undoFar');
  if (type === 'choose' && typeof move.colour === 'string') return book.written.colour(move.colour);
  return book.say(`move.${type}` as Extract<LabelKey, 'move.draw'>);
}
