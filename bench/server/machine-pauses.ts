import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isPinned } from './measured-process.ts';

/** A pause that counts. Milliseconds. */
const least = 2;
/** For how long it is watched for pauses. Seconds. */
const watched = 5;

/** How a core was taken away from a program that did nothing but look at the clock. */
export interface Pauses {
  readonly count: number;
  /** Milliseconds. */
  readonly longest: number;
}

/**
 * The pauses that the machine itself makes on the two cores when both are busy. On a machine that is shared with others there are some of many
 * milliseconds, and no server can answer meanwhile; a p99 below the longest of them says more about the machine than about the server.
 */
export async function machinePauses(): Promise<Pauses> {
  const found = await Promise.all([pausesOn(0), pausesOn(1)]);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    longest: Math.max(...found.map(({ longest }) => longest)),
  };
}

const program = `
let count = 0, longest = 0, last = performance.now();
for (const until = last + ${watched * 1000}; last < until; ) {
  const now = performance.now();
  if (now - last >= ${least}) count++;
  if (now - last > longest) longest = now - last;
  last = now;
}
console.log(JSON.stringify({ count, longest }));
`;

async function pausesOn(core: number): Promise<Pauses> {
  const node = [process.execPath, '--eval', program];
  const [command, ...words] = isPinned ? ['taskset', '-c', String(core), ...node] : node;
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  return JSON.parse(String(said));
}

/** To be read by people. */
export const pausesReport = ({ count, longest }: Pauses): string =>
  `The machine itself, doing nothing else: ${count} pauses of ${least} ms or more in ${watched} s on two busy cores, the longest of ${longest.toFixed(1)} ms.`;
