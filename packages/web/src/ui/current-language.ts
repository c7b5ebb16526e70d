import { effect, signal } from '@preact/signals';
import { type Book, openBook } from '@tischrunde/rulebook';
import { settings } from '../storage/settings.ts';

/** The rulebook in the reader's language, and in another one as soon as they ask for it. */
const opened = signal<Book | null>(null);

/** To be read while drawing: what is drawn is drawn again in another language. */
export function currentBook(): Book {
  if (opened.value === null) throw new Error('the rulebook is not open yet');
  return opened.value;
}

export async function openFirstBook(): Promise<void> {
  opened.value = await openBook(settings.value.language);
  effect(() => {
    document.documentElement.lang = opened.value?.language ?? '';
  });
  effect(() => {
    const { language } = settings.value;
    if (opened.peek()?.language !== language) void turnTo(language);
  });
}

async function turnTo(language: Book['language']): Promise<void> {
  const book = await openBook(language);
  // Whoever changes their mind quickly gets what they asked for last.
  if (settings.peek().language === language) opened.value = book;
}
