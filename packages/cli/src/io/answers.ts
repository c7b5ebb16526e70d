import { BadInput } from '@tischrunde/engine';
import { FileTrouble, linesOf, wholeOf } from './files.ts';
import { readJson, readJsonLine } from './json-text.ts';
import type { LanguageGiven } from './language.ts';
import { complain, write } from './output.ts';

export interface AnswerGiven extends LanguageGiven {
  readonly lines?: boolean;
  readonly json?: boolean;
}

/** An answer as JSON for programs, and as text for people. */
export interface Answer {
  readonly json: object;
  text(): string;
}

export interface Answerer {
  /** Reads a whole file; JSON by default. A line is always JSON. */
  readonly read?: (text: string) => unknown;
  /** Throws `BadInput` for what it refuses. */
  answer(value: unknown): Answer;
}

/** Answers every file or every line of them; the exit code says whether something was refused. */
export async function answerFiles(
  files: readonly string[],
  given: AnswerGiven,
  answerer: Answerer,
): Promise<void> {
  const sources = files.length === 0 ? ['-'] : files;
  announceKeyboard(sources);
  for (const file of sources) {
    try {
      if (given.lines === true) await answerLines(file, sources.length > 1, answerer);
      else await answerWhole(file, given.json !== true && sources.length === 1, answerer);
    } catch (error) {
      if (!(error instanceof FileTrouble)) throw error;
      complain(error.message);
      process.exitCode = 1;
    }
  }
}

export function announceKeyboard(sources: readonly string[]): void {
  if (sources.includes('-') && process.stdin.isTTY) complain('Reading from the keyboard; Ctrl-D ends it.');
}

/** What a file is called in a message about its content. */
export const nameOfSource = (file: string): string => (file === '-' ? 'stdin' : file);

async function answerWhole(file: string, forPeople: boolean, answerer: Answerer): Promise<void> {
  const { read = readJson } = answerer;
  const text = await wholeOf(file);
  const answer = orRefusal(() => answerer.answer(read(text)));
  if (typeof answer === 'string') throw new FileTrouble(nameOfSource(file), answer);
  await write(process.stdout, writeAnswer(answer, forPeople));
}

export const writeAnswer = (answer: Answer, forPeople: boolean): string =>
  forPeople ? answer.text() : `${JSON.stringify(answer.json)}\n`;

async function answerLines(file: string, nameIt: boolean, answerer: Answerer): Promise<void> {
  let number = 0;
  for await (const lines of linesOf(file)) {
    let answers = '';
    for (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      const answer = orRefusal(() => answerer.answer(readJsonLine(line)));
      if (typeof answer === 'string') {
        const place = nameIt ? `${file}: line ${number}` : `line ${number}`;
        answers += `${JSON.stringify({ refused: `${place}: ${answer}` })}\n`;
        process.exitCode = 1;
      } else {
        answers += writeAnswer(answer, false);
      }
    }
    await write(process.stdout, answers);
  }
}

/** What was made of the input, or the sentence that refuses it. */
export function orRefusal<Result>(make: () => Result): Result | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    if (isTooDeep(error)) return 'lists or objects are nested too deeply';
    throw error;
  }
}

/** JSON.parse accepts lists nested a hundred thousand deep; code that walks through them may run out of stack. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack');
