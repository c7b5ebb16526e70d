import type { Seat } from '../core/seat.ts';
import type { RuleId } from '../rules.ts';

/** What somebody still holds when a round is over: as a count, or the very pieces. */
export type PadHand =
  /** `double`: a double is among them, where that matters. */
  { readonly count: number; readonly double?: boolean } | { readonly pieces: readonly string[] };

/** How a round ended that is settled by what is left in hand. */
export type PadEnd = 'out' | 'blocked' | 'locked' | 'exhausted';

/** What a lay is paid for in Bergen. */
export type BergenRule = `bergen.${'open' | 'double' | 'triple' | 'highest' | 'out'}`;

/** What is written down on a score pad. Which of these a game has is its `PadForm`. */
export type PadEntry =
  /** A round is over. `by` went out, laid the last tile or locked; null if that does not matter. */
  | {
      readonly type: 'round';
      readonly how: PadEnd;
      readonly by: Seat | null;
      /** By seat; null where the hand does not count. */
      readonly hands: readonly (PadHand | null)[];
      /** team.pairing: who plays with the first seat. */
      readonly partner?: Seat;
    }
  /** fives.score: the ends add up to a multiple of five. */
  | { readonly type: 'ends'; readonly seat: Seat; readonly sum: number }
  /** All that one lay was paid for in Bergen; `bergen.out` ends the round. */
  | { readonly type: 'lay'; readonly seat: Seat; readonly rules: readonly BergenRule[] }
  /** italian.total: a tile with so many pips. */
  | { readonly type: 'tile'; readonly seat: Seat; readonly pips: number }
  /** concentration.pair */
  | { readonly type: 'pair'; readonly seat: Seat }
  /** hektik.score: who won the double; null if everybody gave up. */
  | { readonly type: 'double'; readonly value: number; readonly seat: Seat | null }
  /** burg.score: a chain of so many tiles. */
  | { readonly type: 'chain'; readonly seat: Seat; readonly tiles: number }
  /** burg.end */
  | { readonly type: 'end' }
  /** dominanz.take, dominanz.prescribe: the value written into a seat's row. */
  | { readonly type: 'row'; readonly seat: Seat; readonly row: number; readonly value: number };

/** Why an entry cannot be. */
export type PadProblem =
  | { readonly why: 'matchOver' }
  /** This game has no such entry, or a part of it is missing or malformed. */
  | { readonly why: 'malformed' }
  | { readonly why: 'handMissing'; readonly seat: Seat }
  /** Everybody who is not out still holds something that counts. */
  | { readonly why: 'emptyHand'; readonly seat: Seat }
  /** A hand cannot count that much. */
  | { readonly why: 'handTooHigh'; readonly seat: Seat; readonly most: number }
  /** All hands together cannot count that much. */
  | { readonly why: 'handsTooHigh'; readonly most: number }
  | { readonly why: 'unknownPiece'; readonly piece: string }
  /** More of a piece than there are. */
  | { readonly why: 'pieceTwice'; readonly piece: string }
  | { readonly why: 'notInFives'; readonly most: number }
  /** Another seat is on turn. */
  | { readonly why: 'notOnTurn'; readonly seat: Seat }
  /** The tile or double was entered before, or every tile with so many pips. */
  | { readonly why: 'gone'; readonly piece: string }
  | { readonly why: 'rule'; readonly rule: RuleId };
