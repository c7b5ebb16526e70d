import type { GameId, JsonObject, MoveText } from '@tischrunde/engine';
import { forms } from './forms.ts';

/**
 * A situation at a real table, as somebody who asks describes it. Seats count from the asker: 0 asks, 1 sits to the left of 0, and so on.
 * What nobody mentions is filled in so that it does not matter.
 */
export interface Situation {
  readonly game: GameId;
  readonly players: number;
  readonly options: JsonObject;
  /** What the deal puts on the table: the first card, the tile in the middle, a grid. */
  readonly table: JsonObject;
  /** The pieces in hands, the asker's first. Null is a hand that nobody has described; an empty one is out of pieces. */
  readonly hands: readonly (readonly string[] | null)[];
  /** How many pieces the stock still has; null in a game that needs none to be named. */
  readonly stock: number | null;
  /** What happened before the question, the earliest first. */
  readonly before: readonly Happening[];
  readonly turn: Turn;
  /** The move that the asker wants to make. */
  readonly question: MoveText;
  /** The asker holds the pieces of the question, even if they were not named among the hand. */
  readonly holdsPiece: boolean;
}

/** Whose turn it is: the asker's, somebody else's, or nobody's because the round is over. */
export type Turn = 'mine' | 'other' | 'over';

/** A move that was made. */
export interface Happening {
  readonly move: MoveText;
  /** Who made it; without it, the player on turn. */
  readonly seat?: number;
  /** The pieces that came from the stock then, if they matter. */
  readonly drew?: readonly string[];
}

/** The pieces that a move takes from the hand. */
export function piecesOf({ tile, card, tiles }: JsonObject): string[] {
  if (typeof tile === 'string') return [tile];
  if (typeof card === 'string') return [card];
  if (!Array.isArray(tiles)) return [];
  return tiles.flatMap((placed) =>
    typeof placed === 'object' && placed !== null && 'tile' in placed && typeof placed.tile === 'string'
      ? [placed.tile]
      : [],
  );
}

/** A table at which nothing has happened yet. */
export function newSituation(game: GameId, players: number): Situation {
  const { table, moves, hasStock } = forms[game];
  return {
    game,
    players,
    options: {},
    table: Object.fromEntries(
      table.flatMap(({ name, standard }) => (standard === undefined ? [] : [[name, standard]])),
    ),
    hands: [],
    stock: hasStock ? 6 : null,
    before: [],
    turn: 'mine',
    question: { type: moves[0]?.type ?? '' },
    holdsPiece: true,
  };
}
