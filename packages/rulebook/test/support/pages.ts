import { type RulePage, rulePages } from '@tischrunde/engine';
import type { Language } from '../../src/languages.ts';
import type { Example, Introduction } from '../../src/positions/position.ts';

/** A page of positions with its types left open, for tests that go through all of them. */
export interface AnyPositions {
  readonly examples: Readonly<Record<string, Example>>;
  readonly unseen: Readonly<Record<string, string>>;
  readonly introduction?: Introduction;
}

interface AnyParagraph {
  readonly title: string;
  readonly text?: string;
  readonly ruling?: string;
  readonly example?: string;
}

export interface AnyChapter {
  readonly aim?: string;
  readonly rules: Readonly<Record<string, AnyParagraph>>;
  readonly introduction?: readonly string[];
}

const shared: readonly string[] = ['table', 'domino'];
const fileOf = (page: RulePage): string => (shared.includes(page) ? `shared/${page}.ts` : `${page}.ts`);

export const pages = Object.keys(rulePages) as RulePage[];

export const positionsOn = async (page: RulePage): Promise<AnyPositions> =>
  (await import(`../../src/positions/${fileOf(page)}`)) as AnyPositions;

export const chapterOf = async (language: Language, page: RulePage): Promise<AnyChapter> =>
  ((await import(`../../src/words/${language}/games/${fileOf(page)}`)) as { chapter: AnyChapter }).chapter;
