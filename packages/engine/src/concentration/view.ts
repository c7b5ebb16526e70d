import type { BaseView, Shown } from '../core/game.ts';
import { noHands, openView } from '../core/open-view.ts';
import { nobody, type Seat } from '../core/seat.ts';
import { tileName } from '../pieces/dominoes.ts';
import { type ConcentrationState, cellsLeft } from './state.ts';

/** What a seat sees of Concentration: only what is face up now, because remembering is the game. */
export type ConcentrationView = BaseView<'concentration'> & {
  readonly columns: number;
  /** The cells that lie face up, in the order of their flips. */
  readonly up: readonly number[];
  /** The cells whose tiles are not taken. */
  readonly left: readonly number[];
  /** The tile of every cell, row by row; null if it lies face down. Taken tiles lie face up in front of their takers. */
  readonly grid: readonly (string | null)[];
  /** Who has taken the tile of each cell; null while it still lies there. */
  readonly takers: readonly (number | null)[];
  /** Who plays next, in this layout or in the next one. */
  readonly goesOn: number;
};

export const showAll = (state: ConcentrationState): Shown => ({
  ...noHands(state.players),
  up: state.up,
  left: cellsLeft(state),
});

export function viewOf(state: ConcentrationState, seat: Seat | null): ConcentrationView {
  const { agreed, grid, takers, up } = state;
  return {
    ...openView('concentration', agreed.options, agreed.length, state, seat),
    columns: agreed.columns,
    up,
    left: cellsLeft(state),
    grid: grid.map((tile, cell) => (takers[cell] !== nobody || up.includes(cell) ? tileName(tile) : null)),
    takers: takers.map((taker) => (taker === nobody ? null : taker)),
    goesOn: state.goesOn,
  };
}
