import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { Known } from '../core/game.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { seatIn, tileFrom } from '../pieces/deal-fields.ts';
import { high } from '../pieces/dominoes.ts';
import type { HektikEvent } from './event.ts';
import { right } from './move.ts';
import { put } from './play.ts';
import { type HektikState, newState, values } from './state.ts';
import type { HektikView } from './view.ts';

/** Only the order of the face-down doubles is random. */
export function guessState({ view }: Known<HektikView, HektikEvent>, chance: Chance): HektikState {
  const seen = view.past.map(({ double }) => high[tileFrom(double, 'past')]);
  if (view.phase === 'play') seen.push(high[tileFrom(view.double, 'double')]);
  const hidden = values.filter((value) => !seen.includes(value));
  chance.shuffle(hidden);
  const order = [...seen, ...hidden.slice(0, view.faceDown)];
  const state: HektikState = { ...newState(view.players, view.options, order), ...standingIn(view) };
  state.owners = view.past.map(({ owner }) => seatIn(owner));
  for (const seat of view.gaveUp) state.gaveUp |= 1 << seat;
  for (const [seat, chain] of view.chains.entries()) rebuild(state, seatAt(seat), chain);
  return state;
}

function rebuild(state: HektikState, seat: Seat, chain: readonly string[]): void {
  for (const tile of chain) {
    const [one, other] = tile.split('-').map(Number);
    put(state, seat, one, other, right);
  }
}
