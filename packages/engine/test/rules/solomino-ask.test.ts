import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { answer, call, draw, lastHeard, lay, layOut, pass, take } from '../support/solomino.ts';

/** The sheets' example: A asks, r8|b1 is turned up in front of B, who has a b1; C has neither a b1 nor a b7. */
const example = {
  start: 'g5|r2',
  hands: ['r:ask|r1 y3|y4 y6|y5', 'b1|b7 r4|b7 r8|g6 r5|r7', 'r1|b6 y7|y4'],
  stock: 'r8|b1 g9|b8 b8|y9 g4|y6',
};
const asks = lay('r:ask|r1', 'r:ask', 'right');

rule(
  'solomino.ask',
  'the top card is turned up in front of the next player, who answers with an identical half',
  () => {
    const table = layOut(example).move(asks);
    expect(table.now).toMatchObject({ turn: 1, ask: ['r8|b1'], stock: 3, ends: { left: 'g5', right: 'r1' } });
    expect(table.legal(0)).toEqual([]);
    expect(table.legal(1)).toEqual(['answer b1|b7', 'answer r8|g6']);
    expect(table.legal(2)).toEqual([]);
    expect(table.refusal(answer('r4|b7'))).toBe('solomino.ask');
    expect(table.refusal(answer('r5|r7'))).toBe('solomino.ask');
    expect(table.refusal(answer('r1|b6'))).toBe('table.piece');
    expect(table.refusal(answer('r1|r1'))).toBe('table.piece');
    expect(table.refusal({ type: 'answer' })).toBe('table.move');
    expect(table.refusal(answer('b1|b7'), 2)).toBe('table.turn');
    expect(table.refusal(take, 0)).toBe('table.turn');
  },
);

rule('solomino.ask', 'play on the snake is suspended', () => {
  const table = layOut(example).move(asks);
  expect(table.refusal(draw)).toBe('solomino.ask');
  expect(table.refusal(pass)).toBe('solomino.ask');
  expect(table.refusal(lay('r5|r7', 'r5', 'right'))).toBe('solomino.ask');
  expect(table.refusal(lay('r1|b6', 'r1', 'right'), 2)).toBe('table.turn');
  expect(table.refusal(lay('r1|b6', 'r1', 'right'))).toBe('table.piece');
  expect(table.refusal({ type: 'lay', card: 'r5|r7' })).toBe('table.move');
});

rule('solomino.ask', 'the small pile moves on, and the card now on top must be matched', () => {
  const hands = [example.hands[0], example.hands[1], 'r8|r1 b7|b6 y7|y4'];
  const table = layOut({ ...example, hands })
    .move(asks)
    .move(answer('b1|b7'));
  expect(table.now).toMatchObject({ turn: 2, ask: ['r8|b1', 'b1|b7'] });
  expect(table.refusal(answer('r8|r1'))).toBe('solomino.ask');
  expect(table.legal()).toEqual(['answer b7|b6']);
  table.move(answer('b7|b6'));
  expect(table.now).toMatchObject({ turn: 0, ask: ['r8|b1', 'b1|b7', 'b7|b6'] });
  expect(table.legal()).toEqual(['take']);
});

rule('solomino.ask', 'it goes in the direction of play, and round to the player who asked', () => {
  const hands = ['r:ask|r1 r8|r1 y3|y4', 'r:reverse|r9 r8|b1 y6|y5', 'r8|g6 y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r:reverse|r8 b8|y9 g4|y6' }, { starter: 1 });
  table.move(lay('r:reverse|r9', 'r9', 'right')).move(lay('r:ask|r1', 'r:ask', 'right'));
  expect(table.now).toMatchObject({ turn: 2, direction: -1, ask: ['r:reverse|r8'] });
  table.move(answer('r8|g6'));
  expect(table.now).toMatchObject({ turn: 1, ask: ['r:reverse|r8', 'r8|g6'] });
});

