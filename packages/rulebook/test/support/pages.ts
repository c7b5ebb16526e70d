import { readdirSync } from 'node:fs';
import { type RulePage, rulePages } from '@tischrunde/engine';
import type { Language } from '../../src/languages.ts';
import type { Example, Introduction } from '../../src/position.ts';

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

const here = new Set(readdirSync(new URL('../../src/positions', import.meta.url)));

export const pages: readonly RulePage[] = (Object.keys(rulePages) as RulePage[]).filter((page) =>
  here.has(`${page}.ts`),
);

export const positionsOn = async (page: RulePage): Promise<AnyPositions> =>
  (await import(`../../src/positions/${page}.ts`)) as AnyPositions;

export const chapterOf = async (language: Language, page: RulePage): Promise<AnyChapter> =>
  ((await import(`../../src/words/${language}/${page}.ts`)) as { chapter: AnyChapter }).chapter;
