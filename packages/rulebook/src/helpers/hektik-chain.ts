import { openMatch, type Refusal, readTranscript, seatAt } from '@tischrunde/engine';
import { worthOfDouble } from '@tischrunde/engine/internals';

/** What a chain needs to win a double, and what the double pays. */
export interface ChainGoal {
  readonly value: number;
  readonly tiles: number;
  readonly points: number;
}

/** hektik.goal, hektik.score. Two tiles with the same number at both ends would be one tile twice, so three are needed at least. */
export function goalOf(double: string): ChainGoal {
  const value = Number(double.split('-')[0]);
  return { value, tiles: Math.max(3, value), points: worthOfDouble(value) };
}

/** What the referee says of a chain in Hektik. */
export type ChainVerdict =
  | { readonly is: 'complete' }
  | { readonly is: 'incomplete' }
  /** A tile does not fit where it lies. */
  | { readonly is: 'wrong'; readonly at: number; readonly refusal: Refusal };

/** Lays the tiles of a chain from left to right, the first one as it is named, and looks whether they win the double. */
export function checkChain(double: string, tiles: readonly string[]): ChainVerdict {
  const match = openMatch(readTranscript({ game: 'hektik', players: 2, deals: [{ doubles: [double] }] }));
  for (const [at, tile] of tiles.entries()) {
    // A complete chain that goes on is none: the number would be inside.
    if (match.phase !== 'play') return { is: 'incomplete' };
    const refusal = match.attempt(seatAt(0), { type: 'take', tile, side: 'right' });
    if (refusal !== null) return { is: 'wrong', at, refusal };
  }
  return { is: match.phase === 'play' ? 'incomplete' : 'complete' };
}
