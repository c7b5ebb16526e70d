import type { RuleFacts, Source } from '../games/descriptor.ts';
import type { PagePositions } from '../positions/position.ts';

/**
 * A page of the rulebook in one language: a paragraph for every rule, a caption for every example, a sentence for every step of
 * the introduction. A missing one does not compile.
 */
export type Chapter<Rules extends Readonly<Record<string, RuleFacts>>, Positions extends PagePositions> = {
  readonly rules: {
    readonly [Id in keyof Rules]: Paragraph<Rules[Id]['source']> &
      (Id extends keyof Positions['examples'] ? { readonly example: string } : unknown);
  };
} & (Positions extends { readonly introduction: { readonly steps: infer Steps extends readonly unknown[] } }
  ? {
      /** What players try to do in this game, in a sentence or two. */
      readonly aim: string;
      readonly introduction: { readonly [Step in keyof Steps]: string };
    }
  : unknown);

/** A rule in words. What a sheet prints and what the house has ruled are kept apart. */
type Paragraph<From extends Source> = { readonly title: string } & (From extends 'sheet'
  ? { readonly text: string }
  : From extends 'ruling'
    ? { readonly ruling: string }
    : { readonly text: string; readonly ruling: string });

/** A chapter of any page. Which rules and examples it covers is checked where it is written. */
export interface ChapterText {
  readonly rules: {
    readonly [id: string]: {
      readonly title: string;
      readonly text?: string;
      readonly ruling?: string;
      readonly example?: string;
    };
  };
}

/** The chapter of any game. */
export interface GameChapterText extends ChapterText {
  readonly aim: string;
  readonly introduction: readonly string[];
}
