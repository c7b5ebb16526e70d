import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { answer, call, draw, lastHeard, lay, layOut, pass, snakeOf, take } from '../support/solomino.ts';
import { deal } from '../support/table.ts';

const two = {
  start: 'g5|r2',
  hands: ['r4|b7 y3|y4', 'b7|b6 y6|y5', 'y7|y4 b8|y9'],
  stock: 'g9|b8 b1|y7 g2|y8',
};

rule(
  'solomino.call',
  'a player with one card at the end of the turn who has not called draws one at once',
  () => {
    const table = layOut(two).move(lay('r4|b7', 'r4', 'right'));
    expect(table.now).toMatchObject({ turn: 1, stock: 2, hands: [['y3|y4', 'g9|b8'], {}, {}] });
    expect(lastHeard(table)).toEqual([
      { type: 'laid', seat: 0, card: 'r4|b7', half: 0, at: 'right', interjected: false },
      { type: 'drew', seat: 0, count: 1, cards: null, cause: 'penalty' },
    ]);
  },
);

rule('solomino.call', 'a player who has called does not', () => {
  const table = layOut(two).move(lay('r4|b7', 'r4', 'right', call));
  expect(table.now).toMatchObject({ turn: 1, stock: 3, hands: [['y3|y4'], {}, {}] });
  expect(table.match.transcript().moves).toEqual([
    { seat: 0, type: 'lay', card: 'r4|b7', half: 0, at: 'right', call: true },
  ]);
  const silent = layOut(two).move(lay('r4|b7', 'r4', 'right', { call: false }));
  expect(silent.now.hands[0]).toHaveLength(2);
  for (const wrong of ['yes', 1, null])
    expect(layOut(two).refusal(lay('r4|b7', 'r4', 'right', { call: wrong }))).toBe('table.move');
});

rule('solomino.call', 'an unneeded call is ignored', () => {
  const hands = ['r4|b7 y3|y4 y3|y9', 'b7|b6 y6|y5'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'g9|b8 r1|r2 b1|b7' });
  table.move(lay('r4|b7', 'r4', 'right', call)).move({ ...draw, ...call });
  expect(table.now).toMatchObject({ turn: 1, stock: 2, hands: [['y3|y4', 'y3|y9'], {}] });
  expect(table.refusal({ ...pass, call: 'yes' })).toBe('table.move');
  expect(table.move({ ...pass, ...call }).now.turn).toBe(0);
  expect(table.refusal({ ...draw, call: 1 })).toBe('table.move');
});

rule('solomino.call', 'two cards or more, or none, need no call', () => {
  const hands = ['r4|b7 y3|y4 y3|y9', 'b7|b6'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'g9|b8 b1|b7' }).move(lay('r4|b7', 'r4', 'right'));
  expect(table.now).toMatchObject({ stock: 2, hands: [['y3|y4', 'y3|y9'], ['b7|b6']] });
  expect(table.move(lay('b7|b6', 'b7', 'right')).now).toMatchObject({ phase: 'matchOver', stock: 2 });
});

rule('solomino.call', 'a swap that brings a single card needs it; for the partner it does not', () => {
  const swap = lay('r:swap|r9', 'r9', 'right', { partner: 1 });
  const bring = layOut({ ...two, hands: ['r:swap|r9 y3|y4 y3|y9', 'b7|b6', 'y7|y4 y6|y5'] });
  expect(bring.move(swap).now.hands).toEqual([
    ['b7|b6', 'g9|b8'],
    ['y3|y4', 'y3|y9'],
    ['y7|y4', 'y6|y5'],
  ]);
  const give = layOut({ ...two, hands: ['r:swap|r9 y3|y4', 'b7|b6 b3|b5', 'y7|y4 y6|y5'] });
  expect(give.move(swap).now).toMatchObject({
    stock: 3,
    hands: [['b7|b6', 'b3|b5'], ['y3|y4'], ['y7|y4', 'y6|y5']],
  });
});

rule('solomino.call', 'a rotate that brings a single card needs it; for the others it does not', () => {
  const hands = ['r:rotate|r5 y3|y4 y3|y9', 'b7|b6', 'y7|y4'];
  const rotate = lay('r:rotate|r5', 'r5', 'right', { towards: 'clockwise' });
  expect(layOut({ ...two, hands }).move(rotate).now.hands).toEqual([
    ['y7|y4', 'g9|b8'],
    ['y3|y4', 'y3|y9'],
    ['b7|b6'],
  ]);
  expect(layOut({ ...two, hands }).move({ ...rotate, ...call }).now.hands[0]).toEqual(['y7|y4']);
});

const asking = { start: 'g5|r2', hands: ['r:ask|r1 y3|y4', 'b7|b6 b3|b5', 'r8|r1 y7|y4'] };
const asks = lay('r:ask|r1', 'r:ask', 'right');

