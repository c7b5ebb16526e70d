import { tileName } from '../../../pieces/dominoes.ts';
import { cellsOf } from '../board.ts';
import { type Candidates, nothing } from '../candidates.ts';
import type { Step } from './step.ts';

/** Lays every domino with one place left and covers every cell with one partner left, until there are none. */
export function laySingles(state: Candidates): void {
  while (state.dueCount > 0 && state.lacking === nothing) laySingle(state);
}

/** The same, one domino at a time, with its reason. */
export function singleStep(state: Candidates): Step | null {
  while (state.dueCount > 0 && state.lacking === nothing) {
    const need = state.due[state.dueCount - 1];
    const place = laySingle(state);
    if (place === nothing) continue;
    const ofCell = need < state.board.size;
    return {
      deduction: ofCell ? 'onlyPartner' : 'onlyPlace',
      grade: 'easy',
      cells: ofCell ? [need] : [],
      dominoes: [tileName(state.tileAt[place])],
      lay: cellsOf(state.board, place),
      out: [],
    };
  }
  return null;
}

function laySingle(state: Candidates): number {
  const place = state.placeFor(state.due[--state.dueCount]);
  if (place === nothing || state.laid[place] === 1) return nothing;
  state.lay(place);
  return place;
}
