import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Sitter } from '../table/table.ts';

interface PlatesProps {
  readonly view: View;
  /** The seat in front of the screen; it has no plate among the others, but stands last. */
  readonly seat: number;
  readonly sitters: readonly Sitter[];
  readonly book: Book;
}

const colours = [
  '#2b7f95',
  '#8f5db7',
  '#b5651d',
  '#4a7d3a',
  '#b04a6f',
  '#5a6b8c',
  '#7d641f',
  '#3c7f77',
  '#9a4a3a',
  '#6b5aa8',
  '#4d6f4a',
];

/** The players at the table, clockwise from the one after the front seat: name, pieces, points, whose turn. */
export function Plates({ view, seat, sitters, book }: PlatesProps) {
  const around = sitters.map((_, step) => (seat + step + 1) % sitters.length);
  return (
    <ul class="plates" data-many={sitters.length > 5}>
      {around.map((other) => (
        <li key={other} class="plate" data-turn={view.turn === other} data-front={other === seat}>
          <span class="plate-face" style={{ background: colours[other % colours.length] }} aria-hidden="true">
            {Array.from(sitters[other].name)[0]}
          </span>
          <span>
            <b>{sitters[other].name}</b>
            <span class="quiet">
              {[piecesOf(view, other, book), scoreOf(view, other, book)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function piecesOf(view: View, seat: number, book: Book): string {
  const hand = view.hands[seat];
  const count = typeof hand === 'number' ? hand : hand.length;
  if (count === 0 && view.stock === 0) return '';
  return book.say(view.game === 'solo' || view.game === 'solomino' ? 'seat.cards' : 'seat.hand', { count });
}

const scoreOf = (view: View, seat: number, book: Book): string =>
  view.scores === null ? book.say('score.secret') : book.say('score.points', { count: view.scores[seat] });