rule('solomino.ask', 'the card is turned up in front of the next player only, even with two players', () => {
  const hands = ['r:ask|r1 r8|r1 y3|y4', 'r8|g6 y6|y5'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r8|b1 b8|y9' }).move(asks);
  expect(lastHeard(table).at(-1)).toEqual({ type: 'asked', seat: 1, card: 'r8|b1' });
  expect(table.move(answer('r8|g6')).now.turn).toBe(0);
  expect(table.legal()).toEqual(['answer r8|r1']);
});

rule('solomino.ask', 'without an ask nobody answers or takes', () => {
  const table = layOut(example);
  expect(table.refusal(answer('r:ask|r1'))).toBe('table.move');
  expect(table.refusal(take)).toBe('table.move');
});

rule('solomino.ask.must', 'a player who has such a card must lay one of them', () => {
  const table = layOut(example).move(asks);
  expect(table.refusal(take)).toBe('solomino.ask.must');
  expect(table.refusal(answer('r8|g6'))).toBeNull();
  expect(table.refusal(answer('b1|b7'))).toBeNull();
});

rule('solomino.ask.take', 'a player who has none takes the whole small pile and is on turn', () => {
  const table = layOut(example).move(asks).move(answer('b1|b7'));
  expect(table.legal()).toEqual(['take']);
  table.move(take);
  expect(table.now).toMatchObject({ turn: 2, ask: null, pending: 0, stock: 3 });
  expect(table.now.hands).toEqual([
    ['y3|y4', 'y6|y5'],
    ['r4|b7', 'r8|g6', 'r5|r7'],
    ['r1|b6', 'y7|y4', 'r8|b1', 'b1|b7'],
  ]);
  expect(lastHeard(table)).toEqual([{ type: 'took', seat: 2, cards: ['r8|b1', 'b1|b7'] }]);
});

rule('solomino.ask.take', 'the turn is a normal one: lay, or draw', () => {
  const table = layOut(example).move(asks).move(answer('b1|b7')).move(take);
  expect(table.legal()).toEqual([
    'draw',
    'lay b1|b7 half 0 at right',
    'lay r1|b6 half 0 at right',
    'lay r8|b1 half 0 at right',
    'lay r8|b1 half 1 at right',
  ]);
  expect(table.move(lay('r1|b6', 'r1', 'right')).now.turn).toBe(0);
});

rule('solomino.ask.quiet', 'symbols on the cards of the small pile do nothing', () => {
  const hands = [
    'r:ask|r1 y3|y4 y6|y5',
    'g:draw1|r9 b7|b6',
    'b:skip|r9 y7|y4',
    'r:reverse|r9 b3|b5',
    'g1|g4',
  ];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r:draw1|r9 g9|b8 b8|y9' }).move(asks);
  expect(table.now).toMatchObject({ turn: 1, pending: 0 });
  table.move(answer('g:draw1|r9'));
  expect(table.now).toMatchObject({ turn: 2, pending: 0 });
  table.move(answer('b:skip|r9'));
  expect(table.now.turn).toBe(3);
  table.move(answer('r:reverse|r9'));
  expect(table.now).toMatchObject({ turn: 4, direction: 1 });
  table.move(take);
  expect(table.now).toMatchObject({ turn: 4, direction: 1, pending: 0, stock: 2 });
});

rule('solomino.ask.quiet', 'an ask, a swap or a rotate there needs no choice and turns nothing up', () => {
  const hands = ['r:ask|r1 y3|y4 y6|y5', 'r:swap|r9 b7|b6', 'b:skip|r9 y7|y4 b3|b5'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'g:draw1|r9 g9|b8 b8|y9' }).move(asks);
  expect(table.legal()).toEqual(['answer r:swap|r9']);
  table.move(answer('r:swap|r9'));
  expect(table.now).toMatchObject({ turn: 2, stock: 2, ask: ['g:draw1|r9', 'r:swap|r9'] });
  expect(table.now.hands[1]).toEqual(['b7|b6']);
});

