import { findGame, type JsonObject, type Options, seatsOf } from '@tischrunde/engine';
import type { Thinking } from '../bot.ts';
import type { Contender } from '../contender.ts';
import { playMatch } from './bot-match.ts';

/** Which bots are compared, and at which game. Plain data, so that it can be sent to a worker. */
export interface Contest {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly contenders: readonly Contender[];
  /** Deal k is dealt from the seed `seed/k`. */
  readonly seed: string;
  readonly work: number;
}

/** The results of one deal: an entry per contender, over all rotations. */
export interface DealResult extends JsonObject {
  /** Counted from 1. */
  readonly deal: number;
  /** Shares of the wins; they add up to 1. */
  readonly shares: readonly number[];
  /** At the end of a match, on average. */
  readonly points: readonly number[];
  readonly moves: readonly number[];
  readonly work: readonly number[];
  /** Thinking time in total and of the longest decision; the only figures that differ from run to run. */
  readonly ms: readonly number[];
  readonly longest: readonly number[];
}

/** How often each deal is played: once per contender, so that each sits on every seat once. */
export const rotationsOf = ({ contenders }: Contest): number => contenders.length;

/** The index of the contender on a seat in a rotation. */
export const sitterOf = ({ contenders }: Contest, rotation: number, seat: number): number =>
  (seat + rotation) % contenders.length;

/**
 * Plays one deal in all rotations. Apart from the times, the result depends only on the contest and the
 * number of the deal.
 */
export function playDeal(contest: Contest, deal: number, clock: () => number): DealResult {
  const { players, contenders } = contest;
  const rotations = rotationsOf(contest);
  const efforts = contenders.map(
    (): Effort => ({ share: 0, points: 0, moves: 0, work: 0, ms: 0, longest: 0 }),
  );
  for (let rotation = 0; rotation < rotations; rotation++) {
    playRotation(contest, `${contest.seed}/${deal}`, rotation, efforts, clock);
  }
  return {
    deal,
    shares: efforts.map(({ share }) => share / rotations),
    // Over the rotations each contender has sat on every seat once.
    points: efforts.map(({ points }) => points / players),
    moves: efforts.map(({ moves }) => moves),
    work: efforts.map(({ work }) => work),
    ms: efforts.map(({ ms }) => ms),
    longest: efforts.map(({ longest }) => longest),
  };
}

/** Totals of one contender over the rotations of a deal. */
interface Effort {
  share: number;
  points: number;
  moves: number;
  work: number;
  ms: number;
  longest: number;
}

function playRotation(
  contest: Contest,
  seed: string,
  rotation: number,
  efforts: readonly Effort[],
  clock: () => number,
): void {
  const { players, options, contenders, work } = contest;
  const game = findGame(contest.game);
  if (game === undefined) throw new Error(`there is no game ${contest.game}`);
  const all = seatsOf(players);
  const effortOf = (seat: number): Effort => efforts[sitterOf(contest, rotation, seat)];
  const seats = all.map((seat) => contenders[sitterOf(contest, rotation, seat)]);
  const match = playMatch(
    { game, players, options, seed, seats, work },
    {
      think: (thinking, seat) => measured(thinking, effortOf(seat), clock),
      moved: (seat) => {
        effortOf(seat).moves += 1;
      },
    },
  );
  const { winners, scores } = match.view(null);
  // A match without a winner counts as a draw.
  const shared = winners === null || winners.length === 0 ? all : winners;
  for (const seat of shared) effortOf(seat).share += 1 / shared.length;
  for (const seat of all) effortOf(seat).points += scores?.[seat] ?? 0;
}

/** Runs a computation and adds its work and time to the totals. */
function measured<Answer>(thinking: Thinking<Answer>, effort: Effort, clock: () => number): Answer {
  const start = clock();
  let step = thinking.next();
  for (; step.done !== true; step = thinking.next()) effort.work += step.value;
  const ms = clock() - start;
  effort.ms += ms;
  effort.longest = Math.max(effort.longest, ms);
  return step.value;
}

/** The result of a contender over many deals. */
export interface Rating extends JsonObject {
  readonly bot: Contender;
  /** Its share of the wins; a shared win counts as a half, a third, … */
  readonly share: number;
  /** Half the width of the 95% interval of the share; null after a single deal. */
  readonly margin: number | null;
  /** At the end of a match, on average. */
  readonly points: number;
  /** Of one seat in a match, on average. */
  readonly moves: number;
  readonly workPerMove: number;
}

/** Sums up deals. They must be in order, so that rounding does not depend on which was finished first. */
export const ratings = ({ contenders, players }: Contest, deals: readonly DealResult[]): Rating[] =>
  contenders.map((bot, index) => {
    const moves = sumOf(deals, (deal) => deal.moves[index]);
    const { mean, margin } = interval(deals.map(({ shares }) => shares[index]));
    return {
      bot,
      share: mean,
      margin,
      points: sumOf(deals, ({ points }) => points[index]) / deals.length,
      moves: moves / deals.length / players,
      workPerMove: sumOf(deals, ({ work }) => work[index]) / moves,
    };
  });

/** The share of each contender if all were equally good. */
export const evenShare = ({ contenders }: Contest): number => 1 / contenders.length;

/** Deals are independent samples; the matches of one deal are not. */
function interval(shares: readonly number[]): { mean: number; margin: number | null } {
  const count = shares.length;
  const mean = sumOf(shares, (share) => share) / count;
  if (count < 2) return { mean, margin: null };
  const variance = sumOf(shares, (share) => (share - mean) ** 2) / (count - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / count) };
}

function sumOf<Entry>(entries: readonly Entry[], of: (entry: Entry) => number): number {
  let sum = 0;
  for (const entry of entries) sum += of(entry);
  return sum;
}
