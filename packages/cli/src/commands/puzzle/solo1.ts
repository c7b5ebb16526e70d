import { generateSolo1, hintSolo1, type Json, type JsonObject, solveSolo1 } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import type { Command } from 'commander';
import { type Answer, type AnswerGiven, answerFiles } from '../../io/answers.ts';
import { textsOf } from '../../io/json-access.ts';
import { openTerminal } from '../../io/language.ts';
import { objectOrText, readPuzzleFile } from '../../puzzle/puzzle-file.ts';
import { layText, seated, solutionText, tilesIn, viewAfter, withSeats } from '../../puzzle/solitaire.ts';
import { tilesSvg } from '../../puzzle/tiles-svg.ts';
import { addAnswerAction, addGenerateAction, addKind, addPrintAction } from './actions.ts';
import { type GenerateGiven, generate } from './generate.ts';
import { type PrintGiven, print } from './print.ts';

export function addSolo1(puzzles: Command): void {
  const kind = addKind(puzzles, {
    id: 'solo1',
    about: 'Solo 1: lay all tiles in one line, always from the right end of a row',
    forms: `As text: the 28 tiles, row by row. As JSON: {"grid":["6-3",…]}, the same; for hint with the moves so far:
"moves":[{"type":"lay","tile":"6-3"},…]. hint also takes a transcript, such as tischrunde play solo1 --save writes.`,
    examples: [
      'generate --winnable --seed monday | tischrunde puzzle solo1 solve',
      'generate --count 1000 --seed monday --lines | tischrunde puzzle solo1 solve --lines',
      'hint evening.json',
      'print layout.txt --out sheet.svg',
    ],
  });
  addGenerateAction(kind, 'make layouts, the same that a match with this seed deals')
    .option('--winnable', 'only layouts that can be won')
    .action((given: GenerateGiven & { readonly winnable?: boolean }) =>
      generate(given, (seed, book) => generated(seed, given.winnable === true, book)),
    );
  addAnswerAction(kind, 'solve', 'decide whether layouts can be won, and how').action(
    (files: string[], given: AnswerGiven) => answerWith(files, given, solved),
  );
  addAnswerAction(kind, 'hint', 'say whether it can still be won, and with which move').action(
    (files: string[], given: AnswerGiven) => answerWith(files, given, hinted),
  );
  addPrintAction(kind, 'draw a layout, as SVG').action((file: string, given: PrintGiven) =>
    print(file, given, (value) => {
      const { grid } = read(value);
      solveSolo1(grid);
      return tilesSvg('Solo 1', rowsOf(textsOf(grid)));
    }),
  );
}

function read(value: unknown): JsonObject {
  const puzzle = objectOrText(value, '{"grid":["6-3",…]}');
  return typeof puzzle === 'string' ? { grid: tilesIn(puzzle) } : puzzle;
}

const rowLength = 7;

const rowsOf = (grid: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(grid.length / rowLength) }, (_, row) =>
    grid.slice(row * rowLength, (row + 1) * rowLength),
  );

async function answerWith(
  files: readonly string[],
  given: AnswerGiven,
  answer: (value: unknown, book: TerminalBook) => Answer,
): Promise<void> {
  const book = await openTerminal(given);
  await answerFiles(files, given, { read: readPuzzleFile, answer: (value) => answer(value, book) });
}

function solved(value: unknown, book: TerminalBook): Answer {
  const { winnable, moves } = solveSolo1(read(value).grid);
  return { json: { winnable, moves: seated(moves) }, text: () => solutionText(winnable, moves, book) };
}

function hinted(value: unknown, book: TerminalBook): Answer {
  const puzzle = read(value);
  const { winnable, moves } = hintSolo1(
    viewAfter('solo1', puzzle.game === undefined ? matchOf(puzzle) : puzzle),
  );
  const [move] = moves;
  return {
    json: { winnable, move: seated(moves)[0] ?? null },
    text() {
      if (!winnable) return `${book.phrase('puzzle.noLongerWin')}\n`;
      if (move === undefined) return `${book.phrase('puzzle.isWon')}\n`;
      return `${book.phrase('puzzle.canStillWin', { move: layText(move, book) })}\n`;
    },
  };
}

/** The transcript of a layout and the moves so far. A layout that is none is refused in its own words. */
function matchOf({ grid, moves = [] }: JsonObject): Json {
  solveSolo1(grid);
  return { game: 'solo1', players: 1, deals: [{ grid }], moves: withSeats(moves) };
}

function generated(seed: string, winnable: boolean, book: TerminalBook): Answer {
  const grid = generateSolo1(seed, winnable);
  const rows = rowsOf(grid).map((row) => row.join(' '));
  const title = [
    book.name('solo1'),
    ...(winnable ? [book.phrase('puzzle.winnable')] : []),
    book.phrase('puzzle.seed', { seed }),
  ];
  return { json: { grid }, text: () => `${[`# ${title.join(', ')}`, ...rows].join('\n')}\n` };
}
