import { expect } from 'vitest';
import { seatAt } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { deal, setUp, type Table } from '../support/table.ts';

rule('team.deal', 'everybody draws four tiles', () => {
  const { hands, stock } = deal('team', 4).now;
  expect(hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
  expect(stock).toBe(12);
});

const teams = (...hands: string[]) => setUp('team', { hands }).now.teams;

rule(
  'team.pairing',
  'the two hands that count most play against the other two; the higher pair comes first',
  () => {
    expect(teams('6-6 1-0', '5-4', '5-5', '2-1')).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(teams('1-0', '6-5', '2-1', '6-4')).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(teams('1-0', '0-0', '6-5', '6-4')).toEqual([
      [2, 3],
      [0, 1],
    ]);
  },
);

rule('team.pairing', 'the whole hand counts, not its highest tile', () => {
  expect(teams('6-6', '5-4 5-3', '6-5 6-4', '4-4 3-3')).toEqual([
    [1, 2],
    [0, 3],
  ]);
});

rule('team.pairing', 'equal counts: any double is above any other tile', () => {
  const [plain, double] = ['6-5 1-0', '1-1 6-4'];
  expect(teams('6-6 5-5', plain, double, '0-0')?.[0]).toEqual([0, 2]);
  expect(teams('6-6 5-5', double, plain, '0-0')?.[0]).toEqual([0, 1]);
});

rule('team.pairing', 'equal counts: then the higher sum of a single tile', () => {
  const [lower, higher] = ['5-4 2-1', '6-5 1-0'];
  expect(teams('6-6 5-5', lower, higher, '0-0')?.[0]).toEqual([0, 2]);
  expect(teams('6-6 5-5', higher, lower, '0-0')?.[0]).toEqual([0, 1]);
  const [lowDouble, highDouble] = ['2-2 5-3', '3-3 5-1'];
  expect(teams('6-6 5-5', lowDouble, highDouble, '0-0')?.[0]).toEqual([0, 2]);
  expect(teams('6-6 5-5', highDouble, lowDouble, '0-0')?.[0]).toEqual([0, 1]);
});

rule('team.pairing', 'equal counts and sums: then the larger half', () => {
  const [lower, higher] = ['5-3 2-1 1-0', '6-2 4-0'];
  expect(teams('6-6 5-5', lower, higher, '0-0')?.[0]).toEqual([0, 2]);
  expect(teams('6-6 5-5', higher, lower, '0-0')?.[0]).toEqual([0, 1]);
});

rule('team.pairing', 'the teams are formed again each round and last for the round', () => {
  const table = setUp('team', [
    { hands: ['6-6 4-4', '6-5 6-1', '1-0', '2-0'] },
    { hands: ['1-0', '6-5', '2-1', '6-6'] },
  ]);
  const first = [
    [0, 1],
    [2, 3],
  ];
  expect(table.now.teams).toEqual(first);
  table.lay('6-6').lay('6-5', '6-6:6').pass().pass().pass().lay('6-1', '6-6:6');
  expect(table.now).toMatchObject({ phase: 'roundOver', teams: first });
  expect(table.next().now.teams).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

rule('team.score', 'the team of the player who goes out is credited with what both opponents hold', () => {
  const table = setUp('team', { hands: ['6-6', '5-4 5-3', '1-0', '6-5'] });
  expect(table.now.teams?.[0]).toEqual([0, 1]);
  table.lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [12, 12, 0, 0], reason: 'out' });
  expect(table.now.scores).toEqual([12, 12, 0, 0]);
});

rule('team.score', 'blocked: the fewest pips of a team together, not of a player', () => {
  const table = setUp('team', { hands: ['6-6 1-0', '5-5 5-4', '4-4', '3-3'] });
  expect(table.now.teams?.[0]).toEqual([0, 1]);
  table.lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [2, 3], points: [0, 0, 20, 20], reason: 'blocked' });
});

rule('team.score', 'blocked: the higher pair can win as well', () => {
  const table = setUp('team', { hands: ['6-6 1-0', '5-4', '4-4', '3-3'] }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [14, 14, 0, 0], reason: 'blocked' });
});

rule('team.score', 'equal: all four win, and nobody is credited', () => {
  const table = setUp('team', { hands: ['6-6 1-0', '5-5 2-1', '4-4', '3-3'] });
  expect(table.now.teams?.[0]).toEqual([0, 1]);
  table.lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1, 2, 3], points: [0, 0, 0, 0], reason: 'blocked' });
});

/** Seat 2 locks the end 5 with 5-5. */
const locked = (hands: string[]): Table =>
  setUp('team', { hands }, { sperr: true }).lay('6-6').lay('6-5', '6-6:6').lock('5-5', '6-5:5');

rule(
  'team.score',
  'with Sperr the pips of the teams are compared: both partners of a lock that wins are credited',
  () => {
    const table = locked(['6-6 1-0', '6-5 6-4 4-4', '5-5 2-0', '3-3']);
    expect(table.now.teams?.[1]).toEqual([2, 3]);
    expect(table.now.roundResult).toEqual({ winners: [2, 3], points: [0, 0, 19, 19], reason: 'locked' });
  },
);

rule('team.score', 'with Sperr only the locker pays for a failed lock, twice the hand', () => {
  const table = locked(['6-6 1-0', '6-5 4-4', '5-5 4-3', '2-2']);
  expect(table.now.teams).toEqual([
    [1, 2],
    [0, 3],
  ]);
  expect(table.now.roundResult).toMatchObject({ points: [15, 0, -14, 15], reason: 'locked' });
});

/** Seats 0 and 1 play against 2 and 3. */
const hands = ['6-6 1-0', '5-5 5-4', '4-4', '6-1'];

function seen(table: Table): unknown[] {
  return [0, 1, 2, 3].map((seat) => table.match.view(seatAt(seat)).hands);
}

rule('team.talk', 'with openTalk players see their partners’ tiles, and nobody else’s', () => {
  const table = setUp('team', { hands }, { openTalk: true });
  expect(table.now.teams?.[0]).toEqual([0, 1]);
  expect(seen(table)).toEqual([
    [['6-6', '1-0'], ['5-5', '5-4'], 1, 1],
    [['6-6', '1-0'], ['5-5', '5-4'], 1, 1],
    [2, 2, ['4-4'], ['6-1']],
    [2, 2, ['4-4'], ['6-1']],
  ]);
  expect(table.match.view(null).hands).toEqual([2, 2, 1, 1]);
  table.lay('6-6');
  expect(table.match.view(seatAt(1)).hands).toEqual([['1-0'], ['5-5', '5-4'], 1, 1]);
});

rule('team.talk', 'the partner may change with the round', () => {
  const table = setUp(
    'team',
    [{ hands: ['6-6', '5-5', '1-0', '2-0'] }, { hands: ['6-6', '1-0', '5-5', '2-0'] }],
    {
      openTalk: true,
    },
  );
  table.lay('6-6').next();
  expect(table.match.view(seatAt(0)).hands).toEqual([['6-6'], 1, ['5-5'], 1]);
});

rule('team.talk', 'without it, as usual, players see only their own tiles', () => {
  for (const options of [{}, { openTalk: false }]) {
    const table = setUp('team', { hands }, options);
    expect(seen(table)).toEqual([
      [['6-6', '1-0'], 2, 1, 1],
      [2, ['5-5', '5-4'], 1, 1],
      [2, 2, ['4-4'], 1],
      [2, 2, 1, ['6-1']],
    ]);
    expect(table.match.view(null).hands).toEqual([2, 2, 1, 1]);
  }
});
