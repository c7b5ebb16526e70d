import { describe, expect, test } from 'vitest';
import { refuse } from '../src/core/refusal.ts';
import { factKinds, type JsonObject, reasons, rulePages } from '../src/index.ts';
import { type Attempt, at, block, examples, foot, lay } from './support/refusal-examples.ts';
import { assertWellFormed } from './support/refusals.ts';

describe('every reason can occur, with the right text', () => {
  test.for(Object.entries(examples))('%s', ([reason, [attempt, error]]) => {
    const refusal = attempt();
    expect(refusal).toMatchObject({ reason, error });
    if (refusal !== null) assertWellFormed(refusal);
  });
});

test('reasons refer to existing rules and existing facts', () => {
  const ids: readonly string[] = Object.values(rulePages).flat();
  for (const { rules, text, ...more } of Object.values(reasons)) {
    expect(ids).toEqual(expect.arrayContaining([...rules]));
    for (const [, name] of text.matchAll(/\{(\w+)\}/g)) expect(Object.keys(factKinds)).toContain(name);
    if ('also' in more) expect(Object.keys(factKinds)).toEqual(expect.arrayContaining([...more.also]));
  }
});

test('a refusal gives its facts in the notation of transcripts', () => {
  const refusal = at(block, lay('1-0', '6-6:6'))();
  expect(refusal).toEqual({
    ok: false,
    rule: 'domino.match',
    reason: 'showsNo',
    facts: { tile: '1-0', value: 6 },
    error: '1-0 does not show a 6',
  });
});

test('where a piece fits nowhere, the refusal names all that it could have gone to', () => {
  const facts = (attempt: Attempt) => attempt()?.facts;
  const line = () => block().lay('6-3', '6-6:6');
  expect(facts(at(line, lay('5-4', '6-6:6')))).toEqual({ tile: '5-4', value: 6, values: ['3', '6'] });
  // While a foot lacks toes, only the foot is open; 9-5 fits elsewhere, which does not help.
  expect(facts(at(foot, lay('9-5', '3-3:3')))).toEqual({ tile: '9-5', value: 3 });
  expect(facts(examples.missesSumAtAll[0])).toEqual({ tile: '3-2', sum: 7, value: 2, values: ['2', '6'] });
  expect(facts(examples.fitsNoSide[0])).toEqual({ tile: '7-3', side: 'right', value: 4, values: ['8', '4'] });
  expect(facts(examples.cardMisfits[0])).toEqual({ card: 'g1', top: 'r5', colour: 'r', face: 'r5' });
  expect(facts(examples.fitsNoSnakeEnd[0])).toMatchObject({ minoCard: 'y3|y4', snakeEnds: ['g5', 'r2'] });
  expect(facts(examples.notIdentical[0])).toMatchObject({ half: 'g3', snakeEnds: ['g5', 'r2'] });
});

test('a piece that fits elsewhere is refused for the end alone that was named', () => {
  const line = () => block().lay('6-3', '6-6:6');
  expect(at(line, lay('6-1', '6-3:3'))()).toMatchObject({
    reason: 'showsNo',
    facts: { tile: '6-1', value: 3 },
  });
});

test('a wrong field is abbreviated, and a missing one reported as missing', () => {
  const found = (tile: JsonObject) => at(block, { type: 'lay', ...tile })()?.facts.found;
  const wrong = [{}, { tile: 7 }, { tile: null }, { tile: ['6-3'] }, { tile: {} }, { tile: 'x'.repeat(99) }];
  expect(wrong.map(found)).toEqual(['', '7', 'null', '[…]', '{…}', `"${'x'.repeat(36)}…`]);
  expect(at(block, { type: 'lay' })()?.error).toBe('tile is a domino such as "6-3", not nothing');
});

test('mismatched rules, reasons and facts do not compile', () => {
  const wrong = [
    // @ts-expect-error: the reason does not belong to this rule
    () => refuse('table.turn', 'matchOver'),
    // @ts-expect-error: there is no such reason
    () => refuse('table.turn', 'tired'),
    // @ts-expect-error: a fact is missing
    () => refuse('table.turn', 'notOnTurn', { seat: 1 }),
    // @ts-expect-error: all facts are missing
    () => refuse('table.turn', 'notOnTurn'),
    // @ts-expect-error: a fact too many
    () => refuse('table.turn', 'notOnTurn', { seat: 1, turn: 0, tile: '6-3' }),
    // @ts-expect-error: facts for a reason without any
    () => refuse('table.phase', 'matchOver', { seat: 1 }),
    // @ts-expect-error: a fact of another kind
    () => refuse('table.turn', 'notOnTurn', { seat: '1', turn: 0 }),
  ];
  expect(wrong).toHaveLength(7);
});
