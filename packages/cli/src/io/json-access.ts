import { isObject, type Json, type JsonObject, type View } from '@tischrunde/engine';
import type { Deed } from '../play/faces/face.ts';

/** A list in a view; empty where there is none. */
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const textsOf = (value: Json | undefined): readonly string[] => listOf(value).map(String);

export const objectsOf = (value: Json | undefined): readonly JsonObject[] => listOf(value).filter(isObject);

/** The pieces of a hand that may be seen. */
export const handOf = (view: View, seat: number | null): readonly string[] => {
  const hand = view.hands[seat ?? 0];
  return typeof hand === 'number' ? [] : hand;
};

/** What came into the own hand. Cards may be there twice, and one may come in that is equal to the one just laid. */
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
