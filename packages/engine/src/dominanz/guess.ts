import { standingIn } from '../core/base-view.ts';
import type { Known } from '../core/game.ts';
import { tileFrom } from '../pieces/deal-fields.ts';
import type { DominanzEvent } from './event.ts';
import { type DominanzState, newState, tiles } from './state.ts';
import type { DominanzView } from './view.ts';

/** Nothing is hidden, so there is nothing to guess. */
export const guessState = ({ view }: Known<DominanzView, DominanzEvent>): DominanzState => ({
  ...newState(view.players, view.options),
  ...standingIn(view),
  left: view.left.reduce((bits, name) => bits | (1 << tiles.indexOf(tileFrom(name, 'left'))), 0),
  sums: view.rows.flat(),
  prescribed: view.prescribed,
});
