// Lists the rules that no test names, and the tests that name no rule of the engine; fails if there are any.
import { globSync, readFileSync } from 'node:fs';
import { rulePages } from '../packages/engine/src/rules.ts';

const files = globSync('packages/*/test/**/*.test.ts');
const named = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\brule\(\s*'([^']+)'/g)].map((found) => found[1]),
);
const rules: string[] = Object.values(rulePages).flat();
const untested = rules.filter((id) => !named.includes(id));
for (const id of untested) console.error(`no test names the rule ${id}`);
console.log(`${rules.length - untested.length} of ${rules.length} rules have a test of their own`);
process.exit(untested.length === 0 ? 0 : 1);
