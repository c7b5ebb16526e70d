import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { BurgEvent } from '../src/burg/event.ts';
import { burg } from '../src/burg/game.ts';
import type { BurgMove } from '../src/burg/move.ts';
import type { BurgState } from '../src/burg/state.ts';
import { chanceOf, findGame, type Seat, seatAt, seedOf } from '../src/index.ts';
import { tileName } from '../src/pieces/dominoes.ts';
import { burgProbe, chain, on, place, setUpBurg, staircase, stairs } from './support/burg.ts';
import { allMoves, type Tower } from './support/burg-by-hand.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { short, type Table } from './support/table.ts';
import { usualWays } from './support/tables.ts';

const game = findGame('burg');
const ways = game === undefined ? [] : usualWays(game);

describe.for(ways)('$name', (way) => {
  test.prop([fc.string()], { numRuns: 2 })('keeps what must always hold', (seed) => {
    checkRandomMatch(burg, way, burgProbe, seed, 3);
    assertReplays(way, seed);
  });
});

/** Plays to grow castles: draws when possible, and prefers long chains. */
function buildOn(state: BurgState, moves: readonly BurgMove[], choose: (limit: number) => number): void {
  const chains = moves.filter((move) => typeof move !== 'number');
  const longest = Math.max(0, ...chains.map((move) => move.length));
  const best = choose(2) === 0 ? chains.filter((move) => move.length === longest) : chains;
  const liked = choose(3) > 0 ? moves.slice(0, 1) : best.length > 0 ? best : moves;
  burg.play(state, state.turn, liked[choose(liked.length)]);
}

function legalOf(state: BurgState): BurgMove[] {
  const moves: BurgMove[] = [];
  return moves.slice(0, burg.legal(state, state.turn, moves));
}

const towersOf = (state: BurgState): Tower[] => JSON.parse(JSON.stringify(burg.show(state).board));

test.prop([fc.string(), fc.integer({ min: 2, max: 4 })], { numRuns: 6 })(
  'legal moves match an exhaustive search on a small board',
  (seed, players) => {
    const chance = chanceOf(seedOf(seed), 0);
    const options = { set: 6, starter: 0 };
    const state = burg.begin({ players, options, seed: seedOf(seed), deals: [] });
    while (state.phase === 'play' && state.castle.laid.length < 12) {
      const moves = legalOf(state);
      const hand = state.hands[state.turn].slice(0, 4).map(tileName);
      if (state.hands[state.turn].length === hand.length && chance.below(3) === 0) {
        const found = allMoves(towersOf(state), hand, state.stock.length > state.drawn);
        const listed = moves.map((move) => short(burg.write(state, move)));
        expect(listed.toSorted()).toEqual(found.map(short).toSorted());
      }
      buildOn(state, moves, (limit) => chance.below(limit));
    }
  },
);

test('legal moves match an exhaustive search, even with chains of six', () => {
  const { match, now } = stairs.slice(0, -1).reduce((table, move) => table.move(move), staircase());
  const board: Tower[] = JSON.parse(JSON.stringify(match.position().board));
  const found = allMoves(board, now.hands[0], false);
  expect(found.filter(({ tiles }) => Array.isArray(tiles) && tiles.length === 6).length).toBeGreaterThan(0);
  expect(match.legal(seatAt(0)).map(short).sort()).toEqual(found.map(short).sort());
});

