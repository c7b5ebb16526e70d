import type { Book } from '@tischrunde/rulebook';
import type { Sitter } from '../session/sitter.ts';
import type { SeatView } from '../session/table.ts';
import { Avatar } from './avatar.tsx';
import { signed, standingIn, sumAtEnd } from './points.ts';
import { RemainingHand } from './remaining-hand.tsx';

interface HandsLeftProps {
  readonly seen: SeatView;
  /** The winners of the round or, at the end, of the match. */
  readonly won: readonly number[];
  readonly sitters: readonly Sitter[];
  readonly book: Book;
}

/** The points of each player, with the remaining pieces below; at the end of the match the winners first. */
export function HandsLeft({ seen, won, sitters, book }: HandsLeftProps) {
  const { view } = seen;
  const { roundResult, scores } = view;
  const secret = book.say('score.secret');
  // In the first round the total says nothing new.
  const hasSums = view.round > 1;
  return (
    <table class="hands-left">
      <thead>
        <tr>
          <td />
          <th scope="col">{book.say('score.roundNumber', { number: view.round })}</th>
          {hasSums && <th scope="col">{book.say('score.total')}</th>}
        </tr>
      </thead>
      {standingIn(view).map((seat) => (
        <tbody key={seat} data-seat={seat}>
          <tr class="hands-left-player" data-won={won.includes(seat)}>
            <th scope="rowgroup">
              <span class="hands-left-name">
                <Avatar seat={seat} />
                {sitters[seat].name}
              </span>
            </th>
            <td>{roundResult?.points == null ? secret : signed(roundResult.points[seat], book)}</td>
            {hasSums && <td>{scores === null ? secret : scores[seat]}</td>}
          </tr>
          {/* A separate row, so that screen readers read the points right after the name. */}
          <RemainingHand {...{ view, seat, book }} sum={sumAtEnd(seen, seat)} columns={hasSums ? 3 : 2} />
        </tbody>
      ))}
    </table>
  );
}
