import { describe, expect, test } from 'vitest';
import { languages } from '../src/languages.ts';
import { type Message, placesIn } from '../src/message.ts';
import { openTerminalBook } from '../src/terminal.ts';
import { phrases as english } from '../src/words/en/terminal/phrases.ts';
import { type TerminalPhrases, type TypedWords, typedWords } from '../src/words/terminal.ts';
import { faultsOf } from './support/style.ts';

const phrasesOf = async (language: string): Promise<[string, Message][]> =>
  Object.entries(
    ((await import(`../src/words/${language}/terminal/phrases.ts`)) as { phrases: TerminalPhrases }).phrases,
  );

const typedOf = async (language: string): Promise<TypedWords> =>
  ((await import(`../src/words/${language}/terminal/typed-words.ts`)) as { typed: TypedWords }).typed;

/** Words of the command line that every language takes over, and cards as they are typed. */
const notation =
  /\(6\)|\b(?:Enter|Bots?|wild4? g|wild4?|rotate|skip|reverse|draw2|r g b y|c[14]|d1|r4c3|r8|x,y|JSON)\b/g;

describe.each(languages)('%s', (language) => {
  test('every phrase has the same places to fill in, and the plural forms of the language', async () => {
    const forms = language === 'ja' ? ['other'] : ['one', 'other'];
    for (const [key, message] of await phrasesOf(language)) {
      const model: Message = english[key as keyof typeof english];
      expect([key, placesIn(message)]).toEqual([key, placesIn(model)]);
      if (typeof message !== 'string') expect([key, Object.keys(message)]).toEqual([key, forms]);
    }
  });

  test('every phrase is in its language and well set', async () => {
    const faults = (await phrasesOf(language)).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values<string>({ ...message })).flatMap((text) =>
        faultsOf(language, text.replace(/\{\w+\}/g, '6').replace(notation, '6')).map(
          (fault) => `${key}: ${fault}: ${text}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('a typed word has one meaning, and English is always understood', async () => {
    const book = await openTerminalBook(language);
    const { words, fillers } = await typedOf(language);
    const all = [...fillers, ...typedWords.flatMap((meaning) => words[meaning])].map((word) =>
      word.toLowerCase(),
    );
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
    for (const meaning of typedWords) {
      for (const word of words[meaning]) expect([word, book.meaning(word)]).toEqual([word, meaning]);
      const [plain] = (await typedOf('en')).words[meaning];
      expect([plain, book.meaning(plain)]).toEqual([plain, meaning]);
    }
    expect(book.meaning('xyzzy')).toBeNull();
  });
});
