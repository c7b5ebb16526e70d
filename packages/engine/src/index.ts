export type { BurgEvent } from './burg/event.ts';
export type { BurgView } from './burg/view.ts';
export type { ConcentrationEvent } from './concentration/event.ts';
export type { ConcentrationView } from './concentration/view.ts';
export { Chance, chanceOf, type Seed, seedOf } from './core/chance.ts';
export type { BaseEvent, Counted, Report, RoundEvent, ScoringRule } from './core/event.ts';
export {
  type Fact,
  type FactKind,
  type FactName,
  type Facts,
  type Form,
  factKinds,
  forms,
} from './core/facts.ts';
export type { BaseView, DealText, Game, MoveText, Setting } from './core/game.ts';
export { BadInput, isObject, type Json, type JsonObject } from './core/json.ts';
export { cloneLuck, type Luck, luckOf, nextOutcome } from './core/luck.ts';
export { type Option, type Options, type OptionValue, readOptions } from './core/options.ts';
export { playout } from './core/playout.ts';
export { type FactsOf, type RefusalReason, type RuleOf, reasons } from './core/reasons.ts';
export type { Refused } from './core/referee.ts';
export type { Judged, Refusal } from './core/refusal.ts';
export { oldestReplayedVersion, rulesVersion } from './core/rules-version.ts';
export { type ScoreSheet, scoreSheetAfter } from './core/score-sheet.ts';
export { nobody, type Seat, seatAt, seatsOf } from './core/seat.ts';
export type { MatchLength, Phase, Reason, RoundResult, Standing } from './core/standing.ts';
export { readPlayers, type SeatMove } from './core/transcript.ts';
export { type DominanzAnswer, type DominanzPosition, solveDominanz } from './dominanz/endgame.ts';
export type { DominanzEvent } from './dominanz/event.ts';
export type { DominanzView } from './dominanz/view.ts';
export type { DominoEvent, Lacks } from './domino/event.ts';
export { dominoGame } from './domino/game.ts';
export type { DominoVariant } from './domino/variant.ts';
export { block } from './domino/variants/block.ts';
export type { DominoId } from './domino/variants.ts';
export type { DominoView } from './domino/view.ts';
export {
  type Event,
  type EventOf,
  findGame,
  type GameId,
  games,
  type View,
  type ViewOf,
} from './games.ts';
export type { HektikEvent } from './hektik/event.ts';
export type { HektikView } from './hektik/view.ts';
export { isKnownOf, isViewOf, type Known, type KnownOf } from './known.ts';
export { legalFor } from './legal-for.ts';
export { pointsOfMoves } from './move-points.ts';
export type { LaidTile } from './pieces/laid-tile.ts';
export type { DominosaEvent, DominosaView } from './puzzles/dominosa/game.ts';
export {
  type Cells,
  countDominosa,
  type Deduction,
  type Dominosa,
  type DominosaCount,
  type DominosaHint,
  type DominosaShape,
  type DominosaSolution,
  type DominosaStep,
  type DominosaWish,
  dominosaDeductions,
  dominosaGrades,
  dominosaSvg,
  dominosaText,
  type GeneratedDominosa,
  type Grade,
  generateDominosa,
  hintDominosa,
  readDominosa,
  readDominosaFilling,
  readDominosaShape,
  solveDominosa,
} from './puzzles/dominosa/index.ts';
export type { QuadrilleEvent, QuadrilleView } from './puzzles/quadrille/game.ts';
export {
  completeQuadrille,
  countQuadrille,
  generateQuadrille,
  hintQuadrille,
  judgeQuadrille,
  type QuadrilleCompletions,
  type QuadrilleCount,
  type QuadrilleDeduction,
  type QuadrilleHint,
  type QuadrillePuzzle,
  type QuadrilleSolution,
  type QuadrilleWish,
  quadrilleSolutions,
  quadrilleSvg,
  quadrilleText,
  readQuadrille,
  type SquareDomino,
  writeQuadrille,
} from './puzzles/quadrille/index.ts';
export type { SvgWriter } from './puzzles/svg-label.ts';
export {
  type AnyGame,
  type Match,
  type Opening,
  openMatch,
  readTranscript,
  referee,
  replay,
  type Transcript,
} from './referee.ts';
export { type RuleId, type RulePage, rulePages } from './rules.ts';
export type { FortuneEvent, FortuneView } from './solitaire/fortune.ts';
export type { LineEvent, LineView } from './solitaire/line.ts';
export type { Solo1View } from './solitaire/solo1.ts';
export { generateSolo1, hintSolo1, type Solo1Answer, solveSolo1 } from './solitaire/solo1-solver.ts';
export type { Solo2Event, Solo2View } from './solitaire/solo2.ts';
export { hintSolo2, type Solo2Answer, type Solo2Hint, solveSolo2 } from './solitaire/solo2-solver.ts';
export { discardPile, type SoloEvent } from './solo/event.ts';
export type { SoloView } from './solo/view.ts';
export type { SolominoEvent } from './solomino/event.ts';
export type { SolominoView } from './solomino/view.ts';
export { isCorrectable, teaches } from './take-back.ts';
