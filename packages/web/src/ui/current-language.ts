import { effect, signal } from '@preact/signals';
import { type Book, openBook } from '@tischrunde/rulebook';
import { settings } from '../storage/settings.ts';

/** The rulebook in the current language. */
const currentBookSignal = signal<Book | null>(null);

/** Reads a signal: components that call it render again in another language. */
export function currentBook(): Book {
  if (currentBookSignal.value === null) throw new Error('the rulebook is not open yet');
  return currentBookSignal.value;
}

export async function openFirstBook(): Promise<void> {
  currentBookSignal.value = await openBook(settings.value.language);
  effect(() => {
    document.documentElement.lang = currentBookSignal.value?.language ?? '';
  });
  effect(() => {
    const { language } = settings.value;
    if (currentBookSignal.peek()?.language !== language) void switchTo(language);
  });
}

async function switchTo(language: Book['language']): Promise<void> {
  const book = await openBook(language);
  // After quick changes the last one wins.
  if (settings.peek().language === language) currentBookSignal.value = book;
}
