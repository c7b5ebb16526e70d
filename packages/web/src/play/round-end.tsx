import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { atHand, lookBackAt } from '../starting.ts';
import type { Sitter } from '../table/table.ts';

interface RoundEndProps {
  readonly view: View;
  readonly seat: number;
  readonly sitters: readonly Sitter[];
  readonly book: Book;
  onNext(): void;
  onAgain(): void;
}

/** The end of a round or of the match: who won, why, and how the points came about. */
export function RoundEnd({ view, seat, sitters, book, onNext, onAgain }: RoundEndProps) {
  const { roundResult, phase, winners, scores } = view;
  if (roundResult === null) return null;
  const isOver = phase === 'matchOver';
  // Where several people share the screen, they look at the end together.
  const isShared = sitters.filter(({ plays }) => plays === 'person').length > 1;
  const names = (seats: readonly number[]): string =>
    new Intl.ListFormat(book.language, { type: 'conjunction' }).format(
      seats.map((other) => sitters[other].name),
    );
  return (
    <section class="round-end" data-game={view.game} aria-labelledby="round-end-title">
      <h2 id="round-end-title">
        {wonBy(isOver ? (winners ?? []) : roundResult.winners, isOver, isShared ? -1 : seat, book, names)}
      </h2>
      <p class="quiet">{book.say(`reason.${roundResult.reason}`)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{book.say('score.sheet')}</th>
            <th scope="col">{book.say('score.roundNumber', { number: view.round })}</th>
            <th scope="col">{book.say('score.total')}</th>
          </tr>
        </thead>
        <tbody>
          {sitters.map(({ name }, other) => (
            <tr key={name} data-won={roundResult.winners.includes(other)}>
              <th scope="row">{name}</th>
              <td>{roundResult.points === null ? book.say('score.secret') : roundResult.points[other]}</td>
              <td>{scores === null ? book.say('score.secret') : scores[other]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="primary" onClick={isOver ? onAgain : onNext}>
        {isOver ? book.say('table.again') : book.say('move.next')}
      </button>
      {isOver && atHand.value !== null && (
        <a class="button" href={lookBackAt(atHand.value)}>
          {book.say('look.back')}
        </a>
      )}
    </section>
  );
}

/** Who won, in a sentence. */
export function wonBy(
  winners: readonly number[],
  isOver: boolean,
  seat: number,
  book: Book,
  names: (seats: readonly number[]) => string,
): string {
  const what = isOver ? 'match' : 'round';
  if (winners.length === 0) return book.say(`won.${what}.nobody`);
  if (winners.length > 1) return book.say(`won.${what}.several`, { names: names(winners) });
  return winners[0] === seat
    ? book.say(`won.${what}.you`)
    : book.say(`won.${what}.other`, { name: names(winners) });
}
