import type { SolominoView, SoloView } from '@tischrunde/engine';
import { orList } from '../lists.ts';
import { may, type Told } from './position.ts';

/** What the seat on turn has to do in SOLO. */
export function soloGoal(told: Told<SoloView>): string {
  const { view, book } = told;
  const { choose, pending, drawn, top, colour } = view;
  if (choose !== null) return book.say(`choose.${choose}`);
  const canPlay = may(told, 'play');
  if (pending > 0) return debtGoal(told, canPlay ? top : null);
  if (drawn !== null) return book.say('goal.drawnCard');
  if (!canPlay) return book.say(may(told, 'draw') ? 'goal.drawCard' : 'goal.passCard');
  if (colour === null) return book.say('goal.anyCard');
  const facts = { colour: book.written.colour(colour) };
  const face = /^[rgby]/.test(top) ? book.written.face(top) : null;
  return face === null ? book.say('goal.colour', facts) : book.say('goal.card', { ...facts, face });
}

/** What the seat on turn has to do in SOLOmino. */
export function solominoGoal(told: Told<SolominoView>): string {
  const { view, book } = told;
  const { ask, pending, drawn, ends } = view;
  if (ask !== null)
    return may(told, 'answer')
      ? book.say('goal.answer', { halves: halvesText(String(ask.at(-1)).split('|'), told) })
      : book.say('goal.takePile', { count: ask.length });
  const canLay = may(told, 'lay');
  if (pending > 0) return debtGoal(told, canLay ? 'r:draw1' : null);
  if (drawn !== null) return book.say('goal.drawnCard');
  return canLay
    ? book.say('goal.snake', { halves: halvesText([ends.left, ends.right], told) })
    : book.say('goal.drawCard');
}

/** solo.debt, solomino.draw1: all cards that are owed, unless the seat can add to them with a card of the same kind. */
function debtGoal({ view: { pending: count }, book }: Told<SoloView | SolominoView>, kind: string | null) {
  return kind === null
    ? book.say('goal.debt', { count })
    : book.say('goal.debtOr', { count, card: book.written.face(kind) });
}

const halvesText = (halves: readonly string[], { book }: Told<SolominoView>): string =>
  orList([...new Set(halves)].map(book.written.card), book.language);
