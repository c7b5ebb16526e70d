import {
  type BurgView,
  chanceOf,
  games,
  openMatch,
  readOptions,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import { languages } from '@tischrunde/rulebook';
import { openTerminalBook } from '@tischrunde/rulebook/terminal';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../../src/play/faces/burg/map.ts';
import { faceOf } from '../../src/play/faces/index.ts';
import { movesText, moveText, tableText } from '../../src/play/table-text.ts';
import { understand } from '../../src/play/typed-line.ts';

/** Positions of a random match, with all that a seat is shown and may do there. */
function* positionsOf(game: (typeof games)[number], players: number, options: object) {
  const seed = `faces of ${game.id}`;
  const match = openMatch({
    game,
    players,
    options: readOptions(game.id, game.options, players, options),
    seed,
    deals: [],
  });
  const chance = chanceOf(seedOf(seed), 0);
  for (let count = 0; count < 16 && match.phase !== 'matchOver'; count++) {
    const able = seatsOf(players).filter((seat) => match.legal(seat).length > 0);
    const seat = able[chance.below(able.length)];
    const legal = match.legal(seat);
    if (match.phase === 'play') yield { view: match.view(seat), events: match.events(seat), legal };
    match.attempt(seat, legal[chance.below(legal.length)]);
  }
}

/** Of very many moves, some from everywhere in the list. */
const someOf = <T>(moves: readonly T[]): T[] =>
  moves.filter((_, index) => index % Math.ceil(moves.length / 24) === 0 || index === moves.length - 1);

const books = await Promise.all(languages.map(openTerminalBook));
const [, english] = books;

describe.each(games)('$id', (game) => {
  const face = faceOf(game.id);
  const players = Math.max(game.players.least, Math.min(3, game.players.most));
  const options = game.options.some(({ name }) => name === 'interject') ? { interject: true } : {};
  const positions = [...positionsOf(game, players, options)];

  test.each(books)('the words that describe a move choose it: $language', (book) => {
    for (const known of positions) {
      const position = { ...known, face, book };
      const described = someOf(known.legal).map(({ call: _call, ...move }) => ({
        move,
        words: moveText(move, position),
      }));
      // One assertion for all, which is much faster than one for each.
      expect(described.map(({ words }) => ({ words, ...understand(words, position) }))).toMatchObject(
        described.map(({ words, move }) => ({ words, wish: 'move', tries: [move] })),
      );
    }
  });

  test('the table shows something of everything, and nothing that is not there', () => {
    for (const known of positions) {
      const { view } = known;
      const moves = movesText({ ...known, face, book: english });
      const shown = [...tableText(face, view, english), ...moves].join('\n');
      expect(shown).not.toMatch(/undefined|null|NaN|\[object/);
      for (const seat of seatsOf(players))
        expect(shown).toMatch(seat === view.seat ? /^You /m : `Seat ${seat} `);
      expect(shown.split('\n').length).toBeLessThan(80);
    }
  });

  test.each(books)('the help shows only what is understood: $language', (book) => {
    const [known] = positions;
    for (const line of face.help(book)) {
      if (typeof line === 'string') continue;
      for (const typed of line[0].split('  ')) {
        if (typed.startsWith('…') || typed === 'Enter') continue;
        const { wish, ...rest } = understand(typed, { ...known, face, book });
        expect({ typed, wish, ...rest }).not.toMatchObject({
          why: book.phrase('typed.unknown', { text: typed, help: book.word('help') }),
        });
      }
    }
  });
});

test('many moves are cut to some, and those not shown can be typed', () => {
  const game = games.find(({ id }) => id === 'hektik') ?? games[0];
  const face = faceOf(game.id);
  const match = openMatch({ game, players: 2, options: { set: 9 }, seed: '1', deals: [] });
  const position = { ...match.known(seatAt(0)), legal: match.legal(seatAt(0)), face, book: english };
  const lines = movesText(position);
  expect(lines).toHaveLength(13);
  expect(lines[12]).toBe('   …  and 169 more; type one');
  expect(understand('giveup', position)).toEqual({ wish: 'move', tries: [{ type: 'giveUp' }] });
});

test('full-width digits and dashes of a Japanese keyboard are read as plain ones', () => {
  const game = games.find(({ id }) => id === 'block') ?? games[0];
  const [known] = positionsOf(game, 2, {});
  const position = { ...known, face: faceOf(game.id), book: books[languages.indexOf('ja')] };
  const { tile } = known.legal[0];
  const wide = String(tile).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  expect(understand(wide.replace('-', 'ー'), position)).toEqual(understand(String(tile), position));
});

test('a castle is seen from above, its tiles joined and its levels counted', () => {
  const board: BurgView['board'] = [
    {
      tile: '3-2',
      cells: [
        [0, 0],
        [1, 0],
      ],
      level: 1,
    },
    {
      tile: '6-5',
      cells: [
        [2, 0],
        [2, 1],
      ],
      level: 1,
    },
    {
      tile: '4-1',
      cells: [
        [1, 0],
        [2, 0],
      ],
      level: 2,
    },
    {
      tile: '6-6',
      cells: [
        [0, 1],
        [0, 2],
      ],
      level: 1,
    },
  ];
  expect(mapOf(board)).toEqual([
    'y\\x -1    0    1    2    3',
    ' -1  ·    ·    ·    ·    ·',
    '  0  ·    3    4²───1²   ·',
    '  1  ·    6    ·    5    ·',
    '          │',
    '  2  ·    6    ·    ·    ·',
    '  3  ·    ·    ·    ·    ·',
  ]);
});
