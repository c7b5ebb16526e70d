import type { MoveText } from '../core/game.ts';

/** Bits 0–1 the kind, bit 2 the side, bits 3–6 and 7–10 the halves as they are written. */
export type HektikMove = number;

export const takes = 0;
const returns = 1;
export const givesUp = 2;

/** A side of a chain. */
export type Side = 0 | 1;
export const left: Side = 0;
export const right: Side = 1;
export const bothSides: readonly Side[] = [left, right];

export type SideName = 'left' | 'right';
export const nameOfSide = (side: Side): SideName => (side === left ? 'left' : 'right');

export const takeMove = (one: number, other: number, side: Side): HektikMove =>
  takes | (side << 2) | (one << 3) | (other << 7);
export const returnMove = (side: Side): HektikMove => returns | (side << 2);

export const kindOf = (move: HektikMove): number => move & 3;
export const sideIn = (move: HektikMove): Side => ((move >> 2) & 1 ? right : left);
/** The half written first, and the other one. */
export const firstIn = (move: HektikMove): number => (move >> 3) & 15;
export const secondIn = (move: HektikMove): number => move >> 7;

/** The tile that is taken, as the move writes it. */
export const tileText = (move: HektikMove): string => `${firstIn(move)}-${secondIn(move)}`;

export function writeMove(move: HektikMove): MoveText {
  const kind = kindOf(move);
  if (kind === givesUp) return { type: 'giveUp' };
  const side = nameOfSide(sideIn(move));
  if (kind === returns) return { type: 'return', side };
  return { type: 'take', tile: tileText(move), side };
}
