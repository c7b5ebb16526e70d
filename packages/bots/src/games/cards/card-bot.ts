import { type BaseView, type Chance, type Game, type Seat, type Standing, seatAt } from '@tischrunde/engine';
import type { Bot, Decision, Judgement, Level, Question, Thinking } from '../../bot.ts';
import { forgetsCall } from '../../forgotten-call.ts';
import { marginOf, meanOf } from '../../search/move-search.ts';
import { bestWithNoise, legalOf } from '../../search/rollout.ts';
import { timeToAct } from '../../timing.ts';
import { type CardEvent, cardsOfOthers, type KnownCards } from './card-memory.ts';
import { type CardHeuristic, searchCards } from './card-search.ts';

/** The noise that each level adds to its ratings. */
const noise: Readonly<Record<Level, number>> = { easy: 4, medium: 0.1, strong: 0 };

/** A card game with hands that can be remembered. */
export interface CardGame<S extends Standing, M, V extends BaseView, E extends CardEvent> {
  readonly game: Game<S, M, V, E>;
  readonly heuristic: CardHeuristic<S, M>;
  /** Changes a guess so that it agrees with the known cards. */
  recall(guess: S, seat: Seat, known: KnownCards): void;
}

/** The bot of SOLO and SOLOmino. The strong level remembers what others hold. */
export const cardBot = <S extends Standing, M, V extends BaseView, E extends CardEvent>(
  cards: CardGame<S, M, V, E>,
): Bot<V, E> => ({
  decide: (question) => decide(cards, question),
  judge: (question) => judge(cards, question),
});

function* decide<S extends Standing, M, V extends BaseView, E extends CardEvent>(
  cards: CardGame<S, M, V, E>,
  question: Question<V, E>,
): Thinking<Decision> {
  const { level, chance, work } = question;
  const { game, heuristic } = cards;
  const guess = guesserFor(cards, question);
  const seat = seatAt(question.seat);
  const state = guess(chance);
  const moves = legalOf(game, state, seat);
  const onTurn = state.turn === seat;
  const after = timeToAct(level, onTurn, chance);
  if (moves.length === 0) return { move: null, after };
  let move = moves[0];
  if (level === 'strong') {
    if (moves.length > 1 || !onTurn) {
      const asked = { game, heuristic, guess, seat, chance, work, mayWait: !onTurn, all: false };
      const [best] = yield* searchCards(asked);
      if (best.move === null) return { move: null, after };
      move = best.move;
    }
  } else {
    move = moves[bestWithNoise(heuristic, state, seat, moves, moves.length, chance, noise[level])];
    if (!onTurn && !wouldInterject(heuristic, state, seat, move, level)) return { move: null, after };
  }
  const { call, ...rest } = game.write(state, move);
  return { move: call === true && !forgetsCall(level, chance) ? { ...rest, call } : rest, after };
}

/** Out of turn a bot may do nothing; easy bots interject whenever they can. */
const wouldInterject = <S extends Standing, M>(
  heuristic: CardHeuristic<S, M>,
  state: S,
  seat: Seat,
  move: M,
  level: Level,
): boolean => level === 'easy' || heuristic.rate(state, seat, move) >= 0;

function* judge<S extends Standing, M, V extends BaseView, E extends CardEvent>(
  cards: CardGame<S, M, V, E>,
  question: Question<V, E>,
): Thinking<readonly Judgement[]> {
  const { chance, work } = question;
  const { game, heuristic } = cards;
  const guess = guesserFor(cards, { ...question, level: 'strong' });
  const seat = seatAt(question.seat);
  const state = guess(chance);
  const asked = { game, heuristic, guess, seat, chance, work, mayWait: false, all: true };
  const estimates = yield* searchCards(asked);
  return estimates.flatMap((estimate) =>
    estimate.move === null
      ? []
      : { move: game.write(state, estimate.move), chance: meanOf(estimate), margin: marginOf(estimate) },
  );
}

/** Guesses what is hidden, in agreement with what the level remembers. */
function guesserFor<S extends Standing, M, V extends BaseView, E extends CardEvent>(
  { game, recall }: CardGame<S, M, V, E>,
  { known, seat: index, level }: Question<V, E>,
): (chance: Chance) => S {
  const seat = seatAt(index);
  const remembered = level === 'strong' ? cardsOfOthers(known.events, known.view.players, seat) : [];
  if (remembered.every((cards) => cards.length === 0)) return (chance) => game.guess(known, chance);
  return (chance) => {
    const state = game.guess(known, chance);
    recall(state, seat, remembered);
    return state;
  };
}
