import { findGame, type Options, seatsOf } from '@tischrunde/engine';
import type { Thinking } from '../bot.ts';
import type { Contender } from '../contender.ts';
import { type Pairing, playMatch, type Watch } from './bot-match.ts';

/** Which bots are compared, and at which game. Plain data, so that it can be sent to a worker. */
export interface Contest<Entry extends string = Contender> {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly contenders: readonly Entry[];
  /** Deal k is dealt from the seed `seed/k`. */
  readonly seed: string;
  readonly work: number;
}

/** The results of one deal: an entry per contender, over all rotations. */
export type DealResult = {
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
  /** Matches that were given away, if any were. */
  readonly forfeits?: readonly number[];
};

/** How a match of a contest ended. */
export interface MatchEnd {
  /** Null or empty for a draw. */
  readonly winners: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** The seat that has given the match away: all others win it. */
  readonly forfeit?: number;
}

/** Plays a match to its end. */
export type Play<Entry extends string> = (
  pairing: Pairing<Entry>,
  watch: Watch,
) => MatchEnd | Promise<MatchEnd>;

const playBots: Play<Contender> = (pairing, watch) => playMatch(pairing, watch).view(null);

/** How often each deal is played: once per contender, so that each sits on every seat once. */
export const rotationsOf = ({ contenders }: Contest<string>): number => contenders.length;

/** The index of the contender on a seat in a rotation. */
export const sitterOf = ({ contenders }: Contest<string>, rotation: number, seat: number): number =>
  (seat + rotation) % contenders.length;

/**
 * Plays one deal in all rotations. Apart from the times, the result depends only on the contest and the
 * number of the deal.
 */
export const playDeal = (contest: Contest, deal: number, clock: () => number): Promise<DealResult> =>
  playDealWith(playBots, contest, deal, clock);

/** As `playDeal`, for contests in which others play than our bots. */
export async function playDealWith<Entry extends string>(
  play: Play<Entry>,
  contest: Contest<Entry>,
  deal: number,
  clock: () => number,
): Promise<DealResult> {
  const { players, contenders } = contest;
  const rotations = rotationsOf(contest);
  const efforts = contenders.map(
    (): Effort => ({ share: 0, points: 0, moves: 0, work: 0, ms: 0, longest: 0, forfeits: 0 }),
  );
  for (let rotation = 0; rotation < rotations; rotation++) {
    await playRotation(play, contest, `${contest.seed}/${deal}`, rotation, efforts, clock);
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
    ...(efforts.some(({ forfeits }) => forfeits > 0)
      ? { forfeits: efforts.map(({ forfeits }) => forfeits) }
      : {}),
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
  forfeits: number;
}

async function playRotation<Entry extends string>(
  play: Play<Entry>,
  contest: Contest<Entry>,
  seed: string,
  rotation: number,
  efforts: readonly Effort[],
  clock: () => number,
): Promise<void> {
  const { players, options, contenders, work } = contest;
  const game = findGame(contest.game);
  if (game === undefined) throw new Error(`there is no game ${contest.game}`);
  const all = seatsOf(players);
  const effortOf = (seat: number): Effort => efforts[sitterOf(contest, rotation, seat)];
  const seats = all.map((seat) => contenders[sitterOf(contest, rotation, seat)]);
  const { winners, scores, forfeit } = await play(
    { game, players, options, seed, seats, work },
    {
      think: (thinking, seat) => measured(thinking, effortOf(seat), clock),
      moved: (seat) => {
        effortOf(seat).moves += 1;
      },
      took: (seat, ms) => addTime(effortOf(seat), ms),
    },
  );
  // A match without a winner counts as a draw.
  const undisputed = winners === null || winners.length === 0 ? all : winners;
  const shared = forfeit === undefined ? undisputed : all.filter((seat) => seat !== forfeit);
  if (forfeit !== undefined) effortOf(forfeit).forfeits += 1;
  for (const seat of shared) effortOf(seat).share += 1 / shared.length;
  for (const seat of all) effortOf(seat).points += scores?.[seat] ?? 0;
}

/** Runs a computation and adds its work and time to the totals. */
function measured<Answer>(thinking: Thinking<Answer>, effort: Effort, clock: () => number): Answer {
  const start = clock();
  let step = thinking.next();
  for (; step.done !== true; step = thinking.next()) effort.work += step.value;
  addTime(effort, clock() - start);
  return step.value;
}

function addTime(effort: Effort, ms: number): void {
  effort.ms += ms;
  effort.longest = Math.max(effort.longest, ms);
}

/** The result of a contender over many deals. */
export type Rating = {
  readonly bot: string;
  /** Its share of the wins; a shared win counts as a half, a third, … */
  readonly share: number;
  /** Half the width of the 95% interval of the share; null after a single deal. */
  readonly margin: number | null;
  /** At the end of a match, on average. */
  readonly points: number;
  /** Of one seat in a match, on average. */
  readonly moves: number;
  readonly workPerMove: number;
  /** Matches that it has given away, if it or another contender has. */
  readonly forfeits?: number;
};

/** Sums up deals. They must be in order, so that rounding does not depend on which was finished first. */
export function ratings({ contenders, players }: Contest<string>, deals: readonly DealResult[]): Rating[] {
  const hasForfeits = deals.some(({ forfeits }) => forfeits !== undefined);
  return contenders.map((bot, index) => {
    const moves = sumOf(deals, (deal) => deal.moves[index]);
    const { mean, margin } = interval(deals.map(({ shares }) => shares[index]));
    return {
      bot,
      share: mean,
      margin,
      points: sumOf(deals, ({ points }) => points[index]) / deals.length,
      moves: moves / deals.length / players,
      workPerMove: sumOf(deals, ({ work }) => work[index]) / moves,
      ...(hasForfeits ? { forfeits: sumOf(deals, ({ forfeits }) => forfeits?.[index] ?? 0) } : {}),
    };
  });
}

/** The share of each contender if all were equally good. */
export const evenShare = ({ contenders }: Contest<string>): number => 1 / contenders.length;

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
