// Which moves of Block the rules allow, for a peer that has no engine of its own.

/** A tile to lay. */
export interface Lay {
  readonly tile: string;
  /** The index of the open end; -1 for the opening tile. */
  readonly end: number;
}

/** All tiles that can be laid, from a hand (`6-3`, the higher half first) and what the open ends show; of the opener's hand one tile. */
export function laysFrom(hand: readonly string[], ends: readonly number[]): Lay[] {
  if (ends.length === 0) return [{ tile: openingTile(hand), end: -1 }];
  const lays: Lay[] = [];
  for (const tile of hand)
    for (const [end, value] of ends.entries())
      if (high(tile) === value || low(tile) === value) lays.push({ tile, end });
  return lays;
}

export const canLay = (hand: readonly string[], ends: readonly number[]): boolean =>
  ends.length === 0 || hand.some((tile) => ends.includes(high(tile)) || ends.includes(low(tile)));

export const high = (tile: string): number => tile.charCodeAt(0) - zero;
export const low = (tile: string): number => tile.charCodeAt(2) - zero;
const zero = '0'.charCodeAt(0);

/** domino.open: the highest double, or else the most pips; of equal ones the one with the higher half. */
export const openingTile = (hand: readonly string[]): string =>
  hand.reduce((best, tile) => (rank(tile) > rank(best) ? tile : best));

const rank = (tile: string): number =>
  high(tile) === low(tile) ? 1000 + high(tile) : (high(tile) + low(tile)) * 10 + high(tile);
