import { isObject, type JsonObject } from '@tischrunde/engine';

interface TakenBack {
  readonly transcript: JsonObject;
  /** The move taken back, without its seat; null if there was none. */
  readonly move: JsonObject | null;
}

/** A match without its last move. */
export function withoutLast(transcript: JsonObject): TakenBack {
  const moves = Array.isArray(transcript.moves) ? transcript.moves : [];
  return { transcript: { ...transcript, moves: moves.slice(0, -1) }, move: moveAt(transcript, -1) };
}

/** A move of a transcript without its seat; null if there is none. */
export function moveAt({ moves }: JsonObject, index: number): JsonObject | null {
  const found = Array.isArray(moves) ? moves.at(index) : undefined;
  if (!isObject(found)) return null;
  const { seat: _seat, ...move } = found;
  return move;
}
