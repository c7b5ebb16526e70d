import { type Game, type Seat, type Standing, seatAt } from '@tischrunde/engine';
import type { Bot, Decision, Level, Question, Thinking } from '../bot.ts';
import { legalOf, likelyBest } from '../rollout.ts';
import { sensingBot } from '../sensing.ts';
import { forgetsCall, timeToAct } from '../temper.ts';
import { type CardSense, searchedCards } from './solo-search.ts';

/** How far the looks of a level are off. */
const blur: Readonly<Record<Level, number>> = { easy: 4, medium: 0.1, strong: 0 };

/** A bot for SOLO and SOLOmino. */
export const cardBot = <S extends Standing, M>(game: Game<S, M>, sense: CardSense<S, M>): Bot => ({
  look: (notes) => notes,
  decide: (question) => decided(game, sense, question),
  judge: (question) => sensingBot(game, sense).judge(question),
});

function* decided<S extends Standing, M>(
  game: Game<S, M>,
  sense: CardSense<S, M>,
  question: Question,
): Thinking<Decision> {
  const { view, level, chance, work } = question;
  const seat = seatAt(question.seat);
  const state = game.guess(view, chance);
  const moves = legalOf(game, state, seat);
  const onTurn = state.turn === seat;
  const after = timeToAct(level, onTurn, chance);
  if (moves.length === 0) return { move: null, after };
  let move = moves[0];
  if (level === 'strong') {
    if (moves.length > 1 || !onTurn) {
      const [best] = yield* searchedCards({ game, sense, view, seat, chance, work, mayWait: !onTurn });
      if (best.move === null) return { move: null, after };
      move = best.move;
    }
  } else {
    move = moves[likelyBest(sense, state, seat, moves, moves.length, chance, blur[level])];
    if (!onTurn && !wouldInterject(sense, state, seat, move, level)) return { move: null, after };
  }
  const { call, ...rest } = game.write(state, move);
  return { move: call === true && !forgetsCall(level, chance) ? { ...rest, call } : rest, after };
}

/** Whoever is not on turn need not do anything. */
const wouldInterject = <S extends Standing, M>(
  sense: CardSense<S, M>,
  state: S,
  seat: Seat,
  move: M,
  level: Level,
): boolean => level === 'easy' || sense.rate(state, seat, move) >= 0;
