import {
  chanceOf,
  findGame,
  type Match,
  type MoveText,
  openMatch,
  readOptions,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { finish, type Level } from '../src/bot.ts';
import { cardsOfOthers } from '../src/games/cards/card-memory.ts';
import { botFor } from '../src/games.ts';
import { knownOf } from './support/known.ts';

function setUp(id: string, hands: readonly string[], deal: Record<string, unknown>, options = {}): Match {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  const dealt = { hands: hands.map((hand) => hand.split(' ')), ...deal };
  const opening = { players: hands.length, options: readOptions(id, game.options, hands.length, options) };
  return openMatch({ game, ...opening, seed: 'cards', deals: [JSON.parse(JSON.stringify(dealt))] });
}

function answer(match: Match, seat: number, level: Level, seed = 'a'): MoveText | null {
  const chance = chanceOf(seedOf(seed), seat);
  const question = { known: match.known(seatAt(seat)), seat, level, chance, work: 5000 };
  return finish(botFor(match.game.id).decide(question)).move;
}

const stock = ['r1', 'g2', 'b3', 'y4', 'r6', 'g6', 'b7', 'y8', 'r8', 'g1', 'b2', 'y3'];

describe.each(['medium', 'strong'] as const)('SOLO, %s', (level) => {
  test('goes out', () => {
    const match = setUp('solo', ['r5', 'g1 g2'], { top: 'r9', stock });
    expect(answer(match, 0, level)).toEqual({ type: 'play', card: 'r5' });
  });

  test('swaps with the smallest hand', () => {
    const match = setUp('solo', ['r:swap g1 g2 b3 b4', 'y1 y2 y3', 'y5', 'g4 g5 g6'], { top: 'r9', stock });
    expect(answer(match, 0, level)).toMatchObject({ card: 'r:swap', partner: 2 });
  });

  test('keeps the own small hand', () => {
    const match = setUp('solo', ['r:swap r4', 'y1 y2 y3 y6 y7', 'g4 g5 g6 g7'], { top: 'r9', stock });
    expect(answer(match, 0, level)).toEqual({ type: 'play', card: 'r4', call: true });
  });

  test('names the colour it holds', () => {
    const match = setUp('solo', ['wild b1 b2 b4 g7', 'y1 y2 y3 y4 y5'], { top: 'r9', stock });
    expect(answer(match, 0, level)).toMatchObject({ card: 'wild', colour: 'b' });
  });

  test('interjects with its last card', () => {
    const match = setUp('solo', ['g1 g2 g3', 'r9', 'y1 y2 y3'], { top: 'r9', stock });
    expect(answer(match, 1, level)).toEqual({ type: 'play', card: 'r9' });
  });
});

test('a child forgets the call now and then, a strong player never', () => {
  const match = setUp('solo', ['r1 r2', 'g1 g2 g3'], { top: 'r9', stock });
  const calls = (level: Level): number =>
    Array.from({ length: 60 }, (_, k) => answer(match, 0, level, `${k}`)).filter(
      (move) => move?.type === 'play' && move.call === true,
    ).length;
  const laid = Array.from({ length: 60 }, (_, k) => answer(match, 0, 'easy', `${k}`)).filter(
    (move) => move?.type === 'play',
  ).length;
  expect(calls('easy')).toBeLessThan(laid);
  expect(calls('strong')).toBe(60);
});

describe.each(['medium', 'strong'] as const)('SOLOmino, %s', (level) => {
  const pile = ['r5|r7', 'g1|g4', 'b9|b2', 'y7|y4', 'r3|g7', 'g9|b8', 'b1|y7', 'r7|y4', 'g2|y8'];

  test('goes out', () => {
    const match = setUp('solomino', ['r1|r2', 'y6|y2 y6|y5'], { start: 'r4|r6', stock: pile });
    expect(answer(match, 0, level)).toMatchObject({ type: 'lay', card: 'r1|r2' });
  });

  test('swaps with the smallest hand', () => {
    const hands = ['r:swap|r9 r8|r1 r5|r1 r1|r2', 'y6|y2 y6|y5 y5|y4', 'y3|y9', 'b7|b6 b9|b3 b3|b5'];
    const match = setUp('solomino', hands, { start: 'r4|r6', stock: pile });
    expect(answer(match, 0, level)).toMatchObject({ card: 'r:swap|r9', partner: 2 });
  });

  test('moves the hands on so that the small one comes', () => {
    const hands = ['r:rotate|r5 r8|r1 r5|r1 r1|r2', 'y6|y2 y6|y5 y5|y4 y3|y4', 'b7|b6 b9|b3 b3|b5', 'y3|y9'];
    const match = setUp('solomino', hands, { start: 'r4|r6', stock: pile });
    expect(answer(match, 0, level)).toMatchObject({ card: 'r:rotate|r5', towards: 'clockwise' });
  });
});

test('a hand that was given away is known until its cards are laid', () => {
  const pile = ['g6', 'b7', 'y8', 'r8'];
  const match = setUp('solo', ['r:swap g1 g2', 'y1 r2 r3', 'b1 b2 b3'], { top: 'r9', stock: pile });
  const known = () => cardsOfOthers(knownOf('solo', match, seatAt(0)).events, 3, seatAt(0));
  expect(known()).toEqual([[], [], []]);
  expect(match.attempt(seatAt(0), { type: 'play', card: 'r:swap', partner: 1 })).toBeNull();
  expect(known()).toEqual([[], ['g1', 'g2'], []]);
  expect(match.attempt(seatAt(1), { type: 'draw' })).toBeNull();
  expect(known()).toEqual([[], ['g1', 'g2'], []]);
  expect(match.attempt(seatAt(2), { type: 'draw' })).toBeNull();
  expect(match.attempt(seatAt(0), { type: 'play', card: 'r2' })).toBeNull();
  expect(match.attempt(seatAt(1), { type: 'play', card: 'g2' })).toBeNull();
  expect(known()).toEqual([[], ['g1'], []]);
});

describe.each([
  ['solo', 2],
  ['solo', 5],
  ['solomino', 2],
  ['solomino', 4],
] as const)('%s with %i players', (id, players) => {
  test('what a player remembers of the hands is true', () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(id);
    const options = readOptions(id, game.options, players, { rounds: 3 });
    let remembered = 0;
    for (const seed of ['m1', 'm2']) {
      const match = openMatch({ game, players, options, seed, deals: [] });
      for (let turn = 0; match.phase !== 'matchOver' && turn < 3000; turn++) {
        if (match.phase === 'roundOver') match.attempt(seatAt(0), { type: 'next' });
        if (match.phase !== 'play') continue;
        const hands = seatsOf(players).map((seat) => match.view(seat).hands[seat]);
        for (const seat of seatsOf(players)) {
          const { events } = knownOf(id, match, seat);
          cardsOfOthers(events, players, seat).forEach((cards, other) => {
            const left = hands[other];
            const held = typeof left === 'number' ? [] : left.slice();
            for (const card of cards) {
              const at = held.indexOf(card);
              if (at < 0) throw new Error(`seat ${other} does not hold ${card}`);
              held.splice(at, 1);
              remembered++;
            }
          });
        }
        const seat = seatAt(match.turn ?? 0);
        const move = answer(match, seat, 'easy', `${seed} ${turn}`);
        if (move !== null) match.attempt(seat, move);
      }
    }
    expect(remembered).toBeGreaterThan(0);
  });
});
