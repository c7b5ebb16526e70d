import type { JsonObject } from '../core/json.ts';
import { accept, badField, type Judged, noSuchMove, type Refusal, refuse } from '../core/refusal.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { high, isDouble, low, readTile, type Tile, tileName } from '../pieces/dominoes.ts';
import { bothSides, givesUp, type HektikMove, nameOfSide, returnMove, type Side, takeMove } from './move.ts';
import { allTiles, endOf, type HektikState, hasGivenUp, highest, isFree } from './state.ts';

export function judgeMove(state: HektikState, seat: Seat, move: JsonObject): Judged<HektikMove> {
  if (hasGivenUp(state, seat)) return refuse('table.turn', 'hasGivenUp', { seat });
  switch (move.type) {
    case 'take':
      return judgeTake(state, seat, move);
    case 'return':
      return judgeReturn(state, seat, move);
    case 'giveUp':
      return accept(givesUp);
    default:
      return noSuchMove(move.type, ['take', 'return', 'giveUp']);
  }
}

function judgeTake(state: HektikState, seat: Seat, move: JsonObject): Judged<HektikMove> {
  const tile = readTile(move.tile);
  if (tile === null) return badField('tile', 'domino', move.tile);
  const read = readSide(move);
  if (!read.ok) return read;
  const side = read.move;
  if (tile >= allTiles.length) return refuse('table.piece', 'noSuchTile', { set: highest });
  const name = tileName(tile);
  if (isDouble(tile)) return refuse('table.piece', 'setAside', { tile: name });
  if (!isFree(state, seat, tile)) return notFree(state, seat, tile);
  const chain = state.chains[seat];
  const turned = chain.length === 0 && move.tile !== name;
  const end = chain.length === 0 ? high[tile] : endOf(chain, side);
  if (high[tile] === end || low[tile] === end)
    return accept(turned ? takeMove(low[tile], high[tile], side) : takeMove(high[tile], low[tile], side));
  const facts = { tile: name, side: nameOfSide(side), value: end };
  const ends = bothSides.map((other) => endOf(chain, other));
  const fitsNone = ends[0] !== ends[1] && !ends.some((value) => high[tile] === value || low[tile] === value);
  return fitsNone
    ? refuse('hektik.race', 'fitsNoSide', { ...facts, values: ends.map(String) })
    : refuse('hektik.race', 'chainShows', facts);
}

function readSide(move: JsonObject): Judged<Side> {
  const side = bothSides.find((candidate) => nameOfSide(candidate) === move.side);
  return side === undefined ? badField('side', 'side', move.side) : accept(side);
}

function notFree({ builders, players }: HektikState, seat: Seat, tile: Tile): Refusal {
  const standsWith = (builder: Seat): boolean => ((builders[tile] >> builder) & 1) === 1;
  const opponent = standsWith(seat) ? undefined : seatsOf(players).find(standsWith);
  return opponent === undefined
    ? refuse('hektik.shared', 'inOwnChain', { tile: tileName(tile) })
    : refuse('hektik.shared', 'inOtherChain', { tile: tileName(tile), opponent });
}

function judgeReturn(state: HektikState, seat: Seat, move: JsonObject): Judged<HektikMove> {
  const side = readSide(move);
  if (!side.ok) return side;
  return state.chains[seat].length === 0
    ? refuse('hektik.race', 'emptyChain')
    : accept(returnMove(side.move));
}
