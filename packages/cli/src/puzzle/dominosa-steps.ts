import type { Cells, Dominosa, DominosaStep } from '@tischrunde/engine';
import { andList } from '@tischrunde/rulebook';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';

/** A step of a solution as a sentence; cells are named by row and column, `r1c2`. */
export function stepText(puzzle: Dominosa, step: DominosaStep, book: TerminalBook): string {
  const { deduction, grade, out } = step;
  const why = reasonOf(puzzle, step, book);
  // What a contradiction rules out is part of its sentence.
  const isNamed = out.length === 0 || deduction === 'inTheWay' || deduction === 'chain';
  const sentence = isNamed ? why : book.phrase('step.ruledOut', { why, places: placesText(puzzle, out) });
  return `${book.choice(grade)}: ${sentence} (${deduction})`;
}

/** Where a domino lies: `r1c2+r1c3`. */
export const placeText = ({ cols }: Dominosa, place: Cells): string =>
  place.map((cell) => cellText(cell, cols)).join('+');

const placesText = (puzzle: Dominosa, places: readonly Cells[]): string =>
  places.map((place) => placeText(puzzle, place)).join(', ');

const cellText = (index: number, cols: number): string =>
  `r${Math.floor(index / cols) + 1}c${(index % cols) + 1}`;

function reasonOf(puzzle: Dominosa, step: DominosaStep, book: TerminalBook): string {
  const { deduction, lay, out, partners = [], chain = [] } = step;
  const cellList = (cells: readonly number[]): string =>
    andList(
      cells.map((cell) => cellText(cell, puzzle.cols)),
      book.language,
    );
  const cells = cellList(step.cells);
  const tiles = andList(step.dominoes, book.language);
  const others = cells || tiles;
  const place = lay === undefined ? '' : placeText(puzzle, lay);
  const places = placesText(puzzle, out);
  switch (deduction) {
    case 'onlyPlace':
      return book.phrase('step.onlyPlace', { tiles, place });
    case 'onlyPartner':
      return book.phrase('step.onlyPartner', { cells, tiles, place });
    case 'inTheWay':
      return book.phrase('step.inTheWay', { places, others });
    case 'cellsAndPartners':
      return book.phrase('step.cellsAndPartners', { cells, partners: cellList(partners) });
    case 'chain':
      return book.phrase('step.chain', { places, chain: placesText(puzzle, chain.slice(1)), others });
    default:
      return book.phrase(`step.${deduction}`, { cells, tiles });
  }
}
