import type { RoundEvent } from '../core/event.ts';

/** The events of Concentration. Everybody sees every tile that is turned up, so none of them is private. */
export type ConcentrationEvent =
  | RoundEvent
  /** A tile was turned up. If it is the first of a turn, two tiles left face up by the previous turn go face down again. */
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
