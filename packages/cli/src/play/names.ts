import type { View } from '@tischrunde/engine';
import { andList, type People } from '@tischrunde/rulebook';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';

/** A seat at the beginning of a sentence, or in a table. */
export const seatName = (view: Pick<View, 'seat'>, seat: number, book: TerminalBook): string =>
  seat === view.seat ? book.say('seat.you') : book.phrase('seat.other', { seat });

/** A seat inside a sentence, after “with” or “from”. */
export const nameWithin = (view: Pick<View, 'seat'>, seat: number, book: TerminalBook): string =>
  seat === view.seat ? book.say('seat.withYou') : book.phrase('seat.within', { seat });

/** How players are named to the seat of a view. */
export const peopleAt = (view: Pick<View, 'seat'>, book: TerminalBook): People => ({
  front: view.seat,
  nameOf: (seat) => seatName(view, seat, book),
  nameWithin: (seat) => nameWithin(view, seat, book),
});

export const inARow = (parts: readonly string[], book: TerminalBook): string => andList(parts, book.language);
