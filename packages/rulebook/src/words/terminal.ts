import type { phrases } from './en/terminal/phrases.ts';
import type { Translation } from './translation.ts';

/** What the command says, beyond the labels and events that it shares with the page. */
export type TerminalPhrases = Translation<typeof phrases>;
export type TerminalKey = keyof TerminalPhrases;

/** The words that a player can type in a match; pieces and cells are written the same in all languages. */
export const typedWords = [
  'lay',
  'lock',
  'draw',
  'pass',
  'play',
  'choose',
  'answer',
  'take',
  'place',
  'chain',
  'flip',
  'return',
  'giveUp',
  'undo',
  'far',
  'lift',
  'prescribe',
  'next',
  'left',
  'right',
  'clockwise',
  'counterclockwise',
  'red',
  'green',
  'blue',
  'yellow',
  'call',
  'help',
  'rules',
  'table',
  'quit',
] as const;
export type TypedWord = (typeof typedWords)[number];

/** How a language says what can be typed. */
export interface TypedWords {
  /** The first one is the one that is shown; the others are understood as well. */
  readonly words: { readonly [Word in TypedWord]: readonly [string, ...string[]] };
  /** Words that only make the description of a move read well. */
  readonly fillers: readonly string[];
}
