import { type Seat, seatAt } from '@tischrunde/engine';
import { type DominoGame, type DominoState, pipsInHand } from '@tischrunde/engine/inside';
import type { Bot } from '../../bot.ts';
import { sensingBot } from '../../sensing.ts';
import { isAgainst } from './glance.ts';
import { doubtsFrom } from './likely.ts';
import { agreesWithPairs } from './pairs.ts';
import { bergen, fives, italian, type Points } from './points.ts';
import { rating } from './rating.ts';
import { asAChild, lookWorkOf, sightFor, swingOf, thoughtFor, weightsFor } from './weights.ts';

const pointsIn: Readonly<Record<string, Points>> = { fives, bergen, italian };

/** How often a child lays just anything that fits. */
const slips = 0.4;

/** Rounds are won by the fewest pips: the share of the opponents who hold more, those with as many by half. */
function nearness(state: DominoState, seat: Seat): number {
  const own = pipsInHand(state, seat);
  let behind = 0;
  let against = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === seat || !isAgainst(state, seat, other)) continue;
    const pips = pipsInHand(state, seatAt(other));
    against++;
    behind += pips > own ? 1 : pips === own ? 0.5 : 0;
  }
  return behind / against;
}

export function dominoBot(game: DominoGame): Bot {
  const points = pointsIn[game.id] ?? null;
  const weights = weightsFor(game.id);
  const thought = thoughtFor(game.id);
  const swing = swingOf(game.id);
  return sensingBot(game, rating(swing, weights, points), {
    child: { ...rating(swing, asAChild(weights), points), blur: 0.5 },
    slips,
    thought: {
      ...rating(swing, thought, points),
      blur: 0.5,
      sight: rating(swing, sightFor(game.id), points),
      lookWork: lookWorkOf(game.id),
      ...(points === null ? { nearness } : {}),
      likely: (state, seat) => {
        const doubts = doubtsFrom(state, seat, thought, points);
        if (state.rules.variant.teams !== true) return doubts;
        const pairs = agreesWithPairs(state);
        return (guess) => doubts(guess) + pairs(guess);
      },
    },
  });
}
