import { hintSolo2, isObject, type Json, type JsonObject, openMatch, solveSolo2 } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { type Command, Option } from 'commander';
import { type Answer, type AnswerGiven, answerFiles } from '../../io/answers.ts';
import { readTable } from '../../io/arguments.ts';
import { listOf, objectsOf, textsOf } from '../../io/json-access.ts';
import { openTerminal } from '../../io/language.ts';
import { objectOrText, readPuzzleFile } from '../../puzzle/puzzle-file.ts';
import { layText, seated, solutionText, tilesIn, viewAfter, withSeats } from '../../puzzle/solitaire.ts';
import { tilesSvg } from '../../puzzle/tiles-svg.ts';
import { addAnswerAction, addGenerateAction, addKind, addPrintAction } from './actions.ts';
import { type GenerateGiven, generate } from './generate.ts';
import { type PrintGiven, print } from './print.ts';

interface WishGiven extends GenerateGiven {
  readonly set: string;
  readonly hand?: string;
}

export function addSolo2(puzzles: Command): void {
  const kind = addKind(puzzles, {
    id: 'solo2',
    about: 'Solo 2: lay hand after hand at one line, and every tile has to go',
    forms: `As text: all tiles in the order in which they come, the one turned up first. As JSON: {"set":6,"hand":5,"order":["6-3",…]},
the same; for hint with the moves so far: "moves":[{"type":"lay","tile":"6-1","at":"6-3:6"},…]. hint also takes a
transcript, such as tischrunde play solo2 --save writes. solve knows every tile, hint only those that were drawn.`,
    examples: [
      'generate --seed monday | tischrunde puzzle solo2 solve',
      'generate --set 9 --count 1000 --seed monday --lines | tischrunde puzzle solo2 solve --lines',
      'hint evening.json',
      'print order.txt --out sheet.svg',
    ],
  });
  addGenerateAction(kind, 'make orders of the tiles, the same that a match with this seed deals')
    .addOption(new Option('-n, --set <n>', 'the set').choices(['6', '9']).default('6'))
    .addOption(
      new Option('--hand <n>', 'how many tiles are drawn at a time (standard: 5, with set 9 7)').choices([
        '5',
        '7',
      ]),
    )
    .action((given: WishGiven) => {
      const set = Number(given.set);
      const hand = Number(given.hand ?? (set === 6 ? 5 : 7));
      return generate(given, (seed, book) => generated(seed, set, hand, book));
    });
  addAnswerAction(kind, 'solve', 'decide whether orders can be won, every tile known, and how').action(
    (files: string[], given: AnswerGiven) => answerWith(files, given, solved),
  );
  addAnswerAction(kind, 'hint', 'say how to lay the hand, and the chance of winning then').action(
    (files: string[], given: AnswerGiven) => answerWith(files, given, hinted),
  );
  addPrintAction(kind, 'draw the tiles hand by hand, as SVG').action((file: string, given: PrintGiven) =>
    print(file, given, (value) => {
      const puzzle = read(value);
      solveSolo2(puzzle);
      return tilesSvg('Solo 2', handsOf(textsOf(puzzle.order), Number(puzzle.hand)));
    }),
  );
}

/** With the set and the size of a hand, which may be missing. */
function read(value: unknown): JsonObject {
  const given = objectOrText(value, '{"set":6,"hand":5,"order":["6-3",…]}');
  const puzzle = typeof given === 'string' ? ofText(given) : given;
  const { set = listOf(puzzle.order).length > 28 ? 9 : 6 } = puzzle;
  return { ...puzzle, set, hand: puzzle.hand ?? (set === 9 ? 7 : 5) };
}

/** Where the tile turned up has a line of its own, the next line is a hand. */
function ofText(text: string): JsonObject {
  const [first = [], second = []] = text.trim().split('\n').map(tilesIn);
  const order = tilesIn(text);
  return first.length === 1 && second.length > 1 ? { order, hand: second.length } : { order };
}

/** The tile turned up, and then a hand in each row. */
const handsOf = ([start, ...rest]: readonly string[], size: number): string[][] => [
  [start],
  ...Array.from({ length: Math.ceil(rest.length / size) }, (_, hand) =>
    rest.slice(hand * size, (hand + 1) * size),
  ),
];

async function answerWith(
  files: readonly string[],
  given: AnswerGiven,
  answer: (value: unknown, book: TerminalBook) => Answer,
): Promise<void> {
  const book = await openTerminal(given);
  await answerFiles(files, given, { read: readPuzzleFile, answer: (value) => answer(value, book) });
}

function solved(value: unknown, book: TerminalBook): Answer {
  const { winnable, moves } = solveSolo2(read(value));
  return { json: { winnable, moves: seated(moves) }, text: () => solutionText(winnable, moves, book) };
}

function hinted(value: unknown, book: TerminalBook): Answer {
  const puzzle = isObject(value) && value.game !== undefined ? value : matchOf(read(value));
  const { chance, exact, moves } = hintSolo2(viewAfter('solo2', puzzle));
  return {
    json: { chance, exact, moves: seated(moves) },
    text() {
      if (moves.length === 0) return `${book.phrase('puzzle.noHand')}\n`;
      const percent = (100 * chance).toPrecision(3);
      const first = book.phrase(exact ? 'puzzle.chance' : 'puzzle.chanceAbout', { percent });
      return `${[first, ...moves.map((move) => `     ${layText(move, book)}`)].join('\n')}\n`;
    },
  };
}

/** The transcript of an order and the moves so far. An order that is none is refused in its own words. */
function matchOf({ set, hand, order, moves = [] }: JsonObject): JsonObject {
  solveSolo2({ set, hand, order });
  const [start, ...rest] = textsOf(order);
  const size = Number(hand);
  const deal: Json = { start, hands: [rest.slice(0, size)], stock: rest.slice(size) };
  return { game: 'solo2', players: 1, options: { set, hand }, deals: [deal], moves: withSeats(moves) };
}

function generated(seed: string, set: number, hand: number, book: TerminalBook): Answer {
  const table = readTable('solo2', { options: JSON.stringify({ set, hand }) });
  const [deal] = objectsOf(openMatch({ ...table, seed, deals: [] }).transcript().deals);
  const order = [String(deal.start), ...listOf(deal.hands).flatMap(textsOf), ...textsOf(deal.stock)];
  const rows = handsOf(order, hand).map((row) => row.join(' '));
  return {
    json: { set, hand, order },
    text() {
      const title = [
        book.name('solo2'),
        book.phrase('puzzle.double', { set }),
        book.phrase('puzzle.hands', { count: hand }),
        book.phrase('puzzle.seed', { seed }),
      ];
      return `${[`# ${title.join(', ')}`, ...rows].join('\n')}\n`;
    },
  };
}
