import type { RuleId, RulePage } from '@tischrunde/engine';
import { openBook } from '../book.ts';
import type { GameId, SharedPage } from '../games/game-id.ts';
import { games } from '../games/index.ts';
import { sharedPages } from '../games/shared/index.ts';
import type { Language } from '../languages.ts';
import type { ChapterText, GameChapterText } from '../words/chapter.ts';

/** A place of the rulebook in which words can be found: a rule, or a game as a whole. */
export interface SearchEntry {
  /** Where the rule is written. */
  readonly page: RulePage;
  /** A game whose pages show it. */
  readonly game: GameId;
  /** Null for the game as a whole. */
  readonly rule: RuleId | null;
  /** The game's name, where there is one game. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** The game that shows the shared rules best. */
const homeOf: { readonly [Page in SharedPage]: GameId } = { domino: 'block', table: 'block' };

/** Everything that can be found in a language. Loads all of its chapters. */
export async function searchEntries(language: Language): Promise<readonly SearchEntry[]> {
  const book = await openBook(language);
  const shared = await Promise.all(
    (Object.keys(sharedPages) as SharedPage[]).map(async (page) => {
      const { chapter } = await sharedPages[page].chapters[language]();
      return rulesOf(chapter, { page, game: homeOf[page], name: '' });
    }),
  );
  const titles = new Map<string, string>();
  const own = await Promise.all(
    (Object.keys(games) as GameId[]).map(async (game): Promise<SearchEntry[]> => {
      const { chapter } = await games[game].chapters[language]();
      const of = { page: game, game, name: book.name(game) };
      const text = [book.blurb(game), chapter.aim, ...chapter.turn, chapter.needs, ...tableWords(chapter)].join('\n');
      return [{ ...of, rule: null, title: book.name(game), text }, ...rulesOf(chapter, of)];
    }),
  );
  for (const { rule, title } of [...shared, ...own].flat()) if (rule !== null && title !== '') titles.set(rule, title);
  return [...own, ...shared]
    .flat()
    .map((entry) =>
      entry.title === '' && entry.rule !== null ? { ...entry, title: titles.get(entry.rule) ?? '' } : entry,
    );
}

const tableWords = ({ tables = {} }: GameChapterText): string[] =>
  Object.values(tables).flatMap(({ words = {} }) => Object.values(words));

/** The rules of a chapter, and those of other pages that it words anew; these may keep the title they have there. */
const rulesOf = (
  { rules, adapted = {} }: ChapterText & Pick<GameChapterText, 'adapted'>,
  of: Pick<SearchEntry, 'page' | 'game' | 'name'>,
): SearchEntry[] =>
  [...Object.entries(rules), ...Object.entries(adapted)].map(([id, { title = '', text, ruling, example }]) => ({
    ...of,
    rule: id as RuleId,
    title,
    text: [text, ruling, example].filter((part) => part !== undefined).join('\n'),
  }));
