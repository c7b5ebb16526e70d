import {
  chanceOf,
  findGame,
  hintSolo1,
  type Match,
  type MoveText,
  openMatch,
  readOptions,
  seatAt,
  seedOf,
} from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { finish, type Judgement, type Level, levels } from '../src/bot.ts';
import { botFor } from '../src/games.ts';
import { knownOf } from './support/known.ts';

const player = seatAt(0);

function open(id: string, options: Record<string, string | number | boolean>, seed: string): Match {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return openMatch({ game, players: 1, options: readOptions(id, game.options, 1, options), seed, deals: [] });
}

function judge(match: Match): readonly Judgement[] {
  const chance = chanceOf(seedOf('judge'), 1);
  const question = { known: match.known(player), seat: 0, chance, work: 20_000 };
  return finish(botFor(match.game.id).judge({ ...question, level: 'strong' }));
}

/** Plays to the end and says which moves were made. */
function play(match: Match, level: Level, seed: string): MoveText[] {
  const bot = botFor(match.game.id);
  const moves: MoveText[] = [];
  while (match.phase === 'play') {
    if (moves.length > 1000) throw new Error(`${match.game.id} does not end, ${seed}`);
    const known = match.known(player);
    const chance = chanceOf(seedOf(seed), moves.length);
    const { move } = finish(bot.decide({ known, seat: 0, level, chance, work: 20_000 }));
    if (move === null) throw new Error('nobody else can act');
    expect(match.attempt(player, move)).toBeNull();
    moves.push(move);
  }
  return moves;
}

const seeds = Array.from({ length: 12 }, (_, k) => `s${k}`);

describe('solo1', () => {
  test('strong wins what can be won', () => {
    for (const seed of seeds) {
      const match = open('solo1', { winnable: true }, seed);
      play(match, 'strong', seed);
      expect(match.view(player).winners).toEqual([0]);
    }
  });

  test('looking ahead gets farther', () => {
    const laid = (level: Level): number =>
      seeds.reduce((sum, seed) => sum + play(open('solo1', {}, seed), level, seed).length, 0);
    const [easy, medium, strong] = levels.map(laid);
    expect(medium).toBeGreaterThan(easy);
    expect(strong).toBeGreaterThan(easy);
  });

  test('each lay is judged as the solver judges the position after it', () => {
    const match = open('solo1', { winnable: true }, 'judged');
    for (const { move, chance, margin } of judge(match)) {
      const then = open('solo1', { winnable: true }, 'judged');
      then.attempt(player, move);
      const { view } = knownOf('solo1', then, player);
      expect({ chance, margin }).toEqual({ chance: hintSolo1(view).winnable ? 1 : 0, margin: 0 });
    }
  });
});

test('solo2: a hand that can be laid is laid by all who look at it', () => {
  for (const level of ['medium', 'strong'] as const) {
    for (const seed of seeds) {
      const match = open('solo2', {}, seed);
      if (match.phase !== 'play') continue;
      const [{ chance, margin }] = judge(match);
      const moves = play(match, level, seed);
      if (chance > 0 || margin > 0) expect(moves.length).toBeGreaterThanOrEqual(5);
    }
  }
});

describe.each([
  ['fortune', {}],
  ['fortune', { set: 12 }],
  ['dominosa', {}],
  ['dominosa', { grade: 'expert' }],
  ['dominosa', { unique: false, set: 4 }],
  ['quadrille', {}],
  ['quadrille', { given: true }],
] as const)('%s %o', (id, options) => {
  test('everybody finishes, the strong player without a slip', () => {
    const lengths = levels.map((level) =>
      seeds.slice(0, 'set' in options && options.set === 12 ? 1 : 4).reduce((sum, seed) => {
        const match = open(id, options, seed);
        const moves = play(match, level, seed);
        expect(match.view(player).winners).toEqual([0]);
        if (level === 'strong') expect(moves.every(({ type }) => type === 'lay')).toBe(true);
        return sum + moves.length;
      }, 0),
    );
    expect(lengths[0]).toBeGreaterThan(lengths[2]);
    expect(lengths[1]).toBeGreaterThanOrEqual(lengths[2]);
  });

  test('a move is judged by whether it leads on to the end', () => {
    const match = open(id, options, 'judged');
    const judged = judge(match);
    expect(judged).toHaveLength(match.legal(player).length);
    expect(judged.every(({ chance, margin }) => (chance === 0 || chance === 1) && margin === 0)).toBe(true);
    expect(judged[0].chance).toBe(1);
    const wrong = judged.find(({ move, chance }) => move.type === 'lay' && chance === 0);
    if (wrong === undefined) return;
    match.attempt(player, wrong.move);
    // What lies wrong has to be lifted before anything else helps.
    expect(judge(match).filter(({ chance }) => chance === 1)).toMatchObject([{ move: { type: 'lift' } }]);
  });
});
