import { test } from 'vitest';
import type { RuleId } from '../../src/rules.ts';

/** A test that fails if the rule is broken. `npm run check` lists rules without one, and `npm run break-rules` proves that it fails. */
export function rule(id: RuleId, says: string, proof: () => void): void {
  test(`${id}: ${says}`, proof);
}
