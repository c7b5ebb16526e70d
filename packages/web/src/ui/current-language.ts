import { effect, signal } from '@preact/signals';
import { type Book, openBook } from '@tischrunde/rulebook';
import { settings } from '../storage/settings.ts';

/** The rulebook in the reader's language, and in another one as soon as they ask for it. */
const currentBookSignal = signal<Book | null>(null);

/** To be read while drawing: what is drawn is drawn again in another language. */
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
  // Whoever changes their mind quickly gets what they asked for last.
  if (settings.peek().language === language) currentBookSignal.value = book;
}