rule('solomino.call', "an ask's card is turned up before the penalty is drawn", () => {
  const table = layOut({ ...asking, stock: 'r8|b1 g9|b8 b8|y9' }).move(asks);
  expect(table.now).toMatchObject({ turn: 1, ask: ['r8|b1'], stock: 1, hands: [['y3|y4', 'g9|b8'], {}, {}] });
});

rule('solomino.call', 'with no card left there is no penalty', () => {
  const table = layOut({ ...asking, stock: 'r8|b1' }).move(asks);
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, ask: ['r8|b1'], stock: 0 });
  expect(table.now.hands[0]).toEqual(['y3|y4']);
  expect(lastHeard(table).at(-1)).toEqual({ type: 'drew', seat: 0, count: 0, cards: null, cause: 'penalty' });
});

rule('solomino.call', 'answering an ask does not count as a turn', () => {
  const hands = ['r:ask|r1 y3|y4 y3|y9', 'r8|r1 b3|b5', 'y7|y4'];
  const table = layOut({ ...asking, hands, stock: 'r8|b1 g9|b8 b8|y9' })
    .move(asks)
    .move(answer('r8|r1'));
  expect(table.now).toMatchObject({ turn: 2, stock: 2, hands: [{}, ['b3|b5'], {}] });
});

rule('solomino.call', 'interjecting counts as a turn', () => {
  const hands = ['r4|b7 y3|y4', 'b7|b6 y6|y5', 'g5|g3 b8|y9'];
  const options = { interject: true };
  const silent = layOut({ ...two, hands, stock: 'g9|b8 b1|y7' }, options).move(lay('g5|g3', 'g5', 'left'), 2);
  expect(silent.now).toMatchObject({ turn: 0, stock: 1, hands: [{}, {}, ['b8|y9', 'g9|b8']] });
  const called = layOut({ ...two, hands }, options).move(lay('g5|g3', 'g5', 'left', call), 2);
  expect(called.now).toMatchObject({ turn: 0, stock: 3, hands: [{}, {}, ['b8|y9']] });
});

rule('solomino.call', 'listed moves include it if it is needed, and only then', () => {
  const hands = ['r:swap|r9 r:rotate|r5 r4|b7', 'b7|b6', 'y7|y4 b8|y9'];
  expect(
    layOut({ ...two, hands })
      .legal()
      .filter((move) => move.includes('half 0 at right')),
  ).toEqual([
    'lay r4|b7 half 0 at right',
    'lay r:rotate|r5 half 0 at right towards clockwise',
    'lay r:rotate|r5 half 0 at right towards counterclockwise call true',
    'lay r:swap|r9 half 0 at right partner 1 call true',
    'lay r:swap|r9 half 0 at right partner 2',
  ]);
  expect(layOut(two).legal()).toEqual(['draw', 'lay r4|b7 half 0 at right call true']);
  expect(layOut(two).now.legal[0]).toContainEqual({ type: 'lay', card: 'r4|b7', half: 0, at: 'right' });
});

rule('solomino.call', 'the drawn card may be laid with it', () => {
  const hands = ['y3|y4', 'b7|b6 y6|y5'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'r1|r2 g9|b8' });
  table.move(draw).move(lay('r1|r2', 'r1', 'right', call));
  expect(table.now).toMatchObject({ turn: 1, stock: 1, hands: [['y3|y4'], {}] });
});

rule('solomino.out', 'laying the last card wins the round at once', () => {
  const table = layOut({ ...two, hands: ['r4|b7', 'b7|b6 y6|y5', 'y7|y4'] }).move(
    lay('r4|b7', 'r4', 'right'),
  );
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    turn: null,
    stock: 3,
    hands: [[], ['b7|b6', 'y6|y5'], ['y7|y4']],
    ends: { left: 'g5', right: 'b7' },
    winners: [0],
    roundResult: { winners: [0], points: [0, 2, 1], reason: 'out' },
  });
  expect(table.legal(1)).toEqual([]);
});

rule('solomino.out', 'its symbol is not carried out', () => {
  for (const card of ['r:draw1|r9', 'r:swap|r9', 'r:rotate|r5', 'r:ask|r1', 'r:reverse|r9', 'g:skip|r2']) {
    const table = layOut({ ...two, hands: [card, 'b7|b6 y6|y5', 'y7|y4'] });
    table.move(lay(card, card.split('|')[1], 'right'));
    expect(table.now).toMatchObject({
      phase: 'matchOver',
      direction: 1,
      pending: 0,
      ask: null,
      stock: 3,
      hands: [[], ['b7|b6', 'y6|y5'], ['y7|y4']],
    });
  }
});

