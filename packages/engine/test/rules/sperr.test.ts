import { expect } from 'vitest';
import type { JsonObject } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { deal, setUp, type Table } from '../support/table.ts';

const sperr = { sperr: true };

/** Seat 0 has laid 6-6, seat 1 6-1, nobody else anything: seat 0 is on turn and can lock 6-1:1 with 1-1. */
function beforeLock(game: string, hands: readonly string[], options: JsonObject = sperr): Table {
  const table = setUp(game, { hands }, options).lay('6-6');
  while (table.now.turn === 0) table.pass();
  table.lay('6-1', '6-6:6');
  while (table.now.turn !== 0) table.pass();
  return table;
}

/** The result of the lock in `beforeLock`. */
const locked = (game: string, hands: readonly string[]) =>
  beforeLock(game, hands).lock('1-1', '6-1:1').now.roundResult;

/** Ends 6-1:1 and 6-4:4, seat 1 on turn with a double for each; drawing is still possible. */
const twoDoubles = (game: string, options: JsonObject): Table =>
  setUp(game, { hands: ['6-6 6-4 2-2', '6-1 4-4 1-1 0-0'], stock: '5-5 5-4 5-3 5-2 5-1 5-0' }, options)
    .lay('6-6')
    .lay('6-1', '6-6:6')
    .lay('6-4', '6-6:6');

rule('sperr.lock', 'an end can be locked with a matching double, or the double laid there as usual', () => {
  const table = twoDoubles('block', sperr);
  expect(table.legal()).toEqual([
    'lay 1-1 at 6-1:1',
    'lay 4-4 at 6-4:4',
    'lay 5-4 at 6-4:4',
    'lock 1-1 at 6-1:1',
    'lock 4-4 at 6-4:4',
  ]);
  expect(table.legal(0)).toEqual([]);
});

rule('sperr.lock', 'a lock ends the round at once: the double leaves the hand and nothing is drawn', () => {
  const table = twoDoubles('block', sperr);
  const { stock, hands } = table.now;
  table.lock('4-4', '6-4:4');
  expect(table.now).toMatchObject({ phase: 'roundOver', turn: null, stock });
  expect(table.now.roundResult?.reason).toBe('locked');
  expect(table.now.hands).toEqual([hands[0], ['1-1', '0-0', '5-4']]);
});

rule('sperr.lock', 'a double that is laid does not end the round', () => {
  const table = twoDoubles('block', sperr).lay('4-4', '6-4:4');
  expect(table.now).toMatchObject({ phase: 'play', turn: 0, ends: ['4-4:4', '6-1:1'] });
});

rule('sperr.lock', 'only a double locks', () => {
  const table = twoDoubles('block', sperr);
  expect(table.refusal({ type: 'lock', tile: '5-4', at: '6-4:4' })).toBe('sperr.lock');
});

rule('sperr.lock', 'only a double of the same value locks an end', () => {
  const table = twoDoubles('block', sperr);
  expect(table.refusal({ type: 'lock', tile: '4-4', at: '6-1:1' })).toBe('domino.match');
  expect(table.refusal({ type: 'lock', tile: '0-0', at: '6-4:4' })).toBe('domino.match');
});

rule('sperr.lock', 'only an open end can be locked, which is checked before the tile', () => {
  const table = twoDoubles('block', sperr);
  expect(table.refusal({ type: 'lock', tile: '4-4', at: '6-4:6' })).toBe('domino.ends');
  expect(table.refusal({ type: 'lock', tile: '4-4', at: '6-6:6' })).toBe('domino.ends');
  expect(table.refusal({ type: 'lock', tile: '5-4', at: '6-6:6' })).toBe('domino.ends');
});

rule('sperr.lock', 'the locker must be on turn, hold the double and name an end', () => {
  const table = twoDoubles('block', sperr);
  expect(table.refusal({ type: 'lock', tile: '2-2', at: '6-4:4' }, 0)).toBe('table.turn');
  expect(table.refusal({ type: 'lock', tile: '2-2', at: '6-4:4' })).toBe('table.piece');
  expect(table.refusal({ type: 'lock', tile: '4-4' })).toBe('table.move');
});

