import { randomUUID } from 'node:crypto';
import { clearLine, cursorTo } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { type Answer, type AnsweringGiven, orRefusal, writeAnswer } from '../../io/answers.ts';
import { readCount } from '../../io/arguments.ts';
import { complain, write } from '../../io/output.ts';
import { showProgress } from '../../io/progress.ts';

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
  // On the terminal the puzzles themselves show how far it is, and a single one is made in one go.
  const progress = count > 1 && process.stdout.isTTY !== true ? await showProgress(count, 'puzzles') : null;
  for (let number = 1; number <= count; number++) {
    const next = () => orRefusal(() => make(number === 1 ? seed : `${seed}/${number}`));
    const answer = progress === null ? tellingSo(next) : next();
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

/** Says on a terminal that a puzzle is looked for: where there is hardly one of the kind, that takes seconds. */
function tellingSo<Result>(make: () => Result): Result {
  const { stderr } = process;
  if (stderr.isTTY !== true) return make();
  stderr.write('Looking for a puzzle …');
  try {
    return make();
  } finally {
    cursorTo(stderr, 0);
    clearLine(stderr, 1);
  }
}
