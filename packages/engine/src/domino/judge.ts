import type { JsonObject } from '../core/json.ts';
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
import { high, isDouble, low, readTile, type Tile, tileName } from '../pieces/dominoes.ts';
import {
  endName,
  findEnd,
  isOpen,
  openEndNames,
  openValues,
  readEnd,
  valueOfEnd,
} from '../pieces/open-ends.ts';
import { holds } from './hands.ts';
import { canLay, mayDraw, mayPass } from './legal.ts';
import { type DominoMove, draws, layMove, lockMove, noEnd, passes } from './move.ts';
import { type DominoRules, isJoker } from './rules.ts';
import { anyTile, type DominoState } from './state.ts';

/** Judges a move from a transcript: first the rules of every table, then the end it names, then the fit. */
export function judgeMove(state: DominoState, seat: Seat, move: JsonObject): Judged<DominoMove> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  switch (move.type) {
    case 'lay':
      return judgeLay(state, seat, move);
    case 'lock':
      return state.rules.locks ? judgeLock(state, seat, move) : unknownMove(state.rules, move);
    case 'draw':
      return hasDrawMove(state.rules) ? judgeDraw(state, seat) : unknownMove(state.rules, move);
    case 'pass':
      return judgePass(state, seat);
    default:
      return unknownMove(state.rules, move);
  }
}

const hasDrawMove = ({ draw }: DominoRules): boolean => draw.when !== 'never' && draw.when !== 'turnEnds';

function unknownMove(rules: DominoRules, move: JsonObject): Refusal {
  const known = ['lay', 'pass'];
  if (hasDrawMove(rules)) known.push('draw');
  if (rules.locks) known.push('lock');
  return noSuchMove(move.type, known);
}

function judgeLay(state: DominoState, seat: Seat, move: JsonObject): Judged<DominoMove> {
  const { rules } = state;
  const atAnEnd = rules.matching && state.laid > 0;
  const read = readFields(move, atAnEnd);
  if (!read.ok) return read;
  const { tile, at } = read.move;
  const joker = atAnEnd && isJoker(rules, tile);
  const chosen = rules.jokerBit === 0 ? undefined : move.out;
  if (chosen !== undefined && typeof chosen !== 'number') return badField('out', 'outwardHalf', chosen);
  if (joker && chosen === undefined) return badField('out', 'outwardHalf', chosen);
  const held = checkHeld(state, seat, tile);
  if (held !== null) return held;
  if (!atAnEnd) return judgeWithoutEnd(state, tile, at, chosen);

  const end = findOpenEnd(state, at);
  if (!end.ok) return end;
  if (joker && chosen !== undefined) {
    return chosen === high[tile] || chosen === low[tile]
      ? accept(layMove(tile, end.move, chosen))
      : refuse('sevens.joker', 'jokerHasNo', { tile: tileName(tile), value: chosen });
  }
  if (chosen !== undefined) return refuse('sevens.joker', 'noJoker', { tile: tileName(tile) });
  const out = outwards(state, tile, end.move);
  return out === null ? noFit(state, tile, end.move) : accept(layMove(tile, end.move, out));
}

function judgeLock(state: DominoState, seat: Seat, move: JsonObject): Judged<DominoMove> {
  const read = readFields(move, true);
  if (!read.ok) return read;
  const { tile, at } = read.move;
  const held = checkHeld(state, seat, tile);
  if (held !== null) return held;
  const end = findOpenEnd(state, at);
  if (!end.ok) return end;
  if (!isDouble(tile)) return refuse('sperr.lock', 'noDoubleToLock', { tile: tileName(tile) });
  return outwards(state, tile, end.move) === null
    ? noFit(state, tile, end.move)
    : accept(lockMove(tile, end.move, high[tile]));
}

interface Fields {
  readonly tile: Tile;
  readonly at: JsonObject[string] | undefined;
}

/** table.move: the tile, and the end if one is needed, are present and well-formed. */
function readFields(move: JsonObject, needsEnd: boolean): Judged<Fields> {
  const tile = readTile(move.tile);
  if (tile === null) return badField('tile', 'domino', move.tile);
  if (needsEnd ? readEnd(move.at) === null : move.at !== undefined && readEnd(move.at) === null) {
    return badField('at', 'end', move.at);
  }
  return accept({ tile, at: move.at });
}