rule('sperr.lock', 'there is no end to lock before the opening tile is laid', () => {
  const table = setUp('block', { hands: ['6-6 4-4', '6-1 1-1'] }, sperr);
  expect(table.legal()).toEqual(['lay 6-6']);
  expect(table.refusal({ type: 'lock', tile: '6-6', at: '6-6:6' })).toBe('domino.ends');
  const second = setUp(
    'block',
    [{ hands: ['6-6 1-1', '6-1 4-3'] }, { hands: ['5-5 1-1', '6-1 4-3'] }],
    sperr,
  );
  second.lay('6-6').lay('6-1', '6-6:6').lock('1-1', '6-1:1').next();
  expect(second.refusal({ type: 'lock', tile: '1-1', at: '6-1:1' })).toBe('domino.ends');
});

rule('sperr.lock', 'the last tile can lock too: the round is locked, not won by going out', () => {
  const table = beforeLock('block', ['6-6 1-1', '6-1 4-3', '5-2']).lock('1-1', '6-1:1');
  expect(table.now.hands[0]).toEqual([]);
  expect(table.now.roundResult).toEqual({ winners: [0], points: [14, 0, 0], reason: 'locked' });
});

rule('sperr.lock', 'a lock can follow tiles of the same turn: Hungarian', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-1 1-1 2-0', '4-3 5-2'] }, sperr);
  table.lay('6-6').lay('6-1', '6-6:6');
  expect(table.legal()).toEqual(['lay 1-1 at 6-1:1', 'lock 1-1 at 6-1:1', 'pass']);
  table.lock('1-1', '6-1:1');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [14, 0], reason: 'locked' });
});

rule('sperr.lock', 'a lock can follow a double of the same turn: Tiddle-Wink', () => {
  const hands = ['6-6 5-4', '6-1 4-3', '6-2 5-3', '2-2 1-1 1-0', '3-0', '4-0'];
  const table = setUp('tiddlewink', { hands }, sperr);
  table.lay('6-6').pass().lay('6-1', '6-6:6').lay('6-2', '6-6:6').lay('1-1', '6-1:1');
  expect(table.legal()).toEqual(['lay 1-0 at 1-1:1', 'lay 2-2 at 6-2:2', 'lock 2-2 at 6-2:2', 'pass']);
  table.lock('2-2', '6-2:2');
  expect(table.now.roundResult).toEqual({ winners: [3], points: [0, 0, 0, 31, 0, 0], reason: 'locked' });
});

const players = { block: 2, carlit: 2, peruvian: 4, team: 4, tiddlewink: 6, hungarian: 2, french: 2 };

for (const [game, count] of Object.entries(players)) {
  const hands = ['6-6 1-1 0-0', '6-1 4-3', '3-2', '4-2', '5-2', '5-3'].slice(0, count);

  rule('sperr.lock', `can be agreed on for ${game}`, () => {
    const table = beforeLock(game, hands);
    expect(table.legal()).toEqual(['lay 1-1 at 6-1:1', 'lock 1-1 at 6-1:1']);
    table.lock('1-1', '6-1:1');
    expect(table.now.hands[0]).toEqual(['0-0']);
    expect(table.now).toMatchObject({ phase: 'roundOver', roundResult: { reason: 'locked' } });
  });

  rule('sperr.lock', `is not a move of ${game} unless agreed on`, () => {
    for (const options of [{}, { sperr: false }]) {
      const table = beforeLock(game, hands, options);
      expect(table.legal()).toEqual(['lay 1-1 at 6-1:1']);
      expect(table.refusal({ type: 'lock', tile: '1-1', at: '6-1:1' })).toBe('table.move');
    }
  });
}

rule('sperr.lock', 'cannot be added to the games that the sheet describes later', () => {
  const later = {
    sebastopol: 4,
    fives: 2,
    sevens: 2,
    matador: 3,
    bergen: 2,
    italian: 3,
    cyprus: 4,
    chickenfoot: 2,
  };
  for (const [game, count] of Object.entries(later)) {
    expect(() => deal(game, count)).not.toThrow();
    expect(() => deal(game, count, sperr)).toThrow('sperr');
  }
});

