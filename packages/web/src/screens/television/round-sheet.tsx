import { type Book, endingText } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { Avatar } from '../../play/avatar.tsx';
import { signed } from '../../play/points.ts';
import { winnersOf, wonBy } from '../../play/won-by.ts';
import type { Sitter } from '../../session/sitter.ts';
import type { SeatView } from '../../session/table.ts';

interface RoundSheetProps {
  readonly seen: SeatView;
  readonly sitters: readonly Sitter[];
  readonly book: Book;
  readonly children: ComponentChildren;
}

/** The end of a round or of a match on a television: who has won and why, and everybody's points. */
export function RoundSheet({ seen, sitters, book, children }: RoundSheetProps) {
  const { view, events } = seen;
  const { roundResult, scores, round } = view;
  if (roundResult === null) return null;
  const nameOf = (seat: number): string => sitters[seat].name;
  const won = winnersOf(view) ?? [];
  const secret = book.say('score.secret');
  return (
    <section class="round-sheet" data-many={sitters.length > 5}>
      <h2>{wonBy(view, sitters, null, book)}</h2>
      <p>{endingText(roundResult, events, view.game, book, { front: null, nameOf })}</p>
      <div class="round-sheet-body">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{book.say('score.roundNumber', { number: round })}</th>
              {round > 1 && <th scope="col">{book.say('score.total')}</th>}
            </tr>
          </thead>
          <tbody>
            {sitters.map(({ name }, seat) => (
              <tr key={name} data-won={won.includes(seat)}>
                <th scope="row">
                  <Avatar seat={seat} />
                  <span class="round-sheet-name">{name}</span>
                </th>
                <td>{roundResult.points === null ? secret : signed(roundResult.points[seat], book)}</td>
                {round > 1 && <td>{scores === null ? secret : scores[seat]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </div>
    </section>
  );
}
