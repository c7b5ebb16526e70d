import { type DominoId, type Seat, seatAt } from '@tischrunde/engine';
import {
  type DominoGame,
  type DominoMove,
  type DominoState,
  dominoGames,
  pipsInHand,
} from '@tischrunde/engine/internals';
import type { BotOf } from '../../bot.ts';
import type { Heuristic } from '../../evaluation/heuristic.ts';
import { heuristicBot } from '../../search/heuristic-bot.ts';
import { isAgainst } from './hand-features.ts';
import { handLikelihood } from './hand-likelihood.ts';
import { rating } from './move-rating.ts';
import type { Points } from './points.ts';
import { teamLikelihood } from './team-likelihood.ts';
import { turnsOf } from './turns.ts';
import { easyWeights, usualWeights, type Weights } from './weights.ts';

/** How bots play a domino game, where it differs from the default. */
export interface DominoStyle {
  /** Tuned by matches between bots that differ in one or two numbers. */
  readonly weights?: Partial<Weights>;
  /** Other weights for search and rollouts. */
  readonly searchWeights?: Partial<Weights>;
  /** The work of rating a move, if more than usual: runs are planned, or there are many tiles and ends. */
  readonly lookWork?: number;
  /** For games in which lays score. */
  readonly points?: Points;
  /** A turn has several lays, so complete turns are compared. */
  readonly comparesTurns?: true;
  /**
   * For short rounds that are mostly won by going out: pips and the lays of others are ignored, and the
   * rating counts only this much.
   */
  readonly trust?: number;
}

/** A bot that tells its weights, so that they can be compared and tuned. */
export interface DominoBot extends BotOf<DominoId> {
  readonly weights: Weights;
}

export function dominoBot(id: DominoId, style: DominoStyle): DominoBot {
  const game = dominoGames.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no domino game ${id}`);
  const { points = null } = style;
  const weights = { ...usualWeights, ...style.weights };
  const bot = heuristicBot(game, rating(weights, points), {
    easy: { ...rating(easyWeights(weights), points), noise: 0.5 },
    slips,
    search: {
      ...rating({ ...weights, ...style.searchWeights }, points),
      noise: 0.5,
      ...(style.lookWork === undefined ? {} : { lookWork: style.lookWork }),
      ...choice(game, style),
    },
  });
  return { ...bot, weights };
}

/** How often easy bots make just any move. */
const slips = 0.4;

type DominoHeuristic = Heuristic<DominoState, DominoMove>;

/** What strong bots add to choose a move. */
function choice(game: DominoGame, style: DominoStyle): Partial<DominoHeuristic> {
  if (style.trust !== undefined) return { trust: style.trust };
  const likely = likelihood(style.weights, style.points ?? null);
  if (style.comparesTurns) return { likely, turns: (state, seat) => turnsOf(game, state, seat) };
  return style.points === undefined ? { likely, nearness } : { likely };
}

/**
 * The log-likelihood of a guess of the hidden hands, from lays and from the pairs of a team game. Others are
 * assumed to play soundly.
 */
const likelihood =
  (weights: DominoStyle['weights'], points: Points | null) =>
  (state: DominoState, seat: Seat): ((guess: DominoState) => number) => {
    const byLays = handLikelihood(state, seat, { ...usualWeights, ...weights }, points);
    if (state.rules.variant.teams !== true) return byLays;
    const byPairs = teamLikelihood(state);
    return (guess) => byLays(guess) + byPairs(guess);
  };

/** The share of opponents with more pips in hand; an equal number counts half. */
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
