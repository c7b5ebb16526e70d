import { generateSolo1, hintSolo1, type Json, type JsonObject, solveSolo1 } from '@tischrunde/engine';
import type { Command } from 'commander';
import { type Answer, type AnsweringGiven, answerFiles } from '../../io/answers.ts';
import { textsOf } from '../../io/json-access.ts';
import { objectOrText, readPuzzleFile } from '../../puzzle/puzzle-file.ts';
import { seated, tellMove, tellMoves, tilesIn, viewAfter, withSeats } from '../../puzzle/solitaire.ts';
import { tilesSvg } from '../../puzzle/tiles-svg.ts';
import { addAnswering, addGenerating, addKind, addPrinting } from './actions.ts';
import { type GeneratingGiven, generate } from './generate.ts';
import { type PrintingGiven, print } from './print.ts';

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
  addGenerating(kind, 'make layouts, the same that a match with this seed deals')
    .option('--winnable', 'only layouts that can be won')
    .action((given: GeneratingGiven & { readonly winnable?: boolean }) =>
      generate(given, (seed) => generated(seed, given.winnable === true)),
    );
  addAnswering(kind, 'solve', 'decide whether layouts can be won, and how').action(
    (files: string[], given: AnsweringGiven) =>
      answerFiles(files, given, { read: readPuzzleFile, answer: solved }),
  );
  addAnswering(kind, 'hint', 'say whether it can still be won, and with which move').action(
    (files: string[], given: AnsweringGiven) =>
      answerFiles(files, given, { read: readPuzzleFile, answer: hinted }),
  );
  addPrinting(kind, 'draw a layout, as SVG').action((file: string, given: PrintingGiven) =>
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

function solved(value: unknown): Answer {
  const { winnable, moves } = solveSolo1(read(value).grid);
  const text = winnable ? ['It can be won:', ...tellMoves(moves)] : ['It cannot be won.'];
  return { json: { winnable, moves: seated(moves) }, text: () => `${text.join('\n')}\n` };
}

function hinted(value: unknown): Answer {
  const puzzle = read(value);
  const { winnable, moves } = hintSolo1(
    viewAfter('solo1', puzzle.game === undefined ? matchOf(puzzle) : puzzle),
  );
  const [move] = moves;
  const sentence = winnable ? 'It can be won' : 'It cannot be won any more';
  return {
    json: { winnable, move: seated(moves)[0] ?? null },
    text: () => `${sentence}${move === undefined ? '' : `: ${tellMove(move)}`}.\n`,
  };
}

/** The transcript of a layout and the moves so far. A layout that is none is refused in its own words. */
function matchOf({ grid, moves = [] }: JsonObject): Json {
  solveSolo1(grid);
  return { game: 'solo1', players: 1, deals: [{ grid }], moves: withSeats(moves) };
}

function generated(seed: string, winnable: boolean): Answer {
  const grid = generateSolo1(seed, winnable);
  const rows = rowsOf(grid).map((row) => row.join(' '));
  const title = `# Solo 1${winnable ? ', winnable' : ''}, seed ${seed}`;
  return { json: { grid }, text: () => `${[title, ...rows].join('\n')}\n` };
}
