import { effect, signal } from '@preact/signals';
import { type Book, openBook, openShelfBook } from '@tischrunde/rulebook';
import { settings } from '../storage/settings.ts';

/** The rulebook in the current language. */
const currentBookSignal = signal<Book | null>(null);

/** Reads a signal: components that call it render again in another language. */
export function currentBook(): Book {
  if (currentBookSignal.value === null) throw new Error('the rulebook is not open yet');
  return currentBookSignal.value;
}

/** The shelf is content with a smaller book; all other pages need the whole one. */
let open = openShelfBook;

/** Once the whole book was asked for. */
let whole: Promise<void> | null = null;

/** Opens the book for the first page: the shelf, or any other. */
export async function openFirstBook(isForShelf: boolean): Promise<void> {
  if (!isForShelf) open = openBook;
  currentBookSignal.value = await open(settings.value.language);
  if (!isForShelf) whole = Promise.resolve();
  effect(() => {
    document.documentElement.lang = currentBookSignal.value?.language ?? '';
  });
  effect(() => {
    const { language } = settings.value;
    if (currentBookSignal.peek()?.language !== language) void switchTo(language);
  });
}

/** From now on the current book is a whole one. Resolves when it is. */
export function openWholeBook(): Promise<void> {
  open = openBook;
  whole ??= switchTo(settings.peek().language).catch((error: unknown) => {
    // So that another try is one.
    whole = null;
    throw error;
  });
  return whole;
}

async function switchTo(language: Book['language']): Promise<void> {
  const book = await open(language);
  // After quick changes the last one wins.
  if (settings.peek().language === language) currentBookSignal.value = book;
}
