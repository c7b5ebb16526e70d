import { expect } from 'vitest';
import { completeQuadrille, judgeQuadrille, type QuadrilleSolution, readQuadrille } from '../../src/index.ts';
import { cells, squareOf } from '../../src/puzzles/quadrille/shape.ts';
import { rule } from '../support/rule.ts';

const picture = readQuadrille('0 2 3 1 / 1 4 5 / 6 4 0 / 2 5 6 3');

function solved(): QuadrilleSolution {
  const { completion } = completeQuadrille(picture);
  if (completion === null) throw new Error('the picture of the sheet has no solution');
  return completion;
}

rule('quadrille.shape', 'rows of 8, 8, 6, 6, 6, 6, 8 and 8 cells, the sixes centred, make 14 squares', () => {
  const drawn = Array.from({ length: 8 }, (_, y) =>
    Array.from({ length: 8 }, (_, x) => {
      const cell = cells.findIndex((place) => place.x === x && place.y === y);
      return cell < 0 ? '.' : 'ABCDEFGHIJKLMN'[squareOf[cell]];
    }).join(''),
  );
  expect(drawn).toEqual([
    'AABBCCDD',
    'AABBCCDD',
    '.EEFFGG.',
    '.EEFFGG.',
    '.HHIIJJ.',
    '.HHIIJJ.',
    'KKLLMMNN',
    'KKLLMMNN',
  ]);
});

rule('quadrille.shape', 'a tile lies on two cells of the shape, side by side', () => {
  const { squares, dominoes } = solved();
  expect(judgeQuadrille({ squares, dominoes: dominoes.with(0, [0, 9]) })?.rule).toBe('quadrille.shape');
  expect(judgeQuadrille({ squares: squares.slice(1), dominoes })?.rule).toBe('quadrille.shape');
});

rule('quadrille.goal', 'the picture of the sheet can be laid', () => {
  expect(solved().squares).toEqual(picture.squares);
  expect(judgeQuadrille(solved())).toBeNull();
});

rule('quadrille.goal', 'every tile lies once, and every cell is covered', () => {
  const { squares, dominoes } = solved();
  const judged = (change: Partial<QuadrilleSolution>) => judgeQuadrille({ ...solved(), ...change });
  expect(judged({ dominoes: dominoes.slice(1) })).toMatchObject({
    rule: 'quadrille.goal',
    error: 'cell 0 is not covered; all 56 must be',
  });
  expect(judged({ dominoes: [...dominoes, dominoes[0]] })).toMatchObject({
    rule: 'quadrille.goal',
    error: 'two tiles lie on cell 0',
  });
  // Two neighbours of different numbers change places.
  const swapped = squares.with(0, squares[1]).with(1, squares[0]);
  expect(judged({ squares: swapped })?.rule).toBe('quadrille.goal');
});
