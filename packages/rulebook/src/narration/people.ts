import type { Book } from '../book.ts';

/** How players are named. */
export interface People {
  /** The seat of the reader, who is told “you”; null for a spectator. */
  readonly front: number | null;
  /** A player at the beginning of a sentence, or in a list. */
  nameOf(seat: number): string;
  /** A player inside a sentence, after “with” or “from”, if the name is written differently there. Not asked about the reader. */
  nameWithin?(seat: number): string;
}

/** A player after “with” or “from”. */
export function nameWithin(seat: number, people: People, book: Book): string {
  if (seat === people.front) return book.say('seat.withYou');
  return people.nameWithin?.(seat) ?? people.nameOf(seat);
}
