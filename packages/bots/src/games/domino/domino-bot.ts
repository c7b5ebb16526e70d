import { type Seat, seatAt } from '@tischrunde/engine';
import {
  type DominoGame,
  type DominoMove,
  type DominoState,
  dominoGames,
  pipsInHand,
} from '@tischrunde/engine/internals';
import type { Bot } from '../../bot.ts';
import type { Heuristic } from '../../evaluation/heuristic.ts';
import { heuristicBot } from '../../search/heuristic-bot.ts';
import { isAgainst } from './hand-features.ts';
import { handLikelihood } from './hand-likelihood.ts';
import { rating } from './move-rating.ts';
import type { Points } from './points.ts';
import { teamLikelihood } from './team-likelihood.ts';
import { turnsOf } from './turns.ts';
import { easyWeights, usualWeights, type Weights } from './weights.ts';

/** How bots play a domino game, where it differs from the usual. */
export interface DominoStyle {
  /** What counts in a move at first sight. Found by playing matches against the same with one or two numbers changed. */
  readonly weights?: Partial<Weights>;
  /** What counts otherwise in rounds played in thought. Found in the same way. */
  readonly searchWeights?: Partial<Weights>;
  /** What rating a move costs beside playing one, where runs are planned or there are many tiles and ends. */
  readonly lookWork?: number;
  /** What lays score. */
  readonly points?: Points;
  /** Several tiles make a turn, so that whole turns are compared. */
  readonly comparesTurns?: true;
  /**
   * Rounds are so short, and won so often by going out, that few pips in hand or the lays of others say little; and the first look at a
   * move hardly more.
   */
  readonly trust?: number;
}

export function dominoBot(id: string, style: DominoStyle): Bot {
  const game = dominoGames.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no domino game ${id}`);
  const { points = null } = style;
  const weights = { ...usualWeights, ...style.weights };
  return heuristicBot(game, rating(weights, points), {
    easy: { ...rating(easyWeights(weights), points), noise: 0.5 },
    slips,
    search: {
      ...rating({ ...weights, ...style.searchWeights }, points),
      noise: 0.5,
      ...(style.lookWork === undefined ? {} : { lookWork: style.lookWork }),
      ...choice(game, style),
    },
  });
}

/** How often easy bots lay just anything that fits. */
const slips = 0.4;

type DominoHeuristic = Heuristic<DominoState, DominoMove>;

/** What strong bots use besides to choose a move. */
function choice(game: DominoGame, style: DominoStyle): Partial<DominoHeuristic> {
  if (style.trust !== undefined) return { trust: style.trust };
  const likely = likelihood(style.weights, style.points ?? null);
  if (style.comparesTurns) return { likely, turns: (state, seat) => turnsOf(game, state, seat) };
  return style.points === undefined ? { likely, nearness } : { likely };
}

/** How well a guess of the hidden hands agrees with what was laid, and with the pairs of a team game. Others are taken for sound players. */
const likelihood =
  (weights: DominoStyle['weights'], points: Points | null) =>
  (state: DominoState, seat: Seat): ((guess: DominoState) => number) => {
    const byLays = handLikelihood(state, seat, { ...usualWeights, ...weights }, points);
    if (state.rules.variant.teams !== true) return byLays;
    const byPairs = teamLikelihood(state);
    return (guess) => byLays(guess) + byPairs(guess);
  };

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
