import type { Dominosa, DominosaStep } from '../../src/index.ts';
import { tileName, tileOf } from '../../src/pieces/dominoes.ts';

/** Two cells side by side and the domino they show. */
interface Spot {
  readonly cells: readonly number[];
  readonly domino: string;
}

/**
 * Follows steps with nothing but a list of the open places, and checks that each claim can be seen there. Returns the first
 * step whose claim cannot.
 */
export function firstUnfounded(puzzle: Dominosa, steps: readonly DominosaStep[]): DominosaStep | null {
  let open = spotsOf(puzzle);
  for (const step of steps) {
    if (!isFounded(step, open, puzzle)) return step;
    const out = step.out.map((cells) => cells.join());
    open = open.filter((spot) => !out.includes(spot.cells.join()));
    if (step.lay !== undefined) open = afterLaying(open, spotAt(open, step.lay));
  }
  return null;
}

function isFounded(step: DominosaStep, open: readonly Spot[], { cols }: Dominosa): boolean {
  const { cells, dominoes, out, lay, chain = [], partners = [] } = step;
  const on = (cell: number): Spot[] => open.filter((spot) => spot.cells.includes(cell));
  const of = (domino: string): Spot[] => open.filter((spot) => spot.domino === domino);
  const outs = out.map((pair) => spotAt(open, pair));
  const covers = (spot: Spot): boolean => spot.cells.some((cell) => cells.includes(cell));
  const oneColour = new Set(cells.map((cell) => (Math.floor(cell / cols) + (cell % cols)) % 2)).size === 1;
  switch (step.deduction) {
    case 'onlyPlace':
      return of(dominoes[0]).length === 1 && of(dominoes[0])[0].cells.join() === lay?.join();
    case 'onlyPartner':
      return on(cells[0]).length === 1 && on(cells[0])[0].cells.join() === lay?.join();
    case 'sameDomino':
      return (
        on(cells[0]).every((spot) => spot.domino === dominoes[0]) &&
        outs.every((spot) => spot.domino === dominoes[0] && !covers(spot))
      );
    case 'sharedCell':
      return (
        of(dominoes[0]).every(covers) && outs.every((spot) => spot.domino !== dominoes[0] && covers(spot))
      );
    case 'inTheWay':
      return outs.length === 1 && hasNothing(step, afterLaying(open, outs[0]));
    case 'cellsAndDominoes':
      return (
        oneColour &&
        cells.length === dominoes.length &&
        cells.every((cell) => on(cell).every((spot) => dominoes.includes(spot.domino))) &&
        outs.every((spot) => dominoes.includes(spot.domino) && !covers(spot))
      );
    case 'dominoesAndCells':
      return (
        oneColour &&
        cells.length === dominoes.length &&
        dominoes.every((domino) => of(domino).every(covers)) &&
        outs.every((spot) => !dominoes.includes(spot.domino) && covers(spot))
      );
    case 'cellsAndPartners':
      return (
        oneColour &&
        cells.length === partners.length &&
        cells.every((cell) =>
          on(cell).every((spot) => spot.cells.some((other) => partners.includes(other))),
        ) &&
        outs.every((spot) => !covers(spot) && spot.cells.some((other) => partners.includes(other)))
      );
    case 'chain': {
      let left = open;
      for (const [index, pair] of chain.entries()) {
        const spot = spotAt(left, pair);
        const needs = [...spot.cells.map((cell) => left.filter((other) => other.cells.includes(cell)))];
        needs.push(left.filter((other) => other.domino === spot.domino));
        if (index > 0 && !needs.some((choices) => choices.length === 1)) return false;
        left = afterLaying(left, spot);
      }
      return out.length === 1 && out[0].join() === chain[0].join() && hasNothing(step, left);
    }
  }
}

/** Whether the one cell or domino that a step names has no place. */
const hasNothing = ({ cells, dominoes }: DominosaStep, open: readonly Spot[]): boolean =>
  cells.length + dominoes.length === 1 &&
  !open.some((spot) => spot.cells.includes(cells[0]) || spot.domino === dominoes[0]);

const afterLaying = (open: readonly Spot[], laid: Spot): Spot[] =>
  open.filter(
    (spot) =>
      spot === laid || (spot.domino !== laid.domino && !spot.cells.some((cell) => laid.cells.includes(cell))),
  );

function spotAt(open: readonly Spot[], cells: readonly number[]): Spot {
  const found = open.find((spot) => spot.cells.join() === cells.join());
  if (found === undefined) throw new Error(`${cells.join()} is not open`);
  return found;
}

function spotsOf({ cols, grid }: Dominosa): Spot[] {
  return grid.flatMap((value, cell) => {
    const next = [...(cell % cols < cols - 1 ? [cell + 1] : []), cell + cols];
    return next.flatMap((other) => {
      const facing = grid[other] ?? null;
      return value === null || facing === null
        ? []
        : [{ cells: [cell, other], domino: tileName(tileOf(value, facing)) }];
    });
  });
}
