import type { HandsForm } from '@tischrunde/engine/pad';
import { extents, kindOf, Piece } from '../../pieces/piece.tsx';
import { currentBook } from '../../ui/current-language.ts';

/** What the pieces count that do not count what they show, for whoever adds up a hand. */
export function Worths({ special }: Pick<HandsForm, 'special'>) {
  const book = currentBook();
  if (special.length === 0) return null;
  return (
    <ul class="pad-worths" aria-label={book.say('pad.worths')}>
      {special.map(({ piece, worth }) => {
        const { width, height } = extents[kindOf(piece)];
        return (
          <li key={piece}>
            <svg
              viewBox={`${-width / 2 - 3} ${-height / 2 - 3} ${width + 6} ${height + 8}`}
              aria-hidden="true"
            >
              <Piece name={piece} />
            </svg>
            <span class={kindOf(piece) === 'domino' ? '' : 'unseen'}>{book.written.piece(piece)}:</span>{' '}
            {worth}
          </li>
        );
      })}
    </ul>
  );
}
