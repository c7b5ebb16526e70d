import {
  BadInput,
  type DominosaShape,
  type DominosaWish,
  dominosaGrades,
  dominosaText,
  type Grade,
  generateDominosa,
  readDominosaShape,
} from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { type Command, Option } from 'commander';
import { type Answer, nameOfSource, orRefusal } from '../../io/answers.ts';
import { readCount } from '../../io/arguments.ts';
import { FileTrouble, wholeOf } from '../../io/files.ts';
import { readJson } from '../../io/json-text.ts';
import { objectOrText } from '../../puzzle/puzzle-file.ts';
import { addGenerateAction } from './actions.ts';
import { type GenerateGiven, generate } from './generate.ts';

interface WishGiven extends GenerateGiven {
  readonly set?: string;
  readonly rows?: string;
  readonly cols?: string;
  readonly shape?: string;
  readonly grade?: Grade;
  readonly several?: boolean;
}

export function addDominosaGenerate(kind: Command): void {
  addGenerateAction(kind, 'make puzzles with one solution')
    .option('-n, --set <n>', 'the set, from 1 to 15 (standard: 6, or that of the shape)')
    .addOption(new Option('-g, --grade <grade>', 'how hard (standard: easy)').choices(dominosaGrades))
    .option('--rows <n>', 'a rectangle of so many rows; with --cols')
    .option('--cols <n>', 'a rectangle of so many columns; with --rows')
    .addOption(
      new Option('--shape <file>', 'a shape: rows of # for a cell and . for none').conflicts([
        'rows',
        'cols',
      ]),
    )
    .addOption(
      new Option('--several', 'deliberately with several solutions, and no grade').conflicts('grade'),
    )
    .action(async (given: WishGiven) => {
      const wish = await readWish(given);
      await generate(given, (seed, book) => generated(seed, wish, book));
    });
}

async function readWish({ set, rows, cols, shape, grade, several }: WishGiven): Promise<DominosaWish> {
  if ((rows === undefined) !== (cols === undefined))
    throw new BadInput('', '--rows and --cols are given together');
  return {
    ...(set === undefined ? {} : { n: readCount('set', set, 1, 15) }),
    ...(rows === undefined || cols === undefined ? {} : { shape: rectangle(rows, cols) }),
    ...(shape === undefined ? {} : { shape: await readShapeFile(shape) }),
    ...(grade === undefined ? {} : { grade }),
    ...(several === true ? { solutions: 'several' } : {}),
  };
}

function rectangle(rows: string, cols: string): DominosaShape {
  const size = { rows: readCount('rows', rows, 1, 272), cols: readCount('cols', cols, 1, 272) };
  return readDominosaShape({ ...size, cells: Array(size.rows * size.cols).fill(true) });
}

async function readShapeFile(file: string): Promise<DominosaShape> {
  const text = await wholeOf(file);
  const shape = orRefusal(() => {
    const value = text.trimStart().startsWith('{') ? readJson(text) : text;
    return readDominosaShape(objectOrText(value, '{"rows":1,"cols":6,"cells":[…]}'));
  });
  if (typeof shape === 'string') throw new FileTrouble(nameOfSource(file), shape);
  return shape;
}

function generated(seed: string, wish: DominosaWish, book: TerminalBook): Answer {
  const { n, rows, cols, grid, grade } = generateDominosa(seed, wish);
  return {
    json: { n, rows, cols, grid, grade },
    text() {
      const title = [
        book.name('dominosa'),
        book.phrase('puzzle.double', { set: n }),
        grade === null ? book.phrase('puzzle.several') : book.choice(grade),
        book.phrase('puzzle.seed', { seed }),
      ];
      return `# ${title.join(', ')}\n${dominosaText({ n, rows, cols, grid })}`;
    },
  };
}
