import type { JsonObject, View } from '@tischrunde/engine';
import { logOf } from '../../session/events.ts';

/** A hand that one player passes to another. */
export interface PassedHand {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The same key for both ways to write a piece: `3-6` and `6-3` are the same tile. */
export function pieceKey(piece: string): string {
  const between = piece.includes('|') ? '|' : '-';
  return piece.split(between).toSorted().join(between);
}

/** The keys of the pieces that a move lays. */
export function laidPieceKeys({ tile, card, tiles }: JsonObject): string[] {
  const chain = Array.isArray(tiles) ? tiles.map((link) => (isLink(link) ? link.tile : link)) : [];
  return [tile, card, ...chain].filter((piece) => typeof piece === 'string').map(pieceKey);
}

const isLink = (link: unknown): link is { readonly tile: string } =>
  typeof link === 'object' && link !== null && 'tile' in link;

/** The hands that were swapped or passed on between two views (solo.swap, solo.rotate). */
export function passedHands(before: View | null, now: View): PassedHand[] {
  if (before === null || before.round !== now.round) return [];
  const log = logOf(now).slice(logOf(before).length);
  const seats = now.hands.map((_, seat) => seat);
  const bundle = (from: number, to: number): PassedHand => ({ from, to, count: sizeAt(now, to) });
  return log.flatMap(({ type, seat, partner, direction }) => {
    if (type === 'swap')
      return [bundle(Number(seat), Number(partner)), bundle(Number(partner), Number(seat))];
    if (type !== 'rotate') return [];
    return seats.map((from) => bundle(from, (from + Number(direction) + seats.length) % seats.length));
  });
}

function sizeAt({ hands }: View, seat: number): number {
  const hand = hands[seat];
  return typeof hand === 'number' ? hand : hand.length;
}
