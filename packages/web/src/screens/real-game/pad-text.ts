import {
  fillPad,
  type PadEntry,
  type PadMatch,
  type PadProblem,
  type PadSheet,
} from '@tischrunde/engine/pad';
import { andList, type Book, isDraw, type LabelKey } from '@tischrunde/rulebook';

/** The names of the seats. */
type Names = readonly string[];

/** Who begins the round that is played. */
export function beginsText({ begins }: PadSheet, names: Names, book: Book): string {
  switch (begins.how) {
    case 'seat':
      return begins.dealer === null
        ? book.say('begins.seat', { name: names[begins.seat] })
        : book.say('begins.dealer', { name: names[begins.seat], dealer: names[begins.dealer] });
    case 'tile':
      return book.say('begins.tile', { tile: begins.tile });
    default:
      return book.say(`begins.${begins.how}`);
  }
}

/** Who has won the match. */
export function winnersText(winners: readonly number[], names: Names, book: Book): string {
  const [first] = winners;
  if (isDraw(winners, names.length)) return book.say('won.match.draw');
  return winners.length === 1
    ? book.say('won.match.other', { name: names[first] })
    : book.say('won.match.several', {
        names: andList(
          winners.map((seat) => names[seat]),
          book.language,
        ),
      });
}

/** Points, or penalty points. */
const pointsText = (count: number, { length }: Pick<PadSheet, 'length'>, book: Book): string =>
  book.say(length.wins === 'fewest' ? 'score.penalty' : 'score.points', { count });

/** italian.hit: that the last tile made a number that pays; null if it did not. */
export function hitText(match: PadMatch, names: Names, book: Book): string | null {
  const last = match.entries.at(-1);
  const before = fillPad({ ...match, entries: match.entries.slice(0, -1) });
  if (last?.type !== 'tile' || before.table.kind !== 'italian') return null;
  const points = fillPad(match).scores[last.seat] - before.scores[last.seat];
  return points === 0
    ? null
    : book.say('noted.hit', {
        value: before.table.total + last.pips,
        name: names[last.seat],
        points: pointsText(points, before, book),
      });
}

/** What the last entry has paid within the round. */
export function lastPointsText(match: PadMatch, names: Names, book: Book): string {
  const before = fillPad({ ...match, entries: match.entries.slice(0, -1) });
  const now = fillPad(match);
  return names
    .flatMap((name, seat) => {
      const points = now.scores[seat] - before.scores[seat];
      return points === 0 ? [] : [book.say('noted.points', { name, points: pointsText(points, now, book) })];
    })
    .join(' · ');
}

/** What a lay is paid for in Bergen. */
export const bergenLabels = {
  'bergen.open': 'scored.first',
  'bergen.double': 'scored.equalEnds',
  'bergen.triple': 'scored.equalEndsDouble',
  'bergen.highest': 'scored.highestDouble',
  'bergen.out': 'scored.last',
} as const satisfies Record<string, LabelKey>;

/** An entry as it is listed to be changed. */
export function entryText(entry: PadEntry, names: Names, book: Book): string {
  switch (entry.type) {
    case 'round':
      return roundText(entry, names, book);
    case 'ends':
      return book.say('noted.points', {
        name: names[entry.seat],
        points: book.say('score.points', { count: entry.sum }),
      });
    case 'lay':
      return book.say('noted.points', {
        name: names[entry.seat],
        points: andList(
          entry.rules.map((rule) => book.say(bergenLabels[rule])),
          book.language,
        ),
      });
    case 'tile':
      return book.say('noted.tile', {
        name: names[entry.seat],
        pips: book.say('score.pips', { count: entry.pips }),
      });
    case 'pair':
      return book.say('noted.pair', { name: names[entry.seat] });
    case 'double':
      return book.say('noted.double', {
        tile: `${entry.value}-${entry.value}`,
        name: entry.seat === null ? book.say('pad.nobody') : names[entry.seat],
      });
    case 'chain':
      return book.say('noted.chain', { name: names[entry.seat], count: entry.tiles });
    case 'end':
      return book.say('noted.end');
    case 'row':
      return book.say('noted.row', { name: names[entry.seat], value: entry.value, row: entry.row });
  }
}

function roundText(entry: Extract<PadEntry, { type: 'round' }>, names: Names, book: Book): string {
  const { how, by, hands } = entry;
  const ended =
    by !== null && (how === 'out' || how === 'locked')
      ? book.say(`noted.round.${how}`, { name: names[by] })
      : book.say(how === 'exhausted' ? 'noted.round.exhausted' : 'noted.round.blocked');
  const left = hands.flatMap((hand, seat) =>
    hand === null
      ? []
      : [
          book.say('noted.points', {
            name: names[seat],
            points: 'count' in hand ? `${hand.count}` : hand.pieces.map(book.written.piece).join(' '),
          }),
        ],
  );
  return [ended, left.join(' · ')].filter((part) => part !== '').join(' ');
}

/** Why an entry cannot be. */
export function problemText(problem: PadProblem, names: Names, book: Book): string {
  switch (problem.why) {
    case 'handMissing':
    case 'emptyHand':
    case 'notOnTurn':
      return book.say(`padWrong.${problem.why}`, { name: names[problem.seat] });
    case 'handTooHigh':
      return book.say('padWrong.handTooHigh', { name: names[problem.seat], most: problem.most });
    case 'handsTooHigh':
    case 'notInFives':
      return book.say(`padWrong.${problem.why}`, { most: problem.most });
    case 'unknownPiece':
    case 'pieceTwice':
    case 'gone':
      return book.say(`padWrong.${problem.why}`, { piece: book.written.piece(problem.piece) });
    default:
      return book.say(`padWrong.${problem.why}`);
  }
}
