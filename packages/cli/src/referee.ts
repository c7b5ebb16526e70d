import { BadInput, type JsonObject, type Refused, referee } from '@tischrunde/engine';
import { FileTrouble, linesOf, wholeOf } from './files.ts';
import { readJson, readJsonLine } from './json-text.ts';
import { complain, write } from './output.ts';
import { pretty } from './pretty.ts';

export interface RefereeGiven {
  readonly lines?: boolean;
  readonly json?: boolean;
}

/** Answers every transcript; the exit code says whether one of them was refused. */
export async function refereeFiles(files: readonly string[], given: RefereeGiven): Promise<void> {
  const sources = files.length === 0 ? ['-'] : files;
  if (sources.includes('-') && process.stdin.isTTY) complain('Reading from the keyboard; Ctrl-D ends it.');
  for (const file of sources) {
    try {
      if (given.lines === true) await answerLines(file, sources.length > 1);
      else await answerWhole(file, given.json !== true && sources.length === 1);
    } catch (error) {
      if (!(error instanceof FileTrouble)) throw error;
      complain(error.message);
      process.exitCode = 1;
    }
  }
}

async function answerWhole(file: string, forPeople: boolean): Promise<void> {
  const answer = judge(await wholeOf(file), readJson);
  if (isRefused(answer)) {
    complain(`${file === '-' ? 'stdin' : file}: ${answer.refused}`);
    process.exitCode = 1;
  } else {
    await write(process.stdout, `${forPeople ? pretty(answer) : JSON.stringify(answer)}\n`);
  }
}

async function answerLines(file: string, nameIt: boolean): Promise<void> {
  let number = 0;
  for await (const lines of linesOf(file)) {
    let answers = '';
    for (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      const answer = judge(line, readJsonLine);
      if (isRefused(answer)) {
        const place = nameIt ? `${file}: line ${number}` : `line ${number}`;
        answers += `${JSON.stringify({ refused: `${place}: ${answer.refused}` })}\n`;
        process.exitCode = 1;
      } else {
        answers += `${JSON.stringify(answer)}\n`;
      }
    }
    await write(process.stdout, answers);
  }
}

function judge(text: string, read: (text: string) => unknown): JsonObject | Refused {
  try {
    return referee(read(text));
  } catch (error) {
    if (error instanceof BadInput) return { refused: error.message };
    if (isTooDeep(error)) return { refused: 'lists or objects are nested too deeply' };
    throw error;
  }
}

/** JSON.parse reads a hundred thousand brackets in each other; whoever walks through them afterwards may not. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack');

const isRefused = (answer: JsonObject | Refused): answer is Refused => 'refused' in answer;
