import { findGame, type JsonObject, type Options, seatsOf } from '@tischrunde/engine';
import type { Thinking } from '../bot.ts';
import type { Contender } from '../contender.ts';
import { playMatch } from './bot-match.ts';

/** Who is measured against whom, and at what; plain data, so that it can be sent to a worker. */
export interface Contest {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly contenders: readonly Contender[];
  /** Deal k is dealt from the seed `seed/k`. */
  readonly seed: string;
  readonly work: number;
}

/** How one deal went: every list has an entry per contender, over all rotations. */
export interface DealResult extends JsonObject {
  /** Counted from 1. */
  readonly deal: number;
  /** Of the wins, so that they add up to 1. */
  readonly shares: readonly number[];
  /** At the end of a match, on average. */
  readonly points: readonly number[];
  readonly moves: readonly number[];
  readonly work: readonly number[];
  /** Thinking time, all of it and for the longest decision; the only figures that differ from run to run. */
  readonly ms: readonly number[];
  readonly longest: readonly number[];
}

/** How often each deal is played: as many times as there are contenders, so that everybody sits once on every seat. */
export const rotationsOf = ({ contenders }: Contest): number => contenders.length;

/** Who sits on a seat in a rotation, as a place in the list of contenders. */
export const sitterOf = ({ contenders }: Contest, rotation: number, seat: number): number =>
  (seat + rotation) % contenders.length;

/** Plays one deal in all rotations. Nothing but its times depends on anything but the contest and the number of the deal. */
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
    // Over the rotations everybody has sat once on every seat.
    points: efforts.map(({ points }) => points / players),
    moves: efforts.map(({ moves }) => moves),
    work: efforts.map(({ work }) => work),
    ms: efforts.map(({ ms }) => ms),
    longest: efforts.map(({ longest }) => longest),
  };
}

/** What a contender did, and what came of it. */
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
  // Where nobody wins, nobody has done better than the others.
  const shared = winners === null || winners.length === 0 ? all : winners;
  for (const seat of shared) effortOf(seat).share += 1 / shared.length;
  for (const seat of all) effortOf(seat).points += scores?.[seat] ?? 0;
}

/** Thinks to the end and adds up what it takes. */
function measured<Answer>(thinking: Thinking<Answer>, effort: Effort, clock: () => number): Answer {
  const start = clock();
  let step = thinking.next();
  for (; step.done !== true; step = thinking.next()) effort.work += step.value;
  const ms = clock() - start;
  effort.ms += ms;
  effort.longest = Math.max(effort.longest, ms);
  return step.value;
}

/** How a contender did over many deals. */
export interface Rating extends JsonObject {
  readonly bot: Contender;
  /** Its part of the wins; a win that is shared counts as a half, a third, … */
  readonly share: number;
  /** Half the width of the 95% interval around the share; null after one deal, which says nothing about it. */
  readonly margin: number | null;
  /** At the end of a match, on average. */
  readonly points: number;
  /** Of one seat in a match, on average. */
  readonly moves: number;
  readonly workPerMove: number;
}

/** What the deals say; they are to be given in order, so that sums do not depend on who was done first. */
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

/** What everybody would win if all were equally good. */
export const evenShare = ({ contenders }: Contest): number => 1 / contenders.length;

/** Deals are independent of each other; the matches of one deal are not. */
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
