import { chanceOf, seedOf } from '../core/chance.ts';
import type { MoveText } from '../core/game.ts';
import { BadInput, type Json, type JsonObject, listAt, preview } from '../core/json.ts';
import { tileFrom, tilesFrom } from '../pieces/deal-fields.ts';
import { high, low, sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import { differ, type Ends, eachOf, endsAfter, endsOf, oddAfterAll, oddIn } from './euler-ends.ts';
import { emptyLine, layDown, layOf, lineIn, tileIn, valuesAtEnds, writeLays } from './line.ts';
import type { Solo2View } from './solo2.ts';

/** A tile, and the value at which it is laid. */
type Step = readonly [tile: Tile, at: number];

export interface Solo2Answer {
  readonly winnable: boolean;
  /** A winning sequence to the last full hand, as moves of a transcript; empty if there is none. */
  readonly moves: readonly MoveText[];
}

export interface Solo2Hint {
  /** The chance of winning if the hand is laid this way; 0 if it cannot be laid at all. */
  readonly chance: number;
  /** Whether the chance is exact; otherwise it is estimated from random draws, the same ones for the same position. */
  readonly exact: boolean;
  /** How to lay the rest of the hand, as moves of a transcript; empty if it cannot be laid. */
  readonly moves: readonly MoveText[];
}

/**
 * Solves `{ set, hand, order }` with every tile known: the set (6 or 9), the size of a hand (5 or 7; by default the one of the
 * set), and all tiles in order, the one turned up first. Throws `BadInput` for anything else.
 */
export function solveSolo2(puzzle: JsonObject): Solo2Answer {
  const { start, hands } = readPuzzle(puzzle);
  const line = emptyLine();
  layDown(line, layOf(start, 0));
  const steps = winningSteps(hands, endsOf(high[start], low[start]), oddIn(start));
  return { winnable: steps !== null, moves: steps === null ? [] : writeLays(line, steps) };
}

/** The best way to lay the hand in a match of solo2, from what its player sees. */
export function hintSolo2(view: Solo2View): Solo2Hint {
  const { hand, handSize, unseen, line } = readView(view);
  const values = valuesAtEnds(line);
  if (view.phase !== 'play' || values === null) return { chance: 0, exact: true, moves: [] };
  const odd = oddOf(values);
  const toCome = Math.floor(view.stock / handSize);
  const seed = JSON.stringify(view.line);
  const chances = chancesFrom({ unseen, handSize, toCome, odd: oddAfterAll(odd, hand), seed });
  const hints = [...eachOf(endsAfter(hand, endsOf(...values), odd))].map((aim) => ({ aim, ...chances(aim) }));
  if (hints.length === 0) return { chance: 0, exact: true, moves: [] };
  const { aim, chance, exact } = hints.reduce((best, hint) => (hint.chance > best.chance ? hint : best));
  return { chance, exact, moves: writeLays(line, stepsTo(hand, values, aim)) };
}

/** How to lay hand after hand with every tile known; null if that is impossible. */
function winningSteps(hands: readonly (readonly Tile[])[], ends: Ends, odd: number): Step[] | null {
  const [hand, ...others] = hands;
  if (hand === undefined) return [];
  const oddThen = oddAfterAll(odd, hand);
  for (const aim of eachOf(endsAfter(hand, ends, odd))) {
    const rest = winningSteps(others, aim, oddThen);
    if (rest !== null) return [...stepsTo(hand, valuesOf(ends, odd), aim), ...rest];
  }
  return null;
}

/** The values of the two ends. */
function valuesOf(ends: Ends, odd: number): readonly [number, number] {
  const bits = ends === differ ? odd : ends;
  return [31 - Math.clz32(bits), 31 - Math.clz32(bits & -bits)];
}

/** An order of laying a whole hand that leaves the line with the wanted ends. */
function stepsTo(hand: readonly Tile[], from: readonly [number, number], aim: Ends): Step[] {
  const steps: Step[] = [];
  let left = hand;
  let ends = from;
  while (left.length > 0) {
    const step = stepTowards(left, ends, aim);
    steps.push(step);
    left = left.filter((tile) => tile !== step[0]);
    ends = endsThen(ends, step);
  }
  return steps;
}

/** A step after which the other tiles can still be laid, so there is no backtracking. */
function stepTowards(left: readonly Tile[], ends: readonly [number, number], aim: Ends): Step {
  for (const tile of left) {
    const others = left.filter((other) => other !== tile);
    for (const at of ends) {
      if (at !== high[tile] && at !== low[tile]) continue;
      const then = endsThen(ends, [tile, at]);
      const possible = endsAfter(others, endsOf(...then), oddOf(then));
      if ((possible & aim) !== 0) return [tile, at];
    }
  }
  throw new Error('this hand cannot be laid so');
}

/** What the ends show after a step. */
const endsThen = ([one, other]: readonly [number, number], [tile, at]: Step): readonly [number, number] => [
  high[tile] + low[tile] - at,
  at === one ? other : one,
];

const oddOf = ([one, other]: readonly [number, number]): number => (1 << one) ^ (1 << other);

/** What is still to come after a hand. */
interface Future {
  readonly unseen: readonly Tile[];
  readonly handSize: number;
  /** How many hands will still be drawn. */
  readonly toCome: number;
  readonly odd: number;
  readonly seed: string;
}

/** Up to this many possible sequences of hands are all examined. */
const mostWays = 50_000;
const samples = 4000;

/** The chance of laying all remaining hands from given ends: exact if that is quick, otherwise from the same random draws for all ends. */
function chancesFrom(future: Future): (ends: Ends) => { chance: number; exact: boolean } {
  const { unseen, handSize, toCome, odd } = future;
  return waysToCome(unseen.length, handSize, toCome) <= mostWays
    ? (ends) => ({ chance: bestChance(unseen, handSize, toCome, ends, odd), exact: true })
    : (ends) => ({ chance: estimate(future, ends), exact: false });
}

/**
 * Draws hand after hand at random. Most hands cannot be laid, so all draws of a hand continue from the successes of the hand
 * before; the chance is the product of the success rates. If a hand leaves a choice of ends, all of them are kept, as if the
 * player knew the hands to come.
 */
function estimate({ unseen, handSize, toCome, odd, seed }: Future, ends: Ends): number {
  const chance = chanceOf(seedOf(`solo2 hint ${seed}`), 1);
  let lines = [{ unseen, ends, odd }];
  let product = 1;
  for (let hand = 0; hand < toCome && product > 0; hand++) {
    const laid: typeof lines = [];
    for (let i = 0; i < samples; i++) {
      const line = lines[i % lines.length];
      const tiles = line.unseen.slice();
      chance.shuffle(tiles, handSize);
      const drawn = tiles.slice(0, handSize);
      const after = endsAfter(drawn, line.ends, line.odd);
      if (after !== 0)
        laid.push({ unseen: tiles.slice(handSize), ends: after, odd: oddAfterAll(line.odd, drawn) });
    }
    product *= laid.length / samples;
    lines = laid;
  }
  return product;
}

const handsOf = (tiles: readonly Tile[], size: number, count: number): Tile[][] =>
  Array.from({ length: count }, (_, hand) => tiles.slice(hand * size, (hand + 1) * size));

function waysToCome(unseen: number, handSize: number, toCome: number): number {
  let ways = 1;
  for (let hand = 0; hand < toCome; hand++)
    for (let i = 0; i < handSize; i++) ways *= (unseen - hand * handSize - i) / (i + 1);
  return ways;
}

/** The chance of winning with best play: the mean over all next hands of the best result each allows. */
function bestChance(
  unseen: readonly Tile[],
  handSize: number,
  toCome: number,
  ends: Ends,
  odd: number,
): number {
  if (toCome === 0) return 1;
  let sum = 0;
  let ways = 0;
  for (const [hand, rest] of draws(unseen, handSize)) {
    ways++;
    const after = endsAfter(hand, ends, odd);
    const oddThen = oddAfterAll(odd, hand);
    let best = 0;
    for (const aim of eachOf(after))
      best = Math.max(best, bestChance(rest, handSize, toCome - 1, aim, oddThen));
    sum += best;
  }
  return sum / ways;
}

/** All ways to draw some of the tiles: the drawn ones, and the rest. */
function* draws(
  tiles: readonly Tile[],
  count: number,
): Generator<readonly [drawn: readonly Tile[], left: readonly Tile[]]> {
  if (count === 0) yield [[], tiles];
  else if (count <= tiles.length) {
    const [first, ...others] = tiles;
    for (const [drawn, left] of draws(others, count - 1)) yield [[first, ...drawn], left];
    for (const [drawn, left] of draws(others, count)) yield [drawn, [first, ...left]];
  }
}

function readPuzzle(puzzle: JsonObject): { start: Tile; hands: Tile[][] } {
  const set = oneOf(puzzle.set ?? 6, 'set', [6, 9]);
  const size = oneOf(puzzle.hand ?? (set === 6 ? 5 : 7), 'hand', [5, 7]);
  const count = sizeOfSet(set);
  const [start, ...rest] = tilesFrom(puzzle.order, 'order', (tile) =>
    tile < count ? null : `is not in the double-${set} set`,
  );
  if (rest.length + 1 !== count)
    throw new BadInput('order', `expected all ${count} tiles, found ${listAt(puzzle.order, 'order').length}`);
  return { start, hands: handsOf(rest, size, Math.floor(rest.length / size)) };
}

function oneOf(value: Json, place: string, choices: readonly number[]): number {
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined)
    throw new BadInput(place, `expected ${choices.join(' or ')}, found ${preview(value)}`);
  return chosen;
}

function readView(view: Solo2View) {
  const set = view.options.set === 9 ? 9 : 6;
  const handSize = typeof view.options.hand === 'number' ? view.options.hand : set === 6 ? 5 : 7;
  const line = lineIn(view.layout);
  const [shownHand] = view.hands;
  const hand = typeof shownHand === 'number' ? [] : shownHand.map((tile) => tileFrom(tile, 'hands'));
  const seen = new Set([...hand, ...line.laid.map(tileIn)]);
  const unseen = Array.from({ length: sizeOfSet(set) }, (_, tile) => tile).filter((tile) => !seen.has(tile));
  return { hand, handSize, unseen, line };
}
