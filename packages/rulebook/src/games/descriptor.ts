import type { RulePage } from '@tischrunde/engine';
import type { Language } from '../languages.ts';
import type { GamePositions, PagePositions, RuleOn } from '../positions/position.ts';
import type { Section } from '../sections.ts';
import type { Chapter, ChapterText, GameChapterText } from '../words/chapter.ts';
import type { GameId, SharedPage } from './game-id.ts';

/**
 * Where a rule comes from: a printed rule sheet, a house ruling where the sheets are silent or unclear, or partly each. The
 * rulebook marks house rulings, so that players know what they may agree to change.
 */
export type Source = 'sheet' | 'ruling' | 'both';

/** What is true of a rule in every language. */
export interface RuleFacts {
  readonly section: Section;
  readonly source: Source;
}

/** The rules of a page, in the order of the page. */
export type RulesOn<Page extends RulePage> = { readonly [Id in RuleOn<Page>]: RuleFacts };

/** A page of the rulebook. Its positions and its chapters are loaded when the page is opened. */
interface Descriptor<Rules, Positions, Text> {
  readonly rules: Rules;
  /** The rules apply in other games only if the players agree on them. */
  readonly optional?: true;
  readonly positions: () => Promise<Positions>;
  readonly chapters: { readonly [L in Language]: () => Promise<{ readonly chapter: Text }> };
}

/** A page as its own file declares it: its chapters must explain exactly its rules and its positions. */
export type PageDescriptor<
  Rules extends Readonly<Record<string, RuleFacts>>,
  Positions extends PagePositions,
> = Descriptor<Rules, Positions, Chapter<Rules, Positions>>;

export type GameDescriptor<Game extends GameId> = Descriptor<RulesOn<Game>, GamePositions, GameChapterText>;

export type SharedDescriptor<Page extends SharedPage> = Descriptor<RulesOn<Page>, PagePositions, ChapterText>;

/** Any page, for code that treats them all alike. */
export type AnyDescriptor = Descriptor<Readonly<Record<string, RuleFacts>>, PagePositions, ChapterText>;
