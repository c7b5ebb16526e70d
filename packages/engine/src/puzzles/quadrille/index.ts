export {
  completeQuadrille,
  type QuadrilleCompletions,
  type QuadrilleSolution,
  quadrilleSolutions,
} from './complete.ts';
export { countQuadrille, type QuadrilleCount } from './count.ts';
export { generateQuadrille, type QuadrilleWish } from './generate.ts';
export { hintQuadrille, type QuadrilleDeduction, type QuadrilleHint } from './hint.ts';
export { judgeQuadrille } from './judge.ts';
export {
  type QuadrillePuzzle,
  quadrilleText,
  readQuadrille,
  type SquareDomino,
  writeQuadrille,
} from './puzzle.ts';
export { quadrilleSvg } from './svg.ts';
