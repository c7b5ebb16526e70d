import { type Language, languages } from '../../src/languages.ts';
import type { Message } from '../../src/message.ts';
import type { ShelfWords, TableWords, Words } from '../../src/words/words.ts';

/** All words of a language outside its chapters. */
export const wordsOf = async (language: Language): Promise<Words> => ({
  ...((await import(`../../src/words/${language}/index.ts`)) as { words: ShelfWords }).words,
  ...((await import(`../../src/words/${language}/table-words.ts`)) as { tableWords: TableWords }).tableWords,
  ...((await import(`../../src/words/${language}/real/index.ts`)) as { realTable: object }),
});

export const allWords: ReadonlyMap<Language, Words> = new Map(
  await Promise.all(languages.map(async (language) => [language, await wordsOf(language)] as const)),
);

/** Every message of a language by its place. Grammatical genders are not messages. */
export function messagesIn(words: Words): Map<string, Message> {
  const messages = new Map<string, Message>();
  collect(messages, '', words);
  return messages;
}

function collect(messages: Map<string, Message>, place: string, value: unknown): void {
  if (typeof value === 'string' || isPlural(value)) {
    messages.set(place, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (!/gender$/i.test(key)) collect(messages, place === '' ? key : `${place} ${key}`, part);
    }
  }
}

/** An event has `other` too, but beside `you`. */
const isPlural = (value: unknown): value is Exclude<Message, string> =>
  typeof value === 'object' &&
  value !== null &&
  'other' in value &&
  typeof value.other === 'string' &&
  !('you' in value);

export const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
