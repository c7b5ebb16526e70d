export { type Book, openBook } from './book.ts';
export type { GameId } from './chapter.ts';
export { isLanguage, type Language, languageFor, languages, ownNames } from './languages.ts';
export type { GamePages, Part, RuleText, TakenOver, TaughtStep } from './pages.ts';
export type { Example, Introduction, Played, Step } from './position.ts';
export type { NameOf } from './refused.ts';
export { type Section, sections } from './sections.ts';
export type { Speech } from './spoken.ts';
export type { EventKey, LabelKey } from './words.ts';
