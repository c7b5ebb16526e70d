import type { BoardProps } from './board.ts';

/** A player as a board names them: you, by name, or by the number of the seat where nobody has a name. */
export function seatName(
  { book, view, nameOf }: Pick<BoardProps, 'book' | 'view' | 'nameOf'>,
  seat: number,
): string {
  if (seat === view.seat) return book.say('seat.you');
  return nameOf?.(seat) ?? book.say('seat.number', { number: seat + 1 });
}
