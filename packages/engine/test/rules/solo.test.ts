import { expect } from 'vitest';
import { referee } from '../../src/index.ts';
import { copies, deck, faceOf, isBlack, nameOf } from '../../src/pieces/solo-cards.ts';
import { rule } from '../support/rule.ts';
import { soloTable } from '../support/solo.ts';
import { deal, refusedWhole } from '../support/table.ts';

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
  const byName = Object.fromEntries(copies.map((number, card) => [nameOf(card), number]));
  expect(byName).toMatchObject({ r1: 2, y9: 2, 'g:skip': 2, 'b:reverse': 2, 'r:draw2': 2, 'y:swap': 1 });
  expect(byName).toMatchObject({ wild: 4, wild4: 4, rotate: 4 });
});

rule('solo.deal', 'a deal that cannot be on the table is refused with its place', () => {
  const hands = [['r9'], ['g1']];
  expect(refusedDeal({ hands })).toContain('deals[0].top');
  expect(refusedDeal({ hands, top: 'r0' })).toContain('deals[0].top: "r0" is no card');
  expect(refusedDeal({ hands: [['r9', 'r9'], ['r9']], top: 'b1' })).toBe(
    'deals[0].hands[1][0]: r9 is in the deck only twice',
  );
  expect(refusedDeal({ hands: [['g:swap'], ['g1']], top: 'g:swap' })).toContain('deals[0].top');
  expect(refusedDeal({ hands, top: 'b1', stock: ['zebra'] })).toContain('deals[0].stock[0]');
  expect(refusedDeal({ hands: [['r9']], top: 'b1' })).toContain('deals[0].hands: expected a list of 2 hands');
  expect(refusedDeal({ hands, top: 'b1', grid: [] })).toContain('deals[0].grid');
});

