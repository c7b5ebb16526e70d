import {
  completeQuadrille,
  countQuadrille,
  generateQuadrille,
  hintQuadrille,
  type QuadrilleHint,
  type QuadrillePuzzle,
  type QuadrilleWish,
  quadrilleSvg,
  quadrilleText,
  readQuadrille,
  writeQuadrille,
} from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { type Command, Option } from 'commander';
import { type Answer, type AnswerGiven, answerFiles, writeAnswer } from '../../io/answers.ts';
import { readCount } from '../../io/arguments.ts';
import { openTerminal } from '../../io/language.ts';
import { columns, write } from '../../io/output.ts';
import { readPuzzleFile } from '../../puzzle/puzzle-file.ts';
import { drawQuadrille } from '../../puzzle/quadrille-picture.ts';
import { addAnswerAction, addGenerateAction, addKind, addPrintAction } from './actions.ts';
import { type GenerateGiven, generate } from './generate.ts';
import { type PrintGiven, print } from './print.ts';

interface WishGiven extends GenerateGiven {
  readonly given: string;
  readonly one: 'solution' | 'picture';
}

export function addQuadrille(puzzles: Command): void {
  const kind = addKind(puzzles, {
    id: 'quadrille',
    about: 'the Domino square: the double-6 set in 14 squares of one number each',
    forms: `As text: the 14 squares in rows of 4, 3, 3 and 4, . where a number is not known. As JSON: {"squares":[0,2,null,…]}, and
tiles that lie already: "tiles":[{"tile":"6-3","cells":[4,5]}]. Squares and cells are numbered from 0 on, row by row.
count needs no puzzle: it counts all there are. With files (- is the standard input) or --lines it counts what completes each
of them.`,
    examples: [
      'count',
      'generate --seed monday | tischrunde puzzle quadrille solve',
      'generate --given 8 --count 20 --lines',
      "solve --json <<< '0 2 3 1 / . . . / . . . / . . . .'",
      'print puzzle.txt --solved --out sheet.svg',
    ],
  });
  addGenerateAction(kind, 'make puzzles with some squares given and one completion')
    .option('--given <n>', 'how many squares are given at least: more of them, and it is easier', '0')
    .addOption(
      new Option('--one <thing>', 'what there is one of: numbers and tiles, or numbers alone')
        .choices(['solution', 'picture'])
        .default('solution'),
    )
    .action((given: WishGiven) => {
      const wish = { one: given.one, given: readCount('given', given.given, 0, 14) };
      return generate(given, (seed, book) => generated(seed, wish, book));
    });
  addAnswerAction(kind, 'solve', 'complete puzzles step by step').action(
    (files: string[], given: AnswerGiven) => answerWith(files, given, solved),
  );
  addAnswerAction(kind, 'count', 'count all solutions, or the completions of puzzles').action(
    async (files: string[], given: AnswerGiven) =>
      files.length === 0 && given.lines !== true
        ? write(process.stdout, writeAnswer(countAll(await openTerminal(given)), given.json !== true))
        : answerWith(files, given, countCompletions),
  );
  addAnswerAction(kind, 'hint', 'say what is forced next, and why').action(
    (files: string[], given: AnswerGiven) => answerWith(files, given, hinted),
  );
  addPrintAction(kind, 'draw a sheet to print, as SVG')
    .option('--solved', 'draw the solution too')
    .action((file: string, given: PrintGiven & { readonly solved?: boolean }) =>
      print(file, given, (value) => {
        const puzzle = readQuadrille(value);
        const completion = given.solved === true ? completeQuadrille(puzzle).completion : null;
        return completion === null ? quadrilleSvg(puzzle) : quadrilleSvg(puzzle, completion);
      }),
    );
}

async function answerWith(
  files: readonly string[],
  given: AnswerGiven,
  answer: (puzzle: QuadrillePuzzle, book: TerminalBook) => Answer,
): Promise<void> {
  const book = await openTerminal(given);
  await answerFiles(files, given, {
    read: readPuzzleFile,
    answer: (value) => answer(readQuadrille(value), book),
  });
}

