import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  type GameId,
  games,
  openMatch,
  pointsOfMoves,
  readOptions,
  seatAt,
  seedOf,
} from '../src/index.ts';

/** What the moves of a random match earned, beside what the seat could have known before. */
function earned(
  game: (typeof games)[number],
  seed: string,
): { real: number; known: number; hidden: boolean }[] {
  const players = game.players.least;
  const options = readOptions(game.id, game.options, players, {});
  const match = openMatch({ game, players, options, seed, deals: [] });
  const chance = chanceOf(seedOf(seed), 0);
  const found: { real: number; known: number; hidden: boolean }[] = [];
  for (let count = 0; count < 80 && match.phase !== 'matchOver'; count++) {
    const seat = match.turn ?? seatAt(chance.below(players));
    const legal = match.legal(seat);
    const move = legal[chance.below(legal.length)];
    if (move === undefined) continue;
    const known = match.phase === 'play' ? pointsOfMoves(match.known(seat), seat, [move])[0] : 0;
    match.attempt(seat, move);
    const events = match.latest(seat);
    const real = events.reduce(
      (sum, event) => (event.type === 'scored' && event.seat === seat ? sum + event.points : sum),
      0,
    );
    found.push({ real, known, hidden: events.some(({ type }) => type === 'flipped') });
  }
  return found;
}

/** The games in which a lay may earn points at once. */
const paying = new Set<GameId>();

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('what a move would earn is known before, and what is face down never is', () => {
    const moves = [1, 2, 3].flatMap((number) => earned(game, `${id} points ${number}`));
    for (const { real, known, hidden } of moves) expect(known).toBe(hidden ? 0 : real);
    if (moves.some(({ known }) => known > 0)) paying.add(id);
  });
});

test('random matches have moves that earn something', () => {
  expect([...paying].toSorted()).toEqual(expect.arrayContaining(['bergen', 'burg', 'fives', 'italian']));
});

test('a move that is not legal earns nothing', () => {
  const fives = games.find(({ id }) => id === 'fives') ?? expect.unreachable();
  const options = readOptions('fives', fives.options, 2, {});
  const match = openMatch({
    game: fives,
    players: 2,
    options,
    seed: 'x',
    deals: [
      {
        hands: [
          ['5-5', '5-0'],
          ['6-4', '1-0'],
        ],
        stock: ['2-2'],
      },
    ],
  });
  const moves = [
    { type: 'lay', tile: '5-5' },
    { type: 'lay', tile: '5-0' },
  ];
  expect(pointsOfMoves(match.known(seatAt(0)), 0, moves)).toEqual([10, 0]);
});
