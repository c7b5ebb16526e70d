import type { RoundEvent } from '../core/event.ts';

/** What a flip comes to. Everybody sees every tile that is turned up, so nothing in it is private. */
export type ConcentrationEvent =
  | RoundEvent
  /** A tile was turned up. If it is the first of a turn, the two of a turn before that were no pair go face down again. */
  | { readonly type: 'flipped'; readonly seat: number; readonly cell: number; readonly tile: string }
  /** The two tiles add up, and the seat took them. */
  | ({ readonly type: 'paired'; readonly seat: number } & TwoTiles)
  /** The two tiles do not add up. They stay face up until the next flip. */
  | ({ readonly type: 'missed'; readonly seat: number } & TwoTiles);

/** The two tiles of a turn, in the order of their flips. */
export type TwoTiles = {
  readonly cells: readonly [number, number];
  readonly tiles: readonly [string, string];
};
