export type { AnswerOf, Answers, Listing, MatchFile, Tell, Written } from './answers.ts';
export { type Change, type Happening, type Mover, sceneAfter } from './change.ts';
export type {
  Benched,
  Evening,
  Invitation,
  MatchResult,
  OwnTable,
  PersonScore,
  SeatResult,
  Vote,
} from './evening.ts';
export { commitmentTo, sealOf, seedFrom, type Words } from './fair.ts';
export * from './messages.ts';
export { type Patch, patchBetween, patched, type Splice } from './patch.ts';
export { plainName, plainText } from './plain-text.ts';
export { isProof, proofFor } from './proof.ts';
export { type RefusalCode, type Refused, refusalCodes } from './refusals.ts';
export {
  type Choosing,
  type Expiry,
  type Fairness,
  mayBeAway,
  mostEvents,
  type Place,
  type PlayedMove,
  type Revealed,
  type Said,
  type Scene,
  type SeatView,
  type SharedPad,
  type Starting,
  type TableFacts,
  type Talk,
  type Timer,
  type UndoRequest,
  type Watching,
} from './scene.ts';
export { checkFairness, type Fault, faults, type Remembered, type Verdict } from './verify.ts';