rule('sperr.lock', 'the game sperr is block with it', () => {
  const deals = [2, 3, 4].map((count) => deal('sperr', count).now);
  expect(deals.map(({ hands }) => hands[0].length)).toEqual([7, 5, 5]);
  expect(deals.map(({ stock }) => stock)).toEqual([14, 13, 8]);
  expect(deal('sperr', 2, { set: 9 }).now.stock).toBe(41);
  const table = twoDoubles('sperr', {});
  expect(table.now).toEqual(twoDoubles('block', sperr).now);
  expect(table.legal()).toContain('lock 4-4 at 6-4:4');
  expect(table.lock('4-4', '6-4:4').now.roundResult?.reason).toBe('locked');
});

rule('sperr.win', 'a locker with the fewest pips is credited with those of all the opponents', () => {
  expect(locked('block', ['6-6 1-1 2-0', '6-1 3-0', '5-4'])).toEqual({
    winners: [0],
    points: [12, 0, 0],
    reason: 'locked',
  });
});

rule('sperr.win', 'equal pips are not fewer: the locker alone wins', () => {
  expect(locked('block', ['6-6 1-1 3-0', '6-1 2-1', '5-4'])).toEqual({
    winners: [0],
    points: [12, 0, 0],
    reason: 'locked',
  });
  expect(locked('block', ['6-6 1-1', '6-1 0-0', '5-4'])).toEqual({
    winners: [0],
    points: [9, 0, 0],
    reason: 'locked',
  });
});

rule('sperr.win', 'the locking double does not count as a pip in hand', () => {
  expect(locked('block', ['6-6 1-1 2-0', '6-1 2-1'])).toEqual({
    winners: [0],
    points: [3, 0],
    reason: 'locked',
  });
});

rule('sperr.win', 'applies to every game without scoring rules of its own', () => {
  const hands = ['6-6 1-1 2-0', '6-1 4-3', '3-2', '4-2', '5-2', '5-3'];
  for (const game of ['block', 'carlit', 'hungarian', 'french']) {
    expect(locked(game, hands.slice(0, 2))?.points).toEqual([7, 0]);
  }
  expect(locked('tiddlewink', hands)?.points).toEqual([33, 0, 0, 0, 0, 0]);
});

rule('sperr.win', 'counts towards the end of the match like any other round', () => {
  const hands = ['6-6 1-1 2-0', '6-1 4-3'];
  const play = (game: string, target: number) =>
    beforeLock(game, hands, { sperr: true, target }).lock('1-1', '6-1:1').now;
  expect(play('block', 7)).toMatchObject({ phase: 'matchOver', winners: [0] });
  expect(play('block', 8).phase).toBe('roundOver');
  expect(play('hungarian', 7).phase).toBe('roundOver');
  expect(play('hungarian', 6)).toMatchObject({ phase: 'matchOver', winners: [0] });
});

rule('sperr.win', 'in team both partners win if the opponents together do not hold fewer pips', () => {
  const table = beforeLock('team', ['6-6 1-1 5-0', '6-1 4-0', '3-0', '5-5']);
  expect(table.now.teams).toEqual([
    [0, 1],
    [2, 3],
  ]);
  table.lock('1-1', '6-1:1');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [13, 13, 0, 0], reason: 'locked' });
});

rule('sperr.win', 'in team equal counts are enough for the locker', () => {
  expect(locked('team', ['6-6 1-1 5-0', '6-1 4-0', '3-0', '4-2'])).toEqual({
    winners: [0, 1],
    points: [9, 9, 0, 0],
    reason: 'locked',
  });
});

rule('sperr.win', 'in peruvian everybody is charged as usual, the locker too, and nobody four times', () => {
  expect(locked('peruvian', ['6-6 1-1 1-0', '6-1 4-4', '3-2', '4-2'])).toEqual({
    winners: [0],
    points: [1, 8, 5, 6],
    reason: 'locked',
  });
  expect(locked('peruvian', ['6-6 1-1 5-0', '6-1 4-4', '3-2', '4-2'])).toEqual({
    winners: [0],
    points: [5, 8, 5, 6],
    reason: 'locked',
  });
});

