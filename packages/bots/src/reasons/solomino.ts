import type { Seat } from '@tischrunde/engine';
import {
  type SolominoState,
  solomino,
  solominoCards,
  solominoFit,
  solominoMoves,
} from '@tischrunde/engine/internals';
import { turnReasons } from './card-turns.ts';
import { type Candidate, chosenReasons, type ExplainerOf } from './explainer.ts';
import { moveByMove } from './move-by-move.ts';
import type { MoveReason } from './move-reason.ts';

const { answersWith, draws, kindOf, passes, takes } = solominoMoves;
const { fitting } = solominoFit;
const { cardCount } = solominoCards;

/** The reasons in SOLOmino. */
export const explainSolomino: ExplainerOf<'solomino'> = moveByMove(solomino, (state, seat, move) =>
  chosenReasons(candidates(state, seat, move)),
);

function candidates(before: SolominoState, seat: Seat, move: solominoMoves.SolominoMove): Candidate[] {
  const found: Candidate[] = [];
  const add = (reason: MoveReason, tells = true): void => {
    found.push({ reason, tells });
  };
  const kind = kindOf(move);
  if (kind === draws || kind === takes) return [{ reason: { why: 'drawsForMore' }, tells: true }];
  if (kind === passes) return [{ reason: { why: 'keepsCard' }, tells: true }];
  const after = solomino.clone(before);
  let isOwnHand = true;
  const held = before.hands[seat].length - 1;
  solomino.play(after, seat, move, (event) => {
    if (event.type === 'roundOver' && event.winners.includes(seat) && event.reason === 'out')
      add({ why: 'winsRound' });
    if (event.type === 'skipped' && event.seat !== seat) add({ why: 'skips', seat: event.seat });
    if (event.type === 'swapped' || event.type === 'rotated') {
      isOwnHand = false;
      const gets = after.hands[seat].length;
      if (gets < held) add({ why: 'tradesHands', gives: held, gets });
    }
    if (event.type === 'asked' && event.seat !== seat) add({ why: 'asksNext', seat: event.seat });
  });
  if (after.phase !== 'play') return found;
  if (kind === answersWith)
    return [...found, { reason: { why: 'answersAsk', count: before.ask.length }, tells: true }];
  for (const reason of turnReasons(before, after, seat)) add(reason);
  const fit = after.hands[seat].filter((card) => fits(after, card)).length;
  // The cards of another hand are only guessed.
  if (isOwnHand && fit > 0) add({ why: 'cardsFit', count: fit });
  if (found.length === 0) add({ why: 'sheds', points: 1 });
  return found;
}

const fits = ({ left, right }: SolominoState, card: number): boolean =>
  (fitting[left * cardCount + card] | fitting[right * cardCount + card]) !== 0;
