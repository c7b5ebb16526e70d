import type { Event, GameId } from '@tischrunde/engine';
import { type Book, openBook } from '../../src/book.ts';
import { type Language, languages } from '../../src/languages.ts';
import { joinSentences, type Notation, narrate } from '../../src/narration/narrate.ts';
import type { People } from '../../src/narration/people.ts';

const books = new Map<Language, Book>(
  await Promise.all(languages.map(async (language) => [language, await openBook(language)] as const)),
);

const bookIn = (language: Language): Book => {
  const book = books.get(language);
  if (book === undefined) throw new Error(`no book in ${language}`);
  return book;
};

export const at = (front: number | null): People => ({
  front,
  nameOf: (seat) => ['Anna', 'Ben', 'Cleo', 'Dino'][seat],
});

export const told = (
  language: Language,
  events: readonly Event[],
  game: GameId,
  people: People,
  notation?: Notation,
): string => {
  const book = bookIn(language);
  return joinSentences(narrate(book, events, game, people, notation), book);
};

export const inAll = (events: readonly Event[], game: GameId, front: number | null): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, told(language, events, game, at(front))]));
