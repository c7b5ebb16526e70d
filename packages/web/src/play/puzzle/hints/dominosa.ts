import { type Cells, type DominosaStep, type DominosaView, hintDominosa } from '@tischrunde/engine';
import { andList, type Book } from '@tischrunde/rulebook';
import { type Numbers, setIn, tileOn } from '../../../board/dominosa/numbers.ts';
import { type Highlight, pairOf } from '../../../board/highlight.ts';
import { allRight, type Hint, type HintStep, hintsOf } from '../hint.ts';

export const dominosaHints = hintsOf('dominosa', (view) => ({
  hint: (book) => hint(view, book),
  check: (book) => check(view, book),
}));

/** The next tile from here. */
const nextIn = (view: DominosaView) => {
  const { rows, cols, grid, dominoes } = view;
  return hintDominosa({ n: setIn(view), rows, cols, grid }, dominoes);
};

/** The next tile, and the deductions that lead to it. */
function hint(view: DominosaView, book: Book): Hint {
  const { steps, lay, wrong } = nextIn(view);
  const move = lay === null ? null : { type: 'lay', cells: [...lay] };
  if (wrong.length > 0) return { steps: [wrongTiles(view, wrong, book)], move };
  if (steps.length > 0)
    return {
      steps: steps.map((step) => ({ text: textOf(step, view, book), highlight: highlightOf(step) })),
      move,
    };
  if (lay === null) return { steps: [], move };
  const place = pairOf(lay[0], lay[1]);
  const text = book.say('hint.search', { tile: book.written.tile(tileOn(view, place)) });
  return { steps: [{ text, highlight: { ...nothing, lay: place } }], move };
}

function check(view: DominosaView, book: Book): HintStep {
  const { wrong } = nextIn(view);
  return wrong.length === 0 ? allRight(book) : wrongTiles(view, wrong, book);
}

/** Tiles that cannot stay where they are. */
function wrongTiles(numbers: Numbers, wrong: readonly Cells[], book: Book): HintStep {
  const pairs = wrong.map(([one, other]) => pairOf(one, other));
  const tiles = listed(
    pairs.map((pair) => tileOn(numbers, pair)),
    book,
  );
  return { text: book.say('hint.wrong', { tiles }), highlight: { ...nothing, wrong: pairs } };
}

const nothing: Highlight = { cells: [], lay: null, out: [], wrong: [] };

const highlightOf = ({ cells, partners = [], lay, out, chain = [] }: DominosaStep): Highlight => ({
  cells: [...cells, ...partners, ...chain.flat()],
  lay: lay === undefined ? null : pairOf(lay[0], lay[1]),
  out: out.map(([one, other]) => pairOf(one, other)),
  wrong: [],
});

const listed = (tiles: readonly string[], book: Book): string =>
  andList(tiles.map(book.written.tile), book.language);

function textOf(step: DominosaStep, numbers: Numbers, book: Book): string {
  const { deduction, cells, dominoes, out } = step;
  const value = numbers.grid[cells[0] ?? -1] ?? 0;
  const tile = book.written.tile(dominoes[0] ?? '');
  const tiles = listed(dominoes, book);
  const count = cells.length;
  switch (deduction) {
    case 'onlyPlace':
      return book.say('hint.onlyPlace', { tile });
    case 'onlyPartner':
      return book.say('hint.onlyPartner', { value, tile });
    case 'sameDomino':
      return book.say('hint.sameDomino', { value, tile });
    case 'sharedCell':
      return book.say('hint.sharedCell', { value, tile });
    case 'inTheWay':
      return cells.length > 0
        ? book.say('hint.inTheWayCell', { value })
        : book.say('hint.inTheWayTile', { tile });
    case 'cellsAndDominoes':
      return book.say('hint.cellsAndDominoes', { count, tiles });
    case 'dominoesAndCells':
      return book.say('hint.dominoesAndCells', { count, tiles });
    case 'cellsAndPartners':
      return book.say('hint.cellsAndPartners', { count });
    case 'chain':
      return book.say('hint.chain', {
        tile: book.written.tile(tileOn(numbers, pairOf(out[0][0], out[0][1]))),
      });
  }
}
