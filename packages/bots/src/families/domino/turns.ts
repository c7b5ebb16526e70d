import type { Seat } from '@tischrunde/engine';
import {
  type DominoGame,
  type DominoMove,
  type DominoState,
  pipsInHand,
  shownAt,
} from '@tischrunde/engine/inside';
import { legalOf } from '../../rollout.ts';
import type { Turns } from '../../sense.ts';

/** A whole turn, and the pips that it leaves in hand. */
interface Turn {
  readonly moves: readonly DominoMove[];
  readonly left: number;
}

/** So many turns are compared, those that leave the fewest pips; and so many tiles are laid in thought to find them. */
const mostTurns = 24;
const mostSteps = 1500;

/**
 * The turns of a seat in a game where several tiles make one: everything up to the pass or the last tile that fits. Of those that
 * leave the same hand and the same ends there is one.
 */
export function turnsOf(game: DominoGame, state: DominoState, seat: Seat): Turns<DominoMove> {
  const found = new Map<string, Turn>();
  const seen = new Set<string>();
  let work = 0;
  const goOn = (here: DominoState, moves: readonly DominoMove[]): void => {
    const name = nameOf(here, seat);
    if (here.phase !== 'play' || here.turn !== seat) {
      if (!found.has(name)) found.set(name, { moves, left: pipsInHand(here, seat) });
      return;
    }
    if (seen.has(name)) return;
    seen.add(name);
    for (const move of legalOf(game, here, seat)) {
      if (++work > mostSteps) return;
      const next = game.clone(here);
      game.play(next, seat, move);
      goOn(next, [...moves, move]);
    }
  };
  goOn(state, []);
  const turns = [...found.values()].sort((one, other) => one.left - other.left).slice(0, mostTurns);
  return { turns: turns.map(({ moves }) => moves), work };
}

/** What there is to tell positions of a turn apart: the hand, the ends, and whether it goes on. */
function nameOf({ rules, hands, ends, phase, turn }: DominoState, seat: Seat): string {
  const { words } = rules;
  const hand = hands.slice(seat * words, (seat + 1) * words).join();
  return `${hand} ${ends.map(shownAt).sort().join()} ${phase} ${turn === seat}`;
}
