import type { DominoGame } from '@tischrunde/engine/inside';
import type { Bot } from '../../bot.ts';
import { sensingBot } from '../../sensing.ts';
import { doubtsFrom } from './likely.ts';
import { agreesWithPairs } from './pairs.ts';
import { bergen, fives, italian, type Points } from './points.ts';
import { rating } from './rating.ts';
import { asAChild, sightFor, swingOf, thoughtFor, weightsFor } from './weights.ts';

const pointsIn: Readonly<Record<string, Points>> = { fives, bergen, italian };

/** How often a child lays just anything that fits. */
const slips = 0.4;

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
      repeats: 1,
      sight: rating(swing, sightFor(game.id), points),
      // To look for a run takes longer, and a step of it says little.
      ...(thought.run === 0 ? {} : { lookWork: 1, caution: 1 }),
      likely: (state, seat) => {
        const doubts = doubtsFrom(state, seat, thought, points);
        if (state.rules.variant.teams !== true) return doubts;
        const pairs = agreesWithPairs(state);
        return (guess) => doubts(guess) + pairs(guess);
      },
    },
  });
}
