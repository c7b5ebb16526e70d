export type { Cells } from './board.ts';
export { type Count as DominosaCount, countDominosa } from './count.ts';
export type { Step as DominosaStep } from './deductions/step.ts';
export { readFilling as readDominosaFilling } from './filling.ts';
export {
  type Generated as GeneratedDominosa,
  generateDominosa,
  type Wanted as DominosaWish,
} from './generate.ts';
export {
  type Deduction,
  deductions as dominosaDeductions,
  type Grade,
  grades as dominosaGrades,
} from './grade.ts';
export {
  type Dominosa,
  readDominosa,
  readShape as readDominosaShape,
  type Shape as DominosaShape,
} from './puzzle.ts';
export {
  type Hint as DominosaHint,
  hintDominosa,
  type Solution as DominosaSolution,
  solveDominosa,
} from './solve.ts';
export { dominosaSvg } from './svg.ts';
export { dominosaText } from './text.ts';
