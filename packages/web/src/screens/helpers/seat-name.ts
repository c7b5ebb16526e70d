import type { Book } from '@tischrunde/rulebook';
import { lastNames } from '../../storage/pad-store.ts';

/** What the score pad calls a player, or a number where nobody has entered a name. */
export const seatName = (seat: number, book: Book): string =>
  lastNames()[seat]?.trim() || book.say('seat.number', { number: seat + 1 });
