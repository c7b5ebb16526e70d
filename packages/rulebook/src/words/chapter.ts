import type { RulePage } from '@tischrunde/engine';
import type { RuleOn } from '../positions/position.ts';
import type { sources } from '../sources.ts';

/** The pages that are games; the others hold what several games share. */
export type GameId = Exclude<RulePage, 'table' | 'domino'>;

/** What a page of positions holds, as far as words depend on it. */
interface Positions {
  readonly examples: object;
  readonly introduction?: { readonly steps: readonly unknown[] };
}

/** What is printed on a sheet, what is a ruling of the house, or both. */
type Told<Source> = Source extends 'sheet'
  ? { readonly text: string }
  : Source extends 'ruling'
    ? { readonly ruling: string }
    : { readonly text: string; readonly ruling: string };

/** A rule in the words of one language. Where a position shows it, `example` says what one sees there. */
type Paragraph<Id extends keyof typeof sources, Shown extends boolean> = {
  readonly title: string;
} & Told<(typeof sources)[Id]> &
  (Shown extends true ? { readonly example: string } : unknown);

/** A sentence for every step. */
type Sentences<Steps extends readonly unknown[]> = { readonly [Index in keyof Steps]: string };

/** A page of the rulebook in one language. A rule, an example or a step without words does not compile. */
export type Chapter<Page extends RulePage, On extends Positions> = {
  readonly rules: {
    readonly [Id in RuleOn<Page>]: Paragraph<Id, Id extends keyof On['examples'] ? true : false>;
  };
} & (On extends { readonly introduction: { readonly steps: infer Steps extends readonly unknown[] } }
  ? {
      /** What one tries to do in this game, in a sentence or two. */
      readonly aim: string;
      readonly introduction: Sentences<Steps>;
    }
  : unknown);
