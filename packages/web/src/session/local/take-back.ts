import type { JsonObject } from '@tischrunde/engine';

interface TakenBack {
  readonly transcript: JsonObject;
  /** The move taken back, without its seat; null if there was none. */
  readonly move: JsonObject | null;
}

/** A match without its last move. */
export function withoutLast(transcript: JsonObject): TakenBack {
  const moves = Array.isArray(transcript.moves) ? transcript.moves : [];
  const last = moves.at(-1);
  if (typeof last !== 'object' || last === null) return { transcript, move: null };
  const { seat: _seat, ...move } = last as JsonObject;
  return { transcript: { ...transcript, moves: moves.slice(0, -1) }, move };
}
