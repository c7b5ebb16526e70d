import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Answer, type AnsweringGiven, orRefusal, writeAnswer } from '../answering.ts';
import { readCount } from '../input.ts';
import { complain, write } from '../output.ts';
import { showProgress } from '../progress.ts';

export interface GeneratingGiven extends AnsweringGiven {
  readonly count: string;
  readonly seed?: string;
}

/** Writes puzzles as they are made. Where there is none of the kind that was wished for, it ends with that sentence. */
export async function generate(given: GeneratingGiven, make: (seed: string) => Answer): Promise<void> {
  const count = readCount('count', given.count, 1, Number.MAX_SAFE_INTEGER);
  const seed = given.seed ?? randomUUID().slice(0, 8);
  const forPeople = given.json !== true && given.lines !== true;
  if (given.seed === undefined && !forPeople) complain(`seed ${seed}`);
  // On the terminal the puzzles themselves show how far it is.
  const progress = count > 1 && process.stdout.isTTY !== true ? await showProgress(count, 'puzzles') : null;
  for (let number = 1; number <= count; number++) {
    const answer = orRefusal(() => make(number === 1 ? seed : `${seed}/${number}`));
    if (typeof answer === 'string') {
      progress?.stop();
      complain(answer);
      process.exitCode = 1;
      return;
    }
    const gap = forPeople && number > 1 ? '\n' : '';
    await write(process.stdout, gap + writeAnswer(answer, forPeople));
    progress?.reached(number);
    // Lets the progress bar be drawn.
    await setImmediate();
  }
  progress?.stop();
}
