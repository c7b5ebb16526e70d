import type { JsonObject } from '@tischrunde/engine';

interface TakenBack {
  readonly transcript: JsonObject;
  /** The move that was taken back, without its seat; null where none was made. */
  readonly move: JsonObject | null;
}

/** A match as it was before its last move. */
export function withoutLast(transcript: JsonObject): TakenBack {
  const moves = Array.isArray(transcript.moves) ? transcript.moves : [];
  const last = moves.at(-1);
  if (typeof last !== 'object' || last === null) return { transcript, move: null };
  const { seat: _seat, ...move } = last as JsonObject;
  return { transcript: { ...transcript, moves: moves.slice(0, -1) }, move };
}
