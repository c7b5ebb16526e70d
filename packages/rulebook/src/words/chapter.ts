import type { Extras, NoExtras, RuleFacts, Source } from '../games/descriptor.ts';
import type { PagePositions } from '../positions/position.ts';

/**
 * A page of the rulebook in one language: a paragraph for every rule, a caption for every example, a sentence for every step of
 * the introduction, words for every table. A missing one does not compile.
 */
export type Chapter<
  Rules extends Readonly<Record<string, RuleFacts>>,
  Positions extends PagePositions,
  More extends Extras = NoExtras,
> = {
  readonly rules: {
    readonly [Id in keyof Rules]: { readonly title: string } & Saying<Rules[Id]['source']> &
      (Id extends keyof Positions['examples'] ? Caption : unknown);
  };
} & OfGame<Positions> &
  OfTables<More> &
  OfInherited<Positions, More>;

/** A rule in words. What a sheet prints and what the house has ruled are kept apart. */
type Saying<From extends Source> = From extends 'sheet'
  ? { readonly text: string }
  : From extends 'ruling'
    ? { readonly ruling: string }
    : { readonly text: string; readonly ruling: string };

interface Caption {
  readonly example: string;
}

/** What only games have. */
type OfGame<Positions> = Positions extends {
  readonly introduction: { readonly steps: infer Steps extends readonly unknown[] };
}
  ? {
      /** What players try to do in this game, in a sentence or two. */
      readonly aim: string;
      /** What lies on the table before the game begins: tiles or cards, pencil and paper. */
      readonly needs: string;
      /** A turn in three short lines, from which a newcomer can play. */
      readonly turn: readonly [string, string, string];
      readonly introduction: { readonly [Step in keyof Steps]: string };
    }
  : unknown;

type OfTables<More> = More extends { readonly tables: infer Tables }
  ? { readonly tables: { readonly [S in keyof Tables]: TableWords<WordsIn<Tables[S]>> } }
  : unknown;

type TableWords<Word extends string> = { readonly head: readonly [string, string] } & ([Word] extends [never]
  ? unknown
  : { readonly words: { readonly [W in Word]: string } });

type WordsIn<T> = T extends { readonly rows: readonly (readonly (infer C)[])[] }
  ? Extract<C, { readonly word: string }>['word']
  : never;

/** Inherited rules in this game's own words, or with an example of its own. */
type OfInherited<Positions, More> = [keyof ExamplesIn<Positions> | keyof SayingsIn<More>] extends [never]
  ? unknown
  : {
      readonly adapted: {
        readonly [Id in
          | keyof ExamplesIn<Positions>
          | keyof SayingsIn<More>]: (Id extends keyof SayingsIn<More>
          ? Adapted<SayingsIn<More>[Id]>
          : unknown) &
          (Id extends keyof ExamplesIn<Positions> ? Caption : unknown);
      };
    };

type ExamplesIn<Positions> = Positions extends { readonly adapted: infer Found }
  ? { [Id in keyof Found as Found[Id] extends null ? never : Id]: Found[Id] }
  : NoExtras;

type SayingsIn<More> = More extends { readonly adapted: infer Found } ? Found : NoExtras;

type Adapted<Facts> = (Facts extends { readonly source: infer From extends Source }
  ? Saying<From>
  : unknown) &
  (Facts extends { readonly title: true } ? { readonly title: string } : unknown);

/** A chapter of any page. Which rules and examples it covers is checked where it is written. */
export interface ChapterText {
  readonly rules: { readonly [id: string]: RuleWords };
}

export interface RuleWords {
  readonly title: string;
  readonly text?: string;
  readonly ruling?: string;
  readonly example?: string;
}

/** The chapter of any game. */
export interface GameChapterText extends ChapterText {
  readonly aim: string;
  readonly needs: string;
  readonly turn: readonly [string, string, string];
  readonly tables?: {
    readonly [section: string]: {
      readonly head: readonly [string, string];
      readonly words?: { readonly [word: string]: string };
    };
  };
  readonly adapted?: { readonly [id: string]: Partial<RuleWords> };
  readonly introduction: readonly string[];
}
