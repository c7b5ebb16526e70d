import { hintSolo1, hintSolo2, type MoveText, type Solo1View, type Solo2View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { type Hint, type HintStep, hintsOf, plainStep } from '../hint.ts';

export const solo1Hints = hintsOf('solo1', (view) => ({
  hint: (book) => solo1Hint(view, book),
  check: (book) => canWin(hintSolo1(view).winnable, book),
}));

export const solo2Hints = hintsOf('solo2', (view) => ({
  hint: (book) => solo2Hint(view, book),
  check: (book) => canWin(hintSolo2(view).chance > 0, book),
}));

/** The next move of a solution of Solo 1, where there still is one. */
function solo1Hint(view: Solo1View, book: Book): Hint {
  const [move] = hintSolo1(view).moves;
  if (move === undefined) return said(book.say('hint.lost'), null);
  const tile = book.written.tile(String(move.tile));
  return typeof move.at === 'string'
    ? said(book.say('hint.winning', { tile, end: book.written.end(move.at) }), move)
    : said(book.say('hint.begin', { tile }), move);
}

/** The best way to lay the hand of Solo 2, and its chance to win. */
function solo2Hint(view: Solo2View, book: Book): Hint {
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

const said = (text: string, move: MoveText | null): Hint => ({ steps: [plainStep(text)], move });

const canWin = (can: boolean, book: Book): HintStep =>
  plainStep(book.say(can ? 'puzzle.canWin' : 'hint.lost'));
