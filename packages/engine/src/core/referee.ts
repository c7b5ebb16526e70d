import type { BaseEvent } from './event.ts';
import type { AnyGame, BaseView } from './game.ts';
import { BadInput, type JsonObject } from './json.ts';
import { type Match, openMatch } from './match.ts';
import type { Refusal } from './refusal.ts';
import { readTranscript } from './transcript.ts';

/** An invalid transcript, with the place and the reason. */
export interface Refused {
  readonly refused: string;
}

/** Plays a transcript and returns the verdict on every move and the position after the last one. */
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

/** Opens the match of a transcript and makes its moves. Throws `BadInput` if the transcript is invalid. */
export function replayTranscript<V extends BaseView, E extends BaseEvent>(
  transcript: unknown,
  findGame: (id: string) => AnyGame<V, E> | undefined,
): { match: Match<V, E>; moves: JsonObject[] } {
  const read = readTranscript(transcript, findGame);
  const match = openMatch(read);
  const moves = read.moves.map(({ seat, move }) => answerTo(match.attempt(seat, move)));
  return { match, moves };
}

/** The verdict on a move, in the form of the referee's contract. */
const answerTo = (refusal: Refusal | null): JsonObject =>
  refusal === null ? { ok: true } : { ok: false, rule: refusal.rule, error: refusal.error };
