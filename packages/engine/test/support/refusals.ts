import { type FactKind, factKinds, type Refusal, type RuleId, reasons } from '../../src/index.ts';

/** The notation of each kind of fact, and of each member of a list. */
const patterns: Readonly<Record<FactKind, RegExp>> = {
  tile: /^\d\d?-\d\d?$/,
  tiles: /^\d\d?-\d\d?$/,
  end: /^\d\d?-\d\d?:\d\d?$/,
  ends: /^\d\d?-\d\d?:\d\d?$/,
  number: /^-?\d+(\.\d+)?$/,
  numbers: /^\d+$/,
  seat: /^\d\d?$/,
  side: /^(left|right)$/,
  soloCard: /^([rgby]([1-9]|:[a-z]+2?)|wild4?|rotate)$/,
  colour: /^[rgby]$/,
  soloFace: /^[rgby]([1-9]|:[a-z]+2?)$/,
  solominoCard: /^[rgby]([1-9]|:[a-z]+1?)\|[rgby]([1-9]|:[a-z]+1?)$/,
  solominoHalf: /^[rgby]([1-9]|:[a-z]+1?)$/,
  solominoHalves: /^[rgby]([1-9]|:[a-z]+1?)$/,
  field: /^[a-z]+$/,
  form: /^[a-zA-Z]+$/,
  json: /^.{0,40}$/,
  moves: /^[a-zA-Z]+$/,
};

const kinds: Readonly<Record<string, FactKind>> = factKinds;

/** The names of the facts of every reason, each once, sorted. */
const factsOf: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).map(([reason, { text, ...more }]) => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    if ('also' in more) names.push(...more.also);
    return [reason, [...new Set(names)].toSorted().join()];
  }),
);

/**
 * A refusal is well-formed: its reason belongs to its rule, its facts are those of the reason, each in
 * the notation of its kind, and the sentence is complete.
 */
export function assertWellFormed(refusal: Refusal): void {
  const { rule, reason, facts, error } = refusal;
  const rules: readonly RuleId[] = reasons[reason].rules;
  const names = Object.keys(facts).sort();
  const isComplete = names.join() === factsOf.get(reason) && !error.includes('undefined');
  if (!rules.includes(rule) || !isComplete || !names.every((name) => isOfItsKind(facts, name)))
    throw new Error(`not well said: ${JSON.stringify(refusal)}`);
}

function isOfItsKind(facts: Readonly<Record<string, unknown>>, name: string): boolean {
  const fact = facts[name];
  const pattern = patterns[kinds[name]];
  if (!Array.isArray(fact)) return pattern.test(String(fact));
  return fact.length > 0 && fact.every((part) => pattern.test(String(part)));
}
