import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';

/** A player as a board names them: you, or the number of the seat. */
export const whoIs = (book: Book, view: View, seat: number): string =>
  seat === view.seat ? book.say('seat.you') : book.say('seat.number', { number: seat + 1 });
