import type { JsonObject } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { wrapped } from '../../../io/output.ts';
import { isTile, verbs } from '../../move-words.ts';

// What the puzzles have in common in which tiles cover a shape.

/** What was typed; the cells in the order in which they were named. */
export interface Typed {
  readonly type: string;
  readonly tile: string | null;
  readonly cells: readonly number[];
}

const typeWord = verbs('lay', 'lift', 'giveUp');

/** Reads words in any order; null where one of them means nothing, or there are too many. */
export function readTyped(words: readonly string[], cellOf: (word: string) => number | null): Typed | null {
  const types = words.map(typeWord).filter((type) => type !== null);
  const tiles = words.filter(isTile);
  const cells = words.map(cellOf).filter((cell) => cell !== null);
  const isClear = types.length <= 1 && tiles.length <= 1 && cells.length <= 2;
  if (!isClear || types.length + tiles.length + cells.length < words.length) return null;
  return { type: String(types[0]?.type ?? 'lay'), tile: tiles[0] ?? null, cells };
}

/** Two cells in any order, as one text to compare moves by. */
export const pairOf = (cells: readonly number[]): string =>
  cells.toSorted((one, other) => one - other).join(' ');

export const cellsIn = (pair: string): number[] => pair.split(' ').map(Number);

/** In some puzzles the tiles that are left are to be found, in others to be laid. */
export const leftToLay = (
  { left }: Pick<Covered<unknown>, 'left'>,
  book: TerminalBook,
  words: 'puzzle.left' | 'quadrille.left',
): string[] => wrapped(`${book.say(words, { count: left.length })}: ${left.join(' ')}`);

/** A move; `placed` is its tile with the cells. */
export function describeCovering({ type }: JsonObject, placed: string, book: TerminalBook): string {
  if (type === 'giveUp') return book.phrase('move.giveUp');
  return type === 'lift' ? book.phrase('move.lift', { placed }) : book.phrase('move.cover', { placed });
}

/** What is seen of tiles `D` that cover a shape. */
interface Covered<D> {
  readonly dominoes: readonly D[];
  readonly left: readonly string[];
  readonly solution: readonly D[] | null;
}

/** At the end the tiles are drawn: as the player laid them, or as they could lie. */
export function finalPicture<D>(
  { dominoes, left, solution }: Covered<D>,
  book: TerminalBook,
  draw: (dominoes: readonly D[]) => string[],
): string[] {
  return left.length === 0
    ? ['', ...draw(dominoes)]
    : [book.phrase('cover.solution'), '', ...draw(solution ?? [])];
}
