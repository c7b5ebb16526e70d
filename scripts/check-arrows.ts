// Fails when an import goes against the arrows of the house: engine ← rulebook, bots ← protocol ← client ← server, web, cli.
import { globSync, readFileSync } from 'node:fs';
import { againstArrows, importsOf } from './arrows.ts';

const files = globSync('packages/*/src/**/*.{ts,tsx}');
const wrong = files.flatMap((file) =>
  importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => againstArrows(file, specifier) ?? []),
);
for (const sentence of wrong) console.error(sentence);
console.log(`${files.length} files, ${wrong.length} imports against the arrows`);
process.exit(wrong.length === 0 ? 0 : 1);
