import { type Seat, seatAfter, seatsOf, starterOf } from '../core/seat.ts';
import { charge, endRound, type MatchLength, type Standing } from '../core/standing.ts';
import {
  cardName,
  colourOf,
  copies,
  deck,
  face,
  faceOf,
  isBlack,
  readCard,
  worth,
  worthOfHand,
} from '../pieces/solo-cards.ts';
import { allCards } from '../pieces/solomino-cards.ts';
import { rulesFor as soloRulesFor } from '../solo/rules.ts';
import { fewestCards } from '../solomino/round-end.ts';
import { rulesFor as solominoRulesFor } from '../solomino/rules.ts';
import type { PadEntry, PadProblem } from './entry.ts';
import { countHands, countOf, type PieceCount } from './hands.ts';
import {
  type Begins,
  firstRound,
  type HandsForm,
  malformed,
  type OpenPad,
  type Pad,
  type PadPieces,
} from './pad.ts';

/** The pad of SOLO: the cards left in hand by their values. */
export const soloPad: Pad = (players, options) => {
  const { length, starter } = soloRulesFor(players, options);
  return new CardPad(players, length, { kind: 'solo' }, soloPieces, {
    winnersOf: (_counts, by) => (by === null ? [] : [by]),
    beginsIn: (round) => {
      const seat = starterOf(starter, round, players);
      return {
        how: 'seat',
        seat,
        dealer: seatsOf(players).find((dealer) => seatAfter(dealer, players) === seat) ?? null,
      };
    },
  });
};

/** The pad of SOLOmino: the number of cards left in hand. */
export const solominoPad: Pad = (players, options) => {
  const { length, starter } = solominoRulesFor(players, options);
  return new CardPad(players, length, { kind: 'number' }, solominoPieces, {
    winnersOf: (counts, by) => (by === null ? fewestCards(counts) : [by]),
    beginsIn: (round) => ({ how: 'seat', seat: starterOf(starter, round, players), dealer: null }),
  });
};

interface Ways {
  /** Who has won a round; `by` went out. */
  readonly winnersOf: (counts: readonly number[], by: Seat | null) => readonly Seat[];
  readonly beginsIn: (round: number) => Begins;
}

class CardPad implements OpenPad {
  readonly standing: Standing;
  readonly length: MatchLength;
  readonly form: { readonly kind: 'hands'; readonly hands: HandsForm };
  private readonly players: number;
  private readonly pieces: PieceCount;
  private readonly ways: Ways;

  constructor(players: number, length: MatchLength, shown: PadPieces, pieces: PieceCount, ways: Ways) {
    this.players = players;
    this.standing = firstRound(players);
    this.length = length;
    this.pieces = pieces;
    this.ways = ways;
    this.form = { kind: 'hands', hands: handsForm(players, shown, pieces) };
  }

  enter(entry: PadEntry): PadProblem | null {
    if (entry.type !== 'round') return malformed;
    const counted = countHands(entry, this.form.hands, this.pieces, this.players);
    if (counted.problem !== null) return counted.problem;
    const by = entry.how === 'out' ? entry.by : null;
    charge(this.standing, counted.counts);
    endRound(this.standing, this.length, entry.how, this.ways.winnersOf(counted.counts, by));
    return null;
  }

  begins(): Begins {
    return this.ways.beginsIn(this.standing.round);
  }
}

const handsForm = (players: number, shown: PadPieces, pieces: PieceCount): HandsForm => ({
  ends: ['out', 'exhausted'],
  pieces: shown,
  special: shown.kind === 'solo' ? actionCards : [],
  countOf: (hand) => countOf(hand, pieces),
  asksWho: (how) => how === 'out',
  asksPartner: false,
  asksDoubles: () => false,
  needs: (_how, by) => seatsOf(players).filter((seat) => seat !== by),
});

/** solo.score: the cards without a number, in one colour, the cheapest first. */
const actionCards: HandsForm['special'] = [...new Set(deck)]
  .filter((card) => isBlack(card) || (colourOf(card) === 0 && faceOf(card) >= face.skip))
  .map((card) => ({ piece: cardName(card), worth: worth[card] }))
  .toSorted((one, other) => one.worth - other.worth);

const soloPieces: PieceCount = {
  worth: (piece) => {
    const card = readCard(piece);
    return card === null ? null : worth[card];
  },
  copies: (piece) => copies[readCard(piece) ?? 0],
  mostInHand: worthOfHand(deck),
  mostInHands: worthOfHand(deck),
  worthless: 0,
};

/** The card that begins the snake is in nobody's hand. */
const mostCards = allCards.length - 1;

const solominoPieces: PieceCount = {
  worth: () => null,
  copies: () => 0,
  mostInHand: mostCards,
  mostInHands: mostCards,
  worthless: 0,
};
