import { chanceOf, type Seed } from '../core/chance.ts';
import { type Report, reportDeal } from '../core/event.ts';
import type { DealText, Setting } from '../core/game.ts';
import { BadInput, type Json, preview } from '../core/json.ts';
import { numberOf, type Options } from '../core/options.ts';
import { seatAt, seatsOf } from '../core/seat.ts';
import { beginRound } from '../core/standing.ts';
import { high, low, readTile, type Tile, tileName } from '../pieces/dominoes.ts';
import { cellAt, higherCell, layOn, placementOn, tileLaid } from './castle.ts';
import type { BurgEvent } from './event.ts';
import { endIfStuck } from './play.ts';
import { type BurgState, newState, setOf, tilesInSet } from './state.ts';

/** burg.deal: the first tile lies in the middle, on these cells; the half written first is on the first cell. */
const middle = [cellAt(0, 0), cellAt(1, 0)] as const;

const handSize = 3;

export function beginMatch(setting: Setting, report?: Report<BurgEvent>): BurgState {
  const { players, options, seed, deals } = setting;
  const fixed = deals[0] ?? null;
  const deal = fixed === null ? dealByChance(players, options, seed) : readDeal(players, options, fixed);
  const state = newState(players, options, seed, deal);
  beginRound(state);
  const { tile, turned } = deal.start;
  layOn(state.castle, placementOn(tile, middle[turned ? 1 : 0], middle[turned ? 0 : 1]));
  state.turn = seatAt(numberOf(options, 'starter') ?? 0);
  reportDeal(state, report);
  endIfStuck(state, report);
  return state;
}

interface Deal {
  readonly hands: Tile[][];
  readonly start: Start;
  readonly stock: readonly Tile[];
  readonly takes: readonly Tile[];
}

/** The tile in the middle; if it is turned, its lower half is on the first cell. */
interface Start {
  readonly tile: Tile;
  readonly turned: boolean;
}

function dealByChance(players: number, options: Options, seed: Seed): Deal {
  const tiles = Array.from({ length: tilesInSet(options) }, (_, tile) => tile);
  chanceOf(seed, 1).shuffle(tiles);
  const dealt = players * handSize;
  return {
    hands: seatsOf(players).map((seat) => tiles.slice(seat * handSize, (seat + 1) * handSize)),
    start: { tile: tiles[dealt], turned: false },
    stock: tiles.slice(dealt + 1),
    takes: [],
  };
}

/** Reads the deal from a transcript. Throws `BadInput` if it cannot be played. */
function readDeal(players: number, options: Options, text: DealText): Deal {
  const place = 'deals[0]';
  const known = ['hands', 'stock', 'start', 'chance'];
  const unknown = Object.keys(text).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new BadInput(`${place}.${unknown}`, 'a deal of burg has no such field');
  const { hands, start, stock = [], chance = [] } = text;
  if (!Array.isArray(hands) || hands.length !== players) {
    throw new BadInput(`${place}.hands`, `expected a list of ${players} hands, found ${preview(hands)}`);
  }
  const dealt = new Map<Tile, string>();
  const deal = (tile: Json | undefined, here: string): Tile => {
    const read = tileOfSet(options, tile, here);
    const first = dealt.get(read);
    if (first !== undefined) throw new BadInput(here, `${tile} is dealt twice, first at ${first}`);
    dealt.set(read, here);
    return read;
  };
  return {
    hands: hands.map((hand, seat) => readList(hand, `${place}.hands[${seat}]`, deal)),
    start: readStart(start, deal(start, `${place}.start`)),
    stock: readList(stock, `${place}.stock`, deal),
    takes: readList(chance, `${place}.chance`, (tile, here) => tileOfSet(options, tile, here)),
  };
}

const readStart = (text: Json | undefined, tile: Tile): Start => ({
  tile,
  turned: text !== tileName(tile),
});

function readList(list: Json, place: string, read: (tile: Json, place: string) => Tile): Tile[] {
  if (!Array.isArray(list)) throw new BadInput(place, `expected a list of tiles, found ${preview(list)}`);
  return list.map((tile, index) => read(tile, `${place}[${index}]`));
}

function tileOfSet(options: Options, text: Json | undefined, place: string): Tile {
  const tile = readTile(text);
  if (tile === null) throw new BadInput(place, `expected a domino such as "6-3", found ${preview(text)}`);
  if (tile >= tilesInSet(options))
    throw new BadInput(place, `${text} is not in the double-${setOf(options)} set`);
  return tile;
}

export function writeDeal({ hands, castle, stock }: BurgState): DealText {
  return {
    hands: hands.map((hand) => hand.map(tileName)),
    start: writeStart(castle.laid[0]),
    stock: stock.map(tileName),
  };
}

function writeStart(laid: number): string {
  const tile = tileLaid(laid);
  return higherCell(laid) === middle[0] ? tileName(tile) : `${low[tile]}-${high[tile]}`;
}
