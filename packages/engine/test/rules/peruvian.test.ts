import { expect } from 'vitest';
import { seatAt, type View } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { deal, type SetUp, setUp, type Table } from '../support/table.ts';

rule('peruvian.deal', 'five tiles each, and eight are the stock', () => {
  const { hands, stock } = deal('peruvian', 4).now;
  expect(hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
  expect(stock).toBe(8);
});

rule(
  'peruvian.score',
  'everybody is charged for the pips in hand, and the player who went out for nothing',
  () => {
    const table = setUp('peruvian', { hands: ['6-6', '5-4', '3-2 1-0', '2-2'] }).lay('6-6');
    expect(table.now.roundResult).toEqual({ winners: [0], points: [0, 9, 6, 4], reason: 'out' });
    expect(table.now.scores).toEqual([0, 9, 6, 4]);
  },
);

rule('peruvian.score', 'in a blocked round the winner too', () => {
  const table = setUp('peruvian', { hands: ['6-6 1-0', '5-4', '3-2', '2-2'] }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [1, 9, 5, 4], reason: 'blocked' });
});

rule('peruvian.score', 'the charges of the rounds add up', () => {
  const table = setUp('peruvian', [
    { hands: ['6-6', '5-4', '3-2', '2-2'] },
    { hands: ['1-0', '6-6', '3-2', '2-2'] },
  ]);
  table.lay('6-6').next().lay('6-6');
  expect(table.now.scores).toEqual([1, 9, 10, 8]);
  expect(table.now.roundResult?.points).toEqual([1, 0, 5, 4]);
});

rule(
  'peruvian.quadruple',
  'a player who blocked the round without the lowest count is charged four times',
  () => {
    const table = setUp('peruvian', { hands: ['6-6 5-4', '1-0', '3-2', '2-2'] }).lay('6-6');
    expect(table.now.roundResult).toEqual({ winners: [1], points: [36, 1, 5, 4], reason: 'blocked' });
  },
);

rule('peruvian.quadruple', 'even if the count is not the highest', () => {
  const table = setUp('peruvian', { hands: ['6-6 2-0', '1-0', '5-5', '4-4'] }).lay('6-6');
  expect(table.now.roundResult?.points).toEqual([8, 1, 10, 8]);
});

rule('peruvian.quadruple', 'a tie for the lowest counts as the lowest', () => {
  const table = setUp('peruvian', { hands: ['6-6 3-0', '2-1', '5-5', '4-4'] }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [3, 3, 10, 8], reason: 'blocked' });
  const later = setUp('peruvian', { hands: ['2-1', '6-6 3-0', '5-5', '4-4'] }).lay('6-6');
  expect(later.now.roundResult).toEqual({ winners: [0, 1], points: [3, 3, 10, 8], reason: 'blocked' });
});

rule(
  'peruvian.quadruple',
  'the blocker is the player who laid the last tile, not one who passed after it',
  () => {
    const stock = '2-0 1-1 4-0 5-0';
    const laid = setUp('peruvian', { hands: ['6-6 5-4', '1-0', '3-2', '2-2'], stock })
      .lay('6-6')
      .pass();
    expect(laid.now.roundResult).toEqual({ winners: [1], points: [44, 3, 5, 4], reason: 'blocked' });
    const passed = setUp('peruvian', { hands: ['6-6 1-0', '5-5', '4-3', '4-4'], stock })
      .lay('6-6')
      .pass();
    expect(passed.now.roundResult).toEqual({ winners: [0], points: [3, 12, 7, 8], reason: 'blocked' });
  },
);

rule('peruvian.quadruple', 'never if somebody went out', () => {
  const table = setUp('peruvian', { hands: ['6-6 5-4', '6-1', '3-2', '2-2'] })
    .lay('6-6')
    .lay('6-1', '6-6:6');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [9, 0, 5, 4], reason: 'out' });
});

/** Seat 2 locks the end 5 with 5-5. */
const locked = (hands: string[]): Table =>
  setUp('peruvian', { hands }, { sperr: true }).lay('6-6').lay('6-5', '6-6:6').lock('5-5', '6-5:5');

rule('peruvian.quadruple', 'never for a lock: one that fails is charged double', () => {
  const table = locked(['6-6 1-0', '6-5 4-4', '5-5 4-3', '2-2']);
  expect(table.now.roundResult).toMatchObject({ points: [1, 8, 14, 4], reason: 'locked' });
});

