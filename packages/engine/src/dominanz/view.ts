import type { BaseView, Shown } from '../core/game.ts';
import { noHands, openView } from '../core/open-view.ts';
import type { Seat } from '../core/seat.ts';
import { oneRound } from '../core/standing.ts';
import { tileName } from '../pieces/dominoes.ts';
import { type DominanzState, rowsOf, tiles } from './state.ts';

/** What a seat sees of Dominanz, where everything is open. */
export type DominanzView = BaseView<'dominanz'> &
  Fields & {
    /** The player on turn has prescribed an entry and takes another tile now. */
    readonly prescribed: boolean;
  };

type Fields = {
  /** The sums of each seat's rows 1–7; 0 is an empty row. */
  readonly rows: readonly (readonly number[])[];
  /** The tiles that can still be taken. */
  readonly left: readonly string[];
};

export const showAll = (state: DominanzState): Shown => ({
  ...noHands(state.players),
  ...fieldsOf(state),
});

export const viewOf = (state: DominanzState, seat: Seat | null): DominanzView => ({
  ...openView('dominanz', state.options, oneRound, state, seat),
  ...fieldsOf(state),
  prescribed: state.prescribed,
});

const fieldsOf = (state: DominanzState): Fields => ({
  rows: rowsOf(state),
  left: tiles.filter((_, index) => (state.left >> index) & 1).map(tileName),
});
