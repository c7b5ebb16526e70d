import type { JsonObject } from '@tischrunde/engine';
import type { MatchSummary } from '../../storage/saved-match.ts';
import { judged, resultOf } from './match-summary.ts';

/** A match to be summed up, with or without a judgement of what its person did. */
export interface SummaryRequest {
  readonly transcript: JsonObject;
  readonly seat: number;
  readonly judges: boolean;
}

/** Null for a match that cannot be replayed. */
export type SummaryReply = MatchSummary | null;

async function sumUp({ transcript, seat, judges }: SummaryRequest): Promise<SummaryReply> {
  const result = resultOf(transcript);
  return judges ? { ...result, judged: await judged(transcript, seat) } : result;
}

addEventListener('message', ({ data }: MessageEvent<SummaryRequest>) => {
  sumUp(data)
    // A damaged match is left out.
    .catch(() => null)
    .then((reply: SummaryReply) => postMessage(reply));
});
