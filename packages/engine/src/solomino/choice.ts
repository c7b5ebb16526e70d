import { neighbour } from '../core/direction.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { allCards, bears, type Card, symbol } from '../pieces/solomino-cards.ts';
import { choiceOf, partnerIn, wayIn } from './move.ts';
import type { SolominoState } from './state.ts';

/** Whether laying a card requires a partner, and a direction. */
export const asksForPartner = (card: Card): boolean => bears(card, symbol.swap);
export const asksForWay = (card: Card): boolean => bears(card, symbol.rotate);

const asksPartner = 1;
const asksWay = 2;
const asksBoth = asksPartner + asksWay;

/** What laying each card requires. */
export const asksFor = Uint8Array.from(
  allCards,
  (card) => (asksForPartner(card) ? asksPartner : 0) + (asksForWay(card) ? asksWay : 0),
);

const mostPlayers = 6;

/** Every choice, by what is required, the number of players and the seat. */
export const choicesFor: readonly (readonly (readonly number[])[])[][] = [
  0,
  asksPartner,
  asksWay,
  asksBoth,
].map((asked) =>
  Array.from({ length: mostPlayers + 1 }, (_, players) =>
    seatsOf(players).map((seat) => {
      const others = seatsOf(players).filter((other) => other !== seat);
      const partners = (asked & asksPartner) === 0 ? [-1] : others;
      const ways = (asked & asksWay) === 0 ? [-1] : [0, 1];
      return partners.flatMap((partner) => ways.map((way) => choiceOf(partner, way)));
    }),
  ),
);

/** How many cards a seat has after a swap or a rotate; for a card that bears both 1, so that the seat calls. */
export function sizeAfter(
  { hands, players }: SolominoState,
  seat: Seat,
  asked: number,
  choice: number,
): number {
  if (asked === asksBoth) return 1;
  if (asked === asksPartner) return hands[partnerIn(choice)].length;
  return hands[neighbour(seat, wayIn(choice) === 1 ? -1 : 1, players)].length;
}
