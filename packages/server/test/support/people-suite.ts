import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';

/** What a store keeps of people: secrets under names, generations of tokens, codes, and where guests sit. */
export function peopleSuite(store: () => Store, reopen: () => Promise<void>): void {
  describe('a name', () => {
    it('keeps the first value offered', async () => {
      const name = randomUUID();
      expect(await store().keep(name, 'first')).toBe('first');
      expect(await store().keep(name, 'second')).toBe('first');
      await reopen();
      expect(await store().keep(name, 'third')).toBe('first');
    });

    it('has another value once one was noted', async () => {
      const name = randomUUID();
      await store().note(name, 'first');
      expect(await store().keep(name, 'another')).toBe('first');
      await store().note(name, 'second');
      await reopen();
      expect(await store().keep(name, 'another')).toBe('second');
    });

    it('gives everybody the same value', async () => {
      const name = randomUUID();
      const values = await Promise.all(numbers(50).map((one) => store().keep(name, `value ${one}`)));
      expect(new Set(values).size).toBe(1);
      expect(values[0]).toMatch(/^value \d+$/);
    });
  });

  describe('a guest', () => {
    it('begins at generation 0, and each renewal is one more', async () => {
      const guest = randomUUID();
      expect(await store().generation(guest)).toBe(0);
      expect(await store().renew(guest)).toBe(1);
      expect(await store().renew(guest)).toBe(2);
      expect(await store().generation(guest)).toBe(2);
      expect(await store().generation(randomUUID())).toBe(0);
      await reopen();
      expect(await store().generation(guest)).toBe(2);
    });

    it('loses no renewal of many at once', async () => {
      const guest = randomUUID();
      const renewed = await Promise.all(numbers(20).map(() => store().renew(guest)));
      expect(renewed.sort((a, b) => a - b)).toEqual(numbers(20));
    });
  });

  it('lets a code be used once, and forgets codes that are void', async () => {
    const code = randomUUID();
    const used = await Promise.all(numbers(10).map(() => store().spend(code, 1000, 0)));
    expect(used.filter((isFirst) => isFirst)).toHaveLength(1);
    expect(await store().spend(randomUUID(), 1000, 0)).toBe(true);
    await reopen();
    expect(await store().spend(code, 1000, 999)).toBe(false);
    expect(await store().spend(code, 5000, 1001)).toBe(true);
    expect(await store().spend(code, 5000, 1001)).toBe(false);
  });

  it('gives a table one code, which is valid longer when it is asked for again', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const code = randomUUID();
    expect(await store().assignCode(one, code, 1000, 0)).toBe(code);
    expect(await store().assignCode(other, code, 1000, 0)).toBeNull();
    expect(await store().assignCode(one, randomUUID(), 2000, 900)).toBe(code);
    await reopen();
    expect(await store().tableOf(code, 2000)).toBe(one);
    expect(await store().tableOf(code, 2001)).toBeNull();
    expect(await store().assignCode(other, code, 5000, 2001)).toBe(code);
    expect(await store().tableOf(code, 3000)).toBe(other);
    const offers = numbers(5).map(() => store().assignCode(one, randomUUID(), 5000, 2001));
    expect(new Set((await Promise.all(offers)).filter((given) => given !== null)).size).toBe(1);
    await store().dropCode(other);
    expect(await store().tableOf(code, 3000)).toBeNull();
    expect(await store().assignCode(other, randomUUID(), 5000, 2001)).not.toBe(code);
  });

  it('notes how it stands for each guest of a table, the latest first', async () => {
    const [ann, bea] = [randomUUID(), randomUUID()];
    const [one, other] = [randomUUID(), randomUUID()];
    const note = (table: string, at: number, ...visits: { guest: string; content: string }[]) =>
      store().noteVisits(table, at, visits, 50);
    await note(one, 1, { guest: ann, content: 'a1' }, { guest: bea, content: 'b1' });
    await note(other, 2, { guest: ann, content: 'a2' });
    await reopen();
    expect(await store().visitsOf(ann, 10)).toEqual(['a2', 'a1']);
    await note(one, 3, { guest: ann, content: 'a3' });
    expect(await store().visitsOf(ann, 1)).toEqual(['a3']);
    expect(await store().visitsOf(bea, 10)).toEqual(['b1']);
    expect(await store().visitsOf(randomUUID(), 10)).toEqual([]);
  });

  it('keeps the latest visits of a guest, and all of the others', async () => {
    const [ann, bea] = [randomUUID(), randomUUID()];
    for (const at of numbers(6)) {
      const visits = [
        { guest: ann, content: `a${at}` },
        { guest: at === 1 ? bea : ann, content: `b${at}` },
      ];
      await store().noteVisits(randomUUID(), at, at === 1 ? visits : visits.slice(0, 1), 3);
    }
    expect(await store().visitsOf(ann, 10)).toEqual(['a6', 'a5', 'a4']);
    expect(await store().visitsOf(bea, 10)).toEqual(['b1']);
  });

  it('notes how matches ended, once for each table, until that is removed', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const result = (match: number, content: string) => ({ match, at: match * 10, content });
    await store().append({ table: one, number: 1, event: '{}', hash: '' });
    await store().noteResults(
      one,
      numbers(5).map((match) => result(match, `one ${match}`)),
    );
    await store().noteResults(other, [result(3, 'other 3')]);
    await store().noteResults(one, [result(4, 'another name')]);
    await reopen();
    const wanted = [
      { table: one, match: 5 },
      { table: other, match: 100 },
    ];
    const found = await store().resultsOf(wanted, 3, 1000);
    expect(found[0]).toEqual({ table: one, content: 'another name' });
    expect(found.map(({ content }) => content).toSorted()).toEqual([
      'another name',
      'one 2',
      'one 3',
      'other 3',
    ]);
    expect(found.at(-1)?.content).toBe('one 2');
    expect((await store().resultsOf(wanted, 3, 12)).map(({ content }) => content)).toEqual(['another name']);
    expect(await store().resultsOf([], 3, 1000)).toEqual([]);
    await store().remove(one, Date.now() + 1000);
    expect(await store().resultsOf(wanted, 3, 1000)).toEqual([{ table: other, content: 'other 3' }]);
  });

  describe('a renewal that it has forgotten', () => {
    it('is learned again, and an older one is not', async () => {
      const guest = randomUUID();
      await store().renewTo(guest, 3);
      expect(await store().generation(guest)).toBe(3);
      await store().renewTo(guest, 2);
      expect(await store().generation(guest)).toBe(3);
      expect(await store().renew(guest)).toBe(4);
    });
  });

  it('keeps by what a few devices of a guest are called', async () => {
    const [ann, bea] = [randomUUID(), randomUUID()];
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    await store().subscribe(ann, one, 'one', 1, 2);
    await store().subscribe(ann, two, 'two', 2, 2);
    await store().subscribe(ann, one, 'one again', 3, 2);
    await reopen();
    expect(await store().subscriptionsOf(ann)).toEqual(['one again', 'two']);
    await store().subscribe(ann, three, 'three', 4, 2);
    expect(await store().subscriptionsOf(ann)).toEqual(['three', 'one again']);
    // The device has become another guest.
    await store().subscribe(bea, one, 'of Bea', 5, 2);
    expect(await store().subscriptionsOf(ann)).toEqual(['three']);
    await store().unsubscribe(ann, one);
    expect(await store().subscriptionsOf(bea)).toEqual(['of Bea']);
    await store().unsubscribe(bea, one);
    expect(await store().subscriptionsOf(bea)).toEqual([]);
    await store().subscribe(ann, two, 'two', 6, 2);
    await store().dropSubscriptions(5);
    expect(await store().subscriptionsOf(ann)).toEqual(['two']);
    await store().unsubscribe(ann, null);
    expect(await store().subscriptionsOf(ann)).toEqual([]);
  });
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
