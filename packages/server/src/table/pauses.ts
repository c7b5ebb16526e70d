import type { EventOf } from './events.ts';
import type { TableState } from './state.ts';

/** A player wishes for a pause, withdraws the wish, or ends the pause: anybody may do that. */
export function wishPause(state: TableState, { seat, wish }: EventOf<'pause'>): void {
  if (wish) {
    state.pauseWished.add(seat);
    settlePause(state);
    return;
  }
  if (state.paused) state.pauseWished.clear();
  else state.pauseWished.delete(seat);
  setPaused(state, false);
}

export function setPaused(state: TableState, paused: boolean): void {
  if (state.paused === paused) return;
  state.paused = paused;
  state.waitingSince = state.at;
  if (paused) state.clock.stop(state.at);
  else state.clock.goOn(state.at);
}

/** The match is paused once everybody who plays wishes for it; never when only bots play. */
export function settlePause(state: TableState): void {
  const { people, pauseWished } = state;
  if (people.length === 0) pauseWished.clear();
  setPaused(state, people.length > 0 && people.every((seat) => pauseWished.has(seat)));
}
