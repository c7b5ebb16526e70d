import { isOn, numberOf, type Options } from '../core/options.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import type { MatchLength } from '../core/standing.ts';
import { halves, high, isDouble, low, pips, sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import { bitsOf, wordsFor } from './hands.ts';
import type { DominoVariant, Draw, TurnLength } from './variant.ts';
import type { DominoId } from './variants.ts';

/** A variant prepared for one table: whatever depends on players and options is resolved, and frequent questions become lookup tables. */
export interface DominoRules {
  readonly id: DominoId;
  readonly variant: DominoVariant;
  readonly players: number;
  readonly options: Options;
  /** The highest value of the set. */
  readonly highest: number;
  /** The number of tiles in the set. */
  readonly tiles: number;
  readonly allTiles: readonly Tile[];
  /** How many words a hand takes, see `domino/hands.ts`. */
  readonly words: number;
  /** A zero for each seat. */
  readonly zeros: readonly number[];
  /** Hands without a tile, see `domino/hands.ts`. */
  readonly emptyHands: readonly number[];
  readonly handSize: number;
  readonly reserve: number;
  readonly starter: Seat;
  readonly arms: number;
  readonly toes: number;
  readonly turn: TurnLength;
  readonly draw: Draw;
  readonly locks: boolean;
  /** A player who can lay never has another choice. */
  readonly mustLay: boolean;
  /** Whether tiles are laid at ends at all. */
  readonly matching: boolean;
  /** The half that goes against an end, by the value shown there. */
  readonly partner: readonly number[];
  /** The tiles that fit an end, in the form of a hand, by the value shown there. */
  readonly fitting: readonly number[];
  /** The halves of each tile as bits; jokers also have `jokerBit`. */
  readonly offers: readonly number[];
  /** 0 in games without jokers. */
  readonly jokerBit: number;
  /** The holder of the tile with the highest rank opens. */
  readonly rank: readonly number[];
  /** The tiles, the highest rank first. */
  readonly ranking: readonly Tile[];
  /** What each tile counts in hand. */
  readonly worth: readonly number[];
  readonly length: MatchLength;
}

/** The bit of a joker, above those of the values 0 … 15. */
const joker = 1 << 16;

export const isJoker = (rules: DominoRules, tile: Tile): boolean =>
  (rules.offers[tile] & rules.jokerBit) !== 0;

/** Prepares a variant for a table. */
export function rulesFor(variant: DominoVariant, players: number, options: Options): DominoRules {
  const set = numberOf(options, 'set') ?? variant.sets[0];
  const { fit } = variant;
  const sum = fit.by === 'sum' ? fit.sum : null;
  const tiles = sizeOfSet(set);
  const allTiles = Array.from({ length: tiles }, (_, tile) => tile);
  const words = wordsFor(tiles);
  const fitsAnywhere = (tile: Tile) => sum !== null && (pips[tile] === sum || pips[tile] === 0);
  const offers = allTiles.map((tile) => halves[tile] | (fitsAnywhere(tile) ? joker : 0));
  const jokerBit = sum === null ? 0 : joker;
  const partner = Array.from({ length: 16 }, (_, value) => (sum === null ? value : (sum - value) & 15));
  const fits = (value: number) =>
    allTiles.filter((tile) => (offers[tile] & ((1 << partner[value]) | jokerBit)) !== 0);
  const rank = allTiles.map(variant.opens === 'lowest' ? fromBelow : fromAbove);
  return {
    id: variant.id,
    variant,
    players,
    options,
    highest: set,
    tiles,
    allTiles,
    words,
    zeros: bitsOf([], players),
    emptyHands: bitsOf([], players * words),
    handSize: variant.deal(players, options),
    reserve: variant.reserve,
    starter: seatAt(numberOf(options, 'starter') ?? 0),
    arms: variant.arms,
    toes: variant.toes,
    turn: variant.turn,
    draw: variant.draw,
    locks: isOn(options, 'sperr'),
    mustLay: variant.turn === 'one' && variant.draw.when !== 'mayFirst' && variant.draw.when !== 'once',
    matching: fit.by !== 'anything',
    partner,
    fitting: partner.flatMap((_, value) => bitsOf(fits(value), words)),
    offers,
    jokerBit,
    rank,
    ranking: allTiles.toSorted((one, other) => rank[other] - rank[one]),
    worth: allTiles.map(variant.worth ?? ((tile) => pips[tile])),
    length: lengthOf(variant, players, set, options),
  };
}

/** Doubles rank above all other tiles, then by sum, then by the larger half. */
const fromAbove = (tile: Tile): number => (isDouble(tile) ? 512 + high[tile] : pips[tile] * 16 + high[tile]);

/** Doubles first, then the lower sum, then the lower larger half. */
const fromBelow = (tile: Tile): number =>
  isDouble(tile) ? 512 + 15 - low[tile] : (30 - pips[tile]) * 16 + 15 - high[tile];

function lengthOf(variant: DominoVariant, players: number, set: number, options: Options): MatchLength {
  const usual = {
    rounds: null,
    target: null,
    atOnce: false,
    exceed: false,
    wins: 'most',
    ...variant.length(players, set),
  } as const;
  const rounds = numberOf(options, 'rounds');
  const target = numberOf(options, 'target');
  return rounds === null && target === null ? usual : { ...usual, rounds, target };
}