rule('solo.deal', 'the deal that is written down is the one before the first card was obeyed', () => {
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

rule('solo.draw', 'a drawn card that does not fit ends the turn by itself', () => {
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

rule('solo.draw', 'one may draw although a card fits, and may not pass without drawing', () => {
  const table = soloTable({ top: 'r9', hands: ['r2 b1', 'g1'], stock: 'b3 b4' });
  expect(table.legal()).toEqual(['draw', 'play r2']);
  expect(table.refusalOf('pass')).toBe('solo.draw');
});

rule('solo.draw', 'others see that a card was drawn and may be laid, not which', () => {
  const { table } = soloTable({ top: 'r9', hands: ['r2 b1', 'g1'], stock: 'r3 b3' }).draw();
  const [first, second] = [0, 1].map((seat) => table.match.view(seat === 0 ? table.match.turn : null));
  expect(first.drawn).toBe('r3');
  expect(second.drawn).toBe(true);
  expect(second.hands).toEqual([3, 1]);
});

rule('solo.skip', 'the next player misses the turn', () => {
  const table = soloTable({ top: 'r9', hands: ['r:skip b1 b2', 'r1', 'r2', 'r3'] }).play('r:skip');
  expect(table.now.turn).toBe(2);
});

rule('solo.skip', 'for two the same player goes on; against the clock the other neighbour is skipped', () => {
  expect(soloTable({ top: 'r9', hands: ['r:skip b1 b2', 'r1'] }).play('r:skip').now.turn).toBe(0);
  const turned = soloTable({ top: 'r:reverse', hands: ['r:skip b1 b2', 'r1', 'r2', 'r3'] }).play('r:skip');
  expect(turned.now.turn).toBe(2);
  const ofFive = soloTable({ top: 'r:reverse', hands: ['r:skip b1 b2', 'r1', 'r2', 'r3', 'r4'] });
  expect(ofFive.play('r:skip').now.turn).toBe(3);
});

rule('solo.reverse', 'the direction turns at once', () => {
  const table = soloTable({ top: 'r9', hands: ['r:reverse b1 b2', 'r1', 'g:reverse g1 g2'] });
  expect(table.play('r:reverse').now).toMatchObject({ turn: 2, direction: -1 });
  expect(table.play('g:reverse').now).toMatchObject({ turn: 0, direction: 1 });
});

rule('solo.reverse', 'for two the other player is next all the same', () => {
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

rule('solo.debt', 'the discard pile is shuffled on the way if it has to be', () => {
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

rule('solo.debt.turn', 'whoever took the debt then takes a normal turn: lays', () => {
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

rule('solo.rotate', 'as long as it lies on top any card may be laid', () => {
  const table = soloTable({ top: 'r9', hands: ['rotate b1 b2', 'g1 g2', 'y3 y4'], stock: 'y5 y6' });
  table.play('rotate').draw().pass();
  expect(table.now).toMatchObject({ turn: 2, top: 'rotate' });
  expect(table.legal()).toEqual(['draw', 'play g1', 'play g2']);
  expect(table.play('g1', { call: true }).refusal('y3')).toBe('solo.match');
});

rule('solo.interject', 'exactly the card on top may be laid at once; the player after it goes on', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b9 b2', 'r9 b3 b4', 'y1'] });
  expect(table.legal(2)).toEqual(['play r9']);
  expect([table.legal(1), table.legal(3)]).toEqual([[], []]);
  expect(table.refusal('b9', {}, 1)).toBe('solo.interject');
  table.interject(2, 'r9');
  expect(table.now).toMatchObject({ turn: 3, top: 'r9' });
  expect(table.log().at(-1)).toEqual({ seat: 2, type: 'play', card: 'r9', interjected: true });
});

rule('solo.interject', 'who comes second in a race is told so', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1 b2', 'b5 b2', 'r9 b3 b4', 'y1'] }).play('r1');
  expect(table.refusal('r9', {}, 2)).toBe('solo.interject');
  expect(table.legal(2)).toEqual([]);
});

rule('solo.interject', 'the table looks at the move and the card first', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b9 wild', 'r9 b3'] });
  expect(table.refusalOf('draw', 1)).toBe('table.turn');
  expect(table.refusalOf({ type: 'play' }, 1)).toBe('table.move');
  expect(table.refusal('r9', { call: 'yes' }, 2)).toBe('table.move');
  expect(table.refusal('wild', {}, 1)).toBe('table.move');
  expect(table.refusal('r9', {}, 1)).toBe('table.piece');
  expect(table.refusal('r0', {}, 1)).toBe('table.piece');
  expect(table.refusal('wild', { colour: 'r' }, 1)).toBe('solo.interject');
});

rule('solo.interject', 'the option takes it away', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'r9 b2'] }, { interject: false });
  expect(table.legal(1)).toEqual([]);
  expect(table.refusal('r9', {}, 1)).toBe('table.turn');
});

rule('solo.interject', 'who has drawn may lay it on turn, instead of the drawn card', () => {
  const set = { top: 'r9', hands: ['r9 r1 b1', 'b2'], stock: 'r3' };
  expect(soloTable(set).draw().legal()).toEqual(['pass', 'play r3', 'play r9']);
  expect(soloTable(set).draw().play('r9').now).toMatchObject({
    turn: 1,
    hands: [['r1', 'b1', 'r3'], ['b2']],
  });
  expect(soloTable(set, { interject: false }).draw().refusal('r9')).toBe('solo.draw');
});

rule('solo.interject', 'it ends the turn of who has just drawn; the drawn card stays', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'r9 b2 b3', 'y1'], stock: 'r3' }).draw();
  table.interject(1, 'r9');
  expect(table.now).toMatchObject({ turn: 2, hands: [['r1', 'b1', 'r3'], ['b2', 'b3'], ['y1']] });
  expect(table.refusalOf('pass')).not.toBeNull();
});

