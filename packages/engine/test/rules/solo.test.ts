import { expect } from 'vitest';
import { referee } from '../../src/index.ts';
import { cardName, copies, deck, faceOf, isBlack } from '../../src/pieces/solo-cards.ts';
import { rule } from '../support/rule.ts';
import { soloTable } from '../support/solo.ts';
import { deal, refusedWhole, viewOf } from '../support/table.ts';

/** The answer of the referee to a transcript of SOLO with one deal. */
const refusedDeal = (fixed: object, moves: object[] = []): string | null =>
  refusedWhole(referee({ game: 'solo', players: 2, deals: [fixed], moves }));

rule('solo.deal', 'everybody gets eight cards; the next one starts the discard pile', () => {
  for (const players of [2, 4, 10]) {
    const { hands, stock } = deal('solo', players).now;
    expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: players }, () => 8));
    expect(stock).toBe(112 - 8 * players - 1);
  }
});

rule('solo.deal', 'the deck has 72 numbers, 28 coloured actions and 12 black cards', () => {
  const count = (test: (card: number) => boolean) => deck.filter(test).length;
  expect(deck.length).toBe(112);
  expect(count((card) => faceOf(card) < 9)).toBe(72);
  expect(count((card) => !isBlack(card) && faceOf(card) >= 9)).toBe(28);
  expect(count(isBlack)).toBe(12);
  const byName = Object.fromEntries(copies.map((number, card) => [cardName(card), number]));
  expect(byName).toMatchObject({ r1: 2, y9: 2, 'g:skip': 2, 'b:reverse': 2, 'r:draw2': 2, 'y:swap': 1 });
  expect(byName).toMatchObject({ wild: 4, wild4: 4, rotate: 4 });
});

rule('solo.deal', 'an impossible deal is refused with its place', () => {
  const hands = [['r9'], ['g1']];
  expect(refusedDeal({ hands })).toContain('deals[0].top');
  expect(refusedDeal({ hands, top: 'r0' })).toContain('deals[0].top: "r0" is not a card');
  expect(refusedDeal({ hands: [['r9', 'r9'], ['r9']], top: 'b1' })).toBe(
    'deals[0].hands[1][0]: r9 is in the deck only twice',
  );
  expect(refusedDeal({ hands: [['g:swap'], ['g1']], top: 'g:swap' })).toContain('deals[0].top');
  expect(refusedDeal({ hands, top: 'b1', stock: ['zebra'] })).toContain('deals[0].stock[0]');
  expect(refusedDeal({ hands: [['r9']], top: 'b1' })).toContain('deals[0].hands: expected a list of 2 hands');
  expect(refusedDeal({ hands, top: 'b1', grid: [] })).toContain('deals[0].grid');
});

rule('solo.deal', 'the recorded deal is the one before the first card takes effect', () => {
  const fixed = { hands: [['r9'], ['g1', 'g2'], ['b1']], stock: ['y1', 'y2'], top: 'rotate' };
  const { table } = soloTable({ hands: ['r9', 'g1 g2', 'b1'], stock: 'y1 y2', top: 'rotate' });
  expect(table.match.transcript().deals).toEqual([fixed]);
});

rule('solo.start', 'the starter begins, then clockwise', () => {
  const set = { top: 'r1', hands: ['r2 g2', 'r3 g3', 'r4 g4'] };
  expect(soloTable(set).now).toMatchObject({ turn: 0, direction: 1 });
  const table = soloTable(set, { starter: 2 });
  expect(table.now.turn).toBe(2);
  expect(table.play('r4', { call: true }).now.turn).toBe(0);
  expect(table.play('r2', { call: true }).now.turn).toBe(1);
});

rule('solo.start', 'the next round begins one seat further on', () => {
  const set = { top: 'r1', hands: ['r2', 'r3 g3', 'r4 g4'] };
  const table = soloTable([set, set, set, set], { rounds: 4, starter: 0 });
  expect(table.play('r2').next().now.turn).toBe(1);
  table.play('r3', { call: true }).play('r4', { call: true }).play('r2').next();
  expect(table.now.turn).toBe(2);
});

rule('solo.start.action', 'a first skip: the starter misses the turn', () => {
  expect(soloTable({ top: 'r:skip', hands: ['r2', 'r3', 'r4'] }).now.turn).toBe(1);
  expect(soloTable({ top: 'r:skip', hands: ['r2', 'r3', 'r4'] }, { starter: 2 }).now.turn).toBe(0);
  expect(soloTable({ top: 'r:skip', hands: ['r2', 'r3'] }).now.turn).toBe(1);
});

rule('solo.start.action', 'a first reverse turns the direction, and the starter begins', () => {
  const table = soloTable({ top: 'r:reverse', hands: ['r2 g2', 'r3', 'r4'] });
  expect(table.now).toMatchObject({ turn: 0, direction: -1 });
  expect(table.play('r2', { call: true }).now.turn).toBe(2);
});

rule('solo.start.action', 'a first reverse for two only turns the direction, with reverseSkips too', () => {
  const table = soloTable({ top: 'r:reverse', hands: ['r2', 'r3'] }, { reverseSkips: true });
  expect(table.now).toMatchObject({ turn: 0, direction: -1 });
});

