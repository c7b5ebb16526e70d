import { describe, expect, test } from 'vitest';
import {
  type Chance,
  chanceOf,
  hintSolo2,
  type JsonObject,
  type Match,
  seedOf,
  solveSolo2,
} from '../src/index.ts';
import { high, low, type Tile, tileName } from '../src/pieces/dominoes.ts';
import { type Solo2Event, solo2 } from '../src/solitaire/solo2.ts';
import { chanceOfSolo2 } from '../src/solitaire/solo2-odds.ts';
import { open, playAll, randomLine, seat, set, shuffled, waysToLay } from './support/solitaire-solvers.ts';
import { viewOf } from './support/table.ts';

function lineOfAll(chance: Chance, length: number): Tile[] {
  for (;;) {
    const line = randomLine(chance, length);
    if (line.length === length) return line;
  }
}

/** The chance of winning with best play, by trying every order of every hand. */
function naiveChance(unseen: readonly Tile[], handSize: number, ends: readonly number[]): number {
  if (unseen.length < handSize) return 1;
  const all = handsFrom(unseen, handSize);
  const best = all.map((hand) => {
    const rest = unseen.filter((tile) => !hand.includes(tile));
    return Math.max(0, ...endsAfterHand(hand, ends).map((then) => naiveChance(rest, handSize, then)));
  });
  return best.reduce((sum, chance) => sum + chance, 0) / all.length;
}

const handsFrom = (tiles: readonly Tile[], size: number): Tile[][] =>
  size === 0
    ? [[]]
    : tiles.flatMap((tile, index) =>
        handsFrom(tiles.slice(index + 1), size - 1).map((others) => [tile, ...others]),
      );

/** The ends after all tiles of a hand, each pair once. */
function endsAfterHand(hand: readonly Tile[], ends: readonly number[]): number[][] {
  if (hand.length === 0) return [ends.toSorted()];
  const found = hand.flatMap((tile) =>
    waysToLay(tile, ends).flatMap((then) =>
      endsAfterHand(
        hand.filter((other) => other !== tile),
        then,
      ),
    ),
  );
  return [...new Map(found.map((pair) => [pair.join(), pair])).values()];
}

function naiveSolo2(hands: readonly (readonly Tile[])[], ends: readonly number[]): boolean {
  const [hand, ...others] = hands;
  return hand === undefined || endsAfterHand(hand, ends).some((then) => naiveSolo2(others, then));
}

/** A winnable order of all tiles: the hands follow one line, each shuffled. */
function winnableOrder(chance: Chance): Tile[] {
  const line = lineOfAll(chance, 26);
  const hands = [0, 1, 2, 3, 4].map((hand) => shuffled(chance, line.slice(1 + 5 * hand, 6 + 5 * hand)));
  return [line[0], ...hands.flat(), ...set(28).filter((tile) => !line.includes(tile))];
}

const dealOf = ([start, ...rest]: readonly string[]): JsonObject => ({
  start,
  hands: [rest.slice(0, 5)],
  stock: rest.slice(5),
});

