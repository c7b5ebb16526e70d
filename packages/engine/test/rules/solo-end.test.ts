import { expect } from 'vitest';
import { referee } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { soloTable } from '../support/solo.ts';
import { refusedWhole } from '../support/table.ts';

/** The answer of the referee to a transcript of SOLO with one deal. */
const refusedDeal = (fixed: object, moves: object[] = []): string | null =>
  refusedWhole(referee({ game: 'solo', players: 2, deals: [fixed], moves }));

rule('solo.out', 'laying the last card wins the round at once, without a call', () => {
  const table = soloTable({ top: 'r9', hands: ['r1', 'r2 b5'] }).play('r1');
  expect(table.now).toMatchObject({ phase: 'roundOver', turn: null, stock: 0 });
  expect(table.now.roundResult).toEqual({ winners: [0], points: [0, 7], reason: 'out' });
});

rule('solo.out', 'the action of the last card is not carried out', () => {
  const drawing = soloTable({ top: 'r9', hands: ['r:draw2', 'r2'], stock: 'y1 y2' }).play('r:draw2');
  expect(drawing.now).toMatchObject({ pending: 0, stock: 2, scores: [0, 2] });
  const rotating = soloTable({ top: 'r9', hands: ['rotate', 'r2', 'r3'] }).play('rotate');
  expect(rotating.now).toMatchObject({ hands: [[], ['r2'], ['r3']], scores: [0, 2, 3] });
});

rule('solo.out', 'the last card needs no colour and no partner', () => {
  for (const [card, saying] of [
    ['wild', {}],
    ['wild4', {}],
    ['r:swap', {}],
    ['wild', { colour: 'r' }],
    ['r:swap', { partner: 1 }],
  ] as const) {
    const table = soloTable({ top: 'r9', hands: [card, 'r2'] });
    expect(table.legal()).toEqual([`play ${card}`]);
    expect(table.play(card, saying).now).toMatchObject({ phase: 'roundOver', hands: [[], ['r2']] });
  }
});

rule('solo.reshuffle', 'the discard pile without its top card becomes the draw pile', () => {
  const table = soloTable({ top: 'r1', hands: ['r2 b1 b2', 'r3 b3 b4'] })
    .play('r2')
    .play('r3');
  expect(table.now).toMatchObject({ stock: 0, top: 'r3' });
  table.draw();
  expect(table.now).toMatchObject({ stock: 1, top: 'r3' });
  const [drawn] = table.now.hands[0].slice(-1);
  expect(['r1', 'r2']).toContain(drawn);
  expect(table.heard()).toContainEqual({ type: 'reshuffled', seat: 0, count: 2 });
});

rule('solo.reshuffle', 'the result is recorded, first drawn first, and replayed', () => {
  const table = soloTable({ top: 'r1', hands: ['r2 b1 b2', 'r3 b3 b4'], chance: ['r2 r1'] });
  table.play('r2').play('r3').draw();
  expect(table.now.hands[0]).toEqual(['b1', 'b2', 'r2']);
  expect(table.table.match.transcript().deals).toMatchObject([{ chance: [['r2', 'r1']] }]);
});

rule('solo.reshuffle', 'a transcript with other cards in the reshuffle is refused', () => {
  const fixed = {
    hands: [
      ['r2', 'b1', 'b2'],
      ['r3', 'b3', 'b4'],
    ],
    top: 'r1',
  };
  const moves = [
    { seat: 0, type: 'play', card: 'r2' },
    { seat: 1, type: 'play', card: 'r3' },
    { seat: 0, type: 'draw' },
  ];
  expect(refusedDeal({ ...fixed, chance: [['r2', 'r1']] }, moves)).toBeNull();
  for (const chance of [[['r2']], [['r2', 'r3']], [['r2', 'r1', 'b9']]])
    expect(refusedDeal({ ...fixed, chance }, moves)).toContain('deals[0].chance[0]: ');
  expect(refusedDeal({ ...fixed, chance: ['r2'] }, moves)).toContain('deals[0].chance[0]: ');
  expect(refusedDeal({ ...fixed, chance: [['r2', 'r77']] }, moves)).toContain('deals[0].chance[0][1]: ');
});

