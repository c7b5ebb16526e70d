import { blockStep, ruleOutBlocks } from './blocks.ts';
import { placeAt } from './board.ts';
import { type Candidates, nothing } from './candidates.ts';
import { chainStep, ruleOutByChains } from './chains.ts';
import { ruleOutBySets, setStep } from './sets.ts';
import { laySingles, singleStep } from './singles.ts';
import { type Grade, grades, type Step } from './step.ts';

/**
 * All that the deductions up to a grade find, without the explanations. No deduction loses its force when places are ruled
 * out, so that the end does not depend on the order: what `nextStep` reaches step by step is the same.
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

/** The easiest next step, taken; null where no deduction helps. */
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
