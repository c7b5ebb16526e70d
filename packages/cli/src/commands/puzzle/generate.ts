import { randomUUID } from 'node:crypto';
import { clearLine, cursorTo } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { type Answer, type AnswerGiven, orRefusal, writeAnswer } from '../../io/answers.ts';
import { readCount } from '../../io/arguments.ts';
import { openTerminal } from '../../io/language.ts';
import { complain, write } from '../../io/output.ts';
import { showProgress } from '../../io/progress.ts';

export interface GenerateGiven extends AnswerGiven {
  readonly count: string;
  readonly seed?: string;
}

/** Writes puzzles as they are made. If there is no puzzle of the wanted kind, it says so and stops. */
export async function generate(
  given: GenerateGiven,
  make: (seed: string, book: TerminalBook) => Answer,
): Promise<void> {
  const book = await openTerminal(given);
  const count = readCount('count', given.count, 1, Number.MAX_SAFE_INTEGER);
  const seed = given.seed ?? randomUUID().slice(0, 8);
  const forPeople = given.json !== true && given.lines !== true;
  if (given.seed === undefined && !forPeople) complain(book.phrase('puzzle.seed', { seed }));
  // On a terminal the puzzles themselves show the progress, and a single one is made in one go.
  const progress = count > 1 && process.stdout.isTTY !== true ? await showProgress(count, 'puzzles') : null;
  for (let number = 1; number <= count; number++) {
    const next = () => orRefusal(() => make(number === 1 ? seed : `${seed}/${number}`, book));
    const answer = progress === null ? withNotice(book.phrase('puzzle.looking'), next) : next();
    if (typeof answer === 'string') {
      progress?.stop();
      complain(answer);
      process.exitCode = 1;
      return;
    }
    const gap = forPeople && number > 1 ? '\n' : '';
    await write(process.stdout, gap + writeAnswer(answer, forPeople));
    progress?.reached(number);
    // Lets the progress bar redraw.
    await setImmediate();
  }
  progress?.stop();
}

/** Shows a notice on a terminal meanwhile: rare kinds of puzzles take seconds to find. */
function withNotice<Result>(notice: string, make: () => Result): Result {
  const { stderr } = process;
  if (stderr.isTTY !== true) return make();
  stderr.write(notice);
  try {
    return make();
  } finally {
    cursorTo(stderr, 0);
    clearLine(stderr, 1);
  }
}
