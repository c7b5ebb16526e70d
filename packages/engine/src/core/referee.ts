import type { BaseEvent } from './event.ts';
import type { AnyGame, BaseView } from './game.ts';
import { BadInput, type JsonObject } from './json.ts';
import { type Match, openMatch } from './match.ts';
import type { Refusal } from './refusal.ts';
import { readTranscript } from './transcript.ts';

/** A transcript that is not one, with the place and the reason. */
export interface Refused {
  readonly refused: string;
}

/** Plays a transcript and answers with how every move was judged and how the match stands after the last one. */
export function judgeTranscript<V extends BaseView, E extends BaseEvent>(
  transcript: unknown,
  findGame: (id: string) => AnyGame<V, E> | undefined,
): JsonObject | Refused {
  try {
    const { match, moves } = replayTranscript(transcript, findGame);
    return { moves, ...match.position() };
  } catch (error) {
    if (error instanceof BadInput) return { refused: error.message };
    throw error;
  }
}

/** Opens the match of a transcript and makes its moves. Throws `BadInput` where it is not a transcript. */
export function replayTranscript<V extends BaseView, E extends BaseEvent>(
  transcript: unknown,
  findGame: (id: string) => AnyGame<V, E> | undefined,
): { match: Match<V, E>; moves: JsonObject[] } {
  const read = readTranscript(transcript, findGame);
  const match = openMatch(read);
  const moves = read.moves.map(({ seat, move }) => answerTo(match.attempt(seat, move)));
  return { match, moves };
}

/** How a move was judged, as the contract of the referee says it. */
const answerTo = (refusal: Refusal | null): JsonObject =>
  refusal === null ? { ok: true } : { ok: false, rule: refusal.rule, error: refusal.error };