rule('solo.interject', 'an open debt grows and falls on the one after the interjector', () => {
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

rule('solo.interject', 'also by the one who laid the card, and by whoever wins by it', () => {
  const twice = soloTable({ top: 'r1', hands: ['r9 r9 b1 b2', 'b3', 'b4'] }).play('r9');
  expect(twice.interject(0, 'r9').now.turn).toBe(1);
  const won = soloTable({ top: 'r1', hands: ['r9 b1 b2', 'b3', 'r9'] })
    .play('r9')
    .interject(2, 'r9');
  expect(won.now).toMatchObject({ phase: 'roundOver', roundResult: { winners: [2], reason: 'out' } });
});

rule('solo.call', 'laying the last but one card needs the call, else two cards are drawn at once', () => {
  const set = { top: 'r9', hands: ['r1 b1', 'b2'], stock: 'y1 y2 y3' };
  expect(soloTable(set).play('r1', { call: true }).now).toMatchObject({ stock: 3, hands: [['b1'], ['b2']] });
  for (const saying of [{}, { call: false }]) {
    const table = soloTable(set).play('r1', saying);
    expect(table.now).toMatchObject({ turn: 1, stock: 1, hands: [['b1', 'y1', 'y2'], ['b2']] });
    expect(table.log().at(-1)).toEqual({ seat: 0, type: 'penalty', count: 2 });
  }
});

rule('solo.call', 'a call that is not needed is ignored; one that is no call is refused', () => {
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

rule('solo.call', 'who got one card by a swap needs no call; interjecting needs it too', () => {
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
  'the card just laid stays on top when the pile is shuffled for it; fewer are drawn if need be',
  () => {
    const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b2'] }).play('r1');
    expect(table.now).toMatchObject({ top: 'r1', stock: 0, hands: [['b1', 'r9'], ['b2']] });
  },
);

rule('solo.call', 'the referee lists moves without it, a transcript has it where it was made', () => {
  const table = soloTable({ top: 'r9', hands: ['r1 b1', 'b2'], stock: 'y1 y2' });
  expect(table.legal()).toEqual(['draw', 'play r1']);
  expect(table.play('r1', { call: true }).table.match.transcript().moves).toEqual([
    { seat: 0, type: 'play', card: 'r1', call: true },
  ]);
});

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
  expect(table.log()).toContainEqual({ seat: 0, type: 'reshuffle', count: 2 });
});

rule('solo.reshuffle', 'what came up is written down, first drawn first, and used again', () => {
  const table = soloTable({ top: 'r1', hands: ['r2 b1 b2', 'r3 b3 b4'], chance: ['r2 r1'] });
  table.play('r2').play('r3').draw();
  expect(table.now.hands[0]).toEqual(['b1', 'b2', 'r2']);
  expect(table.table.match.transcript().deals).toMatchObject([{ chance: [['r2', 'r1']] }]);
});

rule('solo.reshuffle', 'a transcript in which something else came up is refused', () => {
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

rule('solo.reshuffle', 'with nothing to draw, who can lay must lay, and who cannot passes', () => {
  const table = soloTable({ top: 'r1', hands: ['r2 b5 b6', 'g3 b3', 'g4'] });
  expect(table.legal()).toEqual(['play r2']);
  expect(table.refusalOf('draw')).toBe('solo.reshuffle');
  expect(table.refusalOf('pass')).toBe('solo.reshuffle');
  const stuck = soloTable({ top: 'r1', hands: ['b5 b2', 'g3 b3', 'g4'] });
  expect(stuck.legal()).toEqual(['pass']);
  expect(stuck.refusalOf('draw')).toBe('solo.reshuffle');
  expect(stuck.pass().now).toMatchObject({ turn: 1, phase: 'play' });
});

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

rule('solo.reshuffle', 'keeping a drawn card is no such pass: who keeps it can still lay', () => {
  const table = soloTable({ top: 'r1', hands: ['b6 b2', 'g3'], stock: 'r5' })
    .draw()
    .pass()
    .pass();
  expect(table.now).toMatchObject({ phase: 'play', turn: 0 });
  expect(table.legal()).toEqual(['play r5']);
});

rule('solo.score', 'numbers count what they are, the others 10 to 50', () => {
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

rule('solo.end', 'equal fewest points share the win', () => {
  const two = { top: 'r9', hands: ['r1', 'b7', 'g1'] };
  const table = soloTable([two, { top: 'r9', hands: ['b1', 'b2', 'r5'] }], { rounds: 2, starter: 0 });
  table.play('r1').next();
  expect(table.now).toMatchObject({ turn: 1, scores: [0, 7, 1] });
  table.pass().play('r5');
  expect(table.now).toMatchObject({ phase: 'matchOver', scores: [1, 9, 1], winners: [0, 2] });
});

rule('solo.end', 'rounds or a target replace it; a target too has to be exceeded', () => {
  const set = { top: 'r9', hands: ['r1', 'b7'] };
  expect(soloTable(set, { rounds: 1 }).play('r1').now).toMatchObject({ phase: 'matchOver', winners: [0] });
  expect(soloTable(set, { target: 7 }).play('r1').now.phase).toBe('roundOver');
  expect(soloTable(set, { target: 6 }).play('r1').now).toMatchObject({ phase: 'matchOver', winners: [0] });
});
