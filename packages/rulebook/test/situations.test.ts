import type { GameId } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { pagesOf } from '../src/pages.ts';
import type { SeatMove } from '../src/positions/position.ts';
import { debtsIn, happeningsWithDebt } from '../src/situations/debts.ts';
import { type Edit, edited, handOfSize, isEditOffered } from '../src/situations/edits.ts';
import { situationOf } from '../src/situations/example-situation.ts';
import { forms } from '../src/situations/forms.ts';
import { boxOf } from '../src/situations/pieces.ts';
import { ruleOn } from '../src/situations/ruling.ts';
import { newSituation, piecesOf, type Situation } from '../src/situations/situation.ts';

/** What an example of the rulebook says about a move; null if it is allowed. */
interface Case {
  readonly name: string;
  readonly rule: string | null;
  readonly situation: Situation;
}

async function casesOf(game: GameId): Promise<Case[]> {
  const { parts, optional, everyTable } = await pagesOf('en', game);
  const rules = [...[...parts, ...optional].flatMap((part) => part.rules), ...everyTable];
  return rules.flatMap(({ id, example }) => {
    if (example === null) return [];
    const { position } = example;
    const { look, refused = null, can = [], cannot = [], moves = [] } = position;
    // A situation is one of a single round.
    if (moves.some(({ type }) => type === 'next')) return [];
    const caseOf = (move: SeatMove, rule: string | null): Case => ({
      name: `${id}: ${JSON.stringify(move)}`,
      rule,
      situation: situationOf(game, position, move),
    });
    const asked = [
      ...(look === undefined ? [] : [caseOf(look, refused)]),
      ...can.map((move) => caseOf(move, null)),
      ...cannot.map(({ move, rule }) => caseOf(move, rule)),
    ];
    return asked.filter(({ situation }) => situation.question.type !== 'next');
  });
}

describe.each(Object.keys(games) as GameId[])('%s', async (game) => {
  const cases = await casesOf(game);

  test.each(cases)('the referee answers as the rulebook does: $name', ({ rule, situation }) => {
    const ruling = ruleOn(situation);
    expect(ruling).toMatchObject(rule === null ? { answer: 'allowed' } : { answer: 'notAllowed', rule });
  });

  // A tile that is not in the box cannot be tapped.
  test.each(cases.filter(isInBox))('built by taps: $name', ({ rule, situation }) => {
    let built = newSituation(game, situation.players);
    for (const edit of tapsTo(situation)) {
      expect(isEditOffered(built, edit), JSON.stringify(edit)).toBe(true);
      built = edited(built, edit);
    }
    expect(ruleOn(built)).toMatchObject(
      rule === null ? { answer: 'allowed' } : { answer: 'notAllowed', rule },
    );
  });
});

const isInBox = ({ situation: { game, options, question } }: Case): boolean => {
  const box = boxOf(game, options).flatMap((piece) => [piece, piece.split('-').toReversed().join('-')]);
  return piecesOf(question).every((piece) => box.includes(piece));
};

/** What somebody taps to describe a situation, in the order of the screen. */
function tapsTo({
  game,
  options,
  table,
  hands,
  stock,
  before,
  turn,
  question,
  holdsPiece,
}: Situation): Edit[] {
  const form = forms[game];
  return [
    ...Object.entries(options).map(([name, value]): Edit => {
      if (typeof value === 'object') throw new Error(`the option ${name}`);
      return { what: 'option', name, value };
    }),
    // Nobody can know what chance will do.
    ...Object.entries(table).flatMap(([name, value]): Edit[] =>
      name === 'chance' ? [] : [{ what: 'table', name, value }],
    ),
    ...before.map((_, index): Edit => ({ what: 'before', before: before.slice(0, index + 1) })),
    ...hands.flatMap((hand, seat): Edit[] => (hand === null ? [] : [{ what: 'hand', seat, hand }])),
    ...(form.hasStock ? [{ what: 'stock', stock: stock ?? 0 } as const] : []),
    ...(turn === 'mine' ? [] : [{ what: 'turn', turn } as const]),
    { what: 'question', move: question },
    ...(form.hasHands ? [{ what: 'holds', holds: holdsPiece } as const] : []),
  ];
}

