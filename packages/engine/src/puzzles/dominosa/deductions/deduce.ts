import { placeAt } from '../board.ts';
import { type Candidates, nothing } from '../candidates.ts';
import { type Grade, grades } from '../grade.ts';
import { blockStep, ruleOutBlocks } from './blocks.ts';
import { chainStep, ruleOutByChains } from './chains.ts';
import { ruleOutBySets, setStep } from './sets.ts';
import { laySingles, singleStep } from './singles.ts';
import type { Step } from './step.ts';

/**
 * Applies all deductions up to a grade, without explanations. Ruling places out never invalidates a deduction, so the result
 * does not depend on the order: `nextStep` reaches the same one step by step.
 */
export function reason(state: Candidates, grade: Grade): void {
  const level = grades.indexOf(grade);
  for (;;) {
    laySingles(state);
    if (state.lacking !== nothing || state.left === 0) return;
    if (level >= 1 && ruleOutBlocks(state)) continue;
    if (level >= 2 && ruleOutBySets(state)) continue;
    if (level >= 3 && ruleOutByChains(state)) continue;
    return;
  }
}

/** Takes the easiest next step and returns it; null if no deduction helps. */
export function nextStep(state: Candidates): Step | null {
  const single = singleStep(state);
  if (single !== null || state.lacking !== nothing || state.left === 0) return single;
  const step = blockStep(state) ?? setStep(state) ?? chainStep(state);
  for (const [one, other] of step?.out ?? []) {
    const place = placeAt(state.board, one, other);
    if (state.open[place] === 1) state.ruleOut(place);
  }
  return step;
}
