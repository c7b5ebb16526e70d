import { chanceOf } from '../core/chance.ts';
import { type Report, reportDeal } from '../core/event.ts';
import type { DealText } from '../core/game.ts';
import { BadInput, type Json, preview } from '../core/json.ts';
import { nobody, type Seat, seatAt, seatsOf, starterOf } from '../core/seat.ts';
import { beginRound } from '../core/standing.ts';
import { readTile, type Tile, tileName } from '../pieces/dominoes.ts';
import { noFoot } from '../pieces/open-ends.ts';
import type { DominoEvent } from './event.ts';
import { give, handOf, holds } from './hands.ts';
import type { DominoRules } from './rules.ts';
import { anyTile, type Deal, type DominoState } from './state.ts';

/** Deals the next round and finds who opens it. */
export function dealRound(state: DominoState, report?: Report<DominoEvent>): void {
  beginRound(state);
  const fixed = state.deals[state.round - 1] ?? null;
  if (fixed === null) dealByChance(state);
  else dealAsFixed(state, fixed);
  clearTable(state);
  if (state.rules.variant.teams === true) pairUp(state);
  findOpener(state);
  reportDeal(state, report);
}

function clearTable(state: DominoState): void {
  state.ends = [];
  state.foot = noFoot;
  state.laid = 0;
  state.total = 0;
  state.laidThisTurn = 0;
  state.drawnThisTurn = 0;
  state.passes = 0;
  state.lastToLay = nobody;
  state.history = [];
}

function dealByChance(state: DominoState): void {
  const { rules, players } = state;
  const { handSize, variant } = rules;
  const chance = chanceOf(state.seed, state.round);
  const tiles = rules.allTiles.slice();
  const dealt = players * handSize;
  const stocked = variant.rest === 'stock';
  do chance.shuffle(tiles, stocked ? tiles.length : dealt);
  while (variant.opensWith !== undefined && tiles.indexOf(variant.opensWith) >= dealt);
  state.hands = state.rules.emptyHands.slice();
  for (let seat = 0, i = 0; seat < players; seat++) {
    for (const end = i + handSize; i < end; i++) give(state, seatAt(seat), tiles[i]);
  }
  state.deck = tiles;
  state.stockFrom = stocked ? dealt : tiles.length;
}

function dealAsFixed(state: DominoState, deal: Deal): void {
  state.hands = state.rules.emptyHands.slice();
  for (const seat of seatsOf(state.players)) for (const tile of deal.hands[seat]) give(state, seat, tile);
  const dealt = deal.hands.flat();
  state.deck = [...dealt, ...deal.stock];
  state.stockFrom = dealt.length;
}

/** domino.open, bergen.open, french.open */
function findOpener(state: DominoState): void {
  const { rules, players } = state;
  if (rules.variant.opens === 'starter') {
    state.turn = startOf(rules, state.round);
    state.opening = anyTile;
    return;
  }
  for (let place = 0; place < rules.tiles; place++) {
    const tile = rules.ranking[place];
    for (let seat = 0; seat < players; seat++) {
      if (!holds(state, seatAt(seat), tile)) continue;
      state.opening = tile;
      state.turn = seatAt(seat);
      return;
    }
  }
}

/** The seat that opens a round if the players take turns at opening. */
const startOf = ({ starter, players }: DominoRules, round: number): Seat =>
  starterOf(starter, round, players);

/** team.pairing: the two hands that count most against the other two. */
function pairUp(state: DominoState): void {
  const { rules } = state;
  const weigh = (seat: Seat) => {
    let count = 0;
    let best = -1;
    for (const tile of handOf(state, seat)) {
      count += rules.worth[tile];
      best = Math.max(best, rules.rank[tile]);
    }
    return { seat, count, best };
  };
  const byWeight = seatsOf(state.players)
    .map(weigh)
    .sort((a, b) => b.count - a.count || b.best - a.best || a.seat - b.seat);
  state.teams = rules.zeros.slice();
  for (const { seat } of byWeight.slice(state.players / 2)) state.teams[seat] = 1;
}

export function writeDeal(state: DominoState): DealText {
  const hands = seatsOf(state.players).map((seat) => handOf(state, seat).map(tileName));
  return state.rules.variant.rest === 'stock'
    ? { hands, stock: state.deck.slice(state.stockFrom).map(tileName) }
    : { hands };
}

/** Reads the deal of a round from a transcript. Throws `BadInput` if it cannot be played. */
export function readDeal(rules: DominoRules, text: DealText, index: number): Deal {
  const place = `deals[${index}]`;
  const unknown = Object.keys(text).find((field) => !['hands', 'stock', 'chance'].includes(field));
  if (unknown !== undefined)
    throw new BadInput(`${place}.${unknown}`, `a deal of ${rules.id} has no such field`);
  if (!Array.isArray(text.hands) || text.hands.length !== rules.players) {
    throw new BadInput(
      `${place}.hands`,
      `expected a list of ${rules.players} hands, found ${preview(text.hands)}`,
    );
  }
  const seen = new Map<Tile, string>();
  const hands = text.hands.map((hand, seat) => readDealtTiles(rules, hand, `${place}.hands[${seat}]`, seen));
  const stocked = rules.variant.rest === 'stock' && text.stock !== undefined;
  const stock = stocked ? readDealtTiles(rules, text.stock, `${place}.stock`, seen) : [];
  checkOpening(rules, hands, index + 1, place);
  return { hands, stock };
}

function readDealtTiles(rules: DominoRules, tiles: Json, place: string, seen: Map<Tile, string>): Tile[] {
  if (!Array.isArray(tiles)) throw new BadInput(place, `expected a list of tiles, found ${preview(tiles)}`);
  return tiles.map((text, index) => {
    const here = `${place}[${index}]`;
    const tile = readTile(text);
    if (tile === null) throw new BadInput(here, `${preview(text)} is not a domino`);
    if (tile >= rules.tiles) throw new BadInput(here, `${text} is not in the double-${rules.highest} set`);
    const first = seen.get(tile);
    if (first !== undefined) throw new BadInput(here, `${text} is dealt twice, first at ${first}`);
    seen.set(tile, here);
    return tile;
  });
}

function checkOpening(rules: DominoRules, hands: readonly Tile[][], round: number, place: string): void {
  const { opens, opensWith } = rules.variant;
  if (opensWith !== undefined && !hands.some((hand) => hand.includes(opensWith))) {
    throw new BadInput(`${place}.hands`, `nobody holds ${tileName(opensWith)}, which must begin`);
  }
  const starter = startOf(rules, round);
  if (opens === 'starter' ? hands[starter].length === 0 : hands.every((hand) => hand.length === 0)) {
    const who = opens === 'starter' ? `seat ${starter}, who begins,` : 'nobody';
    throw new BadInput(`${place}.hands`, `${who} has ${opens === 'starter' ? 'no' : 'a'} tile to begin with`);
  }
}
