import { expect } from 'vitest';
import {
  type Chance,
  findGame,
  type JsonObject,
  type Match,
  type MoveText,
  openMatch,
  seatAt,
} from '../../src/index.ts';
import { high, low, type Tile } from '../../src/pieces/dominoes.ts';

export const seat = seatAt(0);
export const set = (count: number): Tile[] => [...Array(count).keys()];

export function shuffled<T extends number>(chance: Chance, tiles: readonly T[]): number[] {
  const mixed: number[] = [...tiles];
  chance.shuffle(mixed);
  return mixed;
}

/** The values of the ends after each way to lay a tile; null is an empty line. */
export function waysToLay(tile: Tile, ends: readonly number[] | null): number[][] {
  const [one, other] = [high[tile], low[tile]];
  if (ends === null) return [[one, other]];
  const [left, right] = ends;
  return [
    ...(one === left ? [[other, right]] : []),
    ...(other === left ? [[one, right]] : []),
    ...(one === right ? [[left, other]] : []),
    ...(other === right ? [[left, one]] : []),
  ];
}

/** A random line of at most this many different tiles of set 6; shorter if it gets stuck. */
export function randomLine(chance: Chance, length: number): Tile[] {
  const line = [chance.below(28)];
  let end = high[line[0]];
  while (line.length < length) {
    const fitting = set(28).filter(
      (tile) => !line.includes(tile) && (high[tile] === end || low[tile] === end),
    );
    if (fitting.length === 0) break;
    const tile = fitting[chance.below(fitting.length)];
    end = high[tile] + low[tile] - end;
    line.push(tile);
  }
  return line;
}

export function open(game: string, deal: JsonObject, options: JsonObject = {}): Match {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no ${game}`);
  return openMatch({ game: found, players: 1, options: { set: 6, ...options }, seed: '', deals: [deal] });
}

export function playAll(match: Match, moves: readonly MoveText[]): Match {
  for (const move of moves) expect(match.attempt(seat, move)).toBeNull();
  return match;
}
