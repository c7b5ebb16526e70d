import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { soloTable } from '../support/solo.ts';

rule('solo.interject', 'exactly the card on top may be laid at once; the player after it goes on', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b9 b2', 'r9 b3 b4', 'y1'] });
  expect(table.legal(2)).toEqual(['play r9']);
  expect([table.legal(1), table.legal(3)]).toEqual([[], []]);
  expect(table.refusal('b9', {}, 1)).toBe('solo.interject');
  table.interject(2, 'r9');
  expect(table.now).toMatchObject({ turn: 3, top: 'r9' });
  expect(table.heard().at(-1)).toEqual({ type: 'laid', seat: 2, card: 'r9', interjected: true });
});

rule('solo.interject', 'the loser of a race is told so', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1 b2', 'b5 b2', 'r9 b3 b4', 'y1'] }).play('r1');
  expect(table.refusal('r9', {}, 2)).toBe('solo.interject');
  expect(table.legal(2)).toEqual([]);
});

rule('solo.interject', 'the move and the card are checked first', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b9 wild', 'r9 b3'] });
  expect(table.refusalOf('draw', 1)).toBe('table.turn');
  expect(table.refusalOf({ type: 'play' }, 1)).toBe('table.move');
  expect(table.refusal('r9', { call: 'yes' }, 2)).toBe('table.move');
  expect(table.refusal('wild', {}, 1)).toBe('table.move');
  expect(table.refusal('r9', {}, 1)).toBe('table.piece');
  expect(table.refusal('r0', {}, 1)).toBe('table.piece');
  expect(table.refusal('wild', { colour: 'r' }, 1)).toBe('solo.interject');
});

rule('solo.interject', 'the option turns it off', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'r9 b2'] }, { interject: false });
  expect(table.legal(1)).toEqual([]);
  expect(table.refusal('r9', {}, 1)).toBe('table.turn');
});

rule('solo.interject', 'a player who has drawn may lay it instead of the drawn card', () => {
  const set = { top: 'r9', hands: ['r9 r1 b1', 'b2'], stock: 'r3' };
  expect(soloTable(set).draw().legal()).toEqual(['pass', 'play r3', 'play r9']);
  expect(soloTable(set).draw().play('r9').now).toMatchObject({
    turn: 1,
    hands: [['r1', 'b1', 'r3'], ['b2']],
  });
  expect(soloTable(set, { interject: false }).draw().refusal('r9')).toBe('solo.draw');
});

rule(
  'solo.interject',
  'it ends the turn of a player who has just drawn; the drawn card stays in hand',
  () => {
    const table = soloTable({ top: 'r9', hands: ['r1 b1', 'r9 b2 b3', 'y1'], stock: 'r3' }).draw();
    table.interject(1, 'r9');
    expect(table.now).toMatchObject({ turn: 2, hands: [['r1', 'b1', 'r3'], ['b2', 'b3'], ['y1']] });
    expect(table.refusalOf('pass')).not.toBeNull();
  },
);

rule('solo.interject', 'an open debt grows and falls on the player after the interjector', () => {
  const table = soloTable({
    top: 'b1',
    hands: ['b:draw2 b2 b3', 'g1', 'b:draw2 g2 g3', 'y1'],
    stock: 'y2 y3 y4 y5 y6',
  });
  table.play('b:draw2').interject(2, 'b:draw2');
  expect(table.now).toMatchObject({ turn: 3, pending: 4 });
  expect(table.draw().now.hands[3]).toHaveLength(5);
});

rule('solo.interject', 'after the debt was taken it makes a new one', () => {
  const table = soloTable({ top: 'r:draw2', hands: ['r1', 'g1', 'r:draw2 g2 g3'], stock: 'y2 y3 y4' }).draw();
  expect(table.interject(2, 'r:draw2').now).toMatchObject({ turn: 0, pending: 2 });
});

rule('solo.interject', 'the next player obeys: skip, reverse, swap, wild, rotate', () => {
  const skip = soloTable({ top: 'r1', hands: ['r:skip b1 b2', 'b3', 'b4', 'r:skip b5 b6'] });
  expect(skip.play('r:skip').now.turn).toBe(2);
  expect(skip.interject(3, 'r:skip').now.turn).toBe(1);
  const reverse = soloTable({ top: 'r1', hands: ['r:reverse b1 b2', 'b3', 'r:reverse b4 b5', 'b6'] });
  expect(reverse.play('r:reverse').interject(2, 'r:reverse').now).toMatchObject({ turn: 3, direction: 1 });
  const swap = soloTable({ top: 'r1', hands: ['wild b1 b2', 'b3', 'wild b4 b5', 'b6'] });
  swap.play('wild', { colour: 'b' });
  expect(swap.refusal('wild', {}, 2)).toBe('table.move');
  expect(swap.interject(2, 'wild', { colour: 'y' }).now).toMatchObject({ turn: 3, colour: 'y' });
  const rotate = soloTable({ top: 'rotate', hands: ['b1', 'rotate b3 b4', 'b6'] });
  expect(rotate.now.hands).toEqual([['b6'], ['b1'], ['rotate', 'b3', 'b4']]);
  rotate.interject(2, 'rotate');
  expect(rotate.now).toMatchObject({ turn: 0, hands: [['b3', 'b4'], ['b6'], ['b1']] });
});

