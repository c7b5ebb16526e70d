import type { Refusal } from '@tischrunde/engine';
import type { GameId } from './games/game-id.ts';
import type { Language } from './languages.ts';
import { type Facts, type FactsFor, fill } from './message.ts';
import type { Overview } from './overview.ts';
import type { GamePages } from './pages.ts';
import { type PieceNames, pieceNamesIn } from './piece-names.ts';
import { refusalText, type SeatName } from './refusal-text.ts';
import type { labels } from './words/en/labels.ts';
import type { events } from './words/en/table/events.ts';
import type { EventKey, LabelKey, ShelfWords, TableWords } from './words/words.ts';

/** The rulebook in one language: every word a player reads. */
export interface Book {
  readonly language: Language;
  /** Pieces as a screen reader says them. */
  readonly aloud: PieceNames;
  /** Pieces as they appear in a sentence on the screen. */
  readonly written: PieceNames;
  /** The title of a game. */
  name(game: GameId): string;
  /** A sentence about a game, for the shelf. */
  blurb(game: GameId): string;
  /** An option of a game: a short name, and a sentence about it. */
  option(game: GameId, option: string): { readonly name: string; readonly about: string };
  /** A value of an option. */
  choice(value: string | number | boolean): string;
  say<Key extends LabelKey>(key: Key, ...facts: FactsArgument<(typeof labels)[Key]>): string;
  /** What happened, told to the player who did it (`you`) or to the others. */
  tell<Key extends EventKey, Who extends 'you' | 'other'>(
    key: Key,
    who: Who,
    ...facts: FactsArgument<(typeof events)[Key][Who]>
  ): string;
  /** Why a move is refused, with the pieces filled in. */
  refusal(refusal: Refusal, seatName: SeatName): string;
  /** The head of a game's chapter: less to load than its rules. */
  overview(game: GameId): Promise<Overview>;
  /** The rules of a game, in the order in which players learn them. */
  pages(game: GameId): Promise<GamePages>;
}

/** The facts of a message as one argument, or no argument if there is nothing to fill in. */
type FactsArgument<M> = keyof FactsFor<M> extends never ? [] : [facts: FactsFor<M>];

/** Opens the rulebook in a language. A game's chapter is loaded when its pages are opened. */
export async function openBook(language: Language): Promise<Book> {
  const [{ words }, { tableWords }] = await Promise.all([wordsIn[language](), tableWordsIn[language]()]);
  return bookOf(language, words, tableWords);
}

/** Opens the rulebook with the words of the shelf only: less to load. */
export async function openShelfBook(language: Language): Promise<Book> {
  const { words } = await wordsIn[language]();
  return bookOf(language, words, null);
}

/** Chapters are loaded on demand: the shelf needs only the names of the games. */
export async function loadOverview(language: Language, game: GameId): Promise<Overview> {
  return (await import('./overview.ts')).overviewOf(language, game);
}

function bookOf(language: Language, words: ShelfWords, tableWords: TableWords | null): Book {
  const written = pieceNamesIn(words, language, false);
  const loaded = (): TableWords => {
    if (tableWords === null) throw new Error('a book for the shelf has no words for a table');
    return tableWords;
  };
  return {
    language,
    aloud: pieceNamesIn(words, language, true),
    written,
    name: (game) => words.gameNames[game].name,
    blurb: (game) => words.gameNames[game].blurb,
    option: (game, option) => optionName(words, game, option),
    choice: (value) => choiceName(words, value),
    say: (key: LabelKey, facts: Facts = {}) =>
      fill(isOnShelf(words, key) ? words.shelfLabels[key] : loaded().tableLabels[key], facts, language),
    tell: (key: EventKey, who: 'you' | 'other', facts: Facts = {}) =>
      fill(loaded().events[key][who], facts, language),
    refusal: (refusal, seatName) =>
      refusalText(refusal, { words: { ...words, ...loaded() }, pieceNames: written, seatName, language }),
    overview: (game) => loadOverview(language, game),
    // Pages need the whole engine.
    pages: async (game) => (await import('./pages.ts')).pagesOf(language, game),
  };
}

const wordsIn: { readonly [L in Language]: () => Promise<{ readonly words: ShelfWords }> } = {
  de: () => import('./words/de/index.ts'),
  en: () => import('./words/en/index.ts'),
  fr: () => import('./words/fr/index.ts'),
  it: () => import('./words/it/index.ts'),
  ja: () => import('./words/ja/index.ts'),
};

const tableWordsIn: { readonly [L in Language]: () => Promise<{ readonly tableWords: TableWords }> } = {
  de: () => import('./words/de/table-words.ts'),
  en: () => import('./words/en/table-words.ts'),
  fr: () => import('./words/fr/table-words.ts'),
  it: () => import('./words/it/table-words.ts'),
  ja: () => import('./words/ja/table-words.ts'),
};

const isOnShelf = ({ shelfLabels }: ShelfWords, key: LabelKey): key is keyof ShelfWords['shelfLabels'] =>
  key in shelfLabels;

function optionName({ optionNames }: ShelfWords, game: GameId, option: string) {
  const known: Readonly<Record<string, { readonly name: string; readonly about: string } | undefined>> =
    optionNames.options;
  const found = known[`${game}.${option}`] ?? known[option];
  if (found === undefined) throw new Error(`the rulebook has no words for the option ${option} of ${game}`);
  return found;
}

function choiceName({ optionNames, shelfLabels }: ShelfWords, value: string | number | boolean): string {
  if (typeof value === 'boolean') return shelfLabels[value ? 'answer.yes' : 'answer.no'];
  const known: Readonly<Record<string, string | undefined>> = optionNames.choices;
  return known[value] ?? String(value);
}
