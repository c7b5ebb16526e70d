import { findGame, type RuleId, type RulePage, rulePages } from '@tischrunde/engine';
import { positions } from './positions/index.ts';
import type { Example, Introduction, PagePositions, Step } from './positions/position.ts';
import { type Section, sectionOf, sections } from './sections.ts';
import type { GameId } from './words/chapter.ts';
import type { ChapterText, Words } from './words/words.ts';

/** A rule as a player reads it. */
export interface RuleText {
  readonly id: RuleId;
  readonly title: string;
  /** What is printed on a sheet; null where the whole rule is a ruling of the house. */
  readonly text: string | null;
  readonly ruling: string | null;
  readonly example: { readonly sentence: string; readonly position: Example } | null;
}

/** The rules of one part of a game. */
export interface Part {
  readonly section: Section;
  readonly rules: readonly RuleText[];
}

/** Rules that a game takes over from another page. */
export interface TakenOver {
  readonly page: RulePage;
  /** Rules that hold only where the players agree on the page's option. */
  readonly agreed: boolean;
  readonly parts: readonly Part[];
}

/** A step of an introduction with its sentence. */
export interface TaughtStep extends Step {
  readonly sentence: string;
}

/** All rules of a game: its own ones first, then those of the games it builds on. */
export interface GamePages {
  readonly game: GameId;
  readonly aim: string;
  readonly own: readonly Part[];
  readonly takenOver: readonly TakenOver[];
  readonly introduction: Omit<Introduction, 'steps'> & { readonly steps: readonly TaughtStep[] };
}

/** Loads the chapters that a game needs and puts its pages together. */
export async function pagesOf(words: Words, game: GameId): Promise<GamePages> {
  const rules = findGame(game)?.rules ?? [];
  const chapters = await Promise.all(pagesIn(rules, game).map((page) => open(words, page)));
  const [own, ...others] = chapters.map(({ page, text, shown }) => ({
    page,
    agreed: page === 'sperr',
    parts: partsOf(page, rules, text, shown),
  }));
  return { game, own: own.parts, takenOver: others, ...taught(chapters[0]) };
}

interface Opened {
  readonly page: RulePage;
  readonly text: ChapterText;
  readonly shown: PagePositions;
}

async function open(words: Words, page: RulePage): Promise<Opened> {
  const [{ chapter }, shown] = await Promise.all([words.chapters[page](), positions[page]()]);
  return { page, text: chapter, shown };
}

/** The game's own page, then the games it builds on, then what is common to many. */
function pagesIn(rules: readonly RuleId[], game: GameId): RulePage[] {
  const all = (Object.keys(rulePages) as RulePage[]).filter((page) =>
    rules.some((id) => (rulePages[page] as readonly string[]).includes(id)),
  );
  const late: readonly RulePage[] = ['domino', 'sperr', 'table'];
  const first = all.filter((page) => page !== game && !late.includes(page));
  return [game, ...first, ...late.filter((page) => page !== game && all.includes(page))];
}

function partsOf(
  page: RulePage,
  rules: readonly RuleId[],
  text: ChapterText,
  shown: PagePositions,
): readonly Part[] {
  const held = rulePages[page].filter((id: RuleId) => rules.includes(id));
  return sections
    .map((section) => ({
      section,
      rules: held.filter((id) => sectionOf[id] === section).map((id) => ruleIn(id, text, shown)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function ruleIn(id: RuleId, chapter: ChapterText, shown: PagePositions): RuleText {
  const { title, text, ruling, example } = chapter.rules[id];
  const position = shown.examples[id];
  return {
    id,
    title,
    text: text ?? null,
    ruling: ruling ?? null,
    example: example === undefined || position === undefined ? null : { sentence: example, position },
  };
}

/** What only games have. */
function taught({ page, text, shown }: Opened): Pick<GamePages, 'aim' | 'introduction'> {
  const { aim, introduction: sentences } = text;
  if (aim === undefined || sentences === undefined || shown.introduction === undefined) {
    throw new Error(`the chapter ${page} is no game's`);
  }
  const { steps, ...setUp } = shown.introduction;
  return {
    aim,
    introduction: { ...setUp, steps: steps.map((step, index) => ({ ...step, sentence: sentences[index] })) },
  };
}
