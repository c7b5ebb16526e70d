import { numberOf } from '../core/options.ts';
import { nobody, type Seat, seatsOf } from '../core/seat.ts';
import { beginRound, endRound, type MatchLength, type Reason } from '../core/standing.ts';
import { tileOf } from '../pieces/dominoes.ts';
import {
  firstIn,
  givesUp,
  type HektikMove,
  kindOf,
  left,
  right,
  type Side,
  secondIn,
  sideIn,
  takes,
} from './move.ts';
import { allTiles, endOf, type HektikState, wanted } from './state.ts';

export function playMove(state: HektikState, seat: Seat, move: HektikMove): void {
  const kind = kindOf(move);
  if (kind === givesUp) {
    giveUp(state, seat);
    return;
  }
  if (kind === takes) put(state, seat, firstIn(move), secondIn(move), sideIn(move));
  else putBack(state, seat, sideIn(move));
  if (completes(state.chains[seat], wanted(state))) finish(state, 'goal', seat);
}

/** hektik.stuck */
function giveUp(state: HektikState, seat: Seat): void {
  state.gaveUp |= 1 << seat;
  if (state.gaveUp === (1 << state.players) - 1) finish(state, 'stuck', nobody);
}

/** Puts a tile on a chain; it is turned as it fits there, and lies as it is written where it is the first. */
export function put(
  { chains, builders }: HektikState,
  seat: Seat,
  one: number,
  other: number,
  side: Side,
): void {
  const chain = chains[seat];
  builders[tileOf(one, other)] |= 1 << seat;
  if (chain.length === 0) chain.push(one, other);
  else if (side === right) chain.push(one + other - endOf(chain, right));
  else chain.unshift(one + other - endOf(chain, left));
}

function putBack({ chains, builders }: HektikState, seat: Seat, side: Side): void {
  const chain = chains[seat];
  const at = side === left ? 0 : chain.length - 2;
  builders[tileOf(chain[at], chain[at + 1])] &= ~(1 << seat);
  if (chain.length === 2) chain.length = 0;
  else if (side === left) chain.shift();
  else chain.pop();
}

/** hektik.goal. A return can complete a chain too. */
const completes = (chain: readonly number[], value: number): boolean =>
  chain.length > value &&
  chain[0] === value &&
  chain[chain.length - 1] === value &&
  chain.indexOf(value, 1) === chain.length - 1;

/** The double goes to its owner, and the next one is turned up at once. */
function finish(state: HektikState, reason: Reason, owner: Seat): void {
  state.owners = [...state.owners, owner];
  if (owner !== nobody) state.scores[owner] += worth(wanted(state));
  endRound(state, lengthOf(state), reason, owner === nobody ? [] : [owner]);
  clearTable(state);
  if (state.phase === 'roundOver') beginRound(state);
}

/** hektik.score */
export const worth = (value: number): number => (value <= 3 ? 3 : value <= 6 ? 4 : 5);

/** hektik.reveal: a round for every double, unless the table has agreed on fewer rounds or on a target. */
export function lengthOf({ options, order }: HektikState): MatchLength {
  const rounds = Math.min(numberOf(options, 'rounds') ?? order.length, order.length);
  return { rounds, target: numberOf(options, 'target'), atOnce: false, exceed: false, wins: 'most' };
}

/** All tiles go back to the middle. */
function clearTable(state: HektikState): void {
  state.chains = seatsOf(state.players).map(() => []);
  state.builders = allTiles.map(() => 0);
  state.gaveUp = 0;
}