function countAll({ phrase }: TerminalBook): Answer {
  const count = countQuadrille();
  return {
    json: count,
    text: () => {
      const rows = [
        ['', phrase('count.pictures'), phrase('count.solutions')],
        [phrase('count.all'), count.pictures, count.solutions],
        [phrase('count.renumbered'), count.picturesUpToRenumbering, count.solutionsUpToRenumbering],
        [phrase('count.different'), count.picturesEssentiallyDifferent, count.solutionsEssentiallyDifferent],
      ];
      return `${columns('lrr', rows).join('\n')}\n`;
    },
  };
}

function countCompletions(puzzle: QuadrillePuzzle, book: TerminalBook): Answer {
  if (puzzle.squares.every((number) => number === null)) return countAll(book);
  const { pictures, solutions } = completeQuadrille(puzzle);
  return { json: { pictures, solutions }, text: () => `${countText(pictures, solutions, book)}\n` };
}

const countText = (pictures: number, solutions: number, book: TerminalBook): string =>
  `${book.phrase('puzzle.solutions', { count: solutions })}, ${book.phrase('puzzle.pictures', { count: pictures })}`;

function solved(puzzle: QuadrillePuzzle, book: TerminalBook): Answer {
  const { pictures, solutions, completion } = completeQuadrille(puzzle);
  const steps = stepsFrom(puzzle);
  return {
    json: {
      solutions,
      pictures,
      squares: completion?.squares ?? null,
      dominoes: completion?.dominoes ?? [],
      steps,
    },
    text: () =>
      [
        countText(pictures, solutions, book),
        ...(completion === null ? [] : ['', drawQuadrille(completion)]),
        ...steps.map((step, index) => `${`${index + 1}`.padStart(3)}  ${reasonOf(step, book)}`),
        '',
      ].join('\n'),
  };
}

type Forced = Exclude<QuadrilleHint, { readonly nothing: string }>;

/** One hint after another, as long as something is forced. */
function stepsFrom(puzzle: QuadrillePuzzle): Forced[] {
  const steps: Forced[] = [];
  let filled = puzzle;
  for (;;) {
    const hint = hintQuadrille(filled);
    if ('nothing' in hint) return steps;
    steps.push(hint);
    const { squares, tiles } = filled;
    filled =
      'square' in hint
        ? { squares: squares.with(hint.square, hint.number), tiles }
        : { squares, tiles: [...tiles, hint.cells] };
  }
}

function hinted(puzzle: QuadrillePuzzle, book: TerminalBook): Answer {
  const hint = hintQuadrille(puzzle);
  const sentence = (): string =>
    'nothing' in hint ? nothingForced(puzzle, book) : `${reasonOf(hint, book)} (${hint.deduction})`;
  return { json: hint, text: () => `${sentence()}\n` };
}

function nothingForced(puzzle: QuadrillePuzzle, book: TerminalBook): string {
  const { solutions: count } = completeQuadrille(puzzle);
  if (count === 0) return book.phrase('square.wrong');
  return count === 1 ? book.phrase('square.done') : book.phrase('square.choice', { count });
}

function reasonOf(hint: Forced, book: TerminalBook): string {
  const { deduction } = hint;
  if ('square' in hint) {
    const { square, number } = hint;
    const isOfSquare = deduction === 'twice' || deduction === 'touch';
    const why =
      deduction === 'only'
        ? book.phrase('square.only', { number })
        : book.phrase(isOfSquare ? `square.${deduction}` : 'square.every');
    return book.phrase('square.shows', { square, number, why });
  }
  const isOfTile = deduction === 'place' || deduction === 'cell';
  const why = book.phrase(isOfTile ? `square.${deduction}` : 'square.every');
  return book.phrase('square.tile', { tile: hint.tile, cells: hint.cells.join('+'), why });
}

function generated(seed: string, wish: QuadrilleWish, book: TerminalBook): Answer {
  const puzzle = generateQuadrille(seed, wish);
  const count = puzzle.squares.filter((number) => number !== null).length;
  return {
    json: writeQuadrille(puzzle),
    text() {
      const title = [
        book.name('quadrille'),
        book.phrase('puzzle.given', { count }),
        book.phrase('puzzle.seed', { seed }),
      ];
      return `# ${title.join(', ')}\n${quadrilleText(puzzle)}\n`;
    },
  };
}
