import type { RuleId, RulePage } from '@tischrunde/engine';
import type { Language } from '../languages.ts';
import type { GamePositions, PagePositions, RuleOn } from '../positions/position.ts';
import type { Section } from '../sections.ts';
import type { Chapter, ChapterText, GameChapterText } from '../words/chapter.ts';
import type { GameId, SharedPage } from './game-id.ts';

/** The printed rule sheets. */
export type Sheet = '000' | '001' | '002' | '003' | '004';

/**
 * Where a rule comes from: a printed rule sheet, a house rule where the sheets are silent or unclear, or partly each. The
 * rulebook marks both, so that players know what the box says and what they may agree to change.
 */
export type Source = 'sheet' | 'ruling' | 'both';

/** What is true of a rule in every language. */
export interface RuleFacts {
  readonly section: Section;
  readonly source: Source;
  /** The inherited rule of the same section that players need first. Without it a rule follows the one before it on its page. */
  readonly after?: RuleId;
  /** Only the title is shown until a reader opens it. */
  readonly folded?: true;
}

/** The rules of a page, in the order of the page. */
export type RulesOn<Page extends RulePage> = { readonly [Id in RuleOn<Page>]: RuleFacts };

/** What a chapter has words for besides the game's own rules. */
export interface Extras {
  /** A table opens its section. What it says is printed on the page's sheets. */
  readonly tables?: { readonly [S in Section]?: Table };
  /** Inherited rules that this game says in its own words: where these come from, and whether they need another title. */
  readonly adapted?: { readonly [Id in RuleId]?: { readonly source: Source; readonly title?: true } };
}

export interface Table {
  readonly rows: readonly (readonly [Cell, Cell])[];
}

/**
 * A cell of a table: a number, or a text that all languages share; words of the chapter, which may name a {number}; or a rule
 * by its title, with the piece it is about.
 */
export type Cell =
  | number
  | string
  | { readonly word: string; readonly number?: number }
  | { readonly rule: RuleId; readonly piece: string };

export type NoExtras = Readonly<Record<never, never>>;

/** A page of the rulebook. Its positions and its chapters are loaded when the page is opened. */
interface Descriptor<Rules, Positions, Text> {
  readonly rules: Rules;
  /** The sheets that print its rules; none if the house made them all. */
  readonly sheets: readonly Sheet[];
  /** The rules apply in other games only if the players agree on them. */
  readonly optional?: true;
  /** Its special pieces are action cards. */
  readonly cards?: true;
  readonly positions: () => Promise<Positions>;
  readonly chapters: { readonly [L in Language]: () => Promise<{ readonly chapter: Text }> };
}

/** A page as its own file declares it: its chapters must explain exactly its rules, its positions and its extras. */
export type PageDescriptor<
  Rules extends Readonly<Record<string, RuleFacts>>,
  Positions extends PagePositions,
  More extends Extras = NoExtras,
> = Descriptor<Rules, Positions, Chapter<Rules, Positions, More>> & More;

export type GameDescriptor<Game extends GameId> = Descriptor<RulesOn<Game>, GamePositions, GameChapterText> &
  Extras;

export type SharedDescriptor<Page extends SharedPage> = Descriptor<RulesOn<Page>, PagePositions, ChapterText>;

/** Any page, for code that treats them all alike. */
export type AnyDescriptor = Descriptor<Readonly<Record<string, RuleFacts>>, PagePositions, ChapterText>;
