import { type AnyGame, type GameId, games, readOptions, seatAt } from '@tischrunde/engine';
import { type Language, languages } from '@tischrunde/rulebook';
import { openTerminalBook, type TerminalBook } from '@tischrunde/rulebook/terminal';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/play/faces/index.ts';
import { TerminalTable } from '../../src/play/terminal-table.ts';

/**
 * Help, what is not understood or cannot be done, some moves, and in the words of the language what ends a puzzle or a hand of
 * cards.
 */
const scriptFor = (book: TerminalBook, { id }: AnyGame): string[] => [
  'help',
  'xyzzy',
  '999',
  '9-9',
  'wild4',
  book.word('next'),
  '',
  ...examplesIn(book, id),
  ...Array<string>(25).fill('1'),
  ...(id === 'solo' || id === 'solomino' ? [`1 ${book.word('call')}`] : []),
  ...(['hektik', 'dominosa', 'quadrille'].includes(id) ? [book.phrase('move.giveUp')] : []),
];

/** What the help of a game says can be typed, but for what ends a puzzle. Most of it is against the rules at the beginning. */
const examplesIn = (book: TerminalBook, id: GameId): string[] =>
  faceOf(id)
    .help(book)
    .flatMap((line) => (typeof line === 'string' ? [] : line[0].split('  ')))
    .filter((typed) => typed !== book.phrase('move.giveUp'));

/** What somebody reads who types the script. */
async function linesOf(game: AnyGame, language: Language): Promise<string[]> {
  const lines: string[] = [];
  const book = await openTerminalBook(language);
  const answers = scriptFor(book, game);
  const { least: players } = game.players;
  const options = readOptions(game.id, game.options, players, {});
  const transcript = { game, players, options, seed: 'languages', deals: [], moves: [] };
  const surroundings = {
    book,
    keyboard: { ask: async () => answers.shift() ?? null, close() {} },
    print: (line = '') => lines.push(line),
    file: null,
  };
  const table = new TerminalTable(transcript, { seat: seatAt(0), bots: 'easy' }, surroundings);
  await table.play();
  return lines;
}

/** Names of pieces, rules and keys, which are the same everywhere. */
const sameEverywhere =
  /\([\w.]+\)|（[\w.]+）|[rgby]:\w+|\b(?:wild4?|rotate|skip|reverse|draw2|swap|Enter|SOLO(?:mino)?|xyzzy|languages)\b/gi;

const wordsIn = (line: string): string[] =>
  line
    .replace(sameEverywhere, ' ')
    .toLowerCase()
    .match(/\p{Script=Latin}{3,}/gu) ?? [];

const unmistakable = new Set(
  'the you your tile tiles card cards seat play plays draw draws take takes with and this that points round left right'.split(
    ' ',
  ),
);
const also: Partial<Record<Language, readonly string[]>> = { fr: ['points'] };

describe.each(games)('$id', (game) => {
  test('speaks every language, and only that one', async () => {
    const english = await linesOf(game, 'en');
    expect(english.flatMap(wordsIn)).toContain('you');
    for (const language of languages.filter((other) => other !== 'en')) {
      const lines = await linesOf(game, language);
      const foreign = lines.filter((line) =>
        wordsIn(line).some((word) =>
          language === 'ja' ? true : unmistakable.has(word) && !also[language]?.includes(word),
        ),
      );
      expect({ language, foreign }).toEqual({ language, foreign: [] });
      expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
    }
  });
});

test.each([
  ['de', 'Du ziehst 1 Karte.', 'Du ziehst 2 Karten.'],
  ['en', 'You draw 1 card.', 'You draw 2 cards.'],
  ['fr', 'Tu pioches 1 carte.', 'Tu pioches 2 cartes.'],
  ['it', 'Hai pescato 1 carta.', 'Hai pescato 2 carte.'],
  ['ja', 'カードを1枚引きました。', 'カードを2枚引きました。'],
] as const)('one and several in %s', async (language, one, several) => {
  const book = await openTerminalBook(language);
  expect(book.tell('drawCards', 'you', { count: 1 })).toBe(one);
  expect(book.tell('drawCards', 'you', { count: 2 })).toBe(several);
  const more = [1, 2].map((count) => book.phrase('puzzle.solutions', { count }));
  expect(new Set(more.map((text) => text.replace(/\d/, ''))).size).toBe(language === 'ja' ? 1 : 2);
});
