import type { JsonObject } from './core/json.ts';
import type { Match } from './core/match.ts';
import { judgeTranscript, type Refused, replayTranscript } from './core/referee.ts';
import { readTranscript as readAny, type Transcript } from './core/transcript.ts';
import { findGame } from './games.ts';

/** Plays a transcript (parsed JSON) and answers as the rules say; a transcript that is not one is refused whole. */
export const referee = (transcript: unknown): JsonObject | Refused => judgeTranscript(transcript, findGame);

/** The match of a transcript after its last move, and how each move was judged. Throws `BadInput`. */
export const replay = (transcript: unknown): { match: Match; moves: JsonObject[] } =>
  replayTranscript(transcript, findGame);

/** Reads a transcript without playing it. Throws `BadInput` with the place and the reason. */
export const readTranscript = (transcript: unknown): Transcript => readAny(transcript, findGame);
