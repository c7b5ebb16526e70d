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
import { type Command, Option } from 'commander';
import { type Answer, type AnsweringGiven, answerFiles, writeAnswer } from '../../io/answers.ts';
import { readCount } from '../../io/arguments.ts';
import { columns, write } from '../../io/output.ts';
import { counted } from '../../play/grammar.ts';
import { readPuzzleFile } from '../../puzzle/puzzle-file.ts';
import { drawQuadrille } from '../../puzzle/quadrille-picture.ts';
import { addAnswering, addGenerating, addKind, addPrinting } from './actions.ts';
import { type GeneratingGiven, generate } from './generate.ts';
import { type PrintingGiven, print } from './print.ts';

interface WishGiven extends GeneratingGiven {
  readonly given: string;
  readonly one: 'solution' | 'picture';
}

export function addQuadrille(puzzles: Command): void {
  const kind = addKind(puzzles, {
    id: 'quadrille',
    about: 'the Domino square: the double-6 set in 14 squares of one number each',
    forms: `As text: the 14 squares in rows of 4, 3, 3 and 4, . where a number is not known. As JSON: {"squares":[0,2,null,…]}, and
tiles that lie already: "tiles":[{"tile":"6-3","cells":[4,5]}]. Squares and cells are numbered from 0 on, row by row.
count needs no puzzle: it counts all there are. With files (- is what is piped in) or --lines it counts what completes each
of them.`,
    examples: [
      'count',
      'generate --seed monday | tischrunde puzzle quadrille solve',
      'generate --given 8 --count 20 --lines',
      "solve --json <<< '0 2 3 1 / . . . / . . . / . . . .'",
      'print puzzle.txt --solved --out sheet.svg',
    ],
  });
  addGenerating(kind, 'make puzzles with some squares given and one completion')
    .option('--given <n>', 'how many squares are given at least: more of them, and it is easier', '0')
    .addOption(
      new Option('--one <thing>', 'what there is one of: numbers and tiles, or numbers alone')
        .choices(['solution', 'picture'])
        .default('solution'),
    )
    .action((given: WishGiven) => {
      const wish = { one: given.one, given: readCount('given', given.given, 0, 14) };
      return generate(given, (seed) => generated(seed, wish));
    });
  addAnswering(kind, 'solve', 'complete puzzles step by step').action(
    (files: string[], given: AnsweringGiven) => answerWith(files, given, solved),
  );
  addAnswering(kind, 'count', 'count all solutions, or the completions of puzzles').action(
    (files: string[], given: AnsweringGiven) =>
      files.length === 0 && given.lines !== true
        ? write(process.stdout, writeAnswer(countAll(), given.json !== true))
        : answerWith(files, given, countCompletions),
  );
  addAnswering(kind, 'hint', 'say what is forced next, and why').action(
    (files: string[], given: AnsweringGiven) => answerWith(files, given, hinted),
  );
  addPrinting(kind, 'draw a sheet to print, as SVG')
    .option('--solved', 'draw the solution too')
    .action((file: string, given: PrintingGiven & { readonly solved?: boolean }) =>
      print(file, given, (value) => {
        const puzzle = readQuadrille(value);
        const completion = given.solved === true ? completeQuadrille(puzzle).completion : null;
        return completion === null ? quadrilleSvg(puzzle) : quadrilleSvg(puzzle, completion);
      }),
    );
}

const answerWith = (
  files: readonly string[],
  given: AnsweringGiven,
  answer: (puzzle: QuadrillePuzzle) => Answer,
): Promise<void> =>
  answerFiles(files, given, { read: readPuzzleFile, answer: (value) => answer(readQuadrille(value)) });

function countAll(): Answer {
  const count = countQuadrille();
  return {
    json: count,
    text: () => {
      const rows = [
        ['', 'pictures', 'solutions'],
        ['all', count.pictures, count.solutions],
        ['up to renumbering', count.picturesUpToRenumbering, count.solutionsUpToRenumbering],
        ['essentially different', count.picturesEssentiallyDifferent, count.solutionsEssentiallyDifferent],
      ];
      return `${columns('lrr', rows).join('\n')}\n`;
    },
  };
}

function countCompletions(puzzle: QuadrillePuzzle): Answer {
  if (puzzle.squares.every((number) => number === null)) return countAll();
  const { pictures, solutions } = completeQuadrille(puzzle);
  return { json: { pictures, solutions }, text: () => `${tellCount(pictures, solutions)}\n` };
}

const tellCount = (pictures: number, solutions: number): string =>
  `${counted(solutions, 'solution')}, ${counted(pictures, 'picture')}`;

function solved(puzzle: QuadrillePuzzle): Answer {
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
        tellCount(pictures, solutions),
        ...(completion === null ? [] : ['', drawQuadrille(completion)]),
        ...steps.map(({ why }, index) => `${`${index + 1}`.padStart(3)}  ${why}.`),
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

function hinted(puzzle: QuadrillePuzzle): Answer {
  const hint = hintQuadrille(puzzle);
  const sentence = 'nothing' in hint ? hint.nothing : `${hint.why} (${hint.deduction})`;
  return { json: hint, text: () => `${sentence[0].toUpperCase()}${sentence.slice(1)}.\n` };
}

function generated(seed: string, wish: QuadrilleWish): Answer {
  const puzzle = generateQuadrille(seed, wish);
  const given = puzzle.squares.filter((number) => number !== null).length;
  return {
    json: writeQuadrille(puzzle),
    text: () =>
      `# Domino square, ${counted(given, 'square')} given, seed ${seed}\n${quadrilleText(puzzle)}\n`,
  };
}