describe('solo2', () => {
  test('the solver agrees with brute force, and the referee confirms its wins', () => {
    const chance = chanceOf(seedOf('orders'), 0);
    const seen = { won: 0, lost: 0 };
    for (let i = 0; i < 150; i++) {
      const tiles = winnableOrder(chance);
      // Some tiles change places, so that about half cannot be won.
      for (let swaps = i % 3; swaps > 0; swaps--) {
        const [one, other] = [1 + chance.below(25), 1 + chance.below(27)];
        [tiles[one], tiles[other]] = [tiles[other], tiles[one]];
      }
      const order = tiles.map(tileName);
      const { winnable, moves } = solveSolo2({ set: 6, hand: 5, order });
      const hands = [0, 1, 2, 3, 4].map((hand) => tiles.slice(1 + 5 * hand, 6 + 5 * hand));
      expect({ order, winnable }).toEqual({
        order,
        winnable: naiveSolo2(hands, [high[tiles[0]], low[tiles[0]]]),
      });
      seen[winnable ? 'won' : 'lost']++;
      expect(moves).toHaveLength(winnable ? 25 : 0);
      if (winnable) expect(playAll(open('solo2', dealOf(order)), moves).position().winners).toEqual([0]);
    }
    expect(seen.won).toBeGreaterThan(50);
    expect(seen.lost).toBeGreaterThan(30);
  });

  test('set 9 with hands of 7, and of 5', () => {
    const order = set(55).map(tileName);
    expect(solveSolo2({ set: 9, order })).toEqual({ winnable: false, moves: [] });
    expect(solveSolo2({ set: 9, hand: 5, order })).toEqual({ winnable: false, moves: [] });
  });

  test('the chance of winning with best play is exact', () => {
    for (const [highest, hand, tiles] of [
      [2, 2, 6],
      [2, 3, 6],
      [3, 3, 10],
      [3, 2, 10],
    ]) {
      const starts = set(tiles).map((start) =>
        naiveChance(
          set(tiles).filter((tile) => tile !== start),
          hand,
          [high[start], low[start]],
        ),
      );
      const mean = starts.reduce((sum, chance) => sum + chance, 0) / starts.length;
      expect(chanceOfSolo2(highest, hand)).toBeCloseTo(mean, 12);
    }
  });

  test('a hint lays the whole hand in the best way', () => {
    const chance = chanceOf(seedOf('hands'), 0);
    let choices = 0;
    for (let i = 0; i < 60; i++) {
      const order = winnableOrder(chance).map(tileName);
      const match = open('solo2', dealOf(order));
      const { moves } = solveSolo2({ order });
      // To the fourth hand, after which one more comes from seven tiles.
      playAll(match, moves.slice(0, 15));
      const view = viewOf(match, 'solo2', seat);
      const hint = hintSolo2(view);
      expect(hint).toEqual(hintSolo2(view));
      const { chance: best, among } = bestByTrying(match);
      if (among > 1) choices++;
      expect(hint.exact).toBe(true);
      expect(hint.chance).toBeCloseTo(best, 12);
      playAll(match, hint.moves);
      expect(match.position().stock).toBeLessThan(7);
    }
    expect(choices).toBeGreaterThan(0);
  });

  test('a hint at the beginning is a reproducible estimate', () => {
    const chance = chanceOf(seedOf('beginnings'), 0);
    for (let i = 0; i < 5; i++) {
      const match = open('solo2', dealOf(winnableOrder(chance).map(tileName)));
      const hint = hintSolo2(viewOf(match, 'solo2', seat));
      expect(hint).toEqual(hintSolo2(viewOf(match, 'solo2', seat)));
      expect(hint).toMatchObject({ exact: false, moves: { length: 5 } });
      expect(hint.chance).toBeLessThan(0.05);
      expect(playAll(match, hint.moves).position().stock).toBe(17);
    }
  });

  test('a hint for a hand that cannot be laid has no moves', () => {
    const match = open('solo2', { start: '6-3', hands: [['6-1', '5-4']], stock: [] });
    expect(hintSolo2(viewOf(match, 'solo2', seat))).toEqual({ chance: 0, exact: true, moves: [] });
    match.attempt(seat, { type: 'lay', tile: '6-1', at: '6-3:6' });
    expect(hintSolo2(viewOf(match, 'solo2', seat))).toEqual({ chance: 0, exact: true, moves: [] });
  });

  test('a hint for a hand of all tiles lays them all', () => {
    const hand = set(27).map(tileName);
    const match = open('solo2', { start: '6-6', hands: [hand], stock: [] });
    const hint = hintSolo2(viewOf(match, 'solo2', seat));
    expect(hint).toMatchObject({ chance: 1, exact: true, moves: { length: 27 } });
    expect(playAll(match, hint.moves).position().winners).toEqual([0]);
  });

  test('views and guesses stay consistent through all hands of a won match', () => {
    const chance = chanceOf(seedOf('guesses'), 0);
    const order = winnableOrder(chance).map(tileName);
    const events: Solo2Event[] = [];
    const report = (event: Solo2Event): void => {
      events.push(event);
    };
    const setting = { players: 1, options: { set: 6 }, seed: seedOf(''), deals: [dealOf(order)] };
    const state = solo2.begin(setting, report);
    for (const text of solveSolo2({ order }).moves) {
      for (const eye of [null, seat]) {
        const view = solo2.view(state, eye);
        const guess = solo2.guess({ view, events }, chance);
        expect(solo2.view(guess, eye)).toEqual(view);
      }
      const judged = solo2.judge(state, seat, text);
      if (!judged.ok) throw new Error(judged.error);
      solo2.play(state, seat, judged.move, report);
    }
    expect(state).toMatchObject({ phase: 'matchOver', reason: 'out' });
    // Four times all five tiles are laid and a new hand is drawn: the line has 6, 11, 16 and 21 tiles then.
    const laidBefore = (at: number): number =>
      events.slice(0, at).filter(({ type }) => type === 'laid').length;
    const draws = events.flatMap(({ type }, at) => (type === 'drew' ? [laidBefore(at)] : []));
    expect(draws).toEqual([6, 11, 16, 21].flatMap((laid) => Array(5).fill(laid)));
  });

  test('refuses an invalid order', () => {
    const order = set(28).map(tileName);
    expect(() => solveSolo2({ order: order.slice(1) })).toThrow('order: expected all 28 tiles, found 27');
    expect(() => solveSolo2({ order: order.with(4, '0-0') })).toThrow('order[4]: 0-0 is there twice');
    expect(() => solveSolo2({ order: order.with(4, '9-0') })).toThrow('order[4]: 9-0 is not in the double-6');
    expect(() => solveSolo2({ set: 9, order })).toThrow('order: expected all 55 tiles, found 28');
    expect(() => solveSolo2({ set: 7, order })).toThrow('set: expected 6 or 9, found 7');
    expect(() => solveSolo2({ hand: 6, order })).toThrow('hand: expected 5 or 7, found 6');
    expect(() => solveSolo2({ order: [] })).toThrow('order: expected all 28 tiles, found 0');
    expect(() => solveSolo2({})).toThrow('order: expected a list, found nothing');
  });
});

/** The best chance over all ways to lay the hand, and how many different ends there are to choose from. */
function bestByTrying(match: Match): { chance: number; among: number } {
  const view = viewOf(match, 'solo2', seat);
  const [hand] = view.hands;
  const held = typeof hand === 'number' ? [] : hand.map(tileNamed);
  const seen = [...held, ...view.line.map(tileNamed)];
  const unseen = set(28).filter((tile) => !seen.includes(tile));
  const shown = view.ends.map((end) => Number(end.split(':')[1]));
  const after = endsAfterHand(held, shown.length === 1 ? [shown[0], shown[0]] : shown);
  return {
    chance: Math.max(0, ...after.map((then) => naiveChance(unseen, 5, then))),
    among: after.length,
  };
}

const tileNamed = (text: unknown): Tile =>
  set(28).find((tile) => [tileName(tile), `${low[tile]}-${high[tile]}`].includes(String(text))) ?? -1;
