import { isOn, numberOf, type Options } from '../core/options.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import type { MatchLength } from '../core/standing.ts';
import { halves, high, isDouble, low, pips, sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import type { DominoVariant, Draw, TurnLength } from './variant.ts';

/** A variant made ready for one table: what depends on the players and options is settled, what is asked often is a table. */
export interface DominoRules {
  readonly id: string;
  readonly variant: DominoVariant;
  readonly players: number;
  readonly options: Options;
  /** The highest value of the set. */
  readonly highest: number;
  /** The number of tiles in the set. */
  readonly tiles: number;
  readonly handSize: number;
  readonly reserve: number;
  readonly starter: Seat;
  readonly arms: number;
  readonly toes: number;
  readonly turn: TurnLength;
  readonly draw: Draw;
  readonly locks: boolean;
  /** Whether tiles are laid at ends at all. */
  readonly matching: boolean;
  /** The half that fits an end, by the value shown there. */
  readonly partner: Uint8Array;
  /** The halves of each tile as bits; jokers have `jokerBit` besides. */
  readonly offers: Int32Array;
  /** 0 in games without jokers. */
  readonly jokerBit: number;
  /** Who holds the tile with the highest rank opens. */
  readonly rank: Int16Array;
  /** What each tile counts in hand. */
  readonly worth: Uint8Array;
  readonly length: MatchLength;
}

/** The bit of a joker, above those of the values 0 … 15. */
const joker = 1 << 16;

export const isJoker = (rules: DominoRules, tile: Tile): boolean => (rules.offers[tile] & rules.jokerBit) !== 0;

const prepared = new WeakMap<DominoVariant, Map<string, DominoRules>>();

export function rulesFor(variant: DominoVariant, players: number, options: Options): DominoRules {
  const tables = prepared.get(variant) ?? new Map<string, DominoRules>();
  prepared.set(variant, tables);
  const key = `${players} ${JSON.stringify(options)}`;
  const rules = tables.get(key) ?? prepare(variant, players, options);
  tables.set(key, rules);
  return rules;
}

function prepare(variant: DominoVariant, players: number, options: Options): DominoRules {
  const set = numberOf(options, 'set') ?? variant.sets[0];
  const { fit } = variant;
  const sum = fit.by === 'sum' ? fit.sum : null;
  const allTiles = Array.from(pips, (_, tile) => tile);
  const fitsAnywhere = (tile: Tile) => sum !== null && (pips[tile] === sum || pips[tile] === 0);
  return {
    id: variant.id,
    variant,
    players,
    options,
    highest: set,
    tiles: sizeOfSet(set),
    handSize: variant.deal(players, options),
    reserve: variant.reserve,
    starter: seatAt(numberOf(options, 'starter') ?? 0),
    arms: variant.arms,
    toes: variant.toes,
    turn: variant.turn,
    draw: variant.draw,
    locks: isOn(options, 'sperr'),
    matching: fit.by !== 'anything',
    partner: Uint8Array.from({ length: 16 }, (_, value) => (sum === null ? value : sum - value)),
    offers: Int32Array.from(allTiles, (tile) => halves[tile] | (fitsAnywhere(tile) ? joker : 0)),
    jokerBit: sum === null ? 0 : joker,
    rank: Int16Array.from(allTiles, variant.opens === 'lowest' ? fromBelow : fromAbove),
    worth: Uint8Array.from(allTiles, variant.worth ?? ((tile) => pips[tile])),
    length: lengthOf(variant, players, set, options),
  };
}

/** Any double above any other tile, then the sum, then the larger half. */
const fromAbove = (tile: Tile): number => (isDouble(tile) ? 512 + high[tile] : pips[tile] * 16 + high[tile]);

/** Any double before any other tile, then the lower sum, then the smaller larger half. */
const fromBelow = (tile: Tile): number =>
  isDouble(tile) ? 512 + 15 - low[tile] : (30 - pips[tile]) * 16 + 15 - high[tile];

function lengthOf(variant: DominoVariant, players: number, set: number, options: Options): MatchLength {
  const usual = { rounds: null, target: null, atOnce: false, exceed: false, wins: 'most', ...variant.length(players, set) } as const;
  const rounds = numberOf(options, 'rounds');
  const target = numberOf(options, 'target');
  return rounds === null && target === null ? usual : { ...usual, rounds, target };
}
