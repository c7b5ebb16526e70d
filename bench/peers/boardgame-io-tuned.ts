import { createRequire } from 'node:module';
import type { FnContext, Game, Move, State } from 'boardgame.io';
import type { Played } from '../played.ts';

// boardgame.io and its Immer choose their production build while they are loaded, so it is too late to ask later.
if (process.env.NODE_ENV !== 'production') {
  throw new Error('The boardgame.io peer is only comparable with NODE_ENV=production.');
}

// By require, because Node's import refuses 'boardgame.io/internal' (a folder, and no exports map); and Immer by require
// too, because import would load a second copy of it, on which the settings below have no effect.
const require = createRequire(import.meta.url);
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
type Immer = typeof import('immer', { with: { 'resolution-mode': 'require' }});
const { INVALID_MOVE }: Core = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame, ProcessGameConfig }: Internal = require('boardgame.io/internal');
const { original, setAutoFreeze }: Immer = require('immer');

// The same game as boardgame-io.ts, written for speed. What was chosen so that boardgame.io runs as fast as its public settings allow. Left alone, because there is no
// setting for it: the Immer, random, log, events and serializable plugins, and the log entry of each move.
// - Moves read the plain table instead of Immer's draft of it, and return a new one: draft proxies cost most.
// - Immer's freezing of results is off: it guards against mistakes and changes no result.
setAutoFreeze(false);
// - `disableUndo`: no undo history.
// - `maxMoves: 1` ends the turn; calling `events.endTurn()` in the moves costs a third of the speed.
// - Tiles are numbers and only the open ends of the line are kept: less to copy.
// - The config is processed once, not for every game.

type Seat = number;
type Tile = number;
type End = number;
interface Table {
  readonly hands: readonly (readonly Tile[])[];
  /** The values that the open ends of the line show: none before the opening, one while only a double lies there. */
  readonly ends: readonly number[];
}
interface Result {
  readonly reason: 'out' | 'blocked';
  readonly winners: readonly Seat[];
}
type Action =
  | { readonly type: 'lay'; readonly args: readonly [Tile, End] }
  | { readonly type: 'pass'; readonly args: readonly [] };
const PASS: Action = { type: 'pass', args: [] };

const SEATS = 2;
const HAND_SIZE = 7;

// A tile is its place in this list, which is sorted by the claim to open: the highest number in the hands opens.
const claim = ([high, low]: readonly [number, number]) =>
  high === low ? 1000 + high : 10 * (high + low) + high;
const SET = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((high) => Array.from({ length: high + 1 }, (_, low) => [high, low] as const))
  .sort((a, b) => claim(a) - claim(b));
const TILES: readonly Tile[] = SET.map((_, tile) => tile);
const HIGH = SET.map(([high]) => high);
const LOW = SET.map(([, low]) => low);

const shows = (tile: Tile, value: number | undefined) => HIGH[tile] === value || LOW[tile] === value;
const openingTile = ({ hands }: Table): Tile => Math.max(...hands.flat());
const pips = (hand: readonly Tile[]) =>
  hand.reduce((sum, tile) => sum + (HIGH[tile] ?? 0) + (LOW[tile] ?? 0), 0);
const canLay = (hand: readonly Tile[], ends: readonly number[]) =>
  hand.some((tile) => shows(tile, ends[0]) || shows(tile, ends[1]));

function endsAfter(ends: readonly number[], tile: Tile, end: End): readonly number[] {
  const high = HIGH[tile] ?? 0;
  const low = LOW[tile] ?? 0;
  const value = ends[end];
  if (value === undefined) return high === low ? [high] : [high, low];
  const shown = high === value ? low : high;
  const kept = ends[1 - end] ?? value;
  return end === 0 ? [shown, kept] : [kept, shown];
}

function mayLay(table: Table, seat: Seat, tile: Tile, end: End): boolean {
  if (!table.hands[seat]?.includes(tile)) return false;
  if (table.ends.length === 0) return end === 0 && tile === openingTile(table);
  return end < table.ends.length && shows(tile, table.ends[end]);
}

const plain = (draft: Table): Table => original(draft) ?? draft;

const lay: Move<Table> = ({ G, playerID }, tile: Tile, end: End) => {
  const table = plain(G);
  const seat = Number(playerID);
  if (!mayLay(table, seat, tile, end)) return INVALID_MOVE;
  return {
    hands: table.hands.map((hand, s) => (s === seat ? hand.filter((held) => held !== tile) : hand)),
    ends: endsAfter(table.ends, tile, end),
  };
};

const pass: Move<Table> = ({ G, playerID }) => {
  const { hands, ends } = plain(G);
  const hand = hands[Number(playerID)] ?? [];
  return ends.length === 0 || canLay(hand, ends) ? INVALID_MOVE : undefined;
};

function endIf({ G: { hands, ends } }: FnContext<Table>): Result | undefined {
  if (ends.length === 0) return undefined;
  const out = hands.findIndex((hand) => hand.length === 0);
  if (out >= 0) return { reason: 'out', winners: [out] };
  if (hands.some((hand) => canLay(hand, ends))) return undefined;
  const counts = hands.map(pips);
  const fewest = Math.min(...counts);
  return { reason: 'blocked', winners: counts.flatMap((count, seat) => (count === fewest ? [seat] : [])) };
}

const config: Game<Table> = {
  name: 'block',
  disableUndo: true,
  setup: ({ random }) => {
    const shuffled = random.Shuffle([...TILES]);
    return { hands: [shuffled.slice(0, HAND_SIZE), shuffled.slice(HAND_SIZE, SEATS * HAND_SIZE)], ends: [] };
  },
  moves: { lay, pass },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.hands.findIndex((hand) => hand.includes(openingTile(G))),
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  endIf,
};
const game = ProcessGameConfig(config);
const reducer = CreateGameReducer({ game });

function legalMoves(table: Table, seat: Seat): Action[] {
  if (table.ends.length === 0) return [{ type: 'lay', args: [openingTile(table), 0] }];
  const legal: Action[] = [];
  for (const tile of table.hands[seat] ?? []) {
    for (let end = 0; end < table.ends.length; end++) {
      if (shows(tile, table.ends[end])) legal.push({ type: 'lay', args: [tile, end] });
    }
  }
  return legal.length > 0 ? legal : [PASS];
}

/** Plays whole games of Block with random legal moves through boardgame.io's reducer. */
export function playGames(games: number, random: () => number): Played {
  let moves = 0;
  for (let played = 0; played < games; played++) {
    const seed = `${random()}`;
    let state: State<Table> = InitializeGame({ game: { ...game, seed }, numPlayers: SEATS });
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const legal = legalMoves(state.G, Number(playerID));
      const move = legal[Math.floor(random() * legal.length)] ?? PASS;
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { ...move, playerID } });
      // A refused move would be cheap and end nothing: it must not be counted.
      if (next.transients) throw new Error(`boardgame.io refused ${JSON.stringify(move)}.`);
      state = next;
      moves++;
    }
  }
  return { moves, games };
}
