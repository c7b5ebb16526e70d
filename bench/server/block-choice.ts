// What a player of Block does who always makes the first move that the rules allow. With our server the load is shown its legal moves; at the
// peers it works them out itself, so that they have less to send.

export interface Choice {
  readonly tile: string;
  /** The index of the open end; -1 for the opening tile. */
  readonly end: number;
}

/** The tile to lay, from a hand (`6-3`, the higher half first) and what the open ends show; null where nothing fits. */
export function choiceFrom(hand: readonly string[], ends: readonly number[]): Choice | null {
  if (ends.length === 0) return { tile: openingTile(hand), end: -1 };
  for (const tile of hand) {
    const end = ends.findIndex((value) => high(tile) === value || low(tile) === value);
    if (end >= 0) return { tile, end };
  }
  return null;
}

export const high = (tile: string): number => tile.charCodeAt(0) - zero;
export const low = (tile: string): number => tile.charCodeAt(2) - zero;
const zero = '0'.charCodeAt(0);

/** domino.open: the highest double, or else the most pips; of equal ones the one with the higher half. */
export const openingTile = (hand: readonly string[]): string =>
  hand.reduce((best, tile) => (rank(tile) > rank(best) ? tile : best));

const rank = (tile: string): number =>
  high(tile) === low(tile) ? 1000 + high(tile) : (high(tile) + low(tile)) * 10 + high(tile);
