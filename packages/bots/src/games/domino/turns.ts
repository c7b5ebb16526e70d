import type { Seat } from '@tischrunde/engine';
import {
  type DominoGame,
  type DominoMove,
  type DominoState,
  pipsInHand,
  valueOfEnd,
} from '@tischrunde/engine/internals';
import type { Turns } from '../../evaluation/heuristic.ts';
import { legalOf } from '../../search/rollout.ts';

/**
 * A beam search: the turns compared, and the partial turns kept after each tile. Those that leave the fewest
 * pips go on.
 */
const mostTurns = 24;
const mostWays = 40;

/** A partial turn and the pips that it leaves in hand. */
interface Way {
  readonly state: DominoState;
  readonly moves: readonly DominoMove[];
  readonly left: number;
}

/**
 * The complete turns of a seat, up to the pass or the last tile that fits. Turns that leave the same hand and
 * the same ends count as one.
 */
export function turnsOf(game: DominoGame, state: DominoState, seat: Seat): Turns<DominoMove> {
  const ended = new Map<string, Way>();
  let ways: readonly Way[] = [{ state, moves: [], left: pipsInHand(state, seat) }];
  let work = 0;
  while (ways.length > 0) {
    const goingOn = new Map<string, Way>();
    for (const way of ways) {
      for (const move of legalOf(game, way.state, seat)) {
        const next = game.clone(way.state);
        game.play(next, seat, move);
        work++;
        const found = next.phase === 'play' && next.turn === seat ? goingOn : ended;
        const key = positionKey(next, seat);
        if (!found.has(key))
          found.set(key, { state: next, moves: [...way.moves, move], left: pipsInHand(next, seat) });
      }
    }
    ways = lightest(goingOn, mostWays);
  }
  return { turns: lightest(ended, mostTurns).map(({ moves }) => moves), work };
}

const lightest = (found: ReadonlyMap<string, Way>, count: number): readonly Way[] =>
  [...found.values()].sort((one, other) => one.left - other.left).slice(0, count);

/** Identifies a position within a turn by hand and ends. */
function positionKey({ rules, hands, ends }: DominoState, seat: Seat): string {
  const { words } = rules;
  const hand = hands.slice(seat * words, (seat + 1) * words).join();
  return `${hand} ${ends.map(valueOfEnd).sort().join()}`;
}
