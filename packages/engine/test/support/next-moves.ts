import {
  hintDominosa,
  type JsonObject,
  type Match,
  quadrilleSolutions,
  readDominosa,
  readDominosaFilling,
  readQuadrille,
  writeQuadrille,
} from '../../src/index.ts';
import { viewOf } from './table.ts';

/** The next move towards a solution, for puzzles that random moves would not solve; null if it is solved. */
export const nextMoves: Readonly<Record<string, (match: Match) => JsonObject | null>> = {
  dominosa(match) {
    const { rows, cols, grid, dominoes, options } = viewOf(match, 'dominosa', 0);
    const puzzle = readDominosa({ n: options.set, rows, cols, grid });
    const { lay } = hintDominosa(puzzle, readDominosaFilling({ dominoes }));
    return lay === null ? null : { type: 'lay', cells: lay };
  },

  quadrille(match) {
    const { squares, dominoes } = viewOf(match, 'quadrille', 0);
    const filling = readQuadrille({ squares, tiles: dominoes });
    const [solution] = quadrilleSolutions(filling);
    const next = solution.dominoes.find(
      ([one, other]) => !filling.tiles.some(([first, second]) => first === one && second === other),
    );
    if (next === undefined) return null;
    const [tile] = writeQuadrille({ squares: solution.squares, tiles: [next] }).tiles ?? [];
    return { type: 'lay', ...tile };
  },
};
