import type { JsonObject, View } from '@tischrunde/engine';
import { listOf, objectsOf } from '../io/json-access.ts';

/** A move that was made, and what the player saw before and after it. */
export interface Deed {
  readonly seat: number;
  readonly move: JsonObject;
  readonly before: View;
  readonly after: View;
}

/** The pieces of a hand that may be seen. */
export const handOf = (view: View, seat: number | null): readonly string[] => {
  const hand = view.hands[seat ?? 0];
  return typeof hand === 'number' ? [] : hand;
};

/** The pieces that came into the player's hand. Cards exist twice: the new one may equal the one just laid. */
export function newPieces({ seat, move, before, after }: Deed): string[] {
  const held = [...handOf(before, before.seat)];
  const wasHeld = (piece: string): boolean => {
    const at = held.indexOf(piece);
    if (at >= 0) held.splice(at, 1);
    return at >= 0;
  };
  if (seat === after.seat) wasHeld(String(move.card));
  return handOf(after, after.seat).filter((piece) => !wasHeld(piece));
}

/** What everybody saw between two views of a round. */
export const eventsBetween = (before: View, after: View): readonly JsonObject[] =>
  objectsOf(after.log).slice(listOf(before.log).length);
