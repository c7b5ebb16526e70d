import { createRequire } from 'node:module';
import type { FnContext, Game, Move, State } from 'boardgame.io';
import type { Played } from '../played.ts';

// boardgame.io chooses its production build while it is loaded, so it is too late to ask later.
if (process.env.NODE_ENV !== 'production') {
  throw new Error('boardgame.io is only comparable with NODE_ENV=production.');
}

// By require, because Node's import refuses 'boardgame.io/internal' (a folder without an exports map).
const require = createRequire(import.meta.url);
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
const { INVALID_MOVE }: Core = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame, ProcessGameConfig }: Internal = require('boardgame.io/internal');

/**
 * Block for two, double six, seven tiles each, no drawing, written the way boardgame.io's documentation teaches: G is
 * plain readable data, moves change it in place, `maxMoves: 1` ends a turn, everything else is left at its default.
 */
interface Tile {
  readonly high: number;
  readonly low: number;
}

interface Table {
  readonly hands: Tile[][];
  readonly line: Tile[];
  ends: { left: number; right: number };
}

type Side = 'left' | 'right';
type Action =
  | { readonly type: 'lay'; readonly args: readonly [Tile, Side] }
  | { readonly type: 'pass'; readonly args: readonly [] };

const set: Tile[] = [];
for (let high = 0; high <= 6; high++) for (let low = 0; low <= high; low++) set.push({ high, low });

const shows = (tile: Tile, value: number): boolean => tile.high === value || tile.low === value;
const isSame = (one: Tile, other: Tile): boolean => one.high === other.high && one.low === other.low;
const rank = ({ high, low }: Tile): number => (high === low ? 1000 + high : (high + low) * 10 + high);
const openingTile = (hands: readonly Tile[][]): Tile =>
  hands.flat().reduce((best, tile) => (rank(tile) > rank(best) ? tile : best));
const canLay = (hand: readonly Tile[], { left, right }: Table['ends']): boolean =>
  hand.some((tile) => shows(tile, left) || shows(tile, right));
const pips = (hand: readonly Tile[]): number => hand.reduce((sum, { high, low }) => sum + high + low, 0);

const lay: Move<Table> = ({ G, playerID }, tile: Tile, side: Side) => {
  const hand = G.hands[Number(playerID)];
  const place = hand.findIndex((held) => isSame(held, tile));
  if (place < 0) return INVALID_MOVE;
  if (G.line.length === 0) {
    if (!isSame(openingTile(G.hands), tile)) return INVALID_MOVE;
    G.ends = { left: tile.high, right: tile.low };
  } else {
    const value = G.ends[side];
    if (!shows(tile, value)) return INVALID_MOVE;
    G.ends[side] = tile.high === value ? tile.low : tile.high;
  }
  hand.splice(place, 1);
  if (side === 'left') G.line.unshift(tile);
  else G.line.push(tile);
  return undefined;
};

const pass: Move<Table> = ({ G, playerID }) =>
  G.line.length === 0 || canLay(G.hands[Number(playerID)], G.ends) ? INVALID_MOVE : undefined;

function endIf({ G: { hands, line, ends } }: FnContext<Table>): { winners: number[] } | undefined {
  if (line.length === 0) return undefined;
  const out = hands.findIndex((hand) => hand.length === 0);
  if (out >= 0) return { winners: [out] };
  if (hands.some((hand) => canLay(hand, ends))) return undefined;
  const counts = hands.map(pips);
  return { winners: [0, 1].filter((seat) => counts[seat] === Math.min(...counts)) };
}

const config: Game<Table> = {
  name: 'block',
  setup: ({ random }) => {
    const tiles = random.Shuffle(set);
    return { hands: [tiles.slice(0, 7), tiles.slice(7, 14)], line: [], ends: { left: 0, right: 0 } };
  },
  moves: { lay, pass },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.hands.findIndex((hand) => hand.some((tile) => isSame(tile, openingTile(G.hands)))),
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  endIf,
};
const game = ProcessGameConfig(config);
const reducer = CreateGameReducer({ game });

function legalMoves({ hands, line, ends }: Table, seat: number): Action[] {
  if (line.length === 0) return [{ type: 'lay', args: [openingTile(hands), 'left'] }];
  const sides: Side[] = line.length === 1 && ends.left === ends.right ? ['left'] : ['left', 'right'];
  const legal = hands[seat].flatMap((tile) =>
    sides
      .filter((side) => shows(tile, ends[side]))
      .map((side): Action => ({ type: 'lay', args: [tile, side] })),
  );
  return legal.length > 0 ? legal : [{ type: 'pass', args: [] }];
}

/** Plays whole games with random legal moves through the reducer. */
export function playGames(games: number, random: () => number): Played {
  let moves = 0;
  for (let played = 0; played < games; played++) {
    const seed = `${random()}`;
    let state: State<Table> = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const legal = legalMoves(state.G, Number(playerID));
      const move = legal[Math.floor(random() * legal.length)];
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { ...move, playerID } });
      // A refused move would be cheap and end nothing: it must not be counted.
      if (next.transients) throw new Error(`boardgame.io refused ${JSON.stringify(move)}.`);
      state = next;
      moves++;
    }
  }
  return { moves, games };
}
