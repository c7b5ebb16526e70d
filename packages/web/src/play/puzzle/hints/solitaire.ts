import { hintSolo1, hintSolo2, type MoveText, type View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Hint } from '../hint.ts';

const said = (text: string, move: MoveText | null): Hint => ({ steps: [{ text, highlight: null }], move });

/** Whether Solo 1 can still be won, and how to go on. */
export function solo1Hint(view: View, book: Book): Hint {
  const [move] = hintSolo1(view).moves;
  if (move === undefined) return said(book.say('hint.lost'), null);
  const tile = book.written.tile(String(move.tile));
  return typeof move.at === 'string'
    ? said(book.say('hint.winning', { tile, end: book.written.end(move.at) }), move)
    : said(book.say('hint.begin', { tile }), move);
}

/** How to lay the hand of Solo 2 so that the rest has the best chance. */
export function solo2Hint(view: View, book: Book): Hint {
  const { chance, moves } = hintSolo2(view);
  const [move] = moves;
  if (move === undefined || chance === 0) return said(book.say('hint.lost'), null);
  const tile = book.written.tile(String(move.tile));
  const end = book.written.end(String(move.at));
  const percent = new Intl.NumberFormat(book.language, {
    style: 'percent',
    maximumSignificantDigits: 2,
  }).format(chance);
  return said(book.say('hint.chance', { tile, end, percent }), move);
}
