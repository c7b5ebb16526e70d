import type { Seat } from '@tischrunde/engine';
import {
  neighbour,
  type SoloState,
  solo,
  soloCards,
  soloHands,
  soloMoves,
} from '@tischrunde/engine/internals';
import type { BotOf } from '../../bot.ts';
import { cardBot } from '../cards/card-bot.ts';
import { recall } from '../cards/card-memory.ts';
import type { CardHeuristic } from '../cards/card-search.ts';

const { colourOf, face, faceOf, isBlack, noColour, readCard, rotate, wild, worth } = soloCards;
const { cardIn, chooses, colourIn, draws, hasPartner, partnerIn, passes, typeOf } = soloMoves;
const { noteHands } = soloHands;

/** SOLO: get rid of cards, keep what always fits, and watch the small hands. */
const soloHeuristic: CardHeuristic<SoloState, soloMoves.SoloMove> = {
  swing: 60,
  effort: 1.3,
  rate(state, seat, move) {
    switch (typeOf(move)) {
      // Not laying costs a card and the turn.
      case draws:
      case passes:
        return -3;
      case chooses:
        return hasPartner(move)
          ? handGain(state, seat, 0, state.hands[partnerIn(move)].length)
          : shareOfColour(state, seat, colourIn(move), noCard);
      default:
        return rateLay(state, seat, move);
    }
  },
  promise({ hands, turn, direction, players }, seat) {
    const hand = hands[seat];
    const size = hand.length;
    let blacks = 0;
    for (let i = 0; i < size; i++) if (isBlack(hand[i])) blacks++;
    const near = seat === turn ? 0.5 : seat === neighbour(turn, direction, players) ? 0.2 : 0;
    const single = size === 1 ? 0.4 + 0.1 * players : 0;
    return single + (promises[size] ?? 0) + (near + 0.5 * blacks) / size;
  },
  charge(state, seat) {
    const hand = state.hands[seat];
    let sum = 0;
    for (let i = 0; i < hand.length; i++) sum += worth[hand[i]];
    const { usual, held } = charges[smallestOther(state, seat)] ?? lateCharge;
    return usual * (21 + 1.4 * state.players) + held * sum;
  },
};

/** The advantage of a small hand, by its size; measured. */
const promises: readonly number[] = [2, 0.2, 0.6, 0.35, 0.2, 0.1, 0.05];

/**
 * The cost of a lost round, by the smallest other hand; measured. The smaller that hand, the more the cost
 * depends on the own cards and the less on the average.
 */
const charges: readonly { readonly usual: number; readonly held: number }[] = [
  { usual: 0, held: 1 },
  { usual: 0.5, held: 0.42 },
  { usual: 0.73, held: 0.18 },
  { usual: 0.86, held: 0.09 },
  { usual: 0.94, held: 0.04 },
];

const lateCharge = { usual: 1, held: 0.02 };

const noCard = -1;

function rateLay(state: SoloState, seat: Seat, move: soloMoves.SoloMove): number {
  const card = cardIn(move);
  const left = state.hands[seat].length - 1;
  if (left === 0) return 20;
  const alarm = alarmAt(smallestOther(state, seat));
  const next = neighbour(seat, state.direction, state.players);
  const threat = alarmAt(state.hands[next].length);
  const unloaded = (alarm * worth[card]) / 25;
  switch (faceOf(card)) {
    case face.skip:
      return unloaded + goesOn(state, seat, card) + 1.5 * threat + (state.players === 2 ? 0.5 : 0);
    case face.reverse: {
      const before = neighbour(seat, state.direction === 1 ? -1 : 1, state.players);
      return unloaded + goesOn(state, seat, card) + threat - alarmAt(state.hands[before].length);
    }
    case face.draw2:
      return unloaded + goesOn(state, seat, card) + 1.5 * threat + 0.1 * state.pending + 0.2;
    case face.swap:
      return unloaded + handGain(state, seat, 1, state.hands[partnerIn(move)].length);
    case face.black:
      return unloaded + rateBlack(state, seat, move, threat);
    default:
      return unloaded + goesOn(state, seat, card) + worth[card] / 60;
  }
}

/** Black cards always fit, so they are worth keeping, best as the last card. */
function rateBlack(state: SoloState, seat: Seat, move: soloMoves.SoloMove, threat: number): number {
  const card = cardIn(move);
  if (card === rotate) {
    const giver = neighbour(seat, state.direction === 1 ? -1 : 1, state.players);
    return handGain(state, seat, 1, state.hands[giver].length) - 1.3;
  }
  const named = shareOfColour(state, seat, colourIn(move), card);
  if (card === wild) return named - 0.8;
  return named - 1 + 2.5 * threat + 0.1 * state.pending;
}

/** The threat of a hand of this size. */
const alarms: readonly number[] = [1, 1, 0.8, 0.5, 0.3, 0.15];

const alarmAt = (size: number): number => alarms[size] ?? 0.1;

function smallestOther({ hands, players }: SoloState, seat: Seat): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < players; other++) {
    if (other !== seat && hands[other].length < smallest) smallest = hands[other].length;
  }
  return smallest;
}

/**
 * The value of exchanging the hand, of which `laid` cards go first, for one of `size` cards. A card more
 * costs as much as a draw.
 */
const handGain = ({ hands }: SoloState, seat: Seat, laid: number, size: number): number =>
  3 * (hands[seat].length - laid - size) - 0.4;

/** The share of the rest of the hand that fits on a card. */
function goesOn({ hands }: SoloState, seat: Seat, card: soloCards.Card): number {
  const hand = hands[seat];
  let count = -1;
  for (let i = 0; i < hand.length; i++) {
    if (colourOf(hand[i]) === colourOf(card) || faceOf(hand[i]) === faceOf(card)) count++;
  }
  return 0.8 * (count / (hand.length - 1));
}

/** The share of the hand of a colour. */
function shareOfColour({ hands }: SoloState, seat: Seat, colour: soloCards.Colour, laid: number): number {
  if (colour === noColour) return 0;
  const hand = hands[seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (colourOf(hand[i]) === colour) count++;
  return (0.8 * count) / Math.max(1, hand.length - (laid === noCard ? 0 : 1));
}

export const soloBot: BotOf<'solo'> = cardBot({
  game: solo,
  heuristic: soloHeuristic,
  recall(guess, own, known) {
    const { hands, stock, drawn, turn } = guess;
    const cards = known.map((hand) => hand.map(readCard).filter((card) => card !== null));
    recall(hands, stock, cards, (seat, index) => {
      const isDrawn = seat === turn && drawn >= 0 && index === hands[seat].length - 1;
      return seat === own || isDrawn;
    });
    noteHands(guess);
  },
});
