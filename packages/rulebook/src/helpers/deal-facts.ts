import { BadInput, type GameId, type Options, openMatch, readTranscript } from '@tischrunde/engine';
import { boxOf } from '../situations/pieces.ts';

/** How the pieces of the box are shared out before a round. */
export interface DealFacts {
  /** How many pieces the game uses. */
  readonly pieces: number;
  /** How many each player gets; 0 in a game without hands. */
  readonly each: number;
  /** How many are left over. */
  readonly left: number;
  /** How many of those are drawn from; the others are out of the game, or lie on the table. */
  readonly stock: number;
  /** How many of the stock are never drawn. */
  readonly reserve: number;
}

/** Deals once and counts. Null if so many cannot play with these options. */
export function dealFacts(game: GameId, players: number, options: Options): DealFacts | null {
  try {
    const match = openMatch(readTranscript({ game, players, options, seed: 'box' }));
    const view = match.view(null);
    const [first = 0] = view.hands;
    const each = typeof first === 'number' ? first : first.length;
    const pieces = boxOf(game, options).length;
    const reserve = 'drawable' in view ? view.stock - view.drawable : 0;
    return { pieces, each, left: pieces - each * players, stock: view.stock, reserve };
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
