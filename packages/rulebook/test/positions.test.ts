import { findGame, type JsonObject, referee, rulePages } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../src/games/game-id.ts';
import { games } from '../src/games/index.ts';
import { pagesOf } from '../src/pages.ts';
import type { Example, SeatMove } from '../src/positions/position.ts';
import { isGame, pages, positionsOn } from './support/pages.ts';

const setUpOf = ({ game, players, options = {}, seed = '', deals = [] }: Example) => ({
  game,
  players,
  options,
  seed,
  deals,
});

/** The referee's verdict on the last move, and the position after it. */
function judged(
  example: Example,
  moves: readonly SeatMove[],
): { last: JsonObject | undefined; position: JsonObject } {
  const answer = referee({ ...setUpOf(example), moves });
  expect(answer).not.toHaveProperty('refused');
  const { moves: verdicts, ...position } = answer as JsonObject & { moves: readonly JsonObject[] };
  return { last: verdicts.at(-1), position };
}

function allLegal(example: Example, moves: readonly SeatMove[]): void {
  const answer = referee({ ...setUpOf(example), moves }) as JsonObject;
  expect(answer).toMatchObject({ moves: moves.map(() => ({ ok: true })) });
}

/** Plays an example and compares it with everything that it claims. */
function checkClaims(id: string, example: Example): void {
  const { moves = [], look, refused, before, after, can = [], cannot = [] } = example;
  expect(findGame(example.game)?.rules, 'a game in which the rule holds').toContain(id);
  expect(
    refused !== undefined || before !== undefined || after !== undefined || can.length + cannot.length > 0,
  ).toBe(true);
  allLegal(example, moves);
  if (before !== undefined) expect(judged(example, moves).position).toMatchObject(before);
  for (const move of can) allLegal(example, [...moves, move]);
  for (const { move, rule } of cannot) {
    expect(judged(example, [...moves, move]).last).toMatchObject({ ok: false, rule });
  }
  if (look !== undefined) {
    const { last, position } = judged(example, [...moves, look]);
    expect(last).toMatchObject(refused === undefined ? { ok: true } : { ok: false, rule: refused });
    if (after !== undefined) expect(position).toMatchObject(after);
  }
  expect(
    look === undefined && (after !== undefined || refused !== undefined),
    'after and refused need look',
  ).toBe(false);
}

describe.each(pages)('%s', async (page) => {
  const { examples, unseen, introduction } = await positionsOn(page);

  test('every rule has an example, or a reason why none can show it', () => {
    const told = [...Object.keys(examples), ...Object.keys(unseen)];
    expect(told.toSorted()).toEqual([...rulePages[page]].toSorted());
  });

  test.each(Object.entries(examples))('%s: the example shows what it claims', (id, example) => {
    checkClaims(id, example);
    if (isGame(page)) expect(example.game).toBe(page);
  });

  if (isGame(page)) {
    test('an introduction of five to eight moves of the learner', () => {
      if (introduction === undefined) throw new Error(`${page} has no introduction`);
      const { steps, ...setUp } = introduction;
      expect(introduction.game).toBe(page);
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(steps.length).toBeLessThanOrEqual(8);
      expect(steps.every(({ move }) => move.seat === 0)).toBe(true);
      const others = steps.flatMap(({ others = [] }) => others);
      expect(others.every(({ seat }) => seat !== 0)).toBe(true);
      allLegal(
        setUp,
        steps.flatMap(({ move, others = [] }) => [move, ...others]),
      );
      // The sentences must stay true, so nothing may depend on a random deal.
      if (setUp.seed === undefined) {
        const moves = steps.flatMap(({ move, others = [] }) => [move, ...others]);
        const [one, other] = ['one', 'other'].map((seed) => referee({ ...setUpOf(setUp), seed, moves }));
        expect(one).toEqual(other);
      }
    });
  }
});

/** What a game's chapter shows of other pages is shown as a position of this game. */
describe.each(Object.keys(games) as GameId[])('%s, as its chapter shows it', async (game) => {
  const { parts, optional, everyTable } = await pagesOf('en', game);
  const inherited = [...[...parts, ...optional].flatMap(({ rules }) => rules), ...everyTable].filter(
    ({ page }) => page !== game,
  );
  const examples = inherited.flatMap(({ id, example }) => (example === null ? [] : { id, example }));

  test.runIf(examples.length > 0).each(examples)(
    '$id: the inherited example is true in this game',
    ({ id, example }) => {
      expect(example.position.game).toBe(game);
      checkClaims(id, example.position);
    },
  );

  test('it adapts only examples that it inherits', async () => {
    const { adapted = {} } = await games[game].positions();
    const ids = inherited.map(({ id }): string => id);
    expect(Object.keys(adapted).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
