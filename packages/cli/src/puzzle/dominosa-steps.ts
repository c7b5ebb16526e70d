import type { Cells, Dominosa, DominosaStep } from '@tischrunde/engine';
import { inARow } from '../play/grammar.ts';

/** A step of a solution as a sentence; cells are named by row and column, `r1c2`. */
export function tellStep({ cols }: Dominosa, step: DominosaStep): string {
  const words = wordsFor(cols);
  return `${step.grade}, ${step.deduction}: ${why(step, words)}${ruledOut(step, words)}.`;
}

/** Where a domino lies. */
export const tellPlace = ({ cols }: Dominosa, place: Cells): string => wordsFor(cols).place(place);

interface Words {
  cells(cells: readonly number[]): string;
  place(place: Cells): string;
  places(places: readonly Cells[]): string;
}

function wordsFor(cols: number): Words {
  const cell = (index: number): string => `r${Math.floor(index / cols) + 1}c${(index % cols) + 1}`;
  const place = (cells: Cells): string => cells.map(cell).join('+');
  return {
    cells: (cells) => inARow(cells.map(cell)),
    place,
    places: (places) => places.map(place).join(', '),
  };
}

/** What a contradiction rules out is named in it. */
const ruledOut = ({ deduction, out }: DominosaStep, words: Words): string =>
  out.length === 0 || deduction === 'inTheWay' || deduction === 'chain'
    ? ''
    : `, so no domino lies on ${words.places(out)}`;

function why(step: DominosaStep, words: Words): string {
  const { deduction, lay, partners = [], chain = [] } = step;
  const cells = words.cells(step.cells);
  const dominoes = inARow(step.dominoes);
  switch (deduction) {
    case 'onlyPlace':
      return `${dominoes} has one place left${lay === undefined ? '' : `, ${words.place(lay)}`}`;
    case 'onlyPartner':
      return `${cells} has one partner left${lay === undefined ? '' : `: ${dominoes} lies on ${words.place(lay)}`}`;
    case 'sameDomino':
      return `with every partner ${cells} makes ${dominoes}, which lies nowhere else`;
    case 'sharedCell':
      return `all places of ${dominoes} share ${cells}, which nothing else covers`;
    case 'inTheWay':
      return `a domino on ${words.places(step.out)} would leave ${cells || dominoes} nothing`;
    case 'cellsAndDominoes':
      return `${cells} can be covered by ${dominoes} only, which lie nowhere else`;
    case 'dominoesAndCells':
      return `${dominoes} fit on ${cells} only, which nothing else covers`;
    case 'cellsAndPartners':
      return `${cells} have only the partners ${words.cells(partners)}, which go with no other cell`;
    case 'chain':
      return `with a domino on ${words.places(step.out)} others follow (${words.places(chain.slice(1))}), and then nothing is left for ${cells || dominoes}`;
    default:
      return inARow([cells, dominoes].filter((part) => part !== ''));
  }
}