rule('peruvian.quadruple', 'never for a lock: one that wins is charged as usual', () => {
  const table = locked(['6-6 4-3', '6-5 4-4', '5-5 1-0', '2-2']);
  expect(table.now.roundResult).toEqual({ winners: [2], points: [7, 8, 1, 4], reason: 'locked' });
});

/** A round that is over when 6-6 is laid: it charges 0, 1, 2 and 3 points. */
const quick: SetUp = { hands: ['6-6', '1-0', '2-0', '3-0'] };

rule('peruvian.rounds', 'seven rounds; the fewest points win', () => {
  const table = setUp('peruvian', Array<SetUp>(8).fill(quick)).lay('6-6');
  for (let round = 2; round <= 7; round++) {
    expect(table.now).toMatchObject({ phase: 'roundOver', winners: null });
    table.next().lay('6-6');
  }
  expect(table.now).toMatchObject({ round: 7, phase: 'matchOver', scores: [0, 7, 14, 21], winners: [0] });
});

rule('peruvian.rounds', 'a tie for the fewest points shares the win', () => {
  const table = setUp('peruvian', { hands: ['6-6 3-0', '2-1', '5-5', '4-4'] }, { rounds: 1 }).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'matchOver', winners: [0, 1] });
});

rule('peruvian.rounds', 'or as many as agreed', () => {
  const table = setUp('peruvian', [quick, quick, quick], { rounds: 2 }).lay('6-6').next().lay('6-6');
  expect(table.now).toMatchObject({ phase: 'matchOver', winners: [0] });
});

/** What every seat, and a spectator, sees of the scores. */
function seen(table: Table): Pick<View, 'scores' | 'gained' | 'roundResult'>[] {
  const viewers = [seatAt(0), seatAt(1), seatAt(2), seatAt(3), null];
  return viewers.map((viewer) => {
    const { scores, gained, roundResult } = table.match.view(viewer);
    return { scores, gained, roundResult };
  });
}

rule('peruvian.secret', 'no view shows the score until the last round but one is over', () => {
  const table = setUp('peruvian', Array<SetUp>(7).fill(quick));
  const secret = { scores: null, gained: null };
  for (let round = 1; round <= 5; round++) {
    expect(seen(table)).toEqual(Array(5).fill({ ...secret, roundResult: null }));
    table.lay('6-6');
    const roundResult = { winners: [0], points: null, reason: 'out' };
    expect(seen(table)).toEqual(Array(5).fill({ ...secret, roundResult }));
    table.next();
  }
  expect(seen(table)).toEqual(Array(5).fill({ ...secret, roundResult: null }));
});

rule('peruvian.secret', 'it is open once the last round but one is over', () => {
  const table = setUp('peruvian', Array<SetUp>(7).fill(quick));
  for (let round = 1; round <= 5; round++) table.lay('6-6').next();
  table.lay('6-6');
  const roundResult = { winners: [0], points: [0, 1, 2, 3], reason: 'out' };
  const scores = [0, 6, 12, 18];
  expect(seen(table)).toEqual(Array(5).fill({ scores, gained: [0, 1, 2, 3], roundResult }));
  table.next();
  expect(seen(table)).toEqual(Array(5).fill({ scores, gained: [0, 0, 0, 0], roundResult: null }));
  table.lay('6-6');
  const end = { scores: [0, 7, 14, 21], gained: [0, 1, 2, 3], roundResult };
  expect(seen(table)).toEqual(Array(5).fill(end));
});

rule('peruvian.secret', 'the last round is the last one agreed on', () => {
  const table = setUp('peruvian', [quick, quick, quick], { rounds: 3 }).lay('6-6');
  expect(seen(table).map(({ scores }) => scores)).toEqual(Array(5).fill(null));
  table.next().lay('6-6');
  expect(seen(table).map(({ scores }) => scores)).toEqual(Array(5).fill([0, 2, 4, 6]));
});

rule('peruvian.secret', 'the referee always shows the scores', () => {
  const table = setUp('peruvian', [quick, quick]).lay('6-6');
  expect(table.now.scores).toEqual([0, 1, 2, 3]);
  expect(table.now.roundResult?.points).toEqual([0, 1, 2, 3]);
});
