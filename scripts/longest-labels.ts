// Writes docs/labels.md: the longest labels of every control in each language, so that a page can be designed for them.
import { writeFileSync } from 'node:fs';
import { longestLabels } from './labels.ts';

writeFileSync(new URL('../docs/labels.md', import.meta.url), await longestLabels());
