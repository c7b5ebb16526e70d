import { type Place, sealOf, type TableFacts } from '@tischrunde/protocol';
import { describe, expect, test } from 'vitest';
import { wordTask } from '../src/own-word.ts';

const ready: Place = { guest: 'anna', name: 'Anna', bot: null, ready: true };
const other: Place = { guest: 'bea', name: 'Bea', bot: null, ready: true };
const mine = { seat: 0, word: 'annas-word' };
const seals = [sealOf('annas-word'), sealOf('beas-word')];

/** A table with only what matters here. */
const tableWith = (
  phase: TableFacts['phase'],
  places: readonly Place[],
  fair: Partial<TableFacts['fair']> = {},
): TableFacts =>
  ({ phase, places, fair: { commitment: '', seals, words: [null, null], ...fair } }) as TableFacts;

describe('the own word', () => {
  test('is told once all others are fixed, and only by the device that sealed it', () => {
    const table = tableWith('gathering', [ready, other]);
    expect(wordTask(table, 0, mine)).toBe('tell');
    expect(wordTask(table, 0, {})).toBe('wait');
    expect(wordTask(table, 0, { seat: 0, word: 'another' })).toBe('wait');
    expect(wordTask(table, 0, { seat: 1, word: 'annas-word' })).toBe('wait');
  });

  test('is kept while a seat is free or somebody is not ready', () => {
    const free: Place = { guest: null, name: null, bot: null, ready: false };
    expect(wordTask(tableWith('gathering', [ready, free]), 0, mine)).toBeNull();
    expect(wordTask(tableWith('over', [ready, { ...other, ready: false }]), 0, mine)).toBeNull();
    expect(wordTask(tableWith('gathering', [ready, { ...free, bot: 'easy' }]), 0, mine)).toBe('tell');
  });

  test('is told once', () => {
    expect(
      wordTask(tableWith('gathering', [ready, other], { words: ['annas-word', null] }), 0, mine),
    ).toBeNull();
  });

  test('is replaced where it is void, but nobody agrees to another match by that', () => {
    const void_ = { ...ready, ready: false };
    expect(wordTask(tableWith('gathering', [void_, other]), 0, {})).toBe('seal');
    expect(wordTask(tableWith('over', [void_, other]), 0, mine)).toBe('seal');
    expect(wordTask(tableWith('over', [void_, other]), 0, {})).toBeNull();
  });

  test('needs the seat: a bot that stepped in before the first match goes', () => {
    const played: Place = { ...ready, bot: 'medium', ready: false };
    expect(wordTask(tableWith('gathering', [played, other]), 0, mine)).toBe('takeBack');
    expect(wordTask(tableWith('over', [played, other]), 0, mine)).toBeNull();
  });

  test('is of no concern during a match, or without a seat', () => {
    expect(wordTask(tableWith('playing', [ready, other]), 0, mine)).toBeNull();
    expect(wordTask(tableWith('gathering', [ready, other]), null, mine)).toBeNull();
  });
});
