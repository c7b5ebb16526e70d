import { chanceOf, games, openMatch, readOptions, seatAt, seatsOf, seedOf } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../../src/play/faces/burg/map.ts';
import { faceOf } from '../../src/play/faces/index.ts';
import { showMoves, showTable } from '../../src/play/table-text.ts';
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
  for (let count = 0; count < 60 && match.phase !== 'matchOver'; count++) {
    const able = seatsOf(players).filter((seat) => match.legal(seat).length > 0);
    const seat = able[chance.below(able.length)];
    const legal = match.legal(seat);
    if (match.phase === 'play') yield { view: match.view(seat), legal };
    match.attempt(seat, legal[chance.below(legal.length)]);
  }
}

/** Of very many moves, some from everywhere in the list. */
const someOf = <T>(moves: readonly T[]): T[] =>
  moves.filter((_, index) => index % Math.ceil(moves.length / 60) === 0 || index === moves.length - 1);

describe.each(games)('$id', (game) => {
  const face = faceOf(game);
  const players = Math.max(game.players.least, Math.min(3, game.players.most));
  const options = game.options.some(({ name }) => name === 'interject') ? { interject: true } : {};

  test('the words that describe a move choose it', () => {
    for (const { view, legal } of positionsOf(game, players, options)) {
      for (const { call: _call, ...move } of someOf(legal)) {
        const words = face.describe(move, view);
        expect({ words, ...understand(words, legal, view, face) }).toMatchObject({
          words,
          wish: 'move',
          tries: [move],
        });
      }
    }
  });

  test('the table shows something of everything, and nothing that is not there', () => {
    for (const { view, legal } of positionsOf(game, players, options)) {
      const shown = [...showTable(face, view), ...showMoves(face, view, legal)].join('\n');
      expect(shown).not.toMatch(/undefined|null|NaN|\[object/);
      for (const seat of seatsOf(players))
        expect(shown).toMatch(seat === view.seat ? /^You /m : `Seat ${seat} `);
      expect(shown.split('\n').length).toBeLessThan(80);
    }
  });
});

test('many moves are cut to some, and those not shown can be typed', () => {
  const face = faceOf(games.find(({ id }) => id === 'hektik') ?? games[0]);
  const game = games.find(({ id }) => id === 'hektik') ?? games[0];
  const match = openMatch({ game, players: 2, options: { set: 9 }, seed: '1', deals: [] });
  const legal = match.legal(seatAt(0));
  const lines = showMoves(face, match.view(seatAt(0)), legal);
  expect(lines).toHaveLength(13);
  expect(lines[12]).toBe('   …  and 169 more; type one');
  expect(understand('giveup', legal, match.view(seatAt(0)), face)).toEqual({
    wish: 'move',
    tries: [{ type: 'giveUp' }],
  });
});

test('a castle is seen from above, its tiles joined and its levels counted', () => {
  const board = [
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
