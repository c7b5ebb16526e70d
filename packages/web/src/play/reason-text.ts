import type { MoveReason } from '@tischrunde/bots';
import { andList, type Book, orList } from '@tischrunde/rulebook';

/** Reasons in sentences. */
export function reasonsText(
  reasons: readonly MoveReason[],
  book: Book,
  nameOf: (seat: number) => string,
): string {
  const sentences = reasons.map((reason) => reasonText(reason, book, nameOf));
  return sentences.join(book.language === 'ja' ? '' : ' ');
}

/** A reason in a sentence. */
export function reasonText(reason: MoveReason, book: Book, nameOf: (seat: number) => string): string {
  switch (reason.why) {
    case 'usuallyWins':
      return book.say('why.usuallyWins', { percent: percentIn(reason.share, book) });
    case 'scores':
    case 'sheds':
    case 'leavesAtMost':
    case 'endsAhead':
    case 'endsBehind':
      return book.say(`why.${reason.why}`, { count: reason.points });
    case 'nextMustDraw':
    case 'nextMustPass':
    case 'skips':
    case 'asksNext':
    case 'movesTwice':
      return book.say(`why.${reason.why}`, { name: nameOf(reason.seat) });
    case 'nextLacks':
      return book.say('why.nextLacks', {
        name: nameOf(reason.seat),
        values: orList(reason.values, book.language),
      });
    case 'keepsPlayable':
      return book.say('why.keepsPlayable', {
        values: andList(
          reason.values.map((value) => book.say('why.number', { value })),
          book.language,
        ),
      });
    case 'fewFit':
      return reason.count === 0 ? book.say('why.noneFit') : book.say('why.fewFit', { count: reason.count });
    case 'keepsWild':
    case 'cardsFit':
    case 'collects':
    case 'prepares':
    case 'movesLeft':
      return book.say(`why.${reason.why}`, { count: reason.count });
    case 'makesDraw':
    case 'holdsUp':
      return book.say(`why.${reason.why}`, { name: nameOf(reason.seat), count: reason.count });
    case 'opensFoot':
      return book.say('why.opensFoot', { value: reason.value });
    case 'tradesHands':
      return book.say('why.tradesHands', { gives: reason.gives, gets: reason.gets });
    case 'keepsColour':
      return book.say('why.keepsColour', {
        colour: book.written.colour(reason.colour),
        count: reason.count,
      });
    case 'countsRow':
      return book.say('why.countsRow', { row: reason.row, count: reason.points });
    case 'rowStands':
      return book.say('why.rowStands', { row: reason.row, own: reason.own, other: reason.other });
    case 'takesRow':
      return book.say('why.takesRow', { row: reason.row, name: nameOf(reason.seat) });
    case 'takesFrom':
      return book.say('why.takesFrom', { tile: reason.tile, name: nameOf(reason.seat) });
    case 'knowsPair':
      return book.say('why.knowsPair', { tile: reason.tile, other: reason.other });
    case 'couldPair':
      return book.say('why.couldPair', { count: reason.count, all: reason.all });
    default:
      return book.say(`why.${reason.why}`);
  }
}

/** A chance in the reader's language. */
export const percentIn = (chance: number, { language }: Book): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(chance);
