import { type Seat, seatAt } from '@tischrunde/engine';
import { type DominoGame, type DominoMove, type DominoState, pipsInHand } from '@tischrunde/engine/internals';
import type { Bot } from '../../bot.ts';
import type { Heuristic } from '../../evaluation/heuristic.ts';
import { heuristicBot } from '../../search/heuristic-bot.ts';
import { isAgainst } from './hand-features.ts';
import { handLikelihood } from './hand-likelihood.ts';
import { rating } from './move-rating.ts';
import { bergen, fives, italian, type Points } from './points.ts';
import { teamLikelihood } from './team-likelihood.ts';
import { turnsOf } from './turns.ts';
import { easyWeights, lookWorkOf, searchWeightsFor, weightsFor } from './weights.ts';

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

/** What strong has besides for choosing. */
function choosing(game: DominoGame, points: Points | null): Partial<DominoHeuristic> {
  const likely: DominoHeuristic['likely'] = (state, seat) => {
    // Others are taken for sound players.
    const doubts = handLikelihood(state, seat, weightsFor(game.id), points);
    if (state.rules.variant.teams !== true) return doubts;
    const pairs = teamLikelihood(state);
    return (guess) => doubts(guess) + pairs(guess);
  };
  switch (game.id) {
    // As many tiles as fit make a turn, and with four players 91 rounds of 100 are won by going out, which few pips are no step to.
    case 'hungarian':
      return { likely, turns: (state, seat) => turnsOf(game, state, seat) };
    // With three tiles each, 97 rounds of 100 are won by going out after hardly more than one choice. Few pips do not bring that
    // nearer, a sound look hardly, and a lay or two tell so little of a hand that doubts are not worth their work.
    case 'tiddlewink':
      return { trust: 0.05 };
    default:
      return points === null ? { likely, nearness } : { likely };
  }
}

type DominoHeuristic = Heuristic<DominoState, DominoMove>;

/** How strong looks at a game: what it makes of a move, and what it has besides for choosing. */
function thoughtIn(game: DominoGame): DominoHeuristic {
  const points = pointsIn[game.id] ?? null;
  return {
    ...rating(searchWeightsFor(game.id), points),
    noise: 0.5,
    lookWork: lookWorkOf(game.id),
    ...choosing(game, points),
  };
}

export function dominoBot(game: DominoGame): Bot {
  const points = pointsIn[game.id] ?? null;
  const weights = weightsFor(game.id);
  return heuristicBot(game, rating(weights, points), {
    child: { ...rating(easyWeights(weights), points), noise: 0.5 },
    slips,
    thought: thoughtIn(game),
  });
}
