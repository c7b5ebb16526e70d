import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { extents, kindOf, Piece } from '../pieces/piece.tsx';
import { pipsLeft } from './points.ts';

interface RemainingHandProps {
  readonly view: View;
  readonly seat: number;
  readonly book: Book;
  /** How the points of a winner came about; empty if they are no sum. */
  readonly sum: string;
  /** The number of columns of the surrounding table. */
  readonly columns: number;
}

/** A player's remaining pieces at the end of a round, and their points. Empty in games without hands. */
export function RemainingHand({ view, seat, book, sum, columns }: RemainingHandProps) {
  const { hands } = view;
  const hand = hands[seat];
  if (typeof hand === 'number' || hands.every((other) => typeof other !== 'number' && other.length === 0))
    return null;
  const pips = pipsLeft(view, seat);
  const names = hand.map(book.aloud.piece).join(', ');
  return (
    <tr>
      <td colSpan={columns}>
        <span class="hand-left">
          {hand.length > 0 && (
            <span class="hand-left-pieces" role="img" aria-label={`${book.say('score.hand')}: ${names}`}>
              {hand.map((piece, index) => {
                const { width, height } = extents[kindOf(piece)];
                return (
                  <svg
                    key={`${piece} ${index}`}
                    viewBox={`${-width / 2 - 2} ${-height / 2 - 2} ${width + 6} ${height + 8}`}
                    aria-hidden="true"
                  >
                    <Piece name={piece} />
                  </svg>
                );
              })}
            </span>
          )}
          <span class="quiet">
            {hand.length === 0
              ? book.say('score.empty')
              : pips !== null && book.say('score.pips', { count: pips })}
          </span>
          {sum !== '' && <span class="hand-left-sum">{sum}</span>}
        </span>
      </td>
    </tr>
  );
}