rule('solo.start.action', 'a first draw2: the starter draws, or extends', () => {
  const set = { top: 'r:draw2', hands: ['r2 g:draw2 b1', 'r3', 'r4'], stock: 'y1 y2 y3' };
  const table = soloTable(set);
  expect(table.now).toMatchObject({ turn: 0, pending: 2, colour: 'r' });
  expect(table.legal()).toEqual(['draw', 'play g:draw2']);
  table.draw();
  expect(table.now).toMatchObject({ turn: 0, pending: 0, stock: 1 });
  expect(table.now.hands[0]).toEqual(['r2', 'g:draw2', 'b1', 'y1', 'y2']);
  expect(soloTable(set).play('g:draw2').now).toMatchObject({ turn: 1, pending: 4 });
});

rule('solo.start.action', 'a first swap: the starter names a partner, swaps, and then plays', () => {
  const table = soloTable({ top: 'g:swap', hands: ['r2 r3', 'g3', 'g4 g5 g6'] });
  expect(table.legal()).toEqual(['choose partner 1', 'choose partner 2']);
  expect(table.refusal('r2')).toBe('solo.start.action');
  expect(table.refusalOf('draw')).toBe('solo.start.action');
  expect(table.refusalOf('pass')).toBe('solo.start.action');
  for (const partner of [0, 3, '1', null, 1.5]) {
    expect(table.refusalOf({ type: 'choose', partner })).toBe('table.move');
  }
  expect(table.refusalOf({ type: 'choose', colour: 'r' })).toBe('table.move');
  table.choose({ partner: 2 });
  expect(table.now).toMatchObject({
    turn: 0,
    colour: 'g',
    hands: [['g4', 'g5', 'g6'], ['g3'], ['r2', 'r3']],
  });
  expect(table.play('g4').now.turn).toBe(1);
});

rule('solo.start.action', 'a first wild: the starter names the colour and then plays', () => {
  const table = soloTable({ top: 'wild', hands: ['b2 r3', 'b3'], stock: 'y1' });
  expect(table.now).toMatchObject({ turn: 0, colour: null });
  expect(table.legal()).toEqual(['choose colour b', 'choose colour g', 'choose colour r', 'choose colour y']);
  expect(table.refusal('b2')).toBe('solo.start.action');
  expect(table.refusalOf({ type: 'choose', colour: 'red' })).toBe('table.move');
  expect(table.refusalOf({ type: 'choose', partner: 1 })).toBe('table.move');
  expect(table.choose({ colour: 'b' }).now).toMatchObject({ turn: 0, colour: 'b' });
  expect(table.legal()).toEqual(['draw', 'play b2']);
});

rule(
  'solo.start.action',
  'a first wild4: the debt is open, the colour is named, then the starter obeys',
  () => {
    const set = { top: 'wild4', hands: ['b2 wild4', 'b3'], stock: 'y1 y2 y3 y4 y5' };
    const table = soloTable(set);
    expect(table.now).toMatchObject({ turn: 0, colour: null, pending: 4 });
    expect(table.refusalOf('draw')).toBe('solo.start.action');
    table.choose({ colour: 'b' });
    expect(table.now).toMatchObject({ turn: 0, colour: 'b', pending: 4 });
    expect(table.refusal('b2')).toBe('solo.debt');
    expect(table.draw().now).toMatchObject({ turn: 0, pending: 0, stock: 1 });
    expect(table.legal()).toContain('play b2');
    const extended = soloTable(set).choose({ colour: 'b' }).play('wild4', { colour: 'g', call: true });
    expect(extended.now).toMatchObject({ turn: 1, colour: 'g', pending: 8 });
  },
);

rule('solo.start.action', 'a first rotate moves all hands on; the starter plays any card', () => {
  const table = soloTable({ top: 'rotate', hands: ['r1 g1', 'r2 g2', 'r3 g3'] });
  expect(table.now).toMatchObject({
    turn: 0,
    colour: null,
    hands: [
      ['r3', 'g3'],
      ['r1', 'g1'],
      ['r2', 'g2'],
    ],
  });
  expect(table.legal()).toEqual(['play g3', 'play r3']);
});

rule('solo.start.action', 'while a choice is due nobody interjects', () => {
  const table = soloTable({ top: 'wild', hands: ['b2', 'wild b3'] });
  expect(table.legal(1)).toEqual([]);
  expect(table.refusal('wild', { colour: 'r' }, 1)).toBe('table.turn');
  expect(table.choose({ colour: 'b' }).legal(1)).toHaveLength(4);
});

rule('solo.start.action', 'there is nothing to choose later on', () => {
  const table = soloTable({ top: 'r1', hands: ['r2 g:swap', 'r3'] });
  expect(table.refusalOf({ type: 'choose', colour: 'r' })).toBe('table.move');
  expect(table.refusalOf({ type: 'choose', colour: 'r' }, 1)).toBe('table.turn');
});

