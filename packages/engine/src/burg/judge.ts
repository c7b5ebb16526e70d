import { isObject, type Json, type JsonObject } from '../core/json.ts';
import {
  accept,
  badField,
  type Judged,
  noSuchMove,
  notOnTurn,
  type Refusal,
  refuse,
} from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { readTile, type Tile, tileName } from '../pieces/dominoes.ts';
import {
  bare,
  type Castle,
  carry,
  cloneCastle,
  type Half,
  higherCell,
  layOn,
  lowerCell,
  type Placement,
  tileLaid,
  tileOn,
  topOf,
  touches,
  valueOn,
} from './castle.ts';
import { mayDraw } from './legal.ts';
import { type BurgMove, draws, placed, readPlacement, type Written } from './move.ts';
import { type BurgState, setOf, stockLeft, tilesInSet } from './state.ts';

/** Judges a move from a transcript: first the rules of every table, then where the tiles may lie. */
export function judgeMove(state: BurgState, seat: Seat, move: JsonObject): Judged<BurgMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  switch (move.type) {
    case 'draw':
      return judgeDraw(state, seat);
    case 'place':
      return judgePlace(state, seat, move);
    case 'chain':
      return judgeChain(state, seat, move);
    default:
      return noSuchMove(move.type, ['draw', 'place', 'chain']);
  }
}

function judgeDraw(state: BurgState, seat: Seat): Judged<BurgMove> {
  if (mayDraw(state, seat)) return accept(draws);
  return stockLeft(state) === 0
    ? refuse('burg.draw', 'emptyStock')
    : refuse('burg.draw', 'fullHand', { count: state.hands[seat].length });
}

function judgePlace(state: BurgState, seat: Seat, move: JsonObject): Judged<BurgMove> {
  const written = readPlacement(move);
  if (written === null) return malformed(move);
  const missing = checkHeld(state, seat, written.tile);
  if (missing !== null) return missing;
  const placement = placed(written);
  if (placement !== null && liesOnTable(state.castle, placement)) return accept(placement);
  return refuse('burg.place', 'offTheTable', { tile: tileName(written.tile) });
}

function judgeChain(state: BurgState, seat: Seat, move: JsonObject): Judged<BurgMove> {
  const read = readChain(state, seat, move.tiles);
  if (!read.ok) return read;
  if (read.move.length < 2) return refuse('burg.chain.min', 'shortChain');
  const castle = cloneCastle(state.castle);
  const chain: Placement[] = [];
  for (const written of read.move) {
    const placement = placed(written);
    const previous = chain.at(-1);
    if (previous === undefined) {
      if (placement === null || !mayBegin(castle, placement)) return refuseFirst(written.tile);
    } else if (placement === null || !mayFollow(castle, previous, placement)) {
      return refuseNext(written.tile, tileLaid(previous));
    }
    layOn(castle, placement);
    chain.push(placement);
  }
  return accept(chain);
}

const refuseFirst = (tile: Tile): Refusal =>
  refuse('burg.chain.first', 'chainBegins', { tile: tileName(tile) });

const refuseNext = (tile: Tile, previous: Tile): Refusal =>
  refuse('burg.chain.next', 'chainGoesOn', { tile: tileName(tile), other: tileName(previous) });

/** Reads the tiles of a chain; each must be in hand, and none may appear twice. */
function readChain(state: BurgState, seat: Seat, tiles: Json | undefined): Judged<readonly Written[]> {
  if (!Array.isArray(tiles)) return badField('tiles', 'tilesOnCells', tiles);
  const chain: Written[] = [];
  for (const tile of tiles) {
    const written = readPlacement(tile);
    if (written === null) return malformed(tile);
    chain.push(written);
  }
  for (const [index, { tile }] of chain.entries()) {
    const missing = checkHeld(state, seat, tile);
    if (missing !== null) return missing;
    if (chain.findIndex((other) => other.tile === tile) < index) {
      return refuse('table.piece', 'laidTwice', { tile: tileName(tile) });
    }
  }
  return accept(chain);
}

function malformed(written: Json): Refusal {
  const tile = isObject(written) ? written.tile : written;
  return isObject(written) && readTile(tile) !== null
    ? badField('cells', 'cells', written.cells)
    : badField('tile', 'domino', tile);
}

function checkHeld(state: BurgState, seat: Seat, tile: Tile): Refusal | null {
  if (tile >= tilesInSet(state.options))
    return refuse('table.piece', 'noSuchTile', { set: setOf(state.options) });
  return state.hands[seat].includes(tile)
    ? null
    : refuse('table.piece', 'notInHand', { tile: tileName(tile), seat });
}

/** burg.place: on bare cells, next to a tile on the table, even a covered one. */
function liesOnTable(castle: Castle, placement: Placement): boolean {
  if (!touches(castle, placement)) return false;
  const { one, other } = under(castle, placement);
  return one === bare && other === bare;
}

/** burg.chain.first */
function mayBegin(castle: Castle, placement: Placement): boolean {
  if (!touches(castle, placement)) return false;
  const { one, other } = under(castle, placement);
  return (one === bare && other === bare) || carry(one, other);
}

/** burg.chain.next */
function mayFollow(castle: Castle, previous: Placement, placement: Placement): boolean {
  if (!touches(castle, placement)) return false;
  const { one, other } = under(castle, placement);
  const tile = tileLaid(previous);
  return (
    carry(one, other) && valueOn(one) === valueOn(other) && (tileOn(one) === tile || tileOn(other) === tile)
  );
}

/** The halves that a tile would lie on. */
const under = (castle: Castle, placement: Placement): { readonly one: Half; readonly other: Half } => ({
  one: topOf(castle, higherCell(placement)),
  other: topOf(castle, lowerCell(placement)),
});
