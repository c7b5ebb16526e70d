import type { View } from '@tischrunde/engine';
import { andList, type Book } from '@tischrunde/rulebook';
import { isDraw, youAt } from '../../play/won-by.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';

type Result = Pick<View, 'game' | 'phase' | 'roundResult' | 'winners' | 'scores'>;

/** How a finished match ended: “Bea won, 120 to 85”. */
export function resultText(view: Result, { sitters }: Pick<SavedMatch, 'sitters'>, book: Book): string {
  const winners: readonly number[] = view.winners ?? [];
  if (sitters.length === 1) return book.say(winners.length > 0 ? 'kept.solved' : 'kept.unsolved');
  if (isDraw(view, sitters.length)) return book.say('kept.won.draw');
  const won = wonText(winners, { sitters }, book);
  const points = pointsText(view.scores, winners, book);
  return points === '' ? won : book.say('kept.result', { won, points });
}

function wonText(winners: readonly number[], { sitters }: Pick<SavedMatch, 'sitters'>, book: Book): string {
  const own = sitters.findIndex(({ plays }) => plays === 'person');
  const [first] = winners;
  if (winners.length === 1 && first === youAt(sitters, own)) return book.say('kept.won.you');
  const names = winners.map((seat) => sitters[seat].name || book.say('seat.you'));
  return names.length === 1
    ? book.say('kept.won.other', { name: names[0] })
    : book.say('kept.won.several', { names: andList(names, book.language) });
}

/** The points of both players; of more, those of the winners. Empty where they are secret. */
function pointsText(scores: View['scores'], winners: readonly number[], book: Book): string {
  if (scores === null) return '';
  const [first] = winners;
  if (scores.length > 2) return book.say('score.points', { count: scores[first] });
  return book.say('kept.twoScores', { first: scores[first], second: scores[1 - first] });
}
