import {
  BadInput,
  completeQuadrille,
  hintQuadrille,
  type MoveText,
  type QuadrilleHint,
  type QuadrillePuzzle,
  type QuadrilleView,
  readQuadrille,
} from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { type Highlight, pairOf } from '../../../board/highlight.ts';
import { cellsOf, squareOf } from '../../../board/quadrille/cells.ts';
import { allRight, type Hint, type HintStep, hintsOf, plainStep } from '../hint.ts';

type SquareHint = Extract<QuadrilleHint, { readonly square: number }>;
type TileHint = Extract<QuadrilleHint, { readonly tile: string }>;

const nothing: Highlight = { cells: [], lay: null, out: [], wrong: [] };

export const quadrilleHints = hintsOf('quadrille', (view) => ({
  hint: (book) => hint(view, book),
  check: (book) => check(view, book),
}));

/** The next forced tile, and before it the squares whose numbers are forced. */
function hint(view: QuadrilleView, book: Book): Hint {
  let filling = fillingIn(view);
  if (filling === null) return said(book.say('hint.stray'));
  const steps: HintStep[] = [];
  for (;;) {
    const next = hintQuadrille(filling);
    if ('tile' in next)
      return { steps: [...steps, aboutTile(next, filling, book)], move: moveOf(next, filling) };
    if ('nothing' in next) return steps.length > 0 ? { steps, move: null } : said(nothingIn(filling, book));
    filling = { ...filling, squares: filling.squares.with(next.square, next.number) };
    steps.push(aboutSquare(next, filling, book));
  }
}

function check(view: QuadrilleView, book: Book): HintStep {
  const filling = fillingIn(view);
  const isSolvable = filling !== null && completeQuadrille(filling).solutions > 0;
  return isSolvable ? allRight(book) : plainStep(book.say('hint.stray'));
}

function aboutSquare(hint: SquareHint, { squares }: QuadrillePuzzle, book: Book): HintStep {
  const { square, number: value, deduction } = hint;
  const key =
    deduction === 'twice' || deduction === 'touch' || deduction === 'only' ? deduction : 'everySquare';
  return {
    text: book.say(`hint.${key}`, { value }),
    highlight: { ...nothing, cells: cellsOf(square), squares },
  };
}

function aboutTile(hint: TileHint, { squares }: QuadrillePuzzle, book: Book): HintStep {
  const { tile, cells, deduction } = hint;
  const [one, other] = cells;
  const key = deduction === 'place' ? 'onlyPlace' : deduction === 'cell' ? 'cell' : 'everyTile';
  const text = book.say(`hint.${key}`, { tile: book.written.tile(tile) });
  return { text, highlight: { ...nothing, lay: pairOf(one, other), squares } };
}

/** The half that is named first is the higher one. */
function moveOf({ tile, cells: [one, other] }: TileHint, { squares }: QuadrillePuzzle): MoveText {
  const isTurned = (squares[squareOf[one]] ?? 0) < (squares[squareOf[other]] ?? 0);
  return { type: 'lay', tile, cells: isTurned ? [other, one] : [one, other] };
}

function nothingIn(filling: QuadrillePuzzle, book: Book): string {
  const { solutions } = completeQuadrille(filling);
  return solutions === 0 ? book.say('hint.stray') : book.say('hint.free', { count: solutions });
}

const said = (text: string): Hint => ({ steps: [plainStep(text)], move: null });

/** The position as a partial filling; null where it already breaks the rules. */
function fillingIn({ squares, dominoes }: QuadrilleView): QuadrillePuzzle | null {
  try {
    return readQuadrille({ squares, tiles: dominoes });
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
