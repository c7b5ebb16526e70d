import { createRequire } from 'node:module';
import type { Game, Move } from 'boardgame.io';
import { canLay, high, type Lay, laysFrom, low, openingTile } from './block-choice.ts';

// By require, because Node's import refuses 'boardgame.io/core' (a folder without an exports map).
const require = createRequire(import.meta.url);
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
const { INVALID_MOVE }: Core = require('boardgame.io/core');

/** Block for two with the double-six set, as boardgame.io's documentation teaches to write a game. */
export interface Table {
  hands: string[][];
  /** Face down; the first one is drawn first. */
  stock: string[];
  line: string[];
  ends: number[];
  scores: number[];
  round: number;
  isRoundOver: boolean;
}

/** What a player is sent: of the other hand and of the stock only how many tiles there are. */
export interface SeenTable extends Omit<Table, 'hands' | 'stock'> {
  readonly hands: readonly (readonly string[] | number)[];
  readonly stock: number;
  /** What the player may do now; nothing for one who is not on turn. */
  readonly legal: readonly (Lay | 'pass' | 'next')[];
}

const set: string[] = [];
for (let larger = 0; larger <= 6; larger++)
  for (let smaller = 0; smaller <= larger; smaller++) set.push(`${larger}-${smaller}`);

/** block.deal */
const dealt = (
  tiles: readonly string[],
): Pick<Table, 'hands' | 'stock' | 'line' | 'ends' | 'isRoundOver'> => ({
  hands: [tiles.slice(0, 7), tiles.slice(7, 14)],
  stock: tiles.slice(14),
  line: [],
  ends: [],
  isRoundOver: false,
});

const opener = ({ hands }: Table): number =>
  hands.findIndex((hand) => hand.includes(openingTile(hands.flat())));
const pips = (hand: readonly string[]): number => hand.reduce((sum, tile) => sum + high(tile) + low(tile), 0);

const lay: Move<Table> = ({ G, playerID }, tile: string, end: number) => {
  const hand = G.hands[Number(playerID)];
  const place = hand.indexOf(tile);
  if (place < 0 || G.isRoundOver) return INVALID_MOVE;
  if (G.line.length === 0) {
    if (tile !== openingTile(G.hands.flat())) return INVALID_MOVE;
    G.ends = [high(tile), low(tile)];
  } else {
    const value = G.ends[end];
    if (value === undefined || (high(tile) !== value && low(tile) !== value)) return INVALID_MOVE;
    G.ends[end] = high(tile) === value ? low(tile) : high(tile);
  }
  hand.splice(place, 1);
  G.line.push(`${tile} ${end}`);
  if (hand.length === 0) settle(G, Number(playerID));
  else endTurn(G, hand);
  return undefined;
};

const pass: Move<Table> = ({ G, playerID }) => {
  const hand = G.hands[Number(playerID)];
  if (G.isRoundOver || canLay(hand, G.ends)) return INVALID_MOVE;
  endTurn(G, hand);
  return undefined;
};

const next: Move<Table> = ({ G, random }) => {
  if (!G.isRoundOver) return INVALID_MOVE;
  Object.assign(G, dealt(random.Shuffle(set)));
  G.round++;
  return undefined;
};

/** block.draw, domino.reserve, domino.blocked */
function endTurn(G: Table, hand: string[]): void {
  if (G.stock.length > 2) hand.push(...G.stock.splice(0, 1));
  if (G.stock.length > 2 || G.hands.some((held) => canLay(held, G.ends))) return;
  const [first, second] = G.hands.map(pips);
  settle(G, first === second ? null : first < second ? 0 : 1);
}

/** domino.score */
function settle(G: Table, winner: number | null): void {
  G.isRoundOver = true;
  if (winner !== null) G.scores[winner] += pips(G.hands[1 - winner]);
}

function legalFor({ hands, ends, isRoundOver }: Table, seat: number): SeenTable['legal'] {
  if (isRoundOver) return ['next'];
  const lays = laysFrom(hands[seat], ends);
  return lays.length === 0 ? ['pass'] : lays;
}

export const block: Game<Table> = {
  name: 'block',
  setup: ({ random }) => ({ ...dealt(random.Shuffle(set)), scores: [0, 0], round: 1 }),
  // What a move comes to depends on hidden tiles, so that no client can work it out beforehand.
  moves: {
    lay: { move: lay, client: false },
    pass: { move: pass, client: false },
    next: { move: next, client: false },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => opener(G),
      next: ({ G, ctx }) => (G.line.length === 0 ? opener(G) : (ctx.playOrderPos + 1) % ctx.numPlayers),
    },
  },
  // Nothing that shows hidden tiles can be taken back, and what could be would be stored with every move.
  disableUndo: true,
  playerView: ({ G, ctx, playerID }): SeenTable => ({
    ...G,
    hands: G.hands.map((hand, seat) => (G.isRoundOver || String(seat) === playerID ? hand : hand.length)),
    stock: G.stock.length,
    legal: playerID === ctx.currentPlayer ? legalFor(G, Number(playerID)) : [],
  }),
};
