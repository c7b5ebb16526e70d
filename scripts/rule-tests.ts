import { globSync, readFileSync } from 'node:fs';
import { type RuleId, rulePages } from '../packages/engine/src/rules.ts';

export const allRules: readonly RuleId[] = Object.values(rulePages).flat();

const named = /\brule\(\s*'([^']+)'/g;

/** The rules that each test file below a folder names: `rule('fives.score', …)`. */
export const rulesByFile = (folder: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    globSync(`${folder}/**/*.test.ts`)
      .toSorted()
      .map((file) => [file, new Set([...readFileSync(file, 'utf8').matchAll(named)].map(([, id]) => id))]),
  );