rule('solomino.ask.out', 'laying the last card there wins the round at once', () => {
  const hands = ['r:ask|r1 y3|y4 y6|y5', 'b1|b7', 'r1|b6 y7|y4'];
  const table = layOut({ ...example, hands })
    .move(asks)
    .move(answer('b1|b7'));
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    turn: null,
    winners: [1],
    roundResult: { winners: [1], points: [2, 0, 2], reason: 'out' },
  });
});

/** Ends y5 and b7, as in the sheets; seat 3 of four is on turn, seats 0 and 1 hold a yellow 5. */
function fiveAndSeven(options = { interject: true }) {
  const hands = ['g5|g3 y6|y5 y3|y4', 'r3|y5 b9|y5 y5|y4 y7|y4', 'r4|b7 g1|g4 b1|b7', 'g1|g6 b3|b5 r6|b7'];
  return layOut({ start: 'g5|r2', hands, stock: 'g9|b8 b8|y9 g2|y8 r8|b1' }, options)
    .move(lay('g5|g3', 'g5', 'left'))
    .move(lay('r3|y5', 'r3', 'left'))
    .move(lay('r4|b7', 'r4', 'right'));
}

rule('solomino.interject', 'the yellow 5 is laid out of turn, and the player after is next', () => {
  const table = fiveAndSeven();
  expect(table.now).toMatchObject({ turn: 3, ends: { left: 'y5', right: 'b7' } });
  expect(table.legal(1)).toEqual(['lay b9|y5 half 1 at left', 'lay y5|y4 half 0 at left']);
  expect(table.legal(2)).toEqual(['lay b1|b7 half 1 at right call true']);
  expect(table.refusal(lay('y5|y4', 'y4', 'left'), 1)).toBe('solomino.interject');
  expect(table.refusal(lay('b9|y5', 'b9', 'right'), 1)).toBe('solomino.interject');
  expect(table.refusal(lay('b9|y5', 'y5', 'right'), 1)).toBe('solomino.interject');
  table.move(lay('b9|y5', 'y5', 'left'), 1);
  expect(table.now).toMatchObject({ turn: 2, ends: { left: 'b9', right: 'b7' } });
  expect(lastHeard(table)).toEqual([
    { type: 'laid', seat: 1, card: 'b9|y5', half: 1, at: 'left', interjected: true },
  ]);
});

rule('solomino.interject', 'it is an option: without it the others wait for their turn', () => {
  const table = fiveAndSeven({ interject: false });
  expect([0, 1, 2].map((seat) => table.legal(seat))).toEqual([[], [], []]);
  expect(table.refusal(lay('b9|y5', 'y5', 'left'), 1)).toBe('table.turn');
  const usual = layOut({ start: 'g5|r2', hands: ['y3|y4', 'g5|g3'], stock: 'g9|b8' });
  expect(usual.refusal(lay('g5|g3', 'g5', 'left'), 1)).toBe('table.turn');
});

rule('solomino.interject', 'the loser of a race finds another end', () => {
  const table = fiveAndSeven().move(lay('b9|y5', 'y5', 'left'), 1);
  expect(table.refusal(lay('y6|y5', 'y5', 'left'), 0)).toBe('solomino.interject');
  const other = fiveAndSeven().move(lay('y6|y5', 'y5', 'left', call), 0);
  expect(other.now.turn).toBe(1);
  expect(other.refusal(lay('b9|y5', 'y5', 'left'), 3)).toBe('table.piece');
  expect(other.refusal(lay('b9|y5', 'b9', 'left'), 1)).toBe('solomino.match');
});

