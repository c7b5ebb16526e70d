import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { soloTable } from '../support/solo.ts';

rule('solo.skip', 'the next player misses the turn', () => {
  const table = soloTable({ top: 'r9', hands: ['r:skip b1 b2', 'r1', 'r2', 'r3'] }).play('r:skip');
  expect(table.now.turn).toBe(2);
});

rule(
  'solo.skip',
  'with two, the same player goes on; counterclockwise, the other neighbour is skipped',
  () => {
    expect(soloTable({ top: 'r9', hands: ['r:skip b1 b2', 'r1'] }).play('r:skip').now.turn).toBe(0);
    const turned = soloTable({ top: 'r:reverse', hands: ['r:skip b1 b2', 'r1', 'r2', 'r3'] }).play('r:skip');
    expect(turned.now.turn).toBe(2);
    const ofFive = soloTable({ top: 'r:reverse', hands: ['r:skip b1 b2', 'r1', 'r2', 'r3', 'r4'] });
    expect(ofFive.play('r:skip').now.turn).toBe(3);
  },
);

rule('solo.reverse', 'the direction turns at once', () => {
  const table = soloTable({ top: 'r9', hands: ['r:reverse b1 b2', 'r1', 'g:reverse g1 g2'] });
  expect(table.play('r:reverse').now).toMatchObject({ turn: 2, direction: -1 });
  expect(table.play('g:reverse').now).toMatchObject({ turn: 0, direction: 1 });
});

rule('solo.reverse', 'with two, the other player is still next', () => {
  const table = soloTable({ top: 'r9', hands: ['r:reverse b1 b2', 'r1'] }).play('r:reverse');
  expect(table.now).toMatchObject({ turn: 1, direction: -1 });
});

rule('solo.reverse', 'the option reverseSkips makes it a skip for two, and changes nothing for three', () => {
  const two = soloTable({ top: 'r9', hands: ['r:reverse b1 b2', 'r1'] }, { reverseSkips: true });
  expect(two.play('r:reverse').now.turn).toBe(0);
  const three = soloTable({ top: 'r9', hands: ['r:reverse b1 b2', 'r1', 'r2'] }, { reverseSkips: true });
  expect(three.play('r:reverse').now.turn).toBe(2);
});

rule('solo.draw2', 'the next player draws two', () => {
  const table = soloTable({ top: 'r9', hands: ['r:draw2 b1 b2', 'r1'], stock: 'y1 y2 y3' }).play('r:draw2');
  expect(table.now).toMatchObject({ turn: 1, pending: 2 });
  expect(table.draw().now).toMatchObject({
    turn: 1,
    pending: 0,
    hands: [
      ['b1', 'b2'],
      ['r1', 'y1', 'y2'],
    ],
  });
});

rule('solo.draw2', 'or extends with a draw2 of any colour: four, six', () => {
  const table = soloTable({
    top: 'r9',
    hands: ['r:draw2 b1 b2', 'g:draw2 b3 b4', 'y:draw2 b5 b6', 'r1'],
    stock: 'y1 y2 y3 y4 y5 y6 y7',
  });
  expect(table.play('r:draw2').play('g:draw2').now).toMatchObject({ turn: 2, pending: 4, colour: 'g' });
  expect(table.play('y:draw2').now).toMatchObject({ turn: 3, pending: 6 });
  expect(table.draw().now).toMatchObject({ turn: 3, pending: 0, stock: 1 });
  expect(table.now.hands[3]).toHaveLength(7);
});

rule('solo.wild4', 'the player names a colour; the next one draws four, or extends: eight', () => {
  const set = { top: 'r9', hands: ['wild4 b1 b2', 'wild4 b3 b4', 'g1'], stock: 'y1 y2 y3 y4 y5 y6 y7 y8 g8' };
  const table = soloTable(set).play('wild4', { colour: 'g' });
  expect(table.now).toMatchObject({ turn: 1, pending: 4, colour: 'g' });
  expect(soloTable(set).refusal('wild4')).toBe('table.move');
  expect(soloTable(set).refusal('wild4', { colour: 'black' })).toBe('table.move');
  expect(table.play('wild4', { colour: 'y' }).now).toMatchObject({ turn: 2, pending: 8, colour: 'y' });
  expect(table.draw().now).toMatchObject({ turn: 2, pending: 0, stock: 1 });
  expect(table.refusal('g1')).toBe('solo.match');
  expect(table.refusal('y8')).toBeNull();
});

rule('solo.debt', 'only a card of the same kind may be laid', () => {
  const onDraw2 = soloTable({ top: 'r:draw2', hands: ['r1 wild4 r:skip b:draw2', 'g1'], stock: 'y1 y2' });
  expect(onDraw2.legal()).toEqual(['draw', 'play b:draw2']);
  expect(onDraw2.refusal('r1')).toBe('solo.debt');
  expect(onDraw2.refusal('wild4', { colour: 'r' })).toBe('solo.debt');
  expect(onDraw2.refusalOf('pass')).toBe('solo.debt');
  const onWild4 = soloTable({ top: 'r9', hands: ['wild4 b1 b2', 'r:draw2 r1 wild'], stock: 'y1 y2' });
  onWild4.play('wild4', { colour: 'r' });
  expect(onWild4.legal()).toEqual(['draw']);
  expect(onWild4.refusal('r:draw2')).toBe('solo.debt');
  expect(onWild4.refusal('wild', { colour: 'r' })).toBe('solo.debt');
});

