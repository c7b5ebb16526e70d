import type { Judgement } from '@tischrunde/bots';
import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { MovePosition } from './action-label.ts';
import { canonicalPiece } from './move-choice.ts';
import { describeMove } from './move-description.ts';

/** A move that a strong bot considers. */
export interface Advice {
  readonly move: MoveText;
  readonly words: string;
  /** Its chance to win, formatted in the reader's language. */
  readonly percent: string;
}

const shown = 3;

/** The best few moves in words, best first; moves with the same words appear once. */
export function adviceIn(
  judgements: readonly Judgement[],
  position: MovePosition,
  book: Book,
  nameOf: (seat: number) => string,
): readonly Advice[] {
  const written = new Intl.NumberFormat(book.language, { style: 'percent' });
  const told = new Map<string, Advice>();
  for (const { move, chance } of judgements) {
    const words = describeMove(move, position, book, nameOf);
    const idea = ideaOf(move) ?? words;
    if (!told.has(idea)) told.set(idea, { move, words, percent: written.format(chance) });
  }
  return [...told.values()].slice(0, shown);
}

/** In the player's own chain, a tile counts once, whichever way round and on whichever side. */
const ideaOf = ({ tile, side }: MoveText): string | null =>
  typeof tile === 'string' && typeof side === 'string' ? canonicalPiece(tile) : null;
