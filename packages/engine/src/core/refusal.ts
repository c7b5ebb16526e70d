import type { RuleId } from '../rules.ts';
import { type Facts, type Form, forms } from './facts.ts';
import { isObject, preview } from './json.ts';
import { type FactsOf, type RefusalReason, type RuleOf, reasons } from './reasons.ts';
import type { Seat } from './seat.ts';
import type { Standing } from './standing.ts';

/** The answer to a move that breaks a rule. The position is unchanged. */
export interface Refusal {
  readonly ok: false;
  readonly rule: RuleId;
  readonly reason: RefusalReason;
  /** The facts of the reason. */
  readonly facts: Facts;
  /** The reason with its facts, in plain English. */
  readonly error: string;
}

/** The verdict on a move: its compact form, or the refusal. */
export type Judged<Move> = { readonly ok: true; readonly move: Move } | Refusal;

/** Refuses by a rule, for one of the reasons of this rule, with the facts that its text names. */
export function refuse<R extends RefusalReason>(
  rule: RuleOf<R>,
  reason: R,
  ...facts: MaybeReport<R>
): Refusal;
export function refuse(rule: RuleId, reason: RefusalReason, facts: Facts = {}): Refusal {
  return { ok: false, rule, reason, facts, error: sentence(reason, facts) };
}

type MaybeReport<R extends RefusalReason> = keyof FactsOf<R> extends never ? [] : [facts: FactsOf<R>];

export const accept = <Move>(move: Move): Judged<Move> => ({ ok: true, move });

export const notOnTurn = ({ turn }: Standing, seat: Seat): Refusal =>
  refuse('table.turn', 'notOnTurn', { seat, turn });

export const noSuchMove = (type: unknown, known: readonly string[]): Refusal =>
  refuse('table.move', 'noSuchMove', { found: inShort(type), known });

/** A field is missing or malformed. */
export const badField = (field: string, expected: Form, found: unknown): Refusal =>
  refuse('table.move', 'badField', { field, expected, found: inShort(found) });

/** A value as the fact `found`. */
export function inShort(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return '[…]';
  return isObject(value) ? '{…}' : preview(value);
}

/** The text of each reason, cut at the facts it names: text, name, text, name, …, text. Cut once, for refusing has to be quick. */
const cut = new Map<RefusalReason, readonly string[]>();

function partsOf(reason: RefusalReason): readonly string[] {
  const known = cut.get(reason);
  if (known !== undefined) return known;
  const parts = reasons[reason].text.split(/\{(\w+)\}/);
  cut.set(reason, parts);
  return parts;
}

function sentence(reason: RefusalReason, facts: Facts): string {
  const parts = partsOf(reason);
  let said = parts[0];
  for (let index = 1; index < parts.length; index += 2)
    said += inEnglish(facts, parts[index]) + parts[index + 1];
  return said;
}

function inEnglish(facts: Facts, name: string): string {
  const { [name]: fact }: Readonly<Record<string, unknown>> = facts;
  if (name === 'expected' && facts.expected !== undefined) return forms[facts.expected];
  if (fact === '') return 'nothing';
  return Array.isArray(fact) ? fact.join(', ') : String(fact);
}