rule(
  'solo.reshuffle',
  'with nothing to draw, a player who can lay must lay, and one who cannot passes',
  () => {
    const table = soloTable({ top: 'r1', hands: ['r2 b5 b6', 'g3 b3', 'g4'] });
    expect(table.legal()).toEqual(['play r2']);
    expect(table.refusalOf('draw')).toBe('solo.reshuffle');
    expect(table.refusalOf('pass')).toBe('solo.reshuffle');
    const stuck = soloTable({ top: 'r1', hands: ['b5 b2', 'g3 b3', 'g4'] });
    expect(stuck.legal()).toEqual(['pass']);
    expect(stuck.refusalOf('draw')).toBe('solo.reshuffle');
    expect(stuck.pass().now).toMatchObject({ turn: 1, phase: 'play' });
  },
);

rule('solo.reshuffle', 'when all have passed in a row the round ends and everybody is charged', () => {
  const table = soloTable({ top: 'r1', hands: ['b5 b2', 'g3', 'wild r4'] }, { starter: 0 });
  table.pass().pass().play('r4', { call: true });
  expect(table.now).toMatchObject({ turn: 0, phase: 'play' });
  const stuck = soloTable({ top: 'r1', hands: ['b2 b:skip', 'g3', 'y4'] })
    .pass()
    .pass();
  expect(stuck.now.phase).toBe('play');
  expect(stuck.pass().now).toMatchObject({ phase: 'roundOver', scores: [22, 3, 4] });
  expect(stuck.now.roundResult).toEqual({ winners: [], points: [22, 3, 4], reason: 'exhausted' });
});

rule('solo.reshuffle', 'keeping a drawn card is not such a pass: its holder can still lay', () => {
  const table = soloTable({ top: 'r1', hands: ['b6 b2', 'g3'], stock: 'r5' })
    .draw()
    .pass()
    .pass();
  expect(table.now).toMatchObject({ phase: 'play', turn: 0 });
  expect(table.legal()).toEqual(['play r5']);
});

rule('solo.score', 'numbers count their value, the others 10 to 50', () => {
  const counted = (hand: string): number =>
    soloTable({ top: 'r9', hands: ['r1', hand] }).play('r1').now.scores[1];
  expect(['r1', 'g5', 'b9'].map(counted)).toEqual([1, 5, 9]);
  expect(['r:reverse', 'g:skip', 'b:draw2', 'y:swap'].map(counted)).toEqual([10, 20, 30, 30]);
  expect(['rotate', 'wild', 'wild4'].map(counted)).toEqual([40, 40, 50]);
  expect(counted('r2 g:skip wild4')).toBe(72);
});

rule('solo.end', 'the match ends when somebody has more than 500; the fewest points win', () => {
  const fifty = 'wild4 wild4 wild4 wild4 wild wild wild wild rotate rotate rotate';
  const exactly = `${fifty} b:skip`;
  const at500 = soloTable({ top: 'r9', hands: ['r1', exactly, 'g1'] }).play('r1');
  expect(at500.now).toMatchObject({ phase: 'roundOver', scores: [0, 500, 1], winners: null });
  const over = soloTable({ top: 'r9', hands: ['r1', `${exactly} g1`, 'g1'] }).play('r1');
  expect(over.now).toMatchObject({ phase: 'matchOver', scores: [0, 501, 1], winners: [0] });
});

rule('solo.end', 'a tie for the fewest points shares the win', () => {
  const two = { top: 'r9', hands: ['r1', 'b7', 'g1'] };
  const table = soloTable([two, { top: 'r9', hands: ['b1', 'b2', 'r5'] }], { rounds: 2, starter: 0 });
  table.play('r1').next();
  expect(table.now).toMatchObject({ turn: 1, scores: [0, 7, 1] });
  table.pass().play('r5');
  expect(table.now).toMatchObject({ phase: 'matchOver', scores: [1, 9, 1], winners: [0, 2] });
});

rule('solo.end', 'rounds or a target replace it; a target must be exceeded too', () => {
  const set = { top: 'r9', hands: ['r1', 'b7'] };
  expect(soloTable(set, { rounds: 1 }).play('r1').now).toMatchObject({ phase: 'matchOver', winners: [0] });
  expect(soloTable(set, { target: 7 }).play('r1').now.phase).toBe('roundOver');
  expect(soloTable(set, { target: 6 }).play('r1').now).toMatchObject({ phase: 'matchOver', winners: [0] });
});
