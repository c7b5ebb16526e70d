import { type Chance, type Seat, seatAt, seatsOf } from '@tischrunde/engine';
import {
  type HektikState,
  hektik,
  hektikMoves,
  hektikTable,
  tileOf,
  worthOfDouble,
} from '@tischrunde/engine/internals';
import type { BotOf, Decision, Judgement, Level, QuestionOf, Thinking } from '../../bot.ts';
import { leadEstimate } from '../../evaluation/lead-estimate.ts';
import { unit } from '../../random.ts';
import { legalOf } from '../../search/rollout.ts';
import { timeToAct } from '../../timing.ts';
import { shortestWay, type Way } from './chain.ts';

type HektikMove = hektikMoves.HektikMove;

const { bothSides, firstIn, givesUp, kindOf, left, right, secondIn, takes } = hektikMoves;
const { endOf, hasGivenUp, isFree, values, wanted } = hektikTable;

/** Hektik: see a chain, and build it faster than the others; tile by tile, with an eye on what they take. */
export const hektikBot: BotOf<'hektik'> = { decide, judge };

/** How often a bot takes a wrong tile. */
const slips: Readonly<Record<Level, number>> = { easy: 0.2, medium: 0.06, strong: 0.01 };

/** A move takes longer than in other games: the tile has to be found among many, and beginners want to find some, too. */
const pace: Readonly<Record<Level, number>> = { easy: 2, medium: 1.4, strong: 1.1 };

// biome-ignore lint/correctness/useYield: a single cheap step.
function* decide({ known, seat: index, level, chance }: QuestionOf<'hektik'>): Thinking<Decision> {
  const seat = seatAt(index);
  const state = hektik.guess(known, chance);
  const move = chosen(state, seat, level, chance);
  const after = timeToAct(level, true, chance);
  // Finding a first chain takes longer than going on with it, sometimes much longer.
  const looking = state.chains[seat].length === 0 ? 1 + 2 * unit(chance) : 1;
  return {
    move: move === null ? null : hektik.write(state, move),
    after: Math.round(after * pace[level] * looking),
  };
}

function chosen(state: HektikState, seat: Seat, level: Level, chance: Chance): HektikMove | null {
  if (state.phase !== 'play' || hasGivenUp(state, seat)) return null;
  const way = shortestWay(state, seat, orderBy(chance)) ?? shortestWay(state, seat, values);
  if (way === null) return isOver(state, seat) ? givesUp : null;
  if (unit(chance) < slips[level]) return slip(state, seat, chance);
  return (level === 'strong' ? block(state, seat, way) : null) ?? way.next;
}

/** Different players find different chains. */
function orderBy(chance: Chance): readonly number[] {
  const order = [...values];
  chance.shuffle(order);
  return order;
}

/**
 * Whether nobody else can complete a chain either, so that there is nothing to wait for. All bots decide this
 * alike, so they never wait for each other.
 */
const isOver = (state: HektikState, seat: Seat): boolean =>
  seatsOf(state.players).every(
    (other) => other === seat || hasGivenUp(state, other) || shortestWay(state, other, values) === null,
  );

/** Takes any tile that fits, or puts one back. */
function slip(state: HektikState, seat: Seat, chance: Chance): HektikMove {
  const moves = legalOf(hektik, state, seat).filter((move) => move !== givesUp);
  return moves[chance.below(moves.length)];
}

/** Takes the tile with which an opponent would win next, if the detour is short. */
function block(state: HektikState, seat: Seat, way: Way): HektikMove | null {
  if (state.copies || way.steps === 1) return null;
  for (const other of seatsOf(state.players)) {
    if (other === seat || hasGivenUp(state, other)) continue;
    const tile = lastTile(state, other);
    if (tile === null) continue;
    for (const move of legalOf(hektik, state, seat)) {
      if (kindOf(move) !== takes) continue;
      if (tileOf(firstIn(move), secondIn(move)) !== tile) continue;
      const steps = stepsAfter(state, seat, move);
      if (steps !== null && steps + 1 <= way.steps + mostDetour) return move;
    }
  }
  return null;
}

const mostDetour = 1;

/** The tile with which a seat wins at once, if there is one. */
export function lastTile(state: HektikState, seat: Seat): number | null {
  const chain = state.chains[seat];
  const double = wanted(state);
  if (chain.length < Math.max(3, double)) return null;
  for (const side of bothSides) {
    const end = endOf(chain, side);
    const other = endOf(chain, side === left ? right : left);
    if (other !== double || end === double) continue;
    const tile = tileOf(end, double);
    const inside = chain.slice(1, -1);
    if (!inside.includes(double) && isFree(state, seat, tile)) return tile;
  }
  return null;
}

/** The steps left after a move; null if there is no way any more. */
function stepsAfter(state: HektikState, seat: Seat, move: HektikMove): number | null {
  const next = hektik.clone(state);
  hektik.play(next, seat, move);
  if (next.owners.length > state.owners.length) return 0;
  return shortestWay(next, seat, values)?.steps ?? null;
}

function* judge({ known, seat: index, chance }: QuestionOf<'hektik'>): Thinking<readonly Judgement[]> {
  const seat = seatAt(index);
  const state = hektik.guess(known, chance);
  if (state.phase !== 'play') return [];
  const moves = legalOf(hektik, state, seat);
  const won = chanceToWinWith(state, seat, seat);
  const judged: Judgement[] = [];
  for (const move of moves) {
    const shares = sharesAfter(state, seat, move);
    let likely = 0;
    for (const other of seatsOf(state.players))
      likely += shares[other] * (other === seat ? won : chanceToWinWith(state, other, seat));
    judged.push({ move: hektik.write(state, move), chance: likely, margin: 0.15 });
    yield planWork;
  }
  return judged.sort((one, other) => other.chance - one.chance);
}

/** The approximate work of finding a chain. */
const planWork = 100;

/** The chances of the seats to get the double: each step fewer multiplies the odds by e. */
function sharesAfter(state: HektikState, seat: Seat, move: HektikMove): number[] {
  const next = hektik.clone(state);
  hektik.play(next, seat, move);
  if (next.owners.length > state.owners.length)
    return seatsOf(state.players).map((other) => (next.owners.at(-1) === other ? 1 : 0));
  const weights = seatsOf(state.players).map((other) => {
    if (hasGivenUp(next, other)) return 0;
    const way = shortestWay(next, other, values);
    return way === null ? 0 : Math.exp(-way.steps - (other === seat ? headStart : 0));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (all === 0 ? 0 : weight / all));
}

/** The seat that has just moved needs longer for its next move than the others. */
const headStart = 0.5;

/** A seat's chance to win the match once the double has an owner. */
function chanceToWinWith(state: HektikState, owner: Seat, seat: Seat): number {
  const scores = state.scores.slice();
  scores[owner] += worthOfDouble(wanted(state));
  return leadEstimate(hektik, { ...state, scores }, seat, swing);
}

const swing = 4;
