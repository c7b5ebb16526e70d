export { commitmentTo, seedFrom, type Words } from './fair.ts';
export * from './messages.ts';
export { type Patch, patchBetween, patched } from './patch.ts';
export type {
  Expiry,
  Fairness,
  Place,
  Revealed,
  Said,
  Scene,
  SeatView,
  TableFacts,
  Timer,
  Watching,
} from './scene.ts';
export { checkFairness, type Fault, faults, type Remembered, type Verdict } from './verify.ts';
