import type { DominanzView, EventOf, MoveText } from '@tischrunde/engine';

/** A row of both sheets, side by side. */
export interface SheetRow {
  readonly row: number;
  readonly own: Sum;
  readonly other: Sum;
}

/** A row of one sheet. */
export interface Sum {
  readonly sum: number;
  /**
   * What the row would score if the game ended now: the lower sum goes to the higher one, unless that is more than twice as high.
   */
  readonly pays: number;
  /** The sum is more than twice the lower one and scores nothing. */
  readonly tooHigh: boolean;
}

export function sheetIn({ rows }: Pick<DominanzView, 'rows'>, seat: number): SheetRow[] {
  const [own, other] = [rows[seat], rows[1 - seat]];
  return own.map((sum, index) => ({
    row: index + 1,
    own: sumOf(sum, other[index]),
    other: sumOf(other[index], sum),
  }));
}

const sumOf = (sum: number, lower: number): Sum => ({
  sum,
  pays: sum > lower && sum <= 2 * lower ? lower : 0,
  tooHigh: lower > 0 && sum > 2 * lower,
});

/** What a sheet would score if the game ended now. */
export const totalOf = (sums: readonly Sum[]): number => sums.reduce((total, { pays }) => total + pays, 0);

/** The field that was written last. */
export interface NewestEntry {
  readonly row: number;
  readonly isOwn: boolean;
  /** Of the player who wrote it. */
  readonly colour: string;
}

/** Tiles that are taken are gone: instead of the newest tile, the field that it was written in is marked. */
export function newestEntry(
  events: readonly EventOf<'dominanz'>[],
  seat: number,
  colour: string,
): NewestEntry | null {
  const last = events.findLast(({ type }) => type === 'wrote' || type === 'prescribed');
  if (last?.type !== 'wrote' && last?.type !== 'prescribed') return null;
  const sheet = last.type === 'wrote' ? last.seat : last.opponent;
  return { row: last.row, isOwn: sheet === seat, colour };
}

/** The value that a tile adds to a row: its other half. */
export function valueFor(tile: string, row: number): number {
  const [one, other] = tile.split('-').map(Number);
  return one + other - row;
}

/** The moves with a tile, by the row they write to, on the player's own sheet or the opponent's. */
export function entriesOf(
  legal: readonly MoveText[],
  type: 'take' | 'prescribe',
  tile: string | null,
): ReadonlyMap<number, MoveText> {
  const moves = legal.filter((move) => move.type === type && (tile === null || move.tile === tile));
  return new Map(moves.map((move) => [Number(move.row), move]));
}

export interface DominanzAreas {
  /** The width of the sheets if they stand to the right of the tiles. */
  readonly sheetWidth: number;
  readonly lineHeight: number;
  readonly tilesWidth: number;
}

/** A heading, seven rows and the totals. */
const lines = 9;

export function dominanzAreas(width: number, height: number): DominanzAreas {
  const sheetWidth = Math.round(Math.min(Math.max(width * 0.42, 162), 440, width / 2));
  return {
    sheetWidth,
    lineHeight: Math.min(60, Math.floor(height / lines)),
    tilesWidth: Math.min(width - sheetWidth, Math.round(height * 1.9)),
  };
}
