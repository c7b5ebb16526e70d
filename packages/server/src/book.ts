import { type Book, type Language, openBook } from '@tischrunde/rulebook';

const books = new Map<Language, Promise<Book>>();

/** The words of a language, loaded once. */
export function bookOf(language: Language): Promise<Book> {
  const book = books.get(language) ?? openBook(language);
  books.set(language, book);
  return book;
}
