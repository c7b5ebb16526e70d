import { fc, test } from '@fast-check/vitest';
import type { Json, JsonObject } from '@tischrunde/engine';
import { describe, expect } from 'vitest';
import { type Patch, patchBetween, patched } from '../src/patch.ts';

/** Objects as scenes are: a few fields, of which some change, some grow, some come and go. */
const { scene } = fc.letrec<{ scene: JsonObject }>((tie) => ({
  scene: fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, 0, 1, '', 'x'),
      fc.array(fc.oneof(fc.constantFrom(1, 2, 'x', null), fc.record({ seat: fc.nat(2) })), { maxLength: 4 }),
      tie('scene'),
    ),
    { noNullPrototype: true },
  ),
}));

describe('a patch', () => {
  test.prop([scene, scene], { numRuns: 200 })('makes the next scene of the one before', (before, after) => {
    const patch = patchBetween(before, after);
    expect(patch === null ? before : patched(before, patch)).toEqual(after);
  });

  test.prop([scene, scene])('survives being sent', (before, after) => {
    const patch = patchBetween(before, after);
    expect(JSON.parse(JSON.stringify(patch))).toEqual(patch);
  });

  test.prop([scene])('is none where nothing changed', (before) => {
    expect(patchBetween(before, structuredClone(before))).toBeNull();
  });

  test.prop([scene, scene])('leaves what it is made from as it was', (before, after) => {
    const [one, other] = [structuredClone(before), structuredClone(after)];
    const patch = patchBetween(before, after);
    if (patch !== null) patched(before, patch);
    expect([before, after]).toEqual([one, other]);
  });

  test('names only what changed', () => {
    const before = { turn: 0, view: { scores: { a: 1 }, stock: 5 }, old: 1 };
    const after = { turn: 1, view: { scores: { a: 1 }, stock: 4 } };
    expect(patchBetween(before, after)).toEqual({
      set: { turn: 1 },
      in: { view: { set: { stock: 4 } } },
      gone: ['old'],
    });
  });

  test.each<[string, Json[], Json[], Patch | null]>([
    ['appended', ['a'], ['a', 'b'], { splice: { list: [1, 0, 'b'] } }],
    ['prepended', ['a', { b: 1 }], ['c', 'a', { b: 1 }], { splice: { list: [0, 0, 'c'] } }],
    ['removed', ['a', 'b', 'c'], ['a', 'c'], { splice: { list: [1, 1] } }],
    ['replaced', [['a', 'b'], 7], [['a', 'b'], 6], { splice: { list: [1, 1, 6] } }],
    ['of several alike removed', ['a', 'a', 'a'], ['a', 'a'], { splice: { list: [2, 1] } }],
    ['exchanged for others', ['a', 'b'], ['c'], { set: { list: ['c'] } }],
    ['emptied', ['a', 'b'], [], { set: { list: [] } }],
    ['left alone', [['a'], 7], [['a'], 7], null],
  ])('of a list with items %s names only those', (_, before, after, patch) => {
    expect(patchBetween({ list: before }, { list: after })).toEqual(patch);
    if (patch !== null) expect(patched({ list: before }, patch)).toEqual({ list: after });
  });
});
