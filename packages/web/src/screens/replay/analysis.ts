import { analyse, botFor, type Notes } from '@tischrunde/bots';
import { chanceOf, type JsonObject, type MoveText, seatAt, seedOf, type View } from '@tischrunde/engine';
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
  /** Whether the best move was made. */
  readonly agrees: boolean;
}

/** The work per decision, in simulated moves: low enough for the curve to grow while the user watches. */
const usualWork = 20_000;

export async function* analyseDecisions(
  { transcript, seat, first, known }: AnalysisRequest,
  work = usualWork,
): AsyncGenerator<Analysis> {
  const positions = positionsOf(transcript);
  const decisions = decisionsOf(positions, seat).filter((at) => !known.includes(at));
  const seen = new Map<number, { readonly view: View; readonly notes: Notes }>();
  const match = positions[0].match();
  let notes: Notes = {};
  for (const [at, { made }] of positions.entries()) {
    if (made !== null) match.attempt(seatAt(made.seat), made.move);
    if (match.phase !== 'play') continue;
    const view = match.view(seatAt(seat));
    notes = botFor(match.game.id).look?.(notes, { view, seat }, 'strong') ?? notes;
    if (decisions.includes(at)) seen.set(at, { view, notes });
  }
  const inOrder = [...decisions.filter((at) => at === first), ...decisions.filter((at) => at !== first)];
  for (const at of inOrder) {
    const look = seen.get(at);
    if (look === undefined) continue;
    const chance = chanceOf(seedOf('look back'), at);
    const judgements = await analyse({ ...look, seat, chance, work });
    const [best] = judgements;
    if (best === undefined) continue;
    const move = positions[at + 1]?.made?.move;
    const made =
      move === undefined ? undefined : judgements.find((judgement) => isSameMove(judgement.move, move));
    yield { at, best: best.move, chance: best.chance, made: made?.chance ?? null, agrees: made === best };
  }
}
