import { test } from 'vitest';
import type { RuleId } from '../../src/rules.ts';

/** A test that fails when the rule is gone. `npm run rules` lists the rules that have none. */
export function rule(id: RuleId, says: string, proof: () => void): void {
  test(`${id}: ${says}`, proof);
}
