declare const place: unique symbol;

/** A place at the table: 0 … players − 1, clockwise. */
export type Seat = number & { readonly [place]: 'seat' };

/** Brands a number that is known to be a seat. */
export const seatAt = (index: number): Seat => index as Seat;

/** Stands in for a seat, for example when nobody is on turn. */
export const nobody: Seat = seatAt(-1);

const mostSeats = 16;
const seatLists = Array.from({ length: mostSeats + 1 }, (_, players) =>
  Array.from({ length: players }, (_, index) => seatAt(index)),
);

/** All seats of a table, in order. */
export const seatsOf = (players: number): readonly Seat[] => seatLists[players];

/** The seat that begins a round if the players take turns at it. */
export const starterOf = (first: Seat, round: number, players: number): Seat =>
  seatAt((first + round - 1) % players);

export const seatAfter = (seat: Seat, players: number): Seat => seatAt(seat + 1 === players ? 0 : seat + 1);
