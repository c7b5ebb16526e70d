import type { Store } from '../store.ts';

/** What is asked of a store beside appends. */
export type Name = Exclude<keyof Store, 'append'>;
export type Words<N extends Name> = Parameters<Store[N]>;
export type Answer<N extends Name> = Awaited<ReturnType<Store[N]>>;

export interface Question<N extends Name = Name> {
  readonly name: N;
  readonly words: Words<N>;
}

/** What goes to the thread of a store at once: column by column, because thousands of small objects would be slow to copy. */
export interface Batch {
  readonly tables: string[];
  readonly numbers: number[];
  readonly events: string[];
  readonly dues: (number | null | undefined)[];
  readonly listings: (string | null | undefined)[];
  readonly stamps: number[];
  readonly questions: Question[];
}

/** What comes of something: a value, or the reason why there is none. */
export type Outcome<Value> = { readonly value: Value } | { readonly reason: string };

/** What comes of a batch: whether each append was written, and an answer to each question. */
export interface Outcomes {
  readonly written: Outcome<readonly boolean[]>;
  readonly answers: readonly Outcome<unknown>[];
}
