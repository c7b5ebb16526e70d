import { type RulePage, rulePages } from '@tischrunde/engine';
import type { AnyDescriptor } from '../../src/games/descriptor.ts';
import { games } from '../../src/games/index.ts';
import { sharedPages } from '../../src/games/shared/index.ts';
import type { Language } from '../../src/languages.ts';
import type { Introduction, PagePositions } from '../../src/positions/position.ts';
import type { ChapterText, GameChapterText } from '../../src/words/chapter.ts';

/** The positions of any page, with what only games have. */
type AnyPositions = PagePositions & { readonly introduction?: Introduction };

/** The chapter of any page, with what only games have. */
export type AnyChapter = ChapterText & Partial<GameChapterText>;

export const descriptors: { readonly [Page in RulePage]: AnyDescriptor } = { ...sharedPages, ...games };

export const pages = Object.keys(rulePages) as RulePage[];

export const isGame = (page: string): boolean => page in games;

export const positionsOn = (page: RulePage): Promise<AnyPositions> => descriptors[page].positions();

export const chapterOf = async (language: Language, page: RulePage): Promise<AnyChapter> =>
  (await descriptors[page].chapters[language]()).chapter;
