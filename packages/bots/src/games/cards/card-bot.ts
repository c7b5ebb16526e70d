import { type Game, type Seat, type Standing, seatAt } from '@tischrunde/engine';
import type { Bot, Decision, Judgement, Level, Question, Thinking } from '../../bot.ts';
import { giveOf, meanOf } from '../../search/move-search.ts';
import { legalOf, likelyBest } from '../../search/rollout.ts';
import { forgetsCall, timeToAct } from '../../timing.ts';
import { type KnownCards, knownIn, remember } from './card-memory.ts';
import { type CardSense, searchedCards } from './card-search.ts';

/** How far the looks of a level are off. */
const blur: Readonly<Record<Level, number>> = { easy: 4, medium: 0.1, strong: 0 };

/** A card game whose guesses agree with what is known about hands. */
export interface CardGame<S extends Standing, M> {
  readonly game: Game<S, M>;
  readonly sense: CardSense<S, M>;
  /** Changes a guess so that it agrees. */
  recall(guess: S, seat: Seat, known: KnownCards): void;
}

/** A bot for SOLO and SOLOmino. A strong one remembers the hands that it gave away. */
export const cardBot = <S extends Standing, M>(cards: CardGame<S, M>): Bot => ({
  look: (notes, view, seat, level) => (level === 'strong' ? remember(notes, view, seat) : notes),
  decide: (question) => decided(cards, question),
  judge: (question) => judged(cards, question),
});

function* decided<S extends Standing, M>(cards: CardGame<S, M>, question: Question): Thinking<Decision> {
  const { view, level, chance, work } = question;
  const { sense } = cards;
  const game = remembering(cards, question);
  const seat = seatAt(question.seat);
  const state = game.guess(view, chance);
  const moves = legalOf(game, state, seat);
  const onTurn = state.turn === seat;
  const after = timeToAct(level, onTurn, chance);
  if (moves.length === 0) return { move: null, after };
  let move = moves[0];
  if (level === 'strong') {
    if (moves.length > 1 || !onTurn) {
      const asked = { game, sense, view, seat, chance, work, mayWait: !onTurn, all: false };
      const [best] = yield* searchedCards(asked);
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

/** Whoever is not on turn need not do anything; a child lays what it can. */
const wouldInterject = <S extends Standing, M>(
  sense: CardSense<S, M>,
  state: S,
  seat: Seat,
  move: M,
  level: Level,
): boolean => level === 'easy' || sense.rate(state, seat, move) >= 0;

function* judged<S extends Standing, M>(
  cards: CardGame<S, M>,
  question: Question,
): Thinking<readonly Judgement[]> {
  const { view, chance, work } = question;
  const game = remembering(cards, question);
  const seat = seatAt(question.seat);
  const state = game.guess(view, chance);
  const asked = { game, sense: cards.sense, view, seat, chance, work, mayWait: false, all: true };
  const estimates = yield* searchedCards(asked);
  return estimates.flatMap((estimate) =>
    estimate.move === null
      ? []
      : { move: game.write(state, estimate.move), chance: meanOf(estimate), give: giveOf(estimate) },
  );
}

function remembering<S extends Standing, M>(
  { game, recall }: CardGame<S, M>,
  { notes, seat }: Question,
): Game<S, M> {
  const known = knownIn(notes);
  if (known.every((cards) => cards.length === 0)) return game;
  return {
    ...game,
    guess(view, chance) {
      const state = game.guess(view, chance);
      recall(state, seatAt(seat), known);
      return state;
    },
  };
}