rule('solomino.interject', 'out of turn a player can only lay, with a complete move', () => {
  const table = fiveAndSeven();
  for (const move of [draw, pass, take, answer('b9|y5'), { type: 'play' }])
    expect(table.refusal(move, 1)).toBe('table.turn');
  expect(table.refusal({ type: 'lay', card: 'b9|y5', half: 1 }, 1)).toBe('table.move');
  expect(table.refusal(lay('y6|y5', 'y5', 'left'), 1)).toBe('table.piece');
});

rule('solomino.interject', 'on turn any half that fits may be laid, as usual', () => {
  const table = fiveAndSeven();
  expect(table.refusal(lay('b3|b5', 'b3', 'right'))).toBeNull();
  expect(table.refusal(lay('b3|b5', 'b5', 'left'))).toBeNull();
});

rule('solomino.interject', 'on turn or not: also by the player on turn who has drawn already', () => {
  const deal = { start: 'g5|r2', hands: ['g5|g3 g1|g6 y3|y4', 'y6|y5'], stock: 'r1|r2 g9|b8' };
  const table = layOut(deal, { interject: true }).move(draw);
  expect(table.legal()).toEqual([
    'lay g5|g3 half 0 at left',
    'lay r1|r2 half 0 at right',
    'lay r1|r2 half 1 at right',
    'pass',
  ]);
  expect(table.refusal(lay('g1|g6', 'g1', 'left'))).toBe('solomino.draw');
  expect(table.move(lay('g5|g3', 'g5', 'left')).now).toMatchObject({ turn: 1, ends: { left: 'g3' } });
});

rule('solomino.interject', 'the player on turn misses the rest of the turn, and keeps a drawn card', () => {
  const hands = ['y3|y4', 'y6|y5 b7|b6', 'g5|g3 y7|y4 b3|b5', 'b1|y7'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r1|r2 g9|b8 b8|y9' }, { interject: true });
  table.move(draw).move(lay('g5|g3', 'g5', 'left'), 2);
  expect(table.now).toMatchObject({ turn: 3, hands: [['y3|y4', 'r1|r2'], {}, {}, {}] });
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal(pass)).toBe('solomino.draw');
});

rule('solomino.interject', 'the last card may be interjected, and wins', () => {
  const hands = ['y3|y4', 'y6|y5 b7|b6', 'g5|g3'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r1|r2' }, { interject: true });
  table.move(lay('g5|g3', 'g5', 'left'), 2);
  expect(table.now).toMatchObject({ phase: 'matchOver', roundResult: { winners: [2], reason: 'out' } });
});

/** A debt of one is open for seat 1 of four; the ends are g5 and r9. */
function owing(interjector: string, stock = 'b8|y9 b1|y7 b7|b6 g9|b8') {
  const hands = ['r:draw1|r9 y3|y4', 'y6|y2 b3|b5', `${interjector} y7|y4 y3|y9`, 'y6|y5'];
  return layOut({ start: 'g5|r2', hands, stock }, { interject: true }).move(
    lay('r:draw1|r9', 'r:draw1', 'right', call),
  );
}

rule('solomino.interject', 'an open debt stays open for the player after the interjector', () => {
  const table = owing('g5|g3');
  expect(table.now).toMatchObject({ turn: 1, pending: 1, ends: { left: 'g5', right: 'r9' } });
  table.move(lay('g5|g3', 'g5', 'left'), 2);
  expect(table.now).toMatchObject({ turn: 3, pending: 1 });
  expect(table.legal(3)).toEqual(['draw']);
  table.move(draw);
  expect(table.now).toMatchObject({ turn: 3, pending: 0, hands: [{}, {}, {}, ['y6|y5', 'b8|y9']] });
});

rule(
  'solomino.interject',
  'a draw1 adds one to the debt, a skip passes it one further, a reverse passes it back',
  () => {
    const more = owing('g:draw1|r9').move(lay('g:draw1|r9', 'r9', 'right'), 2);
    expect(more.now).toMatchObject({ turn: 3, pending: 2 });
    const further = owing('b:skip|r9').move(lay('b:skip|r9', 'r9', 'right'), 2);
    expect(further.now).toMatchObject({ turn: 0, pending: 1 });
    const back = owing('r:reverse|r9').move(lay('r:reverse|r9', 'r9', 'right'), 2);
    expect(back.now).toMatchObject({ turn: 1, pending: 1, direction: -1 });
  },
);

/** Seat 2 interjects an ask while a debt of one is open for seat 1; the card is turned up in front of seat 3. */
function owingInAnAsk(stock: string) {
  const hands = ['r:draw1|b3 y3|y4', 'y6|y2 b3|b5', 'g:ask|g1 y7|y4 y3|y9', 'y6|y5 r4|b7'];
  return layOut({ start: 'g1|b3', hands, stock }, { interject: true })
    .move(lay('r:draw1|b3', 'b3', 'right', call))
    .move(lay('g:ask|g1', 'g1', 'left'), 2);
}

rule('solomino.interject', 'after an ask the debt falls on the taker', () => {
  const table = owingInAnAsk('r8|b1 b8|y9 g9|b8');
  expect(table.now).toMatchObject({ turn: 3, pending: 1, ask: ['r8|b1'] });
  table.move(take);
  expect(table.now).toMatchObject({ turn: 3, pending: 1, ask: null });
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal(lay('r4|b7', 'r4', 'right'))).toBe('solomino.draw1');
  expect(table.move(draw).now).toMatchObject({ turn: 3, pending: 0, stock: 1 });
  expect(table.refusal(lay('r4|b7', 'r4', 'right'))).toBeNull();
});

