import type { RuleId, RulePage } from '@tischrunde/engine';
import { type Book, openBook } from '../book.ts';
import type { RuleFacts } from '../games/descriptor.ts';
import type { GameId, SharedPage } from '../games/game-id.ts';
import { games } from '../games/index.ts';
import { sharedPages } from '../games/shared/index.ts';
import type { Language } from '../languages.ts';
import type { GameChapterText, RuleWords } from '../words/chapter.ts';

/** A place of the rulebook in which words can be found: a rule, or a game as a whole. */
export interface SearchEntry {
  /** Where it is written. */
  readonly page: RulePage;
  /** A game whose pages show it. */
  readonly game: GameId;
  /** Null for the game as a whole. */
  readonly rule: RuleId | null;
  /** The game's name, where there is one game. */
  readonly name: string;
  /** The heading above the rule. */
  readonly heading: string;
  readonly title: string;
  readonly text: string;
}

/** The game that shows the shared rules best. */
const homeOf: { readonly [Page in SharedPage]: GameId } = { domino: 'block', table: 'block' };

const gameIds = Object.keys(games) as GameId[];
const sharedIds = Object.keys(sharedPages) as SharedPage[];

/** Everything that can be found in a language. Loads all of its chapters. */
export async function searchEntries(language: Language): Promise<readonly SearchEntry[]> {
  const book = await openBook(language);
  const [own, shared] = await Promise.all([
    Promise.all(
      gameIds.map(async (page) => ({ page, chapter: (await games[page].chapters[language]()).chapter })),
    ),
    Promise.all(
      sharedIds.map(async (page) => ({
        page,
        chapter: (await sharedPages[page].chapters[language]()).chapter,
      })),
    ),
  ]);
  const titles = new Map(
    [...own, ...shared].flatMap(({ chapter }) =>
      Object.entries(chapter.rules).map(([id, { title }]) => [id, title]),
    ),
  );
  const ruleOf = (of: Place, [id, words]: readonly [string, Partial<RuleWords>]): SearchEntry => ({
    ...of,
    rule: id as RuleId,
    heading: headingOf(id, book),
    title: words.title ?? titles.get(id) ?? '',
    text: [words.text, words.ruling, words.example].filter((part) => part !== undefined).join('\n'),
  });
  return [
    ...own.flatMap(({ page, chapter }): SearchEntry[] => {
      const name = book.name(page);
      const of: Place = { page, game: page, name };
      return [
        { ...of, rule: null, heading: '', title: name, text: gameText(page, chapter, book) },
        ...Object.entries(chapter.rules).map((entry) => ruleOf(of, entry)),
        // Rules of other pages in this game's words.
        ...Object.entries(chapter.adapted ?? {}).map((entry) => ruleOf(of, entry)),
      ];
    }),
    ...shared.flatMap(({ page, chapter }) =>
      Object.entries(chapter.rules).map((entry) => ruleOf({ page, game: homeOf[page], name: '' }, entry)),
    ),
  ];
}

type Place = Pick<SearchEntry, 'page' | 'game' | 'name'>;

function headingOf(id: string, book: Book): string {
  const pages: readonly { readonly rules: Readonly<Record<string, RuleFacts>> }[] = [
    ...gameIds.map((page) => games[page]),
    ...sharedIds.map((page) => sharedPages[page]),
  ];
  const facts = pages.find(({ rules }) => id in rules)?.rules[id];
  return facts === undefined ? '' : book.say(`book.${facts.section}`);
}

/** What a chapter says besides its rules. */
const gameText = (game: GameId, { aim, needs, turn, tables = {} }: GameChapterText, book: Book): string =>
  [
    book.blurb(game),
    aim,
    ...turn,
    needs,
    ...Object.values(tables).flatMap(({ words = {} }) => Object.values(words)),
  ].join('\n');