describe('events', () => {
  const hears = (table: Table, seat: number | null) =>
    table.match.latest(seat === null ? null : seatAt(seat));
  const table = () =>
    setUpBurg({
      hands: ['6-1 5-4 2-0 1-1', '3-1', '4-4'],
      start: '6-3',
      stock: '5-5 5-2',
      chance: '2-0 1-1',
    });

  test('the deal: who begins', () => {
    for (const seat of [null, 0, 1]) {
      expect(hears(table(), seat)).toEqual([{ type: 'dealt', round: 1, turn: 0 }]);
    }
  });

  test('a draw: everybody hears of it, but only its holder hears which tile', () => {
    const after = table().draw();
    expect(hears(after, 0)).toEqual([{ type: 'drew', seat: 0, tile: '5-5' }]);
    expect(hears(after, 1)).toEqual([{ type: 'drew', seat: 0, tile: null }]);
    expect(hears(after, null)).toEqual([{ type: 'drew', seat: 0, tile: null }]);
  });

  test('a tile on the table: where it lies', () => {
    const after = table().move(place('6-1', [0, 1], [0, 2]));
    const placed = {
      type: 'placed',
      seat: 0,
      tile: '6-1',
      cells: [
        [0, 1],
        [0, 2],
      ],
    };
    for (const seat of [null, 0, 1]) expect(hears(after, seat)).toEqual([placed]);
  });

  test('a chain: its tiles and points; only giver and takers hear about the rest', () => {
    const tiles = [on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])];
    const after = table().move(chain(...tiles));
    const heard = (given: string[] | null, one: string | null, two: string | null) => [
      { type: 'chained', seat: 0, tiles },
      {
        type: 'scored',
        seat: 0,
        points: 4,
        rule: 'burg.score',
        counted: [
          { piece: '6-1', value: 1 },
          { piece: '5-4', value: 3 },
        ],
      },
      { type: 'gaveAway', seat: 0, count: 2, tiles: given },
      { type: 'tookBlindly', seat: 1, from: 0, tile: one },
      { type: 'tookBlindly', seat: 2, from: 0, tile: two },
    ];
    expect(hears(after, 0)).toEqual(heard(['2-0', '1-1'], null, null));
    expect(hears(after, 1)).toEqual(heard(null, '2-0', null));
    expect(hears(after, 2)).toEqual(heard(null, null, '1-1'));
    expect(hears(after, null)).toEqual(heard(null, null, null));
  });

  test('the end: the points of the match', () => {
    const after = setUpBurg({ hands: ['6-1 5-4', ''], start: '6-3' }).move(
      chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])),
    );
    const over = { type: 'roundOver', round: 1, reason: 'exhausted', winners: [0], points: [4, 0] };
    for (const seat of [null, 0, 1]) expect(hears(after, seat).at(-1)).toEqual(over);
    expect(hears(setUpBurg({ hands: ['', '6-1'], start: '6-3' }), 1)).toEqual([
      { type: 'dealt', round: 1, turn: 0 },
      { ...over, winners: [0, 1], points: [0, 0] },
    ]);
  });
});

test.each([2, 3])('a guess for %i puts tiles that were given away into other hands', (players) => {
  const seat = seatAt(0);
  const seed = seedOf('given away');
  const hands = [['6-1', '5-4', '2-0', '1-1', '4-3'], ['5-0'], ['4-1']].slice(0, players);
  const deals = [{ hands, start: '6-3', stock: ['5-5', '5-2', '6-6', '6-5', '6-4', '4-4'] }];
  const events: BurgEvent[] = [];
  const report = (event: BurgEvent): void => {
    events.push(event);
  };
  const state = burg.begin({ players, options: { set: 6, starter: 0 }, seed, deals }, report);
  const judged = burg.judge(state, seat, chain(on('6-1', [0, 1], [0, 2]), on('5-4', [0, 0], [0, 1])));
  if (!judged.ok) throw new Error(judged.error);
  burg.play(state, seat, judged.move, report);

  const heard = (by: Seat | null) => events.map((event) => burg.hear(state, event, by));
  const guesses = (by: Seat | null) => {
    const chance = chanceOf(seed, 0);
    const known = { view: burg.view(state, by), events: heard(by) };
    return Array.from({ length: 20 }, () => burg.guess(known, chance).hands.flat().map(tileName));
  };
  for (const held of guesses(seat)) expect(held).toEqual(expect.arrayContaining(['1-1', '2-0', '4-3']));
  const spectator = guesses(null).filter((held) =>
    ['1-1', '2-0', '4-3'].every((tile) => held.includes(tile)),
  );
  expect(spectator.length).toBeLessThan(20);
});
