import { standingIn } from '../core/base-view.ts';
import type { Chance, Seed } from '../core/chance.ts';
import type { Known } from '../core/game.ts';
import { seatAt } from '../core/seat.ts';
import { seatIn, tileFrom } from '../pieces/deal-fields.ts';
import type { Tile } from '../pieces/dominoes.ts';
import { shuffled } from './deal.ts';
import type { ConcentrationEvent } from './event.ts';
import { type ConcentrationState, hasPair, newState } from './state.ts';
import type { ConcentrationView } from './view.ts';

type ConcentrationKnown = Known<ConcentrationView, ConcentrationEvent>;

/** Builds a state in which every tile lies where it was seen, now or in an earlier flip; the others lie at random. */
export function guessState({ view, events }: ConcentrationKnown, chance: Chance): ConcentrationState {
  const seed: Seed = [chance.next(), chance.next(), chance.next(), chance.next()];
  const seen = tilesSeen(view, events);
  const state: ConcentrationState = {
    ...newState(view.players, view.options, seed, []),
    ...standingIn(view),
    takers: view.takers.map(seatIn),
    up: view.up,
    goesOn: seatAt(view.goesOn),
  };
  const hidden = shuffled(chance, state.agreed.tiles).filter((tile) => !seen.includes(tile));
  let next = 0;
  // While the round is played, everybody knows that two tiles left make the sum.
  do {
    if (next > 0) chance.shuffle(hidden);
    next = 0;
    state.grid = seen.map((tile) => tile ?? hidden[next++]);
  } while (state.phase === 'play' && !hasPair(state));
  return state;
}

/** By cell; null if nobody has seen the tile. */
function tilesSeen(view: ConcentrationView, events: readonly ConcentrationEvent[]): (Tile | null)[] {
  const seen = view.grid.map((tile) => (tile === null ? null : tileFrom(tile, 'grid')));
  for (const event of events) {
    if (event.type === 'flipped') seen[event.cell] = tileFrom(event.tile, 'events');
  }
  return seen;
}
