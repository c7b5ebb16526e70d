import type { Plural } from '../message.ts';

/** The same messages in another language: a text for a text, plural forms for plural forms. */
export type Translation<English> = English extends string
  ? string
  : English extends Plural & { readonly you?: never }
    ? Plural
    : { readonly [Key in keyof English]: Translation<English[Key]> };
