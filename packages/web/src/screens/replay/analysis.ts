import { analyse, explain, type Judgement, type MoveReason } from '@tischrunde/bots';
import { chanceOf, type JsonObject, type MoveText, seatAt, seedOf } from '@tischrunde/engine';
import { decisionsOf, isSameMove, positionsOf } from './positions.ts';

/** What to analyse: the decisions of a seat, starting with the position shown. */
export interface AnalysisRequest {
  readonly transcript: JsonObject;
  readonly seat: number;
  readonly first: number;
  /** Positions that were analysed before. */
  readonly known: readonly number[];
}

/** The analysis of a position by a strong bot. */
export interface Analysis {
  /** The index of the position. */
  readonly at: number;
  readonly best: MoveText;
  /** The chances to win with the best move and with the move made, if there is one, from 0 to 1. */
  readonly chance: number;
  readonly made: number | null;
  /** There was nothing else to do. */
  readonly isForced: boolean;
  /** Whether the best move was made. */
  readonly agrees: boolean;
  /** Why the best move is good. */
  readonly why: readonly MoveReason[];
  /** How much chance the move made has given away; 0 if that is too little to be sure. */
  readonly cost: number;
}

/** The work per decision, in simulated moves: low enough for the curve to grow while the user watches. */
const usualWork = 20_000;

export async function* analyseDecisions(
  { transcript, seat, first, known: done }: AnalysisRequest,
  work = usualWork,
): AsyncGenerator<Analysis> {
  const positions = positionsOf(transcript);
  const decisions = decisionsOf(positions, seat).filter((at) => !done.includes(at));
  const inOrder = [...decisions.filter((at) => at === first), ...decisions.filter((at) => at !== first)];
  for (const at of inOrder) {
    const known = positions[at].match().known(seatAt(seat));
    const chance = chanceOf(seedOf('look back'), at);
    const judgements = await analyse({ known, seat, chance, work });
    const [best] = judgements;
    if (best === undefined) continue;
    const move = positions[at + 1]?.made?.move;
    const made =
      move === undefined ? undefined : judgements.find((judgement) => isSameMove(judgement.move, move));
    const [{ reasons }] = explain({ known, seat, chance }, judgements, [best]);
    yield {
      at,
      best: best.move,
      chance: best.chance,
      made: made?.chance ?? null,
      isForced: judgements.length === 1,
      agrees: made === best,
      why: reasons,
      cost: made === undefined ? 0 : costOf(best, made),
    };
  }
}

/**
 * The best of many estimates is mostly too high, so a small lead says nothing. Both moves were tried with the same luck:
 * half a margin is enough.
 */
function costOf(best: Judgement, made: Judgement): number {
  const lead = best.chance - made.chance;
  return lead > Math.min(best.margin, made.margin) / 2 ? lead : 0;
}
