import type { Judgement } from '../bot.ts';
import type { Position } from './explainer.ts';
import { explainMoves } from './games.ts';
import type { MoveReason } from './move-reason.ts';

/** A judgement with its reasons, the strongest first; there is at least one. */
export interface Explained extends Judgement {
  readonly reasons: readonly MoveReason[];
}

/** Readers do not remember more. */
const mostReasons = 2;

/** How many moves are compared; Burg has thousands. */
const mostCompared = 24;

/** Chances this close are the same to a player. */
const close = 0.005;

/** Explains some of the judged moves. `judgements` are all of them, best first. */
export function explain(
  position: Position,
  judgements: readonly Judgement[],
  chosen: readonly Judgement[],
): Explained[] {
  const compared = [...new Set([...chosen, ...judgements.slice(0, mostCompared)])];
  const reasons = explainMoves(
    position,
    compared.map(({ move }) => move),
  );
  const equal = areEqual(judgements);
  return chosen.map((judgement, index) => {
    const facts = reasons[index] ?? [];
    if (judgements.length === 1) return { ...judgement, reasons: [onlyMove] };
    if (equal) return { ...judgement, reasons: [asGoodAsAny, ...facts.slice(0, 1)] };
    const found = facts.slice(0, mostReasons);
    return { ...judgement, reasons: found.length > 0 ? found : [bestAhead] };
  });
}

const onlyMove: MoveReason = { why: 'onlyMove' };
const asGoodAsAny: MoveReason = { why: 'asGoodAsAny' };
const bestAhead: MoveReason = { why: 'bestAhead' };

/** All moves are tried with the same luck, so half a margin tells two of them apart. */
function areEqual(judgements: readonly Judgement[]): boolean {
  const [best] = judgements;
  const worst = judgements.at(-1);
  if (best === undefined || worst === undefined) return false;
  return best.chance - worst.chance <= Math.max(close, Math.min(best.margin, worst.margin) / 2);
}
