import type { Explained } from '@tischrunde/bots';
import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { MovePosition } from './action-label.ts';
import { canonicalPiece } from './move-choice.ts';
import { describeMove } from './move-description.ts';
import { percentIn, reasonsText } from './reason-text.ts';

/** A move that a strong bot considers. */
export interface Advice {
  /** 1 for the best. */
  readonly number: number;
  readonly move: MoveText;
  readonly words: string;
  /** Why, in sentences. */
  readonly why: string;
  /** Its chance to win, formatted in the reader's language. */
  readonly percent: string;
}

const shown = 3;

/** The best few moves in words, best first; moves with the same words appear once. */
export function adviceIn(
  explained: readonly Explained[],
  position: MovePosition,
  book: Book,
  nameOf: (seat: number) => string,
): readonly Advice[] {
  const told = new Map<string, Advice>();
  for (const { move, chance, reasons } of explained) {
    const words = describeMove(move, position, book, nameOf);
    const idea = ideaOf(move) ?? words;
    if (told.has(idea)) continue;
    const why = reasonsText(reasons, book, nameOf);
    told.set(idea, { number: told.size + 1, move, words, why, percent: percentIn(chance, book) });
  }
  return [...told.values()].slice(0, shown);
}

/**
 * The hints that are drawn on the board, the one that is read first: one for every place. Where a move covers several
 * places, only the one that is read.
 */
export function ghostsOf(advice: readonly Advice[], current: number): readonly MoveText[] {
  const read = advice[current];
  if (read === undefined) return [];
  const moves = [read, ...advice.filter((hint) => hint !== read)].map(({ move }) => move);
  if (moves.some(({ cells, tiles }) => cells !== undefined || tiles !== undefined)) return [read.move];
  return moves.filter(
    ({ at }, index) => at === undefined || moves.findIndex((other) => other.at === at) === index,
  );
}

/** In the player's own chain, a tile counts once, whichever way round and on whichever side. */
const ideaOf = ({ tile, side }: MoveText): string | null =>
  typeof tile === 'string' && typeof side === 'string' ? canonicalPiece(tile) : null;
