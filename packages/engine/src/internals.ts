// The engine's internal states and moves, for programs that search, such as bots. Playing and refereeing need none of it.

export * as castles from './burg/castle.ts';
export { burg } from './burg/game.ts';
export * as burgLegal from './burg/legal.ts';
export * as burgMoves from './burg/move.ts';
export type { BurgState } from './burg/state.ts';
export { receiverOf } from './cards/event.ts';
export { concentration } from './concentration/game.ts';
export type { ConcentrationState } from './concentration/state.ts';
export { neighbour } from './core/direction.ts';
export { seatAfter } from './core/seat.ts';
export { dominanz } from './dominanz/game.ts';
export type { DominanzMove } from './dominanz/move.ts';
export * as dominanzMoves from './dominanz/move.ts';
export * as rowProspects from './dominanz/row-prospects.ts';
export type { DominanzState } from './dominanz/state.ts';
export type { DominoGame } from './domino/game.ts';
export { handOf, holds, lowestBit, pipsInHand } from './domino/hands.ts';
export {
  entryKinds,
  kindOfEntry,
  lacksOfEntry,
  readEntry,
  seatOfEntry,
  tileOfEntry,
} from './domino/history.ts';
export { noBound, slotsOf } from './domino/knowledge.ts';
export { type DominoMove, draws, endIn, kindOf, locks, noEnd, outIn, passes, tileIn } from './domino/move.ts';
export { type DominoRules, isJoker } from './domino/rules.ts';
export { canDraw, type DominoState, stockLeft } from './domino/state.ts';
export { numbersOf } from './domino/variants/italian.ts';
export { dominoGames } from './games.ts';
export { hektik } from './hektik/game.ts';
export * as hektikMoves from './hektik/move.ts';
export { worth as worthOfDouble } from './hektik/play.ts';
export type { HektikState } from './hektik/state.ts';
export * as hektikTable from './hektik/state.ts';
export { high, isDouble, low, pips, readTile, type Tile, tileName, tileOf } from './pieces/dominoes.ts';
export {
  attach,
  findEnd,
  isOpen,
  noFoot,
  openWith,
  roomOfEnd,
  tileOfEnd,
  valueOfEnd,
} from './pieces/open-ends.ts';
export * as soloCards from './pieces/solo-cards.ts';
export * as solominoCards from './pieces/solomino-cards.ts';
export type { CoveringState, Puzzle } from './puzzles/covering/game.ts';
export * as covering from './puzzles/covering/move.ts';
export * as tilings from './puzzles/covering/tiling.ts';
export { coverOf } from './puzzles/dominosa/count.ts';
export { type DominosaState, dominosa, dominosaInSteps } from './puzzles/dominosa/game.ts';
export { covers } from './puzzles/exact-cover.ts';
export { type QuadrilleState, quadrille } from './puzzles/quadrille/game.ts';
export * as quadrilleShape from './puzzles/quadrille/shape.ts';
export * as lineEnds from './solitaire/euler-ends.ts';
export { type FortuneMove, type FortuneState, fortune } from './solitaire/fortune.ts';
export * as line from './solitaire/line.ts';
export { type Solo1State, solo1 } from './solitaire/solo1.ts';
export { winningSteps } from './solitaire/solo1-solver.ts';
export { type Solo2State, solo2 } from './solitaire/solo2.ts';
export { solo } from './solo/game.ts';
export * as soloHands from './solo/hands.ts';
export * as soloMoves from './solo/move.ts';
export type { SoloState } from './solo/state.ts';
export * as solominoFit from './solomino/fit.ts';
export { solomino } from './solomino/game.ts';
export * as solominoMoves from './solomino/move.ts';
export type { SolominoState } from './solomino/state.ts';
