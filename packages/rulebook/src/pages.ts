import { findGame, type RuleId, type RulePage } from '@tischrunde/engine';
import type { AnyDescriptor } from './games/descriptor.ts';
import type { GameId } from './games/game-id.ts';
import { games } from './games/index.ts';
import { sharedPages } from './games/shared/index.ts';
import type { Language } from './languages.ts';
import type { Example, Introduction, PagePositions, Step } from './positions/position.ts';
import { type Section, sections } from './sections.ts';
import type { ChapterText } from './words/chapter.ts';

/** All rules of a game: its own first, then those it inherits from other pages. */
export interface GamePages {
  readonly game: GameId;
  readonly aim: string;
  readonly own: readonly Part[];
  readonly inherited: readonly InheritedPage[];
  readonly introduction: Omit<Introduction, 'steps'> & { readonly steps: readonly IntroductionStep[] };
}

/** The rules of one section. */
export interface Part {
  readonly section: Section;
  readonly rules: readonly RuleText[];
}

/** A rule as players read it. */
export interface RuleText {
  readonly id: RuleId;
  readonly title: string;
  /** What a sheet prints; null if the whole rule is a house ruling. */
  readonly text: string | null;
  readonly ruling: string | null;
  readonly example: { readonly sentence: string; readonly position: Example } | null;
}

/** Rules that a game inherits from another page. */
export interface InheritedPage {
  readonly page: RulePage;
  /** The rules apply only if the players agree on them. */
  readonly optional: boolean;
  readonly parts: readonly Part[];
}

/** A step of an introduction with its sentence. */
export interface IntroductionStep extends Step {
  readonly sentence: string;
}

/** Loads the chapters that a game needs and puts its pages together. */
export async function pagesOf(language: Language, game: GameId): Promise<GamePages> {
  const rules = findGame(game)?.rules ?? [];
  const [own, inherited] = await Promise.all([
    load(games[game], language),
    Promise.all(
      otherPages(rules, game).map(async (page) => ({
        page,
        optional: pages[page].optional === true,
        parts: partsOf(pages[page], rules, await load(pages[page], language)),
      })),
    ),
  ]);
  const { aim, introduction: sentences } = own.chapter;
  const { steps, ...setUp } = own.positions.introduction;
  return {
    game,
    aim,
    own: partsOf(games[game], rules, own),
    inherited,
    introduction: { ...setUp, steps: steps.map((step, index) => ({ ...step, sentence: sentences[index] })) },
  };
}

const pages: { readonly [Page in RulePage]: AnyDescriptor } = { ...sharedPages, ...games };

/** The other pages whose rules apply: games this one builds on, common rules, what may be agreed on, what holds everywhere. */
function otherPages(rules: readonly RuleId[], game: GameId): RulePage[] {
  const ids = Object.keys(games) as GameId[];
  const inOrder: RulePage[] = [
    ...ids.filter((id) => !pages[id].optional),
    'domino',
    ...ids.filter((id) => pages[id].optional),
    'table',
  ];
  return inOrder.filter((page) => page !== game && rules.some((id) => id in pages[page].rules));
}

interface Loaded<Positions, Text> {
  readonly positions: Positions;
  readonly chapter: Text;
}

/** The parameters keep what is special to games: their aim and their introduction. */
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

function partsOf(
  { rules: facts }: AnyDescriptor,
  rules: readonly RuleId[],
  loaded: Loaded<PagePositions, ChapterText>,
): readonly Part[] {
  return sections
    .map((section) => ({
      section,
      rules: rules.filter((id) => facts[id]?.section === section).map((id) => ruleText(id, loaded)),
    }))
    .filter((part) => part.rules.length > 0);
}

function ruleText(id: RuleId, { chapter, positions }: Loaded<PagePositions, ChapterText>): RuleText {
  const { title, text, ruling, example } = chapter.rules[id];
  const position = positions.examples[id];
  return {
    id,
    title,
    text: text ?? null,
    ruling: ruling ?? null,
    example: example === undefined || position === undefined ? null : { sentence: example, position },
  };
}
