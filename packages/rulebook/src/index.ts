export { type Book, openBook } from './book.ts';
export type { GameId } from './games/game-id.ts';
export { isLanguage, type Language, languageFor, languages, ownNames } from './languages.ts';
export type { GamePages, Part, RuleText, TakenOver, TaughtStep } from './pages.ts';
export type { Speech } from './piece-names.ts';
export type { Example, Introduction, Played, Step } from './positions/position.ts';
export type { NameOf } from './refusal-text.ts';
export { type Section, sections } from './sections.ts';
export type { EventKey, LabelKey } from './words/words.ts';
