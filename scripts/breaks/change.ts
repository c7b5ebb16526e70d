import type { RulePage, rulePages } from '../../packages/engine/src/rules.ts';

/** A small change of the engine: a file below packages/engine/src, a text that occurs once in it, and its replacement. */
export type Change = readonly [file: string, from: string, to: string];

/** For every rule of a page, a change that takes just this rule away. */
export type BreaksOf<Page extends RulePage> = Readonly<Record<(typeof rulePages)[Page][number], Change>>;

/** A source with a change made; null where the text to replace does not occur exactly once. */
export function changed(source: string, [, from, to]: Change): string | null {
  const parts = source.split(from);
  return parts.length === 2 ? parts.join(to) : null;
}
