import type { Counted, ScoringRule } from '../core/event.ts';
import type { Option, Options } from '../core/options.ts';
import type { RuleOf } from '../core/reasons.ts';
import type { Seat } from '../core/seat.ts';
import type { MatchLength, Reason, Standing } from '../core/standing.ts';
import type { Tile } from '../pieces/dominoes.ts';
import type { RuleId, RulePage } from '../rules.ts';
import type { DominoState } from './state.ts';
import type { DominoId } from './variants.ts';

/** What a tile must show to be laid at an end. */
type Fit =
  /** The same value. */
  | { readonly by: 'value' }
  /** A half that makes `sum` with the end; 0-0 and tiles whose own halves make `sum` fit anywhere. */
  | { readonly by: 'sum'; readonly sum: number; readonly rule: RuleOf<'missesSum'> }
  /** Nothing: tiles are laid without an end. */
  | { readonly by: 'anything' };

/** When a player gets tiles from the stock. */
export type Draw =
  | { readonly when: 'never' }
  /** Automatically, one tile at the end of every turn. */
  | { readonly when: 'turnEnds' }
  /** A player who cannot lay draws one tile at a time until one fits. */
  | { readonly when: 'untilFits' }
  /** Like `untilFits`, but a player who can lay may draw one tile first. */
  | { readonly when: 'mayFirst'; readonly rule: RuleOf<'oneTileDrawnIfFits'> }
  /** A player who cannot lay draws one tile and may lay it. */
  | { readonly when: 'once'; readonly rule: RuleOf<'oneTileDrawn'> }
  /** A player who cannot lay either draws two tiles, which ends the turn, or passes. */
  | { readonly when: 'twoOrPass' };

/** How many tiles may be laid in one turn. */
export type TurnLength = 'one' | 'anotherAfterDouble' | 'asManyAsFit';

/** All that matters for the points of a round that is over, at a table or on a score pad. */
export interface EndedRound {
  readonly players: number;
  /** Changed by `Settle`. */
  readonly scores: number[];
  /** The scores when the round began. */
  readonly before: readonly number[];
  /** The pair that each seat belongs to, in team games. */
  readonly teams: readonly number[];
  /** What each seat's hand counts. */
  readonly counts: readonly number[];
  readonly holdsDouble: (seat: Seat) => boolean;
}

/** Credits or charges the points of a round, and returns its winners. `by` laid the last tile. */
export type Settle = (round: EndedRound, reason: Reason, by: Seat) => readonly Seat[];

/** Called with the points that each rule pays, and the tiles it counted besides the one just laid. */
export type Credited = (rule: ScoringRule, points: number, counted?: readonly Counted[]) => void;

/** What some games show in addition to hands, stock and ends. */
export type DominoFields = {
  /** italian.total: the pips on the table. */
  readonly total?: number;
  /** team.pairing: the two seats of each team, the heavier one first. */
  readonly teams?: readonly (readonly number[])[];
  /** french.layers: the tiles from one end to the other. */
  readonly layers?: readonly { readonly tile: string; readonly layer: 'lower' | 'upper' }[];
};

/** The sum of the open ends, and what it pays. */
export type EndsSum = { readonly sum: number; readonly pays: number };

/**
 * A domino game: its set, the deal, who opens, what fits, where the open ends are, when to draw, what a lay scores, what a
 * round scores, when the match ends. A variant is derived from another one by replacing some of these.
 */
export interface DominoVariant {
  readonly id: DominoId;
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number };
  /** The sets that can be used, the usual one first. */
  readonly sets: readonly number[];
  /** The pages of the rulebook that apply, and the rules on them that this variant replaces. */
  readonly pages: readonly RulePage[];
  readonly replaces: readonly RuleId[];
  readonly options?: readonly Option[];

  readonly deal: (players: number, options: Options) => number;
  /** What happens to the tiles that are not dealt. */
  readonly rest: 'stock' | 'outOfTheGame';
  /** How many tiles of the stock are never drawn. */
  readonly reserve: number;
  /** Who begins: the holder of the highest or the lowest tile (doubles first), with it; or a seat, with any tile. */
  readonly opens: 'highest' | 'lowest' | 'starter';
  /** A tile that somebody must hold; otherwise the round is dealt again. */
  readonly opensWith?: Tile;
  readonly fit: Fit;
  /** The free sides of the opening double. */
  readonly arms: number;
  /** How many tiles a later double takes: 1 in a line, 3 for a foot. */
  readonly toes: number;
  readonly turn: TurnLength;
  readonly draw: Draw;
  /** The players are paired again each round. */
  readonly teams?: boolean;

  /** What a tile in hand counts, if not its pips. */
  readonly worth?: (tile: Tile) => number;
  /** What a lay scores for the player who made it; `credited` is called for each rule. */
  readonly layScores?: (state: DominoState, tile: Tile, credited?: Credited) => number;
  /** The sum of the ends, if it scores. */
  readonly endsSum?: (state: DominoState) => EndsSum;
  /** The sum of all tiles on the table is announced with every lay. */
  readonly announcesTotal?: true;
  /** Ends the round for reasons other than an empty hand or a blocked layout. */
  readonly roundEnds?: (state: DominoState) => Reason | null;
  readonly settle: Settle;
  /** Scores a round that a lock has ended; a game that defines it can be played with Sperr. */
  readonly settleLock?: Settle;
  /** When the match ends, unless the table has agreed otherwise. */
  readonly length: (players: number, set: number) => Partial<MatchLength>;

  /** Nobody sees the scores. */
  readonly secretScores?: (standing: Standing, length: MatchLength) => boolean;
  /** The game's own fields, for the referee and for every view. */
  readonly fields?: (state: DominoState) => DominoFields;
}
