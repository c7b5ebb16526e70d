import { type JsonObject, shown } from '../core/json.ts';
import { accept, type Judged, noSuchMove, refuse } from '../core/refusal.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { high, isDouble, low, nameOf, readTile, type Tile } from '../pieces/dominoes.ts';
import { bothSides, givesUp, type HektikMove, nameOfSide, returnMove, type Side, takeMove } from './move.ts';
import { allTiles, endOf, type HektikState, hasGivenUp, highest, isFree } from './state.ts';

export function judgeMove(state: HektikState, seat: Seat, move: JsonObject): Judged<HektikMove> {
  if (hasGivenUp(state, seat))
    return refuse('table.turn', `seat ${seat} has given up and does nothing more until the next double`);
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
  if (tile === null) return refuse('table.move', `tile is a domino such as "6-3", not ${shown(move.tile)}`);
  const read = readSide(move);
  if (!read.ok) return read;
  const side = read.move;
  if (tile >= allTiles.length)
    return refuse('table.piece', `there is no such tile in the double-${highest} set`);
  const name = nameOf(tile);
  if (isDouble(tile)) return refuse('table.piece', `${name} is set aside with the other doubles`);
  if (!isFree(state, seat, tile)) return refuse('hektik.shared', whereItStands(state, seat, tile));
  const chain = state.chains[seat];
  const turned = chain.length === 0 && move.tile !== name;
  const end = chain.length === 0 ? high[tile] : endOf(chain, side);
  if (high[tile] === end || low[tile] === end)
    return accept(turned ? takeMove(low[tile], high[tile], side) : takeMove(high[tile], low[tile], side));
  return refuse(
    'hektik.race',
    `${name} does not fit on the ${nameOfSide(side)}, where the chain shows a ${end}`,
  );
}

function readSide(move: JsonObject): Judged<Side> {
  const side = bothSides.find((candidate) => nameOfSide(candidate) === move.side);
  return side === undefined
    ? refuse('table.move', `side is left or right, not ${shown(move.side)}`)
    : accept(side);
}

function whereItStands({ builders, players }: HektikState, seat: Seat, tile: Tile): string {
  const standsWith = (builder: Seat): boolean => ((builders[tile] >> builder) & 1) === 1;
  return standsWith(seat)
    ? `${nameOf(tile)} stands in this chain already`
    : `${nameOf(tile)} is not in the middle any more: seat ${seatsOf(players).find(standsWith)} has it`;
}

function judgeReturn(state: HektikState, seat: Seat, move: JsonObject): Judged<HektikMove> {
  const side = readSide(move);
  if (!side.ok) return side;
  return state.chains[seat].length === 0
    ? refuse('hektik.race', 'there is no tile in the chain to put back')
    : accept(returnMove(side.move));
}
