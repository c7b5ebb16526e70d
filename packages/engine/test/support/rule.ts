import { test } from 'vitest';
import type { RuleId } from '../../src/rules.ts';

/** A test that fails when the rule is gone. `npm run check` lists the rules that have none, and `npm run break-rules` proves that it fails. */
export function rule(id: RuleId, says: string, proof: () => void): void {
  test(`${id}: ${says}`, proof);
}