rule('solo.interject', 'also by the player who laid the card, and with a last card', () => {
  const twice = soloTable({ top: 'r1', hands: ['r9 r9 b1 b2', 'b3', 'b4'] }).play('r9');
  expect(twice.interject(0, 'r9').now.turn).toBe(1);
  const won = soloTable({ top: 'r1', hands: ['r9 b1 b2', 'b3', 'r9'] })
    .play('r9')
    .interject(2, 'r9');
  expect(won.now).toMatchObject({ phase: 'roundOver', roundResult: { winners: [2], reason: 'out' } });
});

rule(
  'solo.call',
  'laying the last card but one needs the call, otherwise two cards are drawn at once',
  () => {
    const set = { top: 'r9', hands: ['r1 b1', 'b2'], stock: 'y1 y2 y3' };
    expect(soloTable(set).play('r1', { call: true }).now).toMatchObject({
      stock: 3,
      hands: [['b1'], ['b2']],
    });
    for (const saying of [{}, { call: false }]) {
      const table = soloTable(set).play('r1', saying);
      expect(table.now).toMatchObject({ turn: 1, stock: 1, hands: [['b1', 'y1', 'y2'], ['b2']] });
      expect(table.heard().at(-1)).toEqual({
        type: 'drew',
        seat: 0,
        count: 2,
        cards: null,
        cause: 'penalty',
      });
    }
  },
);

rule('solo.call', 'an unneeded call is ignored; a malformed one is refused', () => {
  const set = { top: 'r9', hands: ['r1 b1 b2', 'r2'], stock: 'y1 y2 y3' };
  const table = soloTable(set).play('r1', { call: true });
  expect(table.now).toMatchObject({ stock: 3, hands: [['b1', 'b2'], ['r2']] });
  expect(table.play('r2', { call: true }).now.phase).toBe('roundOver');
  for (const call of ['true', 1, null]) expect(soloTable(set).refusal('r1', { call })).toBe('table.move');
});

rule('solo.call', 'the cards are drawn before the action: they go away with the hand', () => {
  const swapped = soloTable({ top: 'r9', hands: ['r:swap b1', 'b2 b3'], stock: 'y1 y2 y3' });
  swapped.play('r:swap', { partner: 1 });
  expect(swapped.now.hands).toEqual([
    ['b2', 'b3'],
    ['b1', 'y1', 'y2'],
  ]);
  const rotated = soloTable({ top: 'r9', hands: ['rotate b1', 'b2 b3', 'b4'], stock: 'y1 y2 y3' });
  expect(rotated.play('rotate').now.hands).toEqual([['b4'], ['b1', 'y1', 'y2'], ['b2', 'b3']]);
});

rule('solo.call', 'a player left with one card by a swap needs no call; interjecting needs it too', () => {
  const swapped = soloTable({ top: 'r9', hands: ['r:swap b1 b4', 'b2'], stock: 'y1 y2' });
  expect(swapped.play('r:swap', { partner: 1 }).now).toMatchObject({
    stock: 2,
    hands: [['b2'], ['b1', 'b4']],
  });
  const thrown = soloTable({ top: 'r9', hands: ['b1 b4', 'r9 b2'], stock: 'y1 y2' }).interject(1, 'r9');
  expect(thrown.now.hands[1]).toEqual(['b2', 'y1', 'y2']);
});

rule(
  'solo.call',
  'the card just laid stays on top when the pile is shuffled for it; fewer are drawn if necessary',
  () => {
    const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b2'] }).play('r1');
    expect(table.now).toMatchObject({ top: 'r1', stock: 0, hands: [['b1', 'r9'], ['b2']] });
  },
);

rule('solo.call', 'the referee lists moves without it; a transcript records it if made', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b2'], stock: 'y1 y2' });
  expect(table.legal()).toEqual(['draw', 'play r1']);
  expect(table.play('r1', { call: true }).table.match.transcript().moves).toEqual([
    { seat: 0, type: 'play', card: 'r1', call: true },
  ]);
});
