import type { QuadrilleSolution } from '../../src/index.ts';

// An independent solver of the Domino square, without any engine code: first all layouts of 28 blank tiles, then the
// numbers that turn each of them into the set. A letter is a square.
const shape = [
  'AABBCCDD',
  'AABBCCDD',
  '.EEFFGG.',
  '.EEFFGG.',
  '.HHIIJJ.',
  '.HHIIJJ.',
  'KKLLMMNN',
  'KKLLMMNN',
];

const places = shape.flatMap((line, y) =>
  [...line].flatMap((letter, x) => (letter === '.' ? [] : [{ x, y, square: letter.charCodeAt(0) - 65 }])),
);
const cellAt = (x: number, y: number): number => places.findIndex((place) => place.x === x && place.y === y);

const beside = places.map(({ x, y }) => [cellAt(x + 1, y), cellAt(x, y + 1)].filter((cell) => cell >= 0));

type Layout = readonly (readonly [number, number])[];

/** Every solution once, numbered in order of first appearance. */
export function everySolution(): QuadrilleSolution[] {
  const found: QuadrilleSolution[] = [];
  const covered = new Set<number>();
  const meetings = new Set<string>();
  const layout: [number, number][] = [];
  layNext();
  return found;

  /** Two tiles on the same two squares, or in one square, would be the same tile twice whatever the numbers are. */
  function layNext(): void {
    let cell = 0;
    while (covered.has(cell)) cell++;
    if (cell === places.length) {
      for (const squares of numberings(layout)) found.push({ squares, dominoes: [...layout] });
      return;
    }
    for (const other of beside[cell]) {
      const meeting = `${places[cell].square} ${places[other].square}`;
      if (covered.has(other) || meetings.has(meeting)) continue;
      covered.add(cell).add(other);
      meetings.add(meeting);
      layout.push([cell, other]);
      layNext();
      layout.pop();
      meetings.delete(meeting);
      covered.delete(cell);
      covered.delete(other);
    }
  }
}

/** Every way to number the squares so that no tile lies twice: 28 different ones are the whole set. */
function numberings(layout: Layout): number[][] {
  const found: number[][] = [];
  const squares: number[] = [];
  const meetings = layout.map(([one, other]) => [places[one].square, places[other].square]);
  const newest = Array.from({ length: 14 }, (_, square) =>
    meetings.filter((meeting) => Math.max(...meeting) === square),
  );
  const used = new Set<number>();
  number();
  return found;

  function number(): void {
    const square = squares.length;
    if (square === 14) {
      found.push([...squares]);
      return;
    }
    const fresh = Math.max(-1, ...squares) + 1;
    for (let value = 0; value <= Math.min(fresh, 6); value++) {
      squares.push(value);
      const tiles = newest[square].map(([one, other]) => tile(squares[one], squares[other]));
      if (new Set(tiles).size === tiles.length && !tiles.some((one) => used.has(one))) {
        for (const one of tiles) used.add(one);
        number();
        for (const one of tiles) used.delete(one);
      }
      squares.pop();
    }
  }
}

const tile = (one: number, other: number): number => Math.max(one, other) * 7 + Math.min(one, other);

/** A canonical text, equal for solutions that are the same up to renumbering and reflection. */
export const essence = (solution: QuadrilleSolution): string => images(solution).map(asText).sort()[0];
export const essenceOfPicture = (solution: QuadrilleSolution): string =>
  images(solution)
    .map(({ squares }) => renumbered(squares).join())
    .sort()[0];

const images = ({ squares, dominoes }: QuadrilleSolution): QuadrilleSolution[] =>
  [0, 7].flatMap((across) =>
    [0, 7].map((down) => {
      const moved = places.map(({ x, y }) => cellAt(Math.abs(across - x), Math.abs(down - y)));
      const numbers = [...squares];
      for (const [cell, { square }] of places.entries())
        numbers[places[moved[cell]].square] = squares[square];
      return { squares: numbers, dominoes: dominoes.map(([one, other]) => [moved[one], moved[other]]) };
    }),
  );

const asText = ({ squares, dominoes }: QuadrilleSolution): string =>
  [
    ...renumbered(squares),
    ...dominoes.map((cells) => cells.toSorted((one, other) => one - other).join('-')).sort(),
  ].join();

function renumbered(squares: readonly number[]): number[] {
  const order = [...new Set(squares)];
  return squares.map((number) => order.indexOf(number));
}
