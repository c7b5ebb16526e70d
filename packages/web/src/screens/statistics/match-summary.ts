import { isObject, type JsonObject } from '@tischrunde/engine';
import { type MatchSummary, movesIn, type SavedMatch } from '../../storage/saved-match.ts';
import { analyseDecisions } from '../replay/analysis.ts';
import { positionsOf } from '../replay/positions.ts';

/** The simulated moves per decision: less than in a replay, because many matches are waiting. */
const usualWork = 6000;

/** The seat of the only person; null if several people played, or none. */
export function personIn({ sitters }: Pick<SavedMatch, 'sitters'>): number | null {
  const people = sitters.flatMap(({ plays }, seat) => (plays === 'person' || plays === 'far' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** Who has won, by the referee. Throws `BadInput` if the match cannot be replayed. */
export function resultOf(transcript: JsonObject): MatchSummary {
  const winners = positionsOf(transcript).at(-1)?.match().view(null).winners ?? [];
  return { moves: movesIn(transcript), winners, judged: null };
}

/** What the decisions of a seat gave away. Games for one are judged by their result only. */
export async function judged(
  transcript: JsonObject,
  seat: number,
  work = usualWork,
): Promise<NonNullable<MatchSummary['judged']>> {
  let decisions = 0;
  let given = 0;
  if (!isObject(transcript) || transcript.players === 1) return { decisions, given };
  for await (const { isForced, made, cost } of analyseDecisions(
    { transcript, seat, first: 0, known: [] },
    work,
  )) {
    if (isForced || made === null) continue;
    decisions++;
    given += cost;
  }
  return { decisions, given };
}
