import { chanceOf, seedOf } from './core/chance.ts';
import type { BaseEvent, RoundEvent } from './core/event.ts';
import type { JsonObject } from './core/json.ts';
import { seatAt } from './core/seat.ts';
import { findGame } from './games.ts';
import type { Known } from './known.ts';

type Scored = Extract<RoundEvent, { readonly type: 'scored' }>;

const isScored = (event: BaseEvent): event is Scored => event.type === 'scored';

/**
 * What each of these moves would earn a seat at once, from what the seat knows. What comes of turning up a tile counts for nothing:
 * remembering it is the game.
 */
export function pointsOfMoves(known: Known, seat: number, moves: readonly JsonObject[]): number[] {
  const game = findGame(known.view.game);
  if (game === undefined) throw new Error(`there is no game ${known.view.game}`);
  return game.with((own) => {
    const state = own.guess(known as unknown as Parameters<typeof own.guess>[0], chanceOf(seedOf(''), 0));
    return moves.map((move) => {
      const judged = own.judge(state, seatAt(seat), move);
      if (!judged.ok) return 0;
      const events: BaseEvent[] = [];
      own.play(own.clone(state), seatAt(seat), judged.move, (event) => events.push(event));
      if (events.some(({ type }) => type === 'flipped')) return 0;
      return events.reduce(
        (sum, event) => (isScored(event) && event.seat === seat ? sum + event.points : sum),
        0,
      );
    });
  });
}
