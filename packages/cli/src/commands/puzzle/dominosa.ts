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
import type { Command } from 'commander';
import { type Answer, type AnsweringGiven, answerFiles } from '../../io/answers.ts';
import { readCount } from '../../io/arguments.ts';
import { counted } from '../../play/grammar.ts';
import { tellPlace, tellStep } from '../../puzzle/dominosa-steps.ts';
import { drawDominoes } from '../../puzzle/grid-picture.ts';
import { objectOrText, readPuzzleFile } from '../../puzzle/puzzle-file.ts';
import { addAnswering, addKind, addPrinting } from './actions.ts';
import { addDominosaGenerating } from './dominosa-wish.ts';
import { type PrintingGiven, print } from './print.ts';

interface LimitGiven extends AnsweringGiven {
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
  addDominosaGenerating(kind);
  addAnswering(kind, 'solve', 'solve puzzles step by step, with the name of every deduction')
    .option('--limit <n>', 'stop counting solutions here', '100000')
    .action((files: string[], given: LimitGiven) => answerWith(files, given, solved));
  addAnswering(kind, 'count', 'count the solutions exactly')
    .option('--limit <n>', 'stop counting here; the answer then says "limited"')
    .action((files: string[], given: LimitGiven) => answerWith(files, given, countedUpTo));
  addAnswering(kind, 'hint', 'say what to do next').action((files: string[], given: AnsweringGiven) =>
    answerFiles(files, given, { read: readPuzzleFile, answer: hinted }),
  );
  addPrinting(kind, 'draw a sheet to print, as SVG')
    .option('--solved', 'draw the solution too')
    .action((file: string, given: PrintingGiven & { readonly solved?: boolean }) =>
      print(file, given, (value) => {
        const puzzle = read(value);
        return dominosaSvg(puzzle, given.solved === true ? solveDominosa(puzzle, 1).dominoes : []);
      }),
    );
}

const read = (value: unknown): Dominosa =>
  readDominosa(objectOrText(value, '{"n":1,"rows":2,"cols":3,"grid":[1,0,0,1,1,0]}'));

function answerWith(
  files: readonly string[],
  given: LimitGiven,
  answer: (puzzle: Dominosa, limit: number) => Answer,
): Promise<void> {
  const limit =
    given.limit === undefined
      ? Number.POSITIVE_INFINITY
      : readCount('limit', given.limit, 1, Number.MAX_SAFE_INTEGER - 1);
  return answerFiles(files, given, {
    read: readPuzzleFile,
    answer: (value) => answer(read(value), limit),
  });
}

function countedUpTo(puzzle: Dominosa, limit: number): Answer {
  const { solutions, stopped } = countDominosa(puzzle, limit);
  return {
    json: { solutions, ...(stopped ? { limited: true } : {}) },
    text: () => `${tellCount(solutions, stopped)}\n`,
  };
}

const tellCount = (solutions: number, stopped: boolean): string =>
  stopped ? `more than ${counted(solutions, 'solution')}` : counted(solutions, 'solution');

function solved(puzzle: Dominosa, limit: number): Answer {
  const { solutions, stopped, dominoes, steps, grade } = solveDominosa(puzzle, limit);
  const known = grade === null ? '' : `, ${grade}`;
  return {
    json: { solutions, ...(stopped ? { limited: true } : {}), dominoes, steps, grade },
    text: () =>
      [
        `${tellCount(solutions, stopped)}${known}`,
        '',
        drawDominoes(puzzle, dominoes),
        ...steps.map((step, index) => `${`${index + 1}`.padStart(3)}  ${tellStep(puzzle, step)}`),
        ...(grade === null ? [`     ${tellEnd(solutions)}`] : []),
        '',
      ].join('\n'),
  };
}

function tellEnd(solutions: number): string {
  if (solutions === 0) return 'It goes no further: there is no solution.';
  return solutions === 1
    ? 'The deductions end here; the solution was found by search.'
    : 'The deductions end here, for there are several solutions; one of them is drawn.';
}

function hinted(value: unknown): Answer {
  const puzzle = read(value);
  const laid = isObject(value) ? readLaid(value.dominoes ?? []) : [];
  const hint = hintDominosa(puzzle, laid);
  const { steps, lay, wrong } = hint;
  const words = steps.map((step) => tellStep(puzzle, step));
  if (wrong.length > 0)
    words.push(`Take away ${wrong.map((place) => tellPlace(puzzle, place)).join(', ')}: no solution has it.`);
  else if (lay !== null && steps.length === 0)
    words.push(`No deduction helps; a solution has a domino on ${tellPlace(puzzle, lay)}.`);
  else if (lay === null) words.push(laid.length === 0 ? 'There is no solution.' : 'All dominoes lie.');
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
