export { type Book, loadOverview, openBook, openShelfBook } from './book.ts';
export { type Box, boxes } from './games/boxes.ts';
export type { Sheet } from './games/descriptor.ts';
export type { GameId } from './games/game-id.ts';
export { goalText } from './goals/goal.ts';
export { isLanguage, type Language, languageFor, languages, ownNames } from './languages.ts';
export { andList, orList } from './lists.ts';
export { lengthText, roundText } from './match-length.ts';
export { type Call, callOf, callText, playersCall } from './narration/calls.ts';
export {
  joinSentences,
  type Notation,
  narrate,
  type PlaceNames,
  type Sentence,
} from './narration/narrate.ts';
export { type Note, notesOf } from './narration/notes.ts';
export { meaningOfPass } from './narration/pass.ts';
export type { People } from './narration/people.ts';
export { countedIn, endingText, isDraw, whyAtEnd, whyScored } from './narration/round.ts';
export { ruleOfMove } from './narration/rule-of-move.ts';
export type { Overview } from './overview.ts';
export type { GamePages, Part, RuleText, TableText } from './pages.ts';
export type { PieceNames } from './piece-names.ts';
export type { Example, SeatMove } from './positions/position.ts';
export type { SeatName } from './refusal-text.ts';
export { type Section, sections } from './sections.ts';
export type { EventKey, LabelKey } from './words/words.ts';
