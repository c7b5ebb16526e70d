import type { BoardProps } from './board-props.ts';

/** The name of a player on a board: you, the name, or the number of the seat if there are no names. */
export function seatName(
  { book, view, nameOf }: Pick<BoardProps, 'book' | 'view' | 'nameOf'>,
  seat: number,
): string {
  if (seat === view.seat) return book.say('seat.you');
  return nameOf?.(seat) ?? book.say('seat.number', { number: seat + 1 });
}
