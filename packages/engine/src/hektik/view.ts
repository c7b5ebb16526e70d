import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { Shown, View } from '../core/game.ts';
import { isObject, type Json, listAt } from '../core/json.ts';
import { noHands, openView } from '../core/open-view.ts';
import { nobody, type Seat, seatAt, seatsOf } from '../core/seat.ts';
import { seatIn, tileAt } from '../pieces/deal-fields.ts';
import { high, nameOf, tileOf } from '../pieces/dominoes.ts';
import { right } from './move.ts';
import { put } from './play.ts';
import { fullMiddle, type HektikState, hasGivenUp, newState, values, wanted } from './state.ts';

export const nameOfDouble = (value: number): string => nameOf(tileOf(value, value));

export const showAll = (state: HektikState): Shown => ({
  ...noHands(state.players),
  ...fieldsOf(state),
});

/** With copies nobody's takes are missing in the middle of the others, so it is shown full. */
const fieldsOf = (state: HektikState) => ({
  double: nameOfDouble(wanted(state)),
  table: fullMiddle.filter((tile) => state.copies || state.builders[tile] === 0).map(nameOf),
  chains: state.chains.map((chain) => chain.slice(1).map((value, index) => `${chain[index]}-${value}`)),
});

/** All but the doubles that are still face down is open to everybody. */
export const viewOf = (state: HektikState, seat: Seat | null): View => ({
  ...openView('hektik', state.options, state, seat),
  ...fieldsOf(state),
  gaveUp: seatsOf(state.players).filter((other) => hasGivenUp(state, other)),
  past: state.owners.map((owner, index) => ({
    double: nameOfDouble(state.order[index]),
    owner: owner === nobody ? null : owner,
  })),
  faceDown: state.order.length - state.round,
});

export function guessState(view: View, chance: Chance): HektikState {
  const past = listAt(view.past, 'past').map((entry) => (isObject(entry) ? entry : {}));
  const seen = past.map(({ double }) => high[tileAt(double, 'past')]);
  if (view.phase === 'play') seen.push(high[tileAt(view.double, 'double')]);
  const hidden = values.filter((value) => !seen.includes(value));
  chance.shuffle(hidden);
  const order = [...seen, ...hidden.slice(0, Number(view.faceDown))];
  const state: HektikState = { ...newState(view.players, view.options, order), ...standingIn(view) };
  state.owners = past.map(({ owner }) => seatIn(owner));
  for (const seat of listAt(view.gaveUp, 'gaveUp')) state.gaveUp |= 1 << Number(seat);
  for (const [seat, chain] of listAt(view.chains, 'chains').entries()) rebuild(state, seatAt(seat), chain);
  return state;
}

function rebuild(state: HektikState, seat: Seat, chain: Json): void {
  for (const tile of listAt(chain, 'chains')) {
    const [one, other] = String(tile).split('-').map(Number);
    put(state, seat, one, other, right);
  }
}