rule('solomino.out', 'an open debt lapses: nobody pays it', () => {
  const hands = ['r:draw1|r9 y3|y4', 'g:draw1|r9', 'y7|y4'];
  const table = layOut({ ...two, hands }).move(lay('r:draw1|r9', 'r:draw1', 'right', call));
  table.move(lay('g:draw1|r9', 'r9', 'right'));
  expect(table.now).toMatchObject({
    pending: 1,
    stock: 3,
    hands: [['y3|y4'], [], ['y7|y4']],
    roundResult: { winners: [1], points: [1, 0, 1], reason: 'out' },
  });
});

rule('solomino.out', 'it needs no partner and no direction, and is listed without them', () => {
  const swap = layOut({ ...two, hands: ['r:swap|r9', 'b7|b6 y6|y5', 'y7|y4'] });
  expect(swap.legal()).toEqual(['draw', 'lay r:swap|r9 half 0 at right', 'lay r:swap|r9 half 1 at right']);
  expect(swap.refusal(lay('r:swap|r9', 'r9', 'right', { partner: 1 }))).toBeNull();
  const rotate = layOut({ ...two, hands: ['r:rotate|y2', 'b7|b6 y6|y5', 'y7|y4'] });
  expect(rotate.legal()).toEqual([
    'draw',
    'lay r:rotate|y2 half 0 at right',
    'lay r:rotate|y2 half 1 at right',
  ]);
});

rule(
  'solomino.exhausted',
  'when the last card is drawn, the round ends at once, even if the card would fit',
  () => {
    const table = layOut({ ...two, stock: 'r1|r2' }).move(draw);
    expect(table.now).toMatchObject({
      phase: 'matchOver',
      turn: null,
      stock: 0,
      hands: [['r4|b7', 'y3|y4', 'r1|r2'], {}, {}],
      winners: [1, 2],
      roundResult: { winners: [1, 2], points: [3, 2, 2], reason: 'exhausted' },
    });
  },
);

rule('solomino.exhausted', 'the fewest cards win, even for the player who drew', () => {
  const hands = ['r4|b7', 'b7|b6 y6|y5 y3|y4', 'y7|y4 b8|y9 y3|y9'];
  expect(layOut({ ...two, hands, stock: 'r1|r2' }).move(draw).now.roundResult).toEqual({
    winners: [0],
    points: [2, 3, 3],
    reason: 'exhausted',
  });
});

rule('solomino.exhausted', "a call's penalty can use up the pile", () => {
  const table = layOut({ ...two, stock: 'g9|b8' }).move(lay('r4|b7', 'r4', 'right'));
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    roundResult: { winners: [0, 1, 2], points: [2, 2, 2], reason: 'exhausted' },
  });
});

rule('solomino.exhausted', 'an open ask is finished first', () => {
  const table = layOut({ ...asking, stock: 'r8|b1' }).move({ ...asks, ...call });
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, stock: 0 });
  expect(table.legal()).toEqual(['take']);
  table.move(take);
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    hands: [['y3|y4'], ['b7|b6', 'b3|b5', 'r8|b1'], ['r8|r1', 'y7|y4']],
    roundResult: { winners: [0], points: [1, 3, 2], reason: 'exhausted' },
  });
});

rule('solomino.exhausted', 'an ask is finished first even if the penalty after it used up the pile', () => {
  const table = layOut({ ...asking, stock: 'r8|b1 g9|b8' }).move(asks);
  expect(table.now).toMatchObject({
    phase: 'play',
    turn: 1,
    stock: 0,
    hands: [['y3|y4', 'g9|b8'], {}, {}],
  });
  expect(table.move(take).now).toMatchObject({ phase: 'matchOver', roundResult: { points: [2, 3, 2] } });
});

rule('solomino.exhausted', 'a player who goes out in that last ask wins', () => {
  const hands = ['r:ask|r1 y3|y4', 'r8|g6', 'b7|b6'];
  const table = layOut({ ...asking, hands, stock: 'r8|b1' })
    .move({ ...asks, ...call })
    .move(answer('r8|g6'));
  expect(table.now.roundResult).toMatchObject({ winners: [1], reason: 'out' });
});

rule('solomino.exhausted', 'a set-up without a pile can be played until a card must be drawn', () => {
  const table = layOut({ ...asking, stock: '' }).move(asks);
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, ask: null, hands: [['y3|y4'], {}, {}] });
  expect(table.legal()).toContain('draw');
  expect(table.move(draw).now.roundResult).toEqual({ winners: [0], points: [1, 2, 2], reason: 'exhausted' });
});

const owed = {
  start: 'g5|r2',
  hands: ['r:draw1|r9 y3|y4', 'g:draw1|r9 b7|b6', 'y:draw1|y9 b3|b5', 'y7|y4'],
};

