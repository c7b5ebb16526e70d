import type * as core from './core/game.ts';
import type { JsonObject } from './core/json.ts';
import * as matches from './core/match.ts';
import { judgeTranscript, type Refused, replayTranscript } from './core/referee.ts';
import * as transcripts from './core/transcript.ts';
import { type Event, findGame, type View } from './games.ts';

// The contract in core/ knows no games; this file binds it to the list of games.

export type AnyGame = core.AnyGame<View, Event>;
export type Match = matches.Match<View, Event>;
export type Opening = matches.Opening<View, Event>;
export type Transcript = transcripts.Transcript<View, Event>;

/** Sets up a match. Throws `BadInput` for a deal that cannot be played. */
export const openMatch = (opening: Opening): Match => matches.openMatch(opening);

/** Plays a transcript (parsed JSON) and answers as the rules specify; an invalid transcript is refused as a whole. */
export const referee = (transcript: unknown): JsonObject | Refused => judgeTranscript(transcript, findGame);

/** The match of a transcript after its last move, and how each move was judged. Throws `BadInput`. */
export const replay = (transcript: unknown): { match: Match; moves: JsonObject[] } =>
  replayTranscript(transcript, findGame);

/** Reads a transcript without playing it. Throws `BadInput` with the place and the reason. */
export const readTranscript = (transcript: unknown): Transcript =>
  transcripts.readTranscript(transcript, findGame);
