import { type Report, reportDeal, reportEnd } from '../core/event.ts';
import { numberOf, type Options } from '../core/options.ts';
import { nobody, type Seat, seatsOf } from '../core/seat.ts';
import { beginRound, endRound, type MatchLength, type Reason } from '../core/standing.ts';
import { tileOf } from '../pieces/dominoes.ts';
import type { HektikEvent } from './event.ts';
import {
  firstIn,
  givesUp,
  type HektikMove,
  kindOf,
  left,
  nameOfSide,
  right,
  type Side,
  secondIn,
  sideIn,
  takes,
  tileText,
} from './move.ts';
import { allTiles, endOf, type HektikState, nameOfDouble, wanted, writeChain } from './state.ts';

/** Where events go; undefined while bots search. */
type MaybeReport = Report<HektikEvent> | undefined;

/** hektik.reveal: begins a round by turning up its double. */
export function reveal(state: HektikState, report: MaybeReport): void {
  beginRound(state);
  reportDeal(state, report);
  report?.({ type: 'revealed', double: nameOfDouble(wanted(state)) });
}

export function playMove(state: HektikState, seat: Seat, move: HektikMove, report?: MaybeReport): void {
  const kind = kindOf(move);
  if (kind === givesUp) {
    giveUp(state, seat, report);
    return;
  }
  if (kind === takes) take(state, seat, move, report);
  else putBack(state, seat, sideIn(move), report);
  if (completes(state.chains[seat], wanted(state))) win(state, seat, report);
}

function take(state: HektikState, seat: Seat, move: HektikMove, report: MaybeReport): void {
  const side = sideIn(move);
  put(state, seat, firstIn(move), secondIn(move), side);
  report?.({ type: 'took', seat, tile: tileText(move), side: nameOfSide(side) });
}

/** hektik.stuck */
function giveUp(state: HektikState, seat: Seat, report: MaybeReport): void {
  state.gaveUp |= 1 << seat;
  report?.({ type: 'gaveUp', seat });
  if (state.gaveUp !== (1 << state.players) - 1) return;
  report?.({ type: 'abandoned', double: nameOfDouble(wanted(state)) });
  finish(state, 'stuck', nobody, report);
}

/** Adds a tile to a chain, turned to fit; the first tile of a chain lies as the move writes it. */
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

function putBack({ chains, builders }: HektikState, seat: Seat, side: Side, report: MaybeReport): void {
  const chain = chains[seat];
  const at = side === left ? 0 : chain.length - 2;
  const one = chain[at];
  const other = chain[at + 1];
  report?.({ type: 'returned', seat, tile: `${one}-${other}`, side: nameOfSide(side) });
  builders[tileOf(one, other)] &= ~(1 << seat);
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

function win(state: HektikState, seat: Seat, report: MaybeReport): void {
  const value = wanted(state);
  const points = worth(value);
  state.scores[seat] += points;
  const double = nameOfDouble(value);
  report?.({ type: 'completed', seat, double, chain: writeChain(state.chains[seat]) });
  report?.({
    type: 'scored',
    seat,
    points,
    rule: 'hektik.score',
    counted: [{ piece: double, value: points }],
  });
  finish(state, 'goal', seat, report);
}

/** Ends the round; the next double is turned up at once. */
function finish(state: HektikState, reason: Reason, owner: Seat, report: MaybeReport): void {
  state.owners = [...state.owners, owner];
  endRound(state, lengthOf(state), reason, owner === nobody ? [] : [owner]);
  reportEnd(state, report);
  clearTable(state);
  if (state.phase === 'roundOver') reveal(state, report);
}

/** hektik.score */
export const worth = (value: number): number => (value <= 3 ? 3 : value <= 6 ? 4 : 5);

/** hektik.reveal: one round per double, unless the table has agreed on fewer rounds or on a target. */
export const lengthOf = ({ options, order }: HektikState): MatchLength => lengthFor(options, order.length);

export function lengthFor(options: Options, doubles: number): MatchLength {
  const rounds = Math.min(numberOf(options, 'rounds') ?? doubles, doubles);
  return { rounds, target: numberOf(options, 'target'), atOnce: false, exceed: false, wins: 'most' };
}

/** All tiles go back to the middle. */
function clearTable(state: HektikState): void {
  state.chains = seatsOf(state.players).map(() => []);
  state.builders = allTiles.map(() => 0);
  state.gaveUp = 0;
}