rule('solomino.exhausted.debt', 'after an ask that used up the pile the taker owes', () => {
  const table = owingInAnAsk('r8|b1').move(take);
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    stock: 0,
    pending: 0,
    ends: { left: 'g:ask', right: 'b3' },
    hands: [['y3|y4'], ['y6|y2', 'b3|b5'], ['y7|y4', 'y3|y9'], ['y6|y5', 'r4|b7', 'r8|b1', 'r:draw1|b3']],
    roundResult: { winners: [0], reason: 'exhausted' },
  });
});

rule('solomino.interject.ask', 'nobody may interject during an ask', () => {
  const hands = ['r:ask|r1 y3|y4 y6|y5', 'y3|y9 b1|b7', 'r1|b6 g5|g3 y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r4|b7 g9|b8 b8|y9' }, { interject: true }).move(asks);
  expect(table.now).toMatchObject({ turn: 1, ask: ['r4|b7'], ends: { left: 'g5', right: 'r1' } });
  expect(table.legal(2)).toEqual([]);
  const identical = lay('r1|b6', 'r1', 'right');
  expect(table.refusal(identical, 2)).toBe('solomino.interject.ask');
  expect(table.refusal(lay('y7|y4', 'y7', 'right'), 2)).toBe('solomino.interject.ask');
  expect(table.refusal(lay('y7|y4', 'y7', 'right'), 0)).toBe('table.piece');
  expect(table.refusal({ ...identical, at: 'up' }, 2)).toBe('table.move');
  expect(table.refusal(draw, 2)).toBe('table.turn');
  table.move(answer('b1|b7')).move(take);
  expect(table.now).toMatchObject({ turn: 2, ask: null });
  expect(table.legal(0)).toEqual([]);
  expect(table.legal(2)).toContain('lay r1|b6 half 0 at right');
});

rule('solomino.interject.ask', 'once the small pile is taken, interjecting is allowed again', () => {
  const hands = ['r:ask|r1 y3|y4 y6|y5', 'y3|y9 b9|b3', 'r1|b6 g5|g3 y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r4|b7 g9|b8 b8|y9' }, { interject: true });
  table.move(asks).move(take);
  expect(table.legal(2)).toEqual(['lay g5|g3 half 0 at left', 'lay r1|b6 half 0 at right']);
  expect(table.move(lay('r1|b6', 'r1', 'right'), 2).now.turn).toBe(0);
});
