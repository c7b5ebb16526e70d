// Lists the rules that no test names, those without a break, and the breaks that can no longer be made; fails if there
// are any. Whether the tests notice the breaks is for `npm run break-rules` to find out.
import { readFileSync } from 'node:fs';
import { changed } from './breaks/change.ts';
import { breaks } from './breaks.ts';
import { allRules, rulesByFile } from './rule-tests.ts';

const named = new Set([...rulesByFile('packages/engine/test/rules').values()].flatMap((rules) => [...rules]));

const faults = allRules.flatMap((rule) => {
  const found = [];
  if (!named.has(rule)) found.push(`no test names the rule ${rule}`);
  if (!(rule in breaks)) found.push(`the rule ${rule} has no break`);
  else {
    const [file, from] = breaks[rule];
    if (changed(readFileSync(`packages/engine/src/${file}`, 'utf8'), breaks[rule]) === null)
      found.push(`the break of ${rule}: ${file} does not have ${JSON.stringify(from)} exactly once`);
  }
  return found;
});

for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `all ${allRules.length} rules have a test and a break of their own`
    : `${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
