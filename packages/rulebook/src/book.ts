import type { Refusal } from '@tischrunde/engine';
import type { GameId } from './games/game-id.ts';
import type { Language } from './languages.ts';
import { type Facts, type FactsFor, fill } from './message.ts';
import type { GamePages } from './pages.ts';
import { type Speech, speechOf } from './piece-names.ts';
import { type NameOf, refusedInWords } from './refusal-text.ts';
import type { labels } from './words/en/labels.ts';
import type { events } from './words/en/table/events.ts';
import type { EventKey, LabelKey, Words } from './words/words.ts';

/** The facts of a message as one argument, or none where there is nothing to fill in. */
type Given<M> = keyof FactsFor<M> extends never ? [] : [facts: FactsFor<M>];

/** The rulebook in one language: every word a player reads. */
export interface Book {
  readonly language: Language;
  /** Pieces as a screen reader says them. */
  readonly aloud: Speech;
  /** Pieces as they stand in a sentence on the screen. */
  readonly written: Speech;
  /** What a game is called. */
  name(game: GameId): string;
  /** What it is about, in a sentence for the shelf. */
  blurb(game: GameId): string;
  /** An option of a game as players agree on it. */
  option(game: GameId, option: string): { readonly name: string; readonly about: string };
  /** A value that an option can have. */
  choice(value: string | number | boolean): string;
  say<Key extends LabelKey>(key: Key, ...facts: Given<(typeof labels)[Key]>): string;
  /** What happened, told to the one who did it (`you`) or to the others. */
  tell<Key extends EventKey, Who extends 'you' | 'other'>(
    key: Key,
    who: Who,
    ...facts: Given<(typeof events)[Key][Who]>
  ): string;
  /** Why a move is refused, with the pieces filled in. */
  refusal(refusal: Refusal, nameOf: NameOf): string;
  /** The rules of a game, in the order in which one learns them. */
  pages(game: GameId): Promise<GamePages>;
}

const shelves: { readonly [L in Language]: () => Promise<{ readonly words: Words }> } = {
  de: () => import('./words/de/index.ts'),
  en: () => import('./words/en/index.ts'),
  fr: () => import('./words/fr/index.ts'),
  it: () => import('./words/it/index.ts'),
  ja: () => import('./words/ja/index.ts'),
};

/** Opens the rulebook in a language. Only what every page needs is loaded; a game's chapter comes when it is opened. */
export async function openBook(language: Language): Promise<Book> {
  const { words } = await shelves[language]();
  const written = speechOf(words.pieces, language, false);
  return {
    language,
    aloud: speechOf(words.pieces, language, true),
    written,
    name: (game) => words.shelf[game].name,
    blurb: (game) => words.shelf[game].blurb,
    option: (game, option) => optionIn(words, game, option),
    choice: (value) => choiceIn(words, value),
    say: (key: LabelKey, facts: Facts = {}) => fill(words.labels[key], facts, language),
    tell: (key: EventKey, who: 'you' | 'other', facts: Facts = {}) =>
      fill(words.events[key][who], facts, language),
    refusal: (refusal, nameOf) => refusedInWords(refusal, words, written, nameOf, language),
    // The pages need the whole engine, which nobody should have to load who only reads what a game is called.
    pages: async (game) => (await import('./pages.ts')).pagesOf(language, game),
  };
}

function optionIn({ options: { options } }: Words, game: GameId, option: string) {
  const known: Readonly<Record<string, { readonly name: string; readonly about: string } | undefined>> =
    options;
  const found = known[`${game}.${option}`] ?? known[option];
  if (found === undefined) throw new Error(`the rulebook has no words for the option ${option} of ${game}`);
  return found;
}

function choiceIn({ options: { choices }, labels }: Words, value: string | number | boolean): string {
  if (typeof value === 'boolean') return labels[value ? 'answer.yes' : 'answer.no'];
  const known: Readonly<Record<string, string | undefined>> = choices;
  return known[value] ?? String(value);
}
