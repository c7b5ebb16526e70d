import { fc, test } from '@fast-check/vitest';
import type { JsonObject } from '@tischrunde/engine';
import { describe, expect } from 'vitest';
import { patchBetween, patched } from '../src/patch.ts';

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
  test.prop([scene, scene], { numRuns: 500 })('makes the next scene of the one before', (before, after) => {
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

  test('names only what changed, and of a list that grew only what is new', () => {
    const before = { turn: 0, view: { hands: [3, 4], log: [{ seat: 0 }], stock: 5 }, old: 1 };
    const after = { turn: 1, view: { hands: [3, 3], log: [{ seat: 0 }, { seat: 1 }], stock: 5 } };
    expect(patchBetween(before, after)).toEqual({
      set: { turn: 1 },
      in: { view: { set: { hands: [3, 3] }, add: { log: [{ seat: 1 }] } } },
      gone: ['old'],
    });
  });
});