function checkHeld(state: DominoState, seat: Seat, tile: Tile): Refusal | null {
  if (tile >= state.rules.tiles) return refuse('table.piece', 'noSuchTile', { set: state.rules.highest });
  return holds(state, seat, tile) ? null : refuse('table.piece', 'notInHand', { tile: tileName(tile), seat });
}

/** The opening tile, and tiles in games without ends. */
function judgeWithoutEnd(
  state: DominoState,
  tile: Tile,
  at: Fields['at'],
  chosen: number | undefined,
): Judged<DominoMove> {
  if (at !== undefined) return noSuchEnd(state, `${at}`);
  if (state.laid === 0 && state.opening !== anyTile && state.opening !== tile) {
    return refuse('domino.open.tile', 'otherOpens', { other: tileName(state.opening), tile: tileName(tile) });
  }
  if (chosen !== undefined) return refuse('sevens.joker', 'noJokerOpens');
  return accept(layMove(tile, noEnd, 0));
}

function findOpenEnd(state: DominoState, at: Fields['at']): Judged<number> {
  const named = readEnd(at);
  const end = named === null ? -1 : findEnd(state, named.tile, named.value);
  if (end < 0) return noSuchEnd(state, `${at}`);
  if (isOpen(state, end)) return accept(end);
  return refuse('chickenfoot.foot', 'footFirst', { end: endName(state.ends[state.foot]) });
}

function noSuchEnd(state: DominoState, end: string): Refusal {
  const ends = openEndNames(state);
  return ends.length === 0
    ? refuse('domino.ends', 'noEnds', { end })
    : refuse('domino.ends', 'noSuchEnd', { end, ends });
}

/** The half that would point outwards if the tile is laid at the end; null if it does not fit. */
function outwards(state: DominoState, tile: Tile, end: number): number | null {
  const half = state.rules.partner[valueOfEnd(state.ends[end])];
  if (high[tile] === half) return low[tile];
  return low[tile] === half ? high[tile] : null;
}

function noFit(state: DominoState, tile: Tile, end: number): Refusal {
  const { fit } = state.rules.variant;
  const value = valueOfEnd(state.ends[end]);
  const facts = { tile: tileName(tile), value };
  const others = openValues(state);
  const fitsNone = others.length > 1 && !state.ends.some((_, index) => fitsAt(state, tile, index));
  if (fit.by !== 'sum')
    return fitsNone
      ? refuse('domino.match', 'fitsNoEnd', { ...facts, values: others.map(String) })
      : refuse('domino.match', 'showsNo', facts);
  if (value === 0) return refuse('sevens.blank', 'jokerAtBlank', { tile: facts.tile });
  return fitsNone
    ? refuse(fit.rule, 'missesSumAtAll', { ...facts, sum: fit.sum, values: others.map(String) })
    : refuse(fit.rule, 'missesSum', { ...facts, sum: fit.sum });
}

const fitsAt = (state: DominoState, tile: Tile, end: number): boolean =>
  isOpen(state, end) && outwards(state, tile, end) !== null;

function judgeDraw(state: DominoState, seat: Seat): Judged<DominoMove> {
  const couldLay = canLay(state, seat);
  if (mayDraw(state, couldLay)) return accept(draws);
  const { draw } = state.rules;
  if (draw.when === 'mayFirst' && couldLay && (state.laid === 0 || state.drawnThisTurn > 0)) {
    return refuse(draw.rule, state.laid === 0 ? 'noDrawBeforeOpening' : 'oneTileDrawnIfFits');
  }
  if (draw.when === 'once' && state.drawnThisTurn > 0) return refuse(draw.rule, 'oneTileDrawn');
  if (couldLay && draw.when !== 'mayFirst') return refuse('domino.must', 'mustLay');
  return refuse('domino.reserve', 'nothingToDraw');
}

function judgePass(state: DominoState, seat: Seat): Judged<DominoMove> {
  const couldLay = canLay(state, seat);
  if (mayPass(state, couldLay)) return accept(passes);
  if (couldLay) return refuse('domino.must', 'mustLay');
  return refuse('domino.pass', 'mustDraw', { seat });
}
