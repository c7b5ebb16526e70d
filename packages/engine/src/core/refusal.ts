import type { RuleId } from '../rules.ts';
import { shown } from './json.ts';
import type { Seat } from './seat.ts';
import type { Standing } from './standing.ts';

/** The answer to a move that breaks a rule. The position is unchanged. */
export interface Refusal {
  readonly ok: false;
  readonly rule: RuleId;
  readonly error: string;
}

/** A move that was judged: the game's own form of it, or the refusal. */
export type Judged<Move> = { readonly ok: true; readonly move: Move } | Refusal;

export const refuse = (rule: RuleId, error: string): Refusal => ({ ok: false, rule, error });

export const accept = <Move>(move: Move): Judged<Move> => ({ ok: true, move });

export const notOnTurn = (standing: Standing, seat: Seat): Refusal =>
  refuse('table.turn', `seat ${seat} may not act now: it is seat ${standing.turn}'s turn`);

export const noSuchMove = (type: unknown, known: readonly string[]): Refusal =>
  refuse('table.move', `${shown(type)} is no move here; the moves are ${known.join(', ')}`);
