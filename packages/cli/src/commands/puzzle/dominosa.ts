import {
  BadInput,
  type Cells,
  countDominosa,
  type Dominosa,
  dominosaGrades,
  dominosaSvg,
  hintDominosa,
  isObject,
  readDominosa,
  solveDominosa,
} from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import type { Command } from 'commander';
import { type Answer, type AnswerGiven, answerFiles } from '../../io/answers.ts';
import { readCount } from '../../io/arguments.ts';
import { openTerminal } from '../../io/language.ts';
import { placeText, stepText } from '../../puzzle/dominosa-steps.ts';
import { drawDominoes } from '../../puzzle/grid-picture.ts';
import { objectOrText, readPuzzleFile } from '../../puzzle/puzzle-file.ts';
import { addAnswerAction, addKind, addPrintAction } from './actions.ts';
import { addDominosaGenerate } from './dominosa-wish.ts';
import { type PrintGiven, print } from './print.ts';

interface LimitGiven extends AnswerGiven {
  readonly limit?: string;
}

export function addDominosa(puzzles: Command): void {
  const kind = addKind(puzzles, {
    id: 'dominosa',
    about: 'Dominosa: where do the dominoes lie that show these numbers?',
    forms: `As text: rows of numbers, . where the shape has no cell. As JSON: {"n":1,"rows":2,"cols":3,"grid":[1,0,0,1,1,0]}, row by
row, null where the shape has no cell. Cells are numbered from 0 on, row by row, those without a number too. hint takes
the dominoes that lie already as well: "dominoes":[[0,1]].
Grades: ${dominosaGrades.join(', ')}, by the hardest deduction that is needed; none needs a guess.`,
    examples: [
      'generate --set 9 --grade hard --seed monday',
      'generate --count 20 --lines > puzzles.jsonl',
      'generate --seed monday | tischrunde puzzle dominosa solve',
      'count --lines --limit 1000 puzzles.jsonl',
      'print puzzle.txt --out sheet.svg',
    ],
  });
  addDominosaGenerate(kind);
  addAnswerAction(kind, 'solve', 'solve puzzles step by step, with the name of every deduction')
    .option('--limit <n>', 'stop counting solutions here', '100000')
    .action((files: string[], given: LimitGiven) => answerWith(files, given, solved));
  addAnswerAction(kind, 'count', 'count the solutions exactly')
    .option('--limit <n>', 'stop counting here; the answer then says "limited"')
    .action((files: string[], given: LimitGiven) => answerWith(files, given, countedUpTo));
  addAnswerAction(kind, 'hint', 'say what to do next').action(async (files: string[], given: AnswerGiven) => {
    const book = await openTerminal(given);
    await answerFiles(files, given, { read: readPuzzleFile, answer: (value) => hinted(value, book) });
  });
  addPrintAction(kind, 'draw a sheet to print, as SVG')
    .option('--solved', 'draw the solution too')
    .action((file: string, given: PrintGiven & { readonly solved?: boolean }) =>
      print(file, given, (value) => {
        const puzzle = read(value);
        return dominosaSvg(puzzle, given.solved === true ? solveDominosa(puzzle, 1).dominoes : []);
      }),
    );
}

const read = (value: unknown): Dominosa =>
  readDominosa(objectOrText(value, '{"n":1,"rows":2,"cols":3,"grid":[1,0,0,1,1,0]}'));

async function answerWith(
  files: readonly string[],
  given: LimitGiven,
  answer: (puzzle: Dominosa, limit: number, book: TerminalBook) => Answer,
): Promise<void> {
  const book = await openTerminal(given);
  const limit =
    given.limit === undefined
      ? Number.POSITIVE_INFINITY
      : readCount('limit', given.limit, 1, Number.MAX_SAFE_INTEGER - 1);
  await answerFiles(files, given, {
    read: readPuzzleFile,
    answer: (value) => answer(read(value), limit, book),
  });
}

function countedUpTo(puzzle: Dominosa, limit: number, book: TerminalBook): Answer {
  const { solutions, stopped } = countDominosa(puzzle, limit);
  return {
    json: { solutions, ...(stopped ? { limited: true } : {}) },
    text: () => `${countText(solutions, stopped, book)}\n`,
  };
}

const countText = (count: number, stopped: boolean, book: TerminalBook): string =>
  stopped ? book.phrase('puzzle.moreThan', { count }) : book.phrase('puzzle.solutions', { count });

function solved(puzzle: Dominosa, limit: number, book: TerminalBook): Answer {
  const { solutions, stopped, dominoes, steps, grade } = solveDominosa(puzzle, limit);
  const known = grade === null ? '' : `, ${book.choice(grade)}`;
  return {
    json: { solutions, ...(stopped ? { limited: true } : {}), dominoes, steps, grade },
    text: () =>
      [
        `${countText(solutions, stopped, book)}${known}`,
        '',
        drawDominoes(puzzle, dominoes),
        ...steps.map((step, index) => `${`${index + 1}`.padStart(3)}  ${stepText(puzzle, step, book)}`),
        ...(grade === null ? [`     ${book.phrase(endPhrase(solutions))}`] : []),
        '',
      ].join('\n'),
  };
}

function endPhrase(solutions: number) {
  if (solutions === 0) return 'puzzle.stuck';
  return solutions === 1 ? 'puzzle.searched' : 'puzzle.oneOfSeveral';
}

function hinted(value: unknown, book: TerminalBook): Answer {
  const puzzle = read(value);
  const laid = isObject(value) ? readLaid(value.dominoes ?? []) : [];
  const hint = hintDominosa(puzzle, laid);
  const { steps, lay, wrong } = hint;
  const words = steps.map((step) => stepText(puzzle, step, book));
  if (wrong.length > 0)
    words.push(
      book.phrase('puzzle.takeAway', { places: wrong.map((place) => placeText(puzzle, place)).join(', ') }),
    );
  else if (lay !== null && steps.length === 0)
    words.push(book.phrase('puzzle.search', { place: placeText(puzzle, lay) }));
  else if (lay === null) words.push(book.phrase(laid.length === 0 ? 'puzzle.noSolution' : 'puzzle.allLie'));
  return { json: hint, text: () => `${words.join('\n')}\n` };
}

function readLaid(value: unknown): Cells[] {
  if (!Array.isArray(value)) throw new BadInput('dominoes', 'expected a list of pairs of cells');
  return value.map((pair: unknown, index) => {
    const [one, other, ...more]: unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof one !== 'number' || typeof other !== 'number' || more.length > 0)
      throw new BadInput(`dominoes[${index}]`, 'expected two cells such as [0,1]');
    return [one, other];
  });
}
