import { describe, expect, test } from 'vitest';
import { lines, movesIn, saved, tischrunde } from '../support/command.ts';

describe('solo', () => {
  const stock = ['g5', 'g6', 'y7', 'y8', 'b1', 'b2', 'b3'];
  const typed = async (hands: string[][], ...answers: string[]) => {
    const deals = [{ hands, stock, top: 'r5' }];
    const file = saved({ game: 'solo', players: hands.length, options: { rounds: 1 }, deals, moves: [] });
    const { code, out } = await tischrunde(['play', '--load', file, '--save', file], lines(...answers));
    expect(code).toBe(0);
    return { out, moves: movesIn(file) };
  };
  const machine = ['y1', 'y2', 'y3', 'y4'];

  test('shows the top card, the colour, the direction and what is due', async () => {
    const { out } = await typed([['r:draw2', 'wild', 'g1'], ['g:draw2', 'y1', 'y2'], machine], 'r:draw2');
    expect(out).toContain(
      '\nThe first card is r5.\n\nOn top: r5\nCurrent colour: red\nPlay goes clockwise\n7 cards in the draw pile\n',
    );
    expect(out).toContain('You play r:draw2. That makes 2 cards owed.\n');
    expect(out).toMatch(/Your hand: wild {2}g1/);
  });

  test('a move out of turn is offered, and Enter lets it pass', async () => {
    const hands = [['r9', 'r9', 'g1', 'g2'], machine, ['y9']];
    const { out, moves } = await typed(hands, 'r9', '1');
    expect(out).toContain(
      '> r9\nYou play r9.\nSeat 1’s turn: you can jump in\n   1  play r9\nJump in? (number, or Enter for no)\n> 1\nYou jump in with r9.\n',
    );
    expect(moves.slice(0, 2)).toEqual([0, 0].map((seat) => ({ seat, type: 'play', card: 'r9' })));

    const passing = await typed(hands, 'r9', '');
    expect(passing.out).toMatch(/Enter for no\)\n> \nSeat 1 draws 1 card\.\n/);
    expect(passing.moves[1]).toEqual({ seat: 1, type: 'draw' });
  });

  test('what is not on top cannot be interjected', async () => {
    const { out } = await typed([['r9', 'r9', 'g1', 'g2'], machine], 'r9', 'g1', 'help');
    expect(out).toContain(
      'It is seat 1’s turn. You may jump in only with exactly the card on top: red 9. This is green 1. (solo.interject)',
    );
    expect(out).toContain('  … call            call “SOLO!” with a move');
  });

  test.each(['r9 call', 'solo! r9', '1 CALL'])('a call is made: %s', async (line) => {
    const { out, moves } = await typed([['r9', 'g1'], machine], line);
    expect(out).toContain('You play r9. You call “SOLO!”\n');
    expect(moves[0]).toEqual({ seat: 0, type: 'play', card: 'r9', call: true });
  });

  test('a call that is not made is forgotten', async () => {
    const { out, moves } = await typed([['r9', 'g1'], machine], '1');
    expect(out).toContain('You play r9. You forgot to call, so you draw 2 cards. You draw g5 and g6.\n');
    expect(moves[0]).toEqual({ seat: 0, type: 'play', card: 'r9' });
  });

  test('colours and partners are named with the card', async () => {
    const wild = await typed([['wild', 'g1', 'g2'], machine], 'wild', 'green wild');
    expect(wild.out).toContain(
      'Say which: play wild red | play wild green | play wild blue | play wild yellow.',
    );
    expect(wild.moves[0]).toEqual({ seat: 0, type: 'play', card: 'wild', colour: 'g' });
    const swap = await typed([['r:swap', 'g1', 'g2'], machine, ['b9']], 'r:swap 2 call');
    expect(swap.out).toContain('You play r:swap. You call “SOLO!” You swap hands with seat 2.\n');
  });

  test('the first card may ask for a choice before anything else', async () => {
    const deals = [{ hands: [['r9', 'g1', 'g2'], machine], stock, top: 'wild' }];
    const file = saved({ game: 'solo', players: 2, deals, moves: [] });
    const { out } = await tischrunde(['play', '--load', file, '--save', file], lines('r9', 'green'));
    expect(out).toContain('The first card is wild.\n');
    expect(out).toContain('Which colour?\n');
    expect(out).toContain(
      'First choose a colour. The card on the table: colour choice. (solo.start.action)\n',
    );
    expect(out).toContain('You choose green.\n\nOn top: wild\nCurrent colour: green\n');
    expect(movesIn(file)).toEqual([{ seat: 0, type: 'choose', colour: 'g' }]);
  });

  test('what is typed and not legal is refused with the rule', async () => {
    const hands = [['g1', 'wild4', 'g2'], machine];
    const { out } = await typed(hands, 'g1', 'b:skip', 'pass', 'choose g', 'g1 g', 'r0', 'r9 please');
    const refusals = [
      ['g1', 'This does not fit: green 1. Play red, 5 or black. (solo.match)'],
      ['b:skip', 'You do not have this card: blue skip. (table.piece)'],
      ['pass', 'Draw a card first. (solo.draw)'],
      ['choose g', 'There is nothing to choose now. (table.move)'],
      ['g1 g', 'This does not fit: green 1. Play red, 5 or black. (solo.match)'],
      ['r0', 'There is no such card: "r0". (table.piece)'],
      ['r9 please', 'I do not understand “r9 please”. Type a number, a move, or “help”.'],
    ];
    expect(out).toContain(refusals.map(([line, sentence]) => `> ${line}\n${sentence}\n`).join(''));
  });
});

describe('solomino', () => {
  const typed = async (...answers: string[]) => {
    const hands = [
      ['r8|b1', 'g1|g4', 'y3|y4'],
      ['g5|b6', 'g5|g3'],
    ];
    const deals = [{ hands, stock: ['r7|y8', 'r7|y4', 'g8|g6', 'b9|b3'], start: 'r5|r1' }];
    const file = saved({ game: 'solomino', players: 2, deals, moves: [] });
    const { code, out } = await tischrunde(['play', '--load', file, '--save', file], lines(...answers));
    expect(code).toBe(0);
    return { out, moves: movesIn(file) };
  };

  test('shows the snake and its ends', async () => {
    const { out } = await typed('');
    expect(out).toContain('\nr5|r1\nLeft end: r5\nRight end: r1\nPlay goes clockwise\n');
    expect(out).toContain('   1  play r8|b1 with r8 on the left\n');
  });

  test.each(['r8|b1 r8 right', 'b1|r8 r8 right', 'right r8', 'play r8|b1 with r8 on the right'])(
    'a card and where it goes: %s',
    async (line) => {
      const { out, moves } = await typed(line);
      expect(moves[0]).toEqual({ seat: 0, type: 'lay', card: 'r8|b1', half: 0, at: 'right' });
      expect(out).toContain('You play r8|b1 on the right end.\n');
    },
  );

  test('a card that fits nowhere is tried everywhere', async () => {
    const { out } = await typed('y3|y4', 'y3 left', 'take');
    const why = 'This card fits neither end: yellow 3 and yellow 4. The ends show';
    expect(out.split(why)).toHaveLength(3);
    expect(out).toContain(`> y3 left\n${why} red 5 and `);
    expect(out).toContain('There is no such move in this game: take. (table.move)\n');
  });
});