rule(
  'sperr.fail',
  'the lowest opponent gets the pips of all the others, the locker is charged twice for the hand',
  () => {
    const table = beforeLock('block', ['6-6 1-1 5-0', '6-1 3-0', '5-4']).lock('1-1', '6-1:1');
    expect(table.now.roundResult).toEqual({ winners: [1], points: [-10, 14, 0], reason: 'locked' });
    expect(table.now.scores).toEqual([-10, 14, 0]);
  },
);

rule('sperr.fail', 'of two opponents with fewer pips only the lower is credited', () => {
  expect(locked('block', ['6-6 1-1 5-0', '6-1 4-0', '3-0'])).toEqual({
    winners: [2],
    points: [-10, 0, 9],
    reason: 'locked',
  });
});

rule('sperr.fail', 'equal lowest opponents are each credited with the pips of all the others', () => {
  expect(locked('block', ['6-6 1-1 5-0', '6-1 2-1', '3-0', '5-4'])).toEqual({
    winners: [1, 2],
    points: [-10, 17, 17, 0],
    reason: 'locked',
  });
});

rule('sperr.fail', 'applies to every game without scoring rules of its own', () => {
  const hands = ['6-6 1-1 5-5', '6-1 4-3', '5-4', '5-3', '4-4', '5-2 3-2'];
  for (const game of ['block', 'carlit', 'hungarian', 'french']) {
    expect(locked(game, hands.slice(0, 2))).toEqual({ winners: [1], points: [-20, 10], reason: 'locked' });
  }
  expect(locked('tiddlewink', hands)).toEqual({
    winners: [1],
    points: [-20, 47, 0, 0, 0, 0],
    reason: 'locked',
  });
});

rule('sperr.fail', 'the charge is deducted from the score of earlier rounds', () => {
  const table = setUp('block', [{ hands: ['6-6', '6-4'] }, { hands: ['6-6 1-1 5-0', '6-1 3-0'] }], sperr);
  table.lay('6-6').next().lay('6-6').lay('6-1', '6-6:6').lock('1-1', '6-1:1');
  expect(table.now).toMatchObject({ scores: [0, 5], phase: 'matchOver', winners: [1] });
  expect(table.now.roundResult?.points).toEqual([-10, 5]);
});

rule(
  'sperr.fail',
  'in team the opponents get the pips of both losers, and only the locker is charged',
  () => {
    const table = beforeLock('team', ['6-6 1-1 5-5', '6-1 2-2', '5-4 4-4', '3-2']);
    expect(table.now.teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
    table.lock('1-1', '6-1:1');
    expect(table.now.roundResult).toEqual({ winners: [1, 3], points: [-20, 27, 0, 27], reason: 'locked' });
  },
);

rule('sperr.fail', 'in team a light hand does not help a locker whose partner holds too much', () => {
  expect(locked('team', ['6-6 1-1 2-0', '6-1 2-2', '5-4 4-4', '3-2'])).toEqual({
    winners: [1, 3],
    points: [-4, 19, 0, 19],
    reason: 'locked',
  });
});

rule(
  'sperr.fail',
  'in peruvian the locker is charged double and everybody else as usual, nobody four times',
  () => {
    expect(locked('peruvian', ['6-6 1-1 5-5', '6-1 4-4', '3-2', '4-2'])).toEqual({
      winners: [2],
      points: [20, 8, 5, 6],
      reason: 'locked',
    });
  },
);

rule(
  'sperr.fail',
  'in peruvian a locker who also laid the last tile is charged double, not four times',
  () => {
    const hands = ['6-6 5-0', '6-1 3-0', '6-2 2-2 1-1 5-5', '4-3'];
    const table = setUp('peruvian', { hands }, sperr);
    table.lay('6-6').lay('6-1', '6-6:6').lay('6-2', '6-6:6').pass().pass().pass();
    expect(table.now.turn).toBe(2);
    table.lock('2-2', '6-2:2');
    expect(table.now.roundResult).toEqual({ winners: [1], points: [5, 3, 24, 7], reason: 'locked' });
  },
);