rule('solo.debt', 'draw takes the whole debt, or as much as there is', () => {
  const table = soloTable({ top: 'r:draw2', hands: ['b1 b2', 'g1'], stock: 'y1' }).draw();
  expect(table.now).toMatchObject({ turn: 0, pending: 0, stock: 0, hands: [['b1', 'b2', 'y1'], ['g1']] });
  const nothing = soloTable({ top: 'r:draw2', hands: ['b1 r1', 'g1'] });
  expect(nothing.legal()).toEqual(['draw']);
  expect(nothing.draw().now).toMatchObject({ turn: 0, pending: 0, hands: [['b1', 'r1'], ['g1']] });
  expect(nothing.legal()).toEqual(['play r1']);
});

rule('solo.debt', 'the discard pile is reshuffled midway if necessary', () => {
  const table = soloTable({
    top: 'r1',
    hands: ['r2 b1 b2', 'r:draw2 b3 b4', 'g1'],
    stock: 'y1',
    chance: ['r2 r1'],
  });
  table.play('r2').play('r:draw2').draw();
  expect(table.now).toMatchObject({ turn: 2, stock: 1, top: 'r:draw2' });
  expect(table.now.hands[2]).toEqual(['g1', 'y1', 'r2']);
});

rule('solo.debt.turn', 'the player who took the debt then takes a normal turn: lays', () => {
  const table = soloTable({ top: 'r:draw2', hands: ['b1 r2 b2', 'g1'], stock: 'y1 r3 b9' }).draw();
  expect(table.now.turn).toBe(0);
  expect(table.legal()).toEqual(['draw', 'play r2', 'play r3']);
  expect(table.refusalOf('pass')).toBe('solo.draw');
  expect(table.play('r2').now).toMatchObject({ turn: 1, pending: 0 });
});

rule('solo.debt.turn', '… or draws another card', () => {
  const table = soloTable({ top: 'r:draw2', hands: ['b1', 'g1'], stock: 'y1 y2 b9' })
    .draw()
    .draw();
  expect(table.now).toMatchObject({ turn: 1, hands: [['b1', 'y1', 'y2', 'b9'], ['g1']] });
});

rule('solo.swap', 'the player names another player; they exchange their whole hands', () => {
  const table = soloTable({ top: 'r9', hands: ['r:swap b1 b2', 'g1', 'g2 g3 g4'] });
  expect(table.legal()).toEqual(['play r:swap partner 1', 'play r:swap partner 2']);
  table.play('r:swap', { partner: 2 });
  expect(table.now).toMatchObject({ turn: 1, top: 'r:swap', colour: 'r' });
  expect(table.now.hands).toEqual([['g2', 'g3', 'g4'], ['g1'], ['b1', 'b2']]);
});

rule('solo.swap', 'the partner must be named and be somebody else', () => {
  const table = soloTable({ top: 'r9', hands: ['r:swap b1 b2', 'g1', 'g2'] });
  expect(table.refusal('r:swap')).toBe('table.move');
  for (const partner of [0, 3, -1, '1', 0.5, null])
    expect(table.refusal('r:swap', { partner })).toBe('table.move');
});

rule('solo.wild', 'the player names a colour, which the next card must have', () => {
  const table = soloTable({ top: 'b9', hands: ['wild b1 b2', 'r1 b9 rotate'] });
  expect(table.refusal('wild')).toBe('table.move');
  expect(table.refusal('wild', { colour: 'x' })).toBe('table.move');
  table.play('wild', { colour: 'r' });
  expect(table.now).toMatchObject({ top: 'wild', colour: 'r', turn: 1, pending: 0 });
  expect(table.fitting()).toEqual(['r1', 'rotate']);
  expect(table.refusal('b9')).toBe('solo.match');
  expect(table.play('r1').now.colour).toBe('r');
});

rule('solo.rotate', 'all hands move on in the direction of play', () => {
  const set = { hands: ['rotate b1 b2', 'g1 g2', 'y1'] };
  const table = soloTable({ ...set, top: 'r9' }).play('rotate');
  expect(table.now).toMatchObject({ turn: 1, colour: null, hands: [['y1'], ['b1', 'b2'], ['g1', 'g2']] });
  const turned = soloTable({ ...set, top: 'r:reverse' }).play('rotate');
  expect(turned.now).toMatchObject({ turn: 2, hands: [['g1', 'g2'], ['y1'], ['b1', 'b2']] });
});

rule('solo.rotate', 'while it lies on top, any card may be laid', () => {
  const table = soloTable({ top: 'r9', hands: ['rotate b1 b2', 'g1 g2', 'y3 y4'], stock: 'y5 y6' });
  table.play('rotate').draw().pass();
  expect(table.now).toMatchObject({ turn: 2, top: 'rotate' });
  expect(table.legal()).toEqual(['draw', 'play g1', 'play g2']);
  expect(table.play('g1', { call: true }).refusal('y3')).toBe('solo.match');
});
