import {
  BadInput,
  completeQuadrille,
  hintQuadrille,
  type MoveText,
  type QuadrilleHint,
  type QuadrillePuzzle,
  readQuadrille,
  type View,
} from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { type Highlight, pairOf } from '../../../board/highlight.ts';
import { cellsOf, laidIn, squareOf } from '../../../board/quadrille/cells.ts';
import type { Hint, HintStep } from '../hint.ts';

type SquareHint = Extract<QuadrilleHint, { readonly square: number }>;
type TileHint = Extract<QuadrilleHint, { readonly tile: string }>;

const nothing: Highlight = { cells: [], lay: null, out: [], wrong: [] };

/** The next tile of the Domino square that is forced, and before it the squares that are, with why. */
export function quadrilleHint(view: View, book: Book): Hint {
  let filling = fillingIn(view);
  if (filling === null) return said(book.say('hint.stray'));
  const steps: HintStep[] = [];
  for (;;) {
    const hint = hintQuadrille(filling);
    if ('tile' in hint)
      return { steps: [...steps, aboutTile(hint, filling, book)], move: moveOf(hint, filling) };
    if ('nothing' in hint) return steps.length > 0 ? { steps, move: null } : said(nothingIn(filling, book));
    filling = { ...filling, squares: filling.squares.with(hint.square, hint.number) };
    steps.push(aboutSquare(hint, filling, book));
  }
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

const said = (text: string): Hint => ({ steps: [{ text, highlight: null }], move: null });

/** The position as a partial filling; null where it breaks off already. */
export function fillingIn({ squares, dominoes }: View): QuadrillePuzzle | null {
  try {
    return readQuadrille({ squares, tiles: laidIn(dominoes) });
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
