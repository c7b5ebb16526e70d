import type { Seat } from '@tischrunde/engine';
import {
  neighbour,
  type SolominoState,
  solomino,
  solominoCards,
  solominoFit,
  solominoMoves,
} from '@tischrunde/engine/internals';
import type { BotOf } from '../../bot.ts';
import { cardBot } from '../cards/card-bot.ts';
import { recall } from '../cards/card-memory.ts';
import type { CardHeuristic } from '../cards/card-search.ts';

const { bears, cardCount, findCard, halfOf, isAction, symbol } = solominoCards;
const { answersWith, cardIn, draws, halfIn, kindOf, leftSide, partnerIn, passes, sideIn, wayIn } =
  solominoMoves;
const { fitting } = solominoFit;

/** SOLOmino: get rid of cards, leave ends that the rest of the hand fits, and watch the small hands. */
const solominoHeuristic: CardHeuristic<SolominoState, solominoMoves.SolominoMove> = {
  swing: 5,
  effort: 2,
  rate(state, seat, move) {
    switch (kindOf(move)) {
      // Not laying costs a card and the turn.
      case draws:
      case passes:
        return -3;
      case answersWith:
        return goesOn(state, seat, cardIn(move), state.left, state.right);
      default:
        return rateLay(state, seat, move);
    }
  },
  promise({ hands, turn, direction, players }, seat) {
    const size = hands[seat].length;
    const near = seat === turn ? 1.3 : seat === neighbour(turn, direction, players) ? 0.3 : 0;
    return (promises[size] ?? 0) + near / size;
  },
  charge: ({ hands }, seat) => 1.4 + 0.08 * hands[seat].length,
};

/** The advantage of a small hand, by its size; measured. */
const promises: readonly number[] = [4, 2.3, 1.2, 0.75, 0.4, 0.2, 0.1];

function rateLay(state: SolominoState, seat: Seat, move: solominoMoves.SolominoMove): number {
  const card = cardIn(move);
  const left = state.hands[seat].length - 1;
  if (left === 0) return 20;
  if (bears(card, symbol.swap)) return handGain(left, state.hands[partnerIn(move)].length);
  if (bears(card, symbol.rotate)) {
    const giver = neighbour(seat, wayIn(move) === 1 ? -1 : 1, state.players);
    return handGain(left, state.hands[giver].length);
  }
  const end = halfOf(card, 1 - halfIn(move));
  const fit =
    sideIn(move) === leftSide
      ? goesOn(state, seat, card, end, state.right)
      : goesOn(state, seat, card, state.left, end);
  return isAction(card) ? fit + rateAction(state, seat, card) : fit;
}

function rateAction(state: SolominoState, seat: Seat, card: solominoCards.Card): number {
  const { direction, hands, pending, players } = state;
  const next = alarmAt(hands[neighbour(seat, direction, players)].length);
  const before = alarmAt(hands[neighbour(seat, direction === 1 ? -1 : 1, players)].length);
  // While nobody threatens to win, such a card is worth keeping.
  if (bears(card, symbol.reverse)) return next - before;
  if (bears(card, symbol.skip)) return players === 2 ? 0.5 : next - 0.2;
  if (bears(card, symbol.draw1)) return next + 0.2 * pending + 0.3;
  return 1.2 * next;
}

/** The threat of a hand of this size. */
const alarms: readonly number[] = [1, 1, 0.8, 0.5, 0.3, 0.15];

const alarmAt = (size: number): number => alarms[size] ?? 0.1;

/**
 * The value of exchanging a hand of `left` cards for one of `size`. A card more costs as much as not laying.
 */
const handGain = (left: number, size: number): number => 3 * (left - size) - 0.1;

/** How likely a card of the rest of the hand still fits an end next time. */
function goesOn(
  { hands }: SolominoState,
  seat: Seat,
  card: solominoCards.Card,
  left: solominoCards.Half,
  right: solominoCards.Half,
): number {
  const hand = hands[seat];
  const atLeft = left * cardCount;
  const atRight = right * cardCount;
  let miss = 1;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === card) continue;
    if (fitting[atLeft + hand[i]] !== 0) miss *= 0.7;
    if (fitting[atRight + hand[i]] !== 0) miss *= 0.7;
  }
  return 2 * (1 - miss);
}

export const solominoBot: BotOf<'solomino'> = cardBot({
  game: solomino,
  heuristic: solominoHeuristic,
  recall(guess, own, known) {
    const { hands, drawn, turn } = guess;
    const pile = guess.deck.slice(guess.pileFrom);
    const cards = known.map((hand) => hand.map(findCard).filter((card) => card !== null));
    recall(hands, pile, cards, (seat, index) => {
      const isDrawn = seat === turn && drawn >= 0 && index === hands[seat].length - 1;
      return seat === own || isDrawn;
    });
    guess.deck = pile;
    guess.pileFrom = 0;
  },
});
