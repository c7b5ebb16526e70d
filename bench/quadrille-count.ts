// Prints how many milliseconds the six counts of the Domino square take. A process counts only once: it keeps what it found.
import { countQuadrille } from '../packages/engine/src/index.ts';

const start = performance.now();
const { solutions } = countQuadrille();
const time = performance.now() - start;
if (solutions !== 685_440) throw new Error(`${solutions} solutions`);
console.log(time);