describe('an open debt is one tap', () => {
  test.each(
    (['solo', 'solomino'] as const).flatMap((game) =>
      [2, 3, 6].flatMap((players) => debtsIn({ game }).map((debt) => ({ game, players, ...debt }))),
    ),
  )('$due by $kind in $game for $players', ({ game, players, kind, due }) => {
    const situation = newSituation(game, players);
    const before = happeningsWithDebt(situation, { kind, due });
    const ruling = ruleOn({ ...situation, before: before ?? [], question: { type: 'draw' } });
    expect(ruling.answer).toBe('allowed');
    expect('match' in ruling && ruling.match.position().pending).toBe(due);
  });

  test('and leaves the card of the question alone', () => {
    const question = { type: 'play', card: 'r:draw2' };
    const situation = { ...newSituation('solo', 3), question };
    const before = happeningsWithDebt(situation, { kind: 'draw2', due: 6 });
    expect(ruleOn({ ...situation, before: before ?? [] })).toMatchObject({ answer: 'allowed' });
  });
});

describe('how many pieces are left', () => {
  const asking = (size: number, call?: true): Situation => {
    const question = { type: 'play', card: 'r9', ...(call === undefined ? {} : { call }) };
    const situation: Situation = { ...newSituation('solo', 3), question };
    return edited(situation, { what: 'hand', seat: 0, hand: handOfSize(situation, size) });
  };

  test('decides which rule answers', () => {
    expect(ruleOn(asking(1))).toMatchObject({ answer: 'allowed', rule: 'solo.out' });
    expect(ruleOn(asking(2))).toMatchObject({ answer: 'allowed', rule: 'solo.call' });
    expect(ruleOn(asking(2, true))).toMatchObject({ answer: 'allowed', rule: 'solo.match' });
    expect(ruleOn(asking(3))).toMatchObject({ answer: 'allowed', rule: 'solo.match' });
  });

  test('is what was tapped, with the piece of the question', () => {
    const { hands } = asking(4);
    expect(hands[0]).toHaveLength(4);
    expect(hands[0]?.[0]).toBe('r9');
    expect(new Set(hands[0]).size).toBeGreaterThan(1);
  });
});

describe('what nobody describes', () => {
  const situation: Situation = {
    game: 'block',
    players: 3,
    options: {},
    table: {},
    hands: [],
    stock: 5,
    before: [{ move: { type: 'lay', tile: '6-6' } }],
    turn: 'mine',
    question: { type: 'lay', tile: '6-2', at: '6-6:6' },
    holdsPiece: true,
  };

  test('does not decide the answer', () => {
    expect(ruleOn(situation)).toMatchObject({ answer: 'allowed' });
    expect(ruleOn({ ...situation, turn: 'other' })).toMatchObject({
      answer: 'notAllowed',
      rule: 'table.turn',
    });
    expect(ruleOn({ ...situation, turn: 'over' })).toMatchObject({
      answer: 'notAllowed',
      rule: 'table.phase',
    });
    expect(ruleOn({ ...situation, holdsPiece: false, hands: [['4-3']] })).toMatchObject({
      answer: 'notAllowed',
      rule: 'table.piece',
    });
  });

  test('a situation that the rules do not lead to has no answer', () => {
    const before = [...situation.before, { move: { type: 'lay', tile: '4-3', at: '6-6:6' } }];
    expect(ruleOn({ ...situation, before })).toMatchObject({
      answer: 'impossible',
      at: 1,
      refusal: { rule: 'domino.match' },
    });
  });

  test('an open debt in SOLO, with any number of players', () => {
    for (const players of [2, 3, 7, 10]) {
      const debt: Situation = {
        ...situation,
        game: 'solo',
        players,
        table: { top: 'r9' },
        before: [{ move: { type: 'play', card: 'r:draw2' } }],
        question: { type: 'play', card: 'r7' },
      };
      expect(ruleOn(debt)).toMatchObject({ answer: 'notAllowed', rule: 'solo.debt' });
      expect(ruleOn({ ...debt, question: { type: 'play', card: 'b:draw2' } })).toMatchObject({
        answer: 'allowed',
      });
    }
  });
});
