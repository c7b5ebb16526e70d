import type { Seat } from '../core/seat.ts';
import { high, isDouble, low, type Tile } from '../pieces/dominoes.ts';
import {
  bare,
  type Castle,
  type Cell,
  carry,
  higherCell,
  levelOn,
  lowerCell,
  opposite,
  type Placement,
  placementOf,
  steps,
  tileLaid,
  topOf,
  valueOn,
} from './castle.ts';
import { type BurgMove, draws } from './move.ts';
import { type BurgState, stockLeft } from './state.ts';

const mostToDraw = 4;
const mostTiles = 55;

/** burg.draw */
export const mayDraw = (state: BurgState, seat: Seat): boolean =>
  stockLeft(state) > 0 && state.hands[seat].length <= mostToDraw;

/** burg.end: a tile in hand can always be placed, since the table has no edge. */
export const mayAct = (state: BurgState, seat: Seat): boolean =>
  state.hands[seat].length > 0 || mayDraw(state, seat);

export function legalMoves(state: BurgState, seat: Seat, into: BurgMove[]): number {
  if (seat !== state.turn) return 0;
  const { castle, hands } = state;
  const hand = hands[seat];
  const search: Search = { castle, hand, used: new Uint8Array(mostTiles), chain: [], into, count: 0 };
  if (mayDraw(state, seat)) into[search.count++] = draws;
  if (hand.length === 0) return search.count;
  for (let i = 0; i < castle.cells.length; i++) {
    layBeside(search, castle.cells[i]);
    if (hand.length > 1) layOnTop(search, castle.cells[i]);
  }
  return search.count;
}

/**
 * A walk through all chains. Every tile of a chain lies one level above the one before and is continued beside halves of
 * its own level. So tiles of a chain never block later ones, and the walk need not build on the castle.
 */
interface Search {
  readonly castle: Castle;
  readonly hand: readonly Tile[];
  /** 1 for each tile of the chain so far. */
  readonly used: Uint8Array;
  readonly chain: Placement[];
  readonly into: BurgMove[];
  count: number;
}

/** Lists every single tile that touches this cell, unless an earlier neighbour of the bare cell has listed it. */
function layBeside(search: Search, cell: Cell): void {
  const { castle } = search;
  for (let direction = 0; direction < 4; direction++) {
    const beside = cell + steps[direction];
    if (topOf(castle, beside) !== bare || firstCovered(castle, beside) !== opposite(direction)) continue;
    for (let onwards = 0; onwards < 4; onwards++) {
      const other = beside + steps[onwards];
      if (topOf(castle, other) !== bare) continue;
      // If both cells touch the castle, the pair belongs to the first of them.
      if (onwards < 2) layAll(search, beside, onwards, 1);
      else if (firstCovered(castle, other) === nowhere) layAll(search, other, opposite(onwards), 1);
    }
  }
}

const nowhere = -1;

/** The first direction in which a cell has a covered neighbour. */
function firstCovered(castle: Castle, cell: Cell): number {
  for (let direction = 0; direction < 4; direction++)
    if (topOf(castle, cell + steps[direction]) !== bare) return direction;
  return nowhere;
}

/** burg.chain.first: every chain that begins on a cell and its neighbour to the right or below. */
function layOnTop(search: Search, cell: Cell): void {
  const { castle } = search;
  const half = topOf(castle, cell);
  for (let direction = 0; direction < 2; direction++) {
    if (carry(half, topOf(castle, cell + steps[direction])))
      layAll(search, cell, direction, levelOn(half) + 1);
  }
}

/** Tries every unused tile, both ways round, on a cell and its neighbour to the right or below. */
function layAll(search: Search, cell: Cell, direction: number, level: number): void {
  const { castle, hand, used, chain } = search;
  const other = cell + steps[direction];
  const last = hand.length - chain.length === 1;
  const besideCell = last ? 0 : valuesBeside(castle, cell, level);
  const besideOther = last ? 0 : valuesBeside(castle, other, level);
  for (let i = 0; i < hand.length; i++) {
    const tile = hand[i];
    if (used[tile] === 1) continue;
    const placement = placementOf(tile, cell, direction);
    write(search, placement, level);
    if (((besideCell >> high[tile]) | (besideOther >> low[tile])) & 1) goOn(search, placement, level);
    if (isDouble(tile)) continue;
    const turned = placementOf(tile, other, opposite(direction));
    write(search, turned, level);
    if (((besideCell >> low[tile]) | (besideOther >> high[tile])) & 1) goOn(search, turned, level);
  }
}

/** A single tile is a move only on the table itself; two or more are a chain. */
function write(search: Search, placement: Placement, level: number): void {
  const { chain, into } = search;
  if (chain.length > 0) into[search.count++] = [...chain, placement];
  else if (level === 1) into[search.count++] = placement;
}

/** The values on one level around a cell, as bits. */
function valuesBeside(castle: Castle, cell: Cell, level: number): number {
  let bits = 0;
  for (let direction = 0; direction < 4; direction++) {
    const half = topOf(castle, cell + steps[direction]);
    if (levelOn(half) === level) bits |= 1 << valueOn(half);
  }
  return bits;
}

/** burg.chain.next: tries everything that can follow a tile. */
function goOn(search: Search, placement: Placement, level: number): void {
  const { chain, used } = search;
  const tile = tileLaid(placement);
  chain.push(placement);
  used[tile] = 1;
  coverWithNeighbour(search, higherCell(placement), high[tile], level);
  coverWithNeighbour(search, lowerCell(placement), low[tile], level);
  used[tile] = 0;
  chain.pop();
}

/** The chain's own tiles are not on the castle, so a neighbour on this level belongs to another tile. */
function coverWithNeighbour(search: Search, cell: Cell, value: number, level: number): void {
  for (let direction = 0; direction < 4; direction++) {
    const neighbour = cell + steps[direction];
    const half = topOf(search.castle, neighbour);
    if (levelOn(half) !== level || valueOn(half) !== value) continue;
    if (direction < 2) layAll(search, cell, direction, level + 1);
    else layAll(search, neighbour, opposite(direction), level + 1);
  }
}
