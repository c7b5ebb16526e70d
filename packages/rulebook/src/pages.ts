import { findGame, type RuleId, type RulePage } from '@tischrunde/engine';
import type { AnyDescriptor, Cell, Sheet, Table } from './games/descriptor.ts';
import type { GameId } from './games/game-id.ts';
import { games } from './games/index.ts';
import { sharedPages } from './games/shared/index.ts';
import type { Language } from './languages.ts';
import { type Overview, overviewIn } from './overview.ts';
import type { Example, GamePositions, Introduction, PagePositions, Step } from './positions/position.ts';
import { type Section, sections } from './sections.ts';
import type { ChapterText, GameChapterText, RuleWords } from './words/chapter.ts';

/** A game's chapter, in the order in which it is read. */
export interface GamePages extends Overview {
  readonly introduction: Omit<Introduction, 'steps'> & { readonly steps: readonly IntroductionStep[] };
  /** The game's own rules and those it inherits, in one flow. */
  readonly parts: readonly Part[];
  /** Rules that apply only if the players agree on them, by the page they come from. */
  readonly optional: readonly { readonly page: GameId; readonly rules: readonly RuleText[] }[];
  /** What holds at every table. */
  readonly everyTable: readonly RuleText[];
}

/** The label of a section. */
export type Heading = `book.${Section}` | 'book.actions';

/** A section of a chapter. */
export interface Part {
  readonly section: Section;
  readonly heading: Heading;
  /** It stands before the rules. */
  readonly table: TableText | null;
  readonly rules: readonly RuleText[];
}

/** A rule as players read it. */
export interface RuleText {
  readonly id: RuleId;
  /** The page it comes from: the game's own, or one from which it is inherited. */
  readonly page: RulePage;
  readonly title: string;
  /** What a sheet prints; null if the whole rule is a house rule. */
  readonly text: string | null;
  /** The sheets that print the text; none where there is no text. */
  readonly sheets: readonly Sheet[];
  /** What the house has ruled. */
  readonly ruling: string | null;
  readonly example: { readonly sentence: string; readonly position: Example } | null;
  /** Only the title is shown until a reader opens it. */
  readonly folded: boolean;
  /** Inherited, but in the words of this game or with an example of its own. */
  readonly adapted: boolean;
}

/** A table with its words filled in. What it says is printed on these sheets. */
export interface TableText {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [CellText, CellText])[];
  readonly sheets: readonly Sheet[];
}

export interface CellText {
  readonly text: string;
  /** The rule and the piece that the cell is about, if it is about one. */
  readonly rule: RuleId | null;
  readonly piece: string | null;
}

/** A step of an introduction with its sentence. */
export interface IntroductionStep extends Step {
  readonly sentence: string;
}

/** Loads the chapters that a game needs and puts its pages together. */
export async function pagesOf(language: Language, game: GameId): Promise<GamePages> {
  const rules = findGame(game)?.rules ?? [];
  const used = pagesIn(rules, game);
  const [own, loaded] = await Promise.all([
    load(games[game], language),
    Promise.all(used.map(async (page) => ({ page, ...(await load(pages[page], language)) }))),
  ]);
  const texts = new Map(
    loaded.flatMap((taken) =>
      rules
        .filter((id) => id in pages[taken.page].rules)
        .map((id) => [
          id,
          taken.page === game ? ownRule(id, game, taken) : inheritedRule(id, game, taken, own),
        ]),
    ),
  );
  const onPage = (page: RulePage): RuleText[] => [...texts.values()].filter((rule) => rule.page === page);
  const flow = used.filter((page) => page !== 'table' && !isOptional(page, game));
  const { introduction: sentences } = own.chapter;
  const { steps, ...setUp } = own.positions.introduction;
  return {
    ...overviewIn(game, own.chapter),
    introduction: { ...setUp, steps: steps.map((step, index) => ({ ...step, sentence: sentences[index] })) },
    parts: sections
      .map((section) => ({
        section,
        heading: headingOf(section, game),
        table: tableIn(section, game, own.chapter),
        rules: orderIn(section, flow, rules).flatMap((id) => texts.get(id) ?? []),
      }))
      .filter((part) => part.rules.length > 0),
    optional: optionalPages
      .filter((page) => used.includes(page) && isOptional(page, game))
      .map((page) => ({ page, rules: onPage(page) })),
    everyTable: onPage('table'),
  };
}

const pages: { readonly [Page in RulePage]: AnyDescriptor } = { ...sharedPages, ...games };

const gameIds = Object.keys(games) as GameId[];

const optionalPages = gameIds.filter((page) => pages[page].optional);

/** A game whose rules others may agree on has them always. */
const isOptional = (page: RulePage, game: GameId): boolean => pages[page].optional === true && page !== game;

/** The pages whose rules apply: common rules, games this one builds on, its own. */
function pagesIn(rules: readonly RuleId[], game: GameId): RulePage[] {
  const inOrder: RulePage[] = ['table', 'domino', ...gameIds.filter((id) => id !== game), game];
  return inOrder.filter((page) => rules.some((id) => id in pages[page].rules));
}