rule('solomino.exhausted.debt', 'what is still due comes from the right end of the snake, last first', () => {
  const table = layOut({ ...owed, stock: 'b8|y9' })
    .move(lay('r:draw1|r9', 'r:draw1', 'right', call))
    .move(lay('g:draw1|r9', 'r9', 'right', call))
    .move(lay('y:draw1|y9', 'y:draw1', 'right', call));
  expect(table.now).toMatchObject({ turn: 3, pending: 3, ends: { left: 'g5', right: 'y9' } });
  table.move(draw);
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    stock: 0,
    pending: 0,
    hands: [['y3|y4'], ['b7|b6'], ['b3|b5'], ['y7|y4', 'b8|y9', 'y:draw1|y9', 'g:draw1|r9']],
    ends: { left: 'g5', right: 'r9' },
    roundResult: { winners: [0, 1, 2], points: [1, 1, 1, 4], reason: 'exhausted' },
  });
  expect(snakeOf(table)).toEqual(['g5|r2', 'r:draw1|r9']);
  expect(lastHeard(table)).toMatchObject([
    { type: 'drew', seat: 3, count: 1, cards: null, cause: 'debt' },
    { type: 'lifted', seat: 3, cards: ['y:draw1|y9', 'g:draw1|r9'] },
    { type: 'roundOver', winners: [0, 1, 2] },
  ]);
});

rule('solomino.exhausted.debt', 'at the right end, even if the debt was laid at the left', () => {
  const hands = ['g:draw1|g5 y3|y4', 'r:draw1|g1 b7|b6', 'y7|y4'];
  const table = layOut({ start: 'g5|r2', hands, stock: 'b8|y9' })
    .move(lay('g:draw1|g5', 'g5', 'left', call))
    .move(lay('r:draw1|g1', 'r:draw1', 'left', call))
    .move(draw);
  expect(table.now).toMatchObject({
    hands: [['y3|y4'], ['b7|b6'], ['y7|y4', 'b8|y9', 'g5|r2']],
    ends: { left: 'g1', right: 'g5' },
  });
});

rule('solomino.exhausted.debt', 'a debt that the pile just covers takes nothing from the snake', () => {
  const table = layOut({ ...owed, stock: 'b8|y9' })
    .move(lay('r:draw1|r9', 'r:draw1', 'right', call))
    .move(draw);
  expect(table.now).toMatchObject({ phase: 'matchOver', roundResult: { points: [1, 3, 2, 1] } });
  expect(lastHeard(table)).toMatchObject([{ type: 'drew', seat: 1, count: 1 }, { type: 'roundOver' }]);
});

rule('solomino.exhausted.debt', "if a call's penalty used up the pile, the next player owes", () => {
  const table = layOut({ ...owed, stock: 'b8|y9' }).move(lay('r:draw1|r9', 'r:draw1', 'right'));
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    pending: 0,
    hands: [['y3|y4', 'b8|y9'], ['g:draw1|r9', 'b7|b6', 'r:draw1|r9'], {}, {}],
    ends: { left: 'g5', right: 'r2' },
    roundResult: { winners: [3], points: [2, 3, 2, 1], reason: 'exhausted' },
  });
});

rule('solomino.rounds', 'the match is one round, and the fewest cards win it', () => {
  const table = layOut({ ...two, hands: ['r4|b7', 'b7|b6 y6|y5', 'y7|y4'] }).move(
    lay('r4|b7', 'r4', 'right'),
  );
  expect(table.now).toMatchObject({ phase: 'matchOver', scores: [0, 2, 1], winners: [0] });
});

rule('solomino.rounds', 'over several rounds every card in hand is a penalty point; the fewest win', () => {
  const first = { ...two, hands: ['r4|b7', 'b7|b6 y6|y5', 'y7|y4'] };
  const second = { ...two, hands: ['r4|b7 y3|y4 b8|y9', 'r1|r2', 'y7|y4 y6|y5'] };
  const table = layOut([first, second], { rounds: 2 }).move(lay('r4|b7', 'r4', 'right'));
  expect(table.now).toMatchObject({ phase: 'roundOver', scores: [0, 2, 1], winners: null });
  expect(table.legal(2)).toEqual(['next']);
  table.next().move(lay('r1|r2', 'r1', 'right'));
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    round: 2,
    scores: [3, 2, 3],
    winners: [1],
    roundResult: { points: [3, 0, 2] },
  });
});

rule('solomino.rounds', 'the table may agree on a target instead', () => {
  const first = { ...two, hands: ['r4|b7', 'b7|b6 y6|y5', 'y7|y4'] };
  const played = (target: number) => layOut([first], { target }).move(lay('r4|b7', 'r4', 'right')).now;
  expect(played(2)).toMatchObject({ phase: 'matchOver', winners: [0] });
  expect(played(3)).toMatchObject({ phase: 'roundOver', winners: null });
  expect(() => deal('solomino', 3, { target: 10, rounds: 2 })).toThrow();
});
