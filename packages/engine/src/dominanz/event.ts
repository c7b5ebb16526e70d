import type { RoundEvent } from '../core/event.ts';

/** The events of Dominanz. None of them is private, and points are only counted at the end. */
export type DominanzEvent =
  | RoundEvent
  /** A seat took a tile and wrote its other half (`value`) into its own row. */
  | ({ readonly type: 'wrote'; readonly seat: number } & Entry)
  /** A seat took a tile and wrote its other half into the opponent's row. It takes another tile now. */
  | ({ readonly type: 'prescribed'; readonly seat: number; readonly opponent: number } & Entry)
  /** A seat missed the turn it would have had, because an entry was prescribed to it. */
  | { readonly type: 'skipped'; readonly seat: number };

type Entry = {
  readonly tile: string;
  /** 1–7, a half of the tile. */
  readonly row: number;
  /** The other half. */
  readonly value: number;
};