/** Each page puts its rules between those of the pages it builds on: after the rule that players need first. */
function orderIn(section: Section, flow: readonly RulePage[], rules: readonly RuleId[]): RuleId[] {
  const order: RuleId[] = [];
  for (const page of flow) {
    const { rules: facts } = pages[page];
    let place = 0;
    for (const id of Object.keys(facts) as RuleId[]) {
      const { section: where, after } = facts[id];
      if (where !== section || !rules.includes(id)) continue;
      if (after !== undefined && order.includes(after)) place = order.indexOf(after) + 1;
      order.splice(place, 0, id);
      place++;
    }
  }
  return order;
}

const headingOf = (section: Section, game: GameId): Heading =>
  section === 'special' && pages[game].cards ? 'book.actions' : `book.${section}`;

interface Loaded<Positions, Text> {
  readonly positions: Positions;
  readonly chapter: Text;
}

type LoadedPage = Loaded<PagePositions, ChapterText> & { readonly page: RulePage };

/** The parameters keep what is special to games. */
async function load<Positions, Text>(
  page: {
    readonly positions: () => Promise<Positions>;
    readonly chapters: { readonly [L in Language]: () => Promise<{ readonly chapter: Text }> };
  },
  language: Language,
): Promise<Loaded<Positions, Text>> {
  const [positions, { chapter }] = await Promise.all([page.positions(), page.chapters[language]()]);
  return { positions, chapter };
}

function ownRule(id: RuleId, game: GameId, { page, chapter, positions }: LoadedPage): RuleText {
  const { section, folded } = pages[page].rules[id];
  return {
    ...asWritten(id, page, game, { text: undefined, ruling: undefined, ...chapter.rules[id] }),
    example: withCaption(chapter.rules[id].example, positions.examples[id]),
    folded: folded === true || section === 'rare',
    adapted: false,
  };
}

/** A rule of another page, in this game's words and with its example where it has them. */
function inheritedRule(
  id: RuleId,
  game: GameId,
  { page, chapter, positions }: LoadedPage,
  own: Loaded<GamePositions, GameChapterText>,
): RuleText {
  const inherited = chapter.rules[id];
  const instead = own.chapter.adapted?.[id];
  const shown = own.positions.adapted?.[id];
  const saysAnew = instead?.text !== undefined || instead?.ruling !== undefined;
  const { text, ruling } = saysAnew ? instead : inherited;
  return {
    ...asWritten(id, page, game, { title: instead?.title ?? inherited.title, text, ruling }),
    example: withCaption(
      instead?.example ?? inherited.example,
      shown === undefined ? inGame(game, page, positions.examples[id]) : (shown ?? undefined),
    ),
    folded: true,
    adapted: instead !== undefined,
  };
}

function asWritten(id: RuleId, page: RulePage, game: GameId, { title, text, ruling }: Saying) {
  return {
    id,
    page,
    title,
    text: text ?? null,
    sheets: text === undefined ? [] : sheetsFor(page, game),
    ruling: ruling ?? null,
  };
}

/** A rule in words, without its example. */
type Saying = Pick<RuleWords, 'title'> & {
  readonly [Part in 'text' | 'ruling']: string | undefined;
};

/** Of the sheets that print a page's rules, those that print the game. */
function sheetsFor(page: RulePage, game: GameId): readonly Sheet[] {
  const { sheets } = pages[page];
  const both = sheets.filter((sheet) => pages[game].sheets.includes(sheet));
  return both.length === 0 ? sheets : both;
}

const withCaption = (sentence: string | undefined, position: Example | undefined): RuleText['example'] =>
  sentence === undefined || position === undefined ? null : { sentence, position };

/** The position of another page as it is played in this game; none if the game is not for that many players. */
function inGame(game: GameId, page: RulePage, position: Example | undefined): Example | undefined {
  const range = findGame(game)?.players;
  if (position === undefined || range === undefined) return undefined;
  if (position.players < range.least || position.players > range.most) return undefined;
  return isOptional(page, game)
    ? { ...position, game, options: { ...position.options, [page]: true } }
    : { ...position, game };
}

function tableIn(section: Section, game: GameId, chapter: GameChapterText): TableText | null {
  const table: Table | undefined = games[game].tables?.[section];
  const said = chapter.tables?.[section];
  if (table === undefined || said === undefined) return null;
  const { head, words = {} } = said;
  const text = (cell: Cell): CellText => cellText(cell, words, chapter);
  return {
    head,
    rows: table.rows.map(([first, second]) => [text(first), text(second)] as const),
    sheets: pages[game].sheets,
  };
}

function cellText(cell: Cell, words: Readonly<Record<string, string>>, chapter: ChapterText): CellText {
  if (typeof cell !== 'object') return { text: `${cell}`, rule: null, piece: null };
  if ('rule' in cell) return { text: chapter.rules[cell.rule].title, rule: cell.rule, piece: cell.piece };
  return { text: words[cell.word].replace('{number}', `${cell.number}`), rule: null, piece: null };
}
