import { type Book, openBook } from './book.ts';
import type { Language } from './languages.ts';
import { type Facts, type FactsFor, fill } from './message.ts';
import type { phrases as englishPhrases } from './words/en/terminal/phrases.ts';
import {
  type TerminalKey,
  type TerminalPhrases,
  type TypedWord,
  type TypedWords,
  typedWords,
} from './words/terminal.ts';

export type { TerminalKey, TypedWord } from './words/terminal.ts';

/** The facts of a phrase as one argument, or none where there is nothing to fill in. */
type Given<M> = keyof FactsFor<M> extends never ? [] : [facts: FactsFor<M>];

/** The rulebook at a terminal: the words of every screen, what only the command says, and what can be typed. */
export interface TerminalBook extends Book {
  phrase<Key extends TerminalKey>(key: Key, ...facts: Given<(typeof englishPhrases)[Key]>): string;
  /** The word to type for something. */
  word(word: TypedWord): string;
  /** What a typed word means, in this language or in English; `filler` for a word without a meaning of its own. */
  meaning(typed: string): TypedWord | 'filler' | null;
}

type Shelf<Content> = { readonly [L in Language]: () => Promise<Content> };

const phraseFiles: Shelf<{ readonly phrases: TerminalPhrases }> = {
  de: () => import('./words/de/terminal/phrases.ts'),
  en: () => import('./words/en/terminal/phrases.ts'),
  fr: () => import('./words/fr/terminal/phrases.ts'),
  it: () => import('./words/it/terminal/phrases.ts'),
  ja: () => import('./words/ja/terminal/phrases.ts'),
};

const typedFiles: Shelf<{ readonly typed: TypedWords }> = {
  de: () => import('./words/de/terminal/typed-words.ts'),
  en: () => import('./words/en/terminal/typed-words.ts'),
  fr: () => import('./words/fr/terminal/typed-words.ts'),
  it: () => import('./words/it/terminal/typed-words.ts'),
  ja: () => import('./words/ja/terminal/typed-words.ts'),
};

/** Opens the rulebook for a terminal. The page has no use for these words and does not load them. */
export async function openTerminalBook(language: Language): Promise<TerminalBook> {
  const [book, { phrases }, { typed }, { typed: english }] = await Promise.all([
    openBook(language),
    phraseFiles[language](),
    typedFiles[language](),
    typedFiles.en(),
  ]);
  const meanings = new Map([...meaningsIn(english), ...meaningsIn(typed)]);
  return {
    ...book,
    phrase: (key: TerminalKey, facts: Facts = {}) => fill(phrases[key], facts, language),
    word: (word) => typed.words[word][0],
    meaning: (word) => meanings.get(word.toLowerCase()) ?? null,
  };
}

const meaningsIn = ({ words, fillers }: TypedWords): [string, TypedWord | 'filler'][] => [
  ...fillers.map((filler): [string, 'filler'] => [filler, 'filler']),
  ...typedWords.flatMap((meaning) =>
    words[meaning].map((word): [string, TypedWord] => [word.toLowerCase(), meaning]),
  ),
];
