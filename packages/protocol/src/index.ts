export { type Change, type Happening, type Mover, sceneAfter } from './change.ts';
export { commitmentTo, sealOf, seedFrom, type Words } from './fair.ts';
export * from './messages.ts';
export { type Patch, patchBetween, patched, type Splice } from './patch.ts';
export { plainName, plainText } from './plain-text.ts';
export { isProof, proofFor } from './proof.ts';
export {
  type Expiry,
  type Fairness,
  mostEvents,
  type Place,
  type PlayedMove,
  type Revealed,
  type Said,
  type Scene,
  type SeatView,
  type Starting,
  type TableFacts,
  type Talk,
  type Timer,
  type Watching,
} from './scene.ts';
export { checkFairness, type Fault, faults, type Remembered, type Verdict } from './verify.ts';