rule('solo.match', 'the sheet: on a red 9 fit every 9, every red card and every black one', () => {
  const table = soloTable({ top: 'r9', hands: ['b9 r1 r:skip wild b1 g:skip y:draw2', 'b1'] });
  expect(table.fitting()).toEqual(['b9', 'r1', 'r:skip', 'wild']);
  for (const card of ['b1', 'g:skip', 'y:draw2']) expect(table.refusal(card)).toBe('solo.match');
});

rule(
  'solo.match',
  'the sheet: on the blue 9 after it fit every 9, every blue card and every black one',
  () => {
    const table = soloTable({ top: 'r9', hands: ['b9 g2 g3', 'g9 b1 b:swap r1 r:skip rotate'] }).play('b9');
    expect(table.fitting()).toEqual(['b1', 'b:swap', 'g9', 'rotate']);
    expect(table.refusal('r1')).toBe('solo.match');
  },
);

rule('solo.match', 'a symbol fits on the same symbol of another colour', () => {
  const skip = soloTable({ top: 'r:skip', hands: ['b1', 'g:skip g2 b3'] });
  expect([skip.refusal('g:skip'), skip.refusal('g2')]).toEqual([null, 'solo.match']);
  const reverse = soloTable({ top: 'r:reverse', hands: ['g:reverse g2 b3', 'b1'] });
  expect([reverse.refusal('g:reverse'), reverse.refusal('g2')]).toEqual([null, 'solo.match']);
  const swap = soloTable({ top: 'r:swap', hands: ['b1', 'g:swap g2 b3'] }).choose({ partner: 1 });
  expect([swap.refusal('g:swap', { partner: 1 }), swap.refusal('g2')]).toEqual([null, 'solo.match']);
});

rule('solo.match', 'equal cards are listed once', () => {
  expect(soloTable({ top: 'r9', hands: ['r1 r1 r2', 'b1'] }).legal()).toEqual(['play r1', 'play r2']);
});

rule('solo.black', 'a black card fits on everything', () => {
  for (const top of ['r9', 'g:reverse', 'rotate']) {
    const table = soloTable({ top, hands: ['wild wild4 rotate', 'wild wild4 rotate'] });
    expect(table.fitting()).toEqual(['rotate', 'wild', 'wild4']);
  }
  const onWild = soloTable({ top: 'r9', hands: ['wild b1 b2', 'wild wild4 rotate'] }).play('wild', {
    colour: 'y',
  });
  expect(onWild.fitting()).toEqual(['rotate', 'wild', 'wild4']);
});

rule('solo.black', 'not while a debt is open', () => {
  const table = soloTable({ top: 'r:draw2', hands: ['wild wild4 rotate', 'b1'], stock: 'y1 y2 y3' });
  expect(table.legal()).toEqual(['draw']);
  for (const card of ['wild', 'wild4']) expect(table.refusal(card, { colour: 'r' })).toBe('solo.debt');
  expect(table.refusal('rotate')).toBe('solo.debt');
  expect(table.draw().refusal('rotate')).toBeNull();
});

rule('solo.draw', 'drawing a card that does not fit ends the turn', () => {
  const table = soloTable({ top: 'r9', hands: ['b1 r2', 'g1'], stock: 'b2 b3' }).draw();
  expect(table.now).toMatchObject({ turn: 1, stock: 1 });
  expect(table.now.hands[0]).toEqual(['b1', 'r2', 'b2']);
});

rule('solo.draw', 'a drawn card that fits may be laid, and no other, or kept', () => {
  const table = soloTable({ top: 'r9', hands: ['r2 b1', 'g1'], stock: 'r3 b3' }).draw();
  expect(table.now).toMatchObject({ turn: 0, stock: 1 });
  expect(table.legal()).toEqual(['pass', 'play r3']);
  expect(table.refusal('r2')).toBe('solo.draw');
  expect(table.refusalOf('draw')).toBe('solo.draw');
  expect(table.pass().now).toMatchObject({ turn: 1, hands: [['r2', 'b1', 'r3'], ['g1']], top: 'r9' });
});

rule('solo.draw', 'the drawn card is laid with its choices', () => {
  const table = soloTable({ top: 'r9', hands: ['b2 b1', 'g1'], stock: 'wild b3' }).draw();
  expect(table.legal()).toHaveLength(5);
  expect(table.play('wild', { colour: 'g' }).now).toMatchObject({ turn: 1, colour: 'g', top: 'wild' });
});

rule('solo.draw', 'a player may draw even if a card fits, and may not pass without drawing', () => {
  const table = soloTable({ top: 'r9', hands: ['r2 b1', 'g1'], stock: 'b3 b4' });
  expect(table.legal()).toEqual(['draw', 'play r2']);
  expect(table.refusalOf('pass')).toBe('solo.draw');
});

rule('solo.draw', 'others see that a drawn card may be laid, but not which', () => {
  const { table } = soloTable({ top: 'r9', hands: ['r2 b1', 'g1'], stock: 'r3 b3' }).draw();
  const [holder, spectator] = [0, null].map((seat) => viewOf(table.match, 'solo', seat));
  expect(holder.drawn).toBe('r3');
  expect(spectator.drawn).toBe(true);
  expect(spectator.hands).toEqual([3, 1]);
});
