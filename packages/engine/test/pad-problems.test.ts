import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { type Options, readOptions, seatAt } from '../src/index.ts';
import {
  fillPad,
  type PadEntry,
  type PadGameId,
  type PadHand,
  type PadMatch,
  type PadProblem,
  readPadMatch,
} from '../src/pad/index.ts';

const pad = (
  game: PadGameId,
  players: number,
  entries: readonly PadEntry[],
  agreed: Options = {},
): PadMatch => ({
  game,
  players,
  options: readOptions(game, findGame(game)?.options ?? [], players, agreed),
  entries,
});

const problemOf = (match: PadMatch): PadProblem | null => fillPad(match).refused?.problem ?? null;

/** Seat 0 went out; the others hold so much. */
const out = (...counts: readonly number[]): PadEntry => ({
  type: 'round',
  how: 'out',
  by: seatAt(0),
  hands: [null, ...counts.map((count): PadHand => ({ count }))],
});

const blocked = (...hands: readonly PadHand[]): PadEntry => ({
  type: 'round',
  how: 'blocked',
  by: null,
  hands,
});

describe('a hand that cannot be', () => {
  test.each<[string, PadMatch, PadProblem]>([
    [
      'more than the whole set',
      pad('block', 2, [out(200)]),
      { why: 'handTooHigh', seat: seatAt(1), most: 168 },
    ],
    ['more than the whole set together', pad('block', 3, [out(90, 90)]), { why: 'handsTooHigh', most: 168 }],
    [
      'more than seven tiles without a stock',
      pad('sebastopol', 4, [out(70, 10, 10)]),
      { why: 'handTooHigh', seat: seatAt(1), most: 69 },
    ],
    ['two hands of 0-0', pad('block', 3, [out(0, 0)]), { why: 'emptyHand', seat: seatAt(2) }],
    ['0-0 counts in chickenfoot', pad('chickenfoot', 2, [out(0)]), { why: 'emptyHand', seat: seatAt(1) }],
    ['no card that counts nothing', pad('solo', 2, [out(0)]), { why: 'emptyHand', seat: seatAt(1) }],
    [
      'a tile in two hands',
      pad('block', 2, [blocked({ pieces: ['6-3'] }, { pieces: ['6-3', '1-0'] })]),
      { why: 'pieceTwice', piece: '6-3' },
    ],
    [
      'a card more often than it is',
      pad('solo', 2, [
        { type: 'round', how: 'out', by: seatAt(0), hands: [null, { pieces: ['r:swap', 'r:swap'] }] },
      ]),
      { why: 'pieceTwice', piece: 'r:swap' },
    ],
    [
      'a tile of another set',
      pad('block', 2, [blocked({ pieces: ['9-3'] }, { count: 3 })]),
      { why: 'unknownPiece', piece: '9-3' },
    ],
    [
      'no hand at all',
      pad('block', 2, [{ type: 'round', how: 'out', by: seatAt(0), hands: [null, null] }]),
      { why: 'handMissing', seat: seatAt(1) },
    ],
    [
      'a lock without Sperr',
      pad('block', 2, [{ type: 'round', how: 'locked', by: seatAt(0), hands: [{ count: 1 }, { count: 2 }] }]),
      { why: 'malformed' },
    ],
    [
      'nobody who went out',
      pad('block', 2, [{ type: 'round', how: 'out', by: null, hands: [null, { count: 2 }] }]),
      { why: 'malformed' },
    ],
    ['an entry of another game', pad('block', 2, [{ type: 'pair', seat: seatAt(0) }]), { why: 'malformed' }],
  ])('%s', (_what, match, problem) => {
    expect(problemOf(match)).toEqual(problem);
  });

  test('one hand may be 0-0 alone', () => {
    expect(problemOf(pad('block', 3, [out(0, 5)]))).toBeNull();
  });
});

describe('points as they fall', () => {
  test.each<[string, PadMatch, PadProblem]>([
    [
      'no multiple of five',
      pad('fives', 2, [{ type: 'ends', seat: seatAt(0), sum: 7 }]),
      { why: 'notInFives', most: 20 },
    ],
    [
      'more than two doubles',
      pad('fives', 2, [{ type: 'ends', seat: seatAt(0), sum: 25 }]),
      { why: 'notInFives', most: 20 },
    ],
    [
      'the opening is paid first',
      pad('bergen', 2, [{ type: 'lay', seat: seatAt(0), rules: ['bergen.double'] }]),
      { why: 'rule', rule: 'bergen.open' },
    ],
    [
      'a triple is paid instead of a double',
      pad('bergen', 2, [
        { type: 'lay', seat: seatAt(0), rules: ['bergen.open'] },
        { type: 'lay', seat: seatAt(0), rules: ['bergen.double', 'bergen.triple'] },
      ]),
      { why: 'rule', rule: 'bergen.triple' },
    ],
    [
      'the other one is on turn',
      pad('italian', 3, [
        { type: 'tile', seat: seatAt(1), pips: 12 },
        { type: 'tile', seat: seatAt(1), pips: 11 },
      ]),
      { why: 'notOnTurn', seat: seatAt(2) },
    ],
    [
      'there is one tile with 12 pips',
      pad('italian', 3, [
        { type: 'tile', seat: seatAt(0), pips: 12 },
        { type: 'tile', seat: seatAt(1), pips: 12 },
      ]),
      { why: 'gone', piece: '12' },
    ],
    [
      'a double comes up once',
      pad('hektik', 2, [
        { type: 'double', value: 3, seat: null },
        { type: 'double', value: 3, seat: seatAt(0) },
      ]),
      { why: 'gone', piece: '3-3' },
    ],
    [
      'a chain of one',
      pad('burg', 2, [{ type: 'chain', seat: seatAt(0), tiles: 1 }]),
      { why: 'rule', rule: 'burg.chain.min' },
    ],
    [
      'a tile that was taken',
      pad('dominanz', 2, [
        { type: 'row', seat: seatAt(0), row: 3, value: 5 },
        { type: 'row', seat: seatAt(1), row: 5, value: 3 },
      ]),
      { why: 'gone', piece: '5-3' },
    ],
    [
      'an entry for the other one',
      pad('dominanz', 2, [{ type: 'row', seat: seatAt(1), row: 3, value: 5 }]),
      { why: 'rule', rule: 'dominanz.prescribe' },
    ],
    [
      'the match is over',
      pad('fives', 2, [
        ...Array.from({ length: 5 }, (): PadEntry => ({ type: 'ends', seat: seatAt(0), sum: 20 })),
        out(3),
      ]),
      { why: 'matchOver' },
    ],
  ])('%s', (_what, match, problem) => {
    expect(problemOf(match)).toEqual(problem);
  });
});

test('a sheet ends before the entry that cannot be', () => {
  const { refused, rounds, scores } = fillPad(pad('block', 2, [out(12), out(900), out(3)], { rounds: 5 }));
  expect(refused?.entry).toBe(1);
  expect(rounds).toHaveLength(1);
  expect(scores).toEqual([12, 0]);
});

test('who begins: by turns, with a dealer, or by a tile', () => {
  expect(fillPad(pad('solo', 3, [out(5, 9)], { starter: 2 })).begins).toEqual({
    how: 'seat',
    seat: 0,
    dealer: 2,
  });
  expect(fillPad(pad('french', 2, [out(5)])).begins).toEqual({ how: 'seat', seat: 1, dealer: null });
  expect(fillPad(pad('cyprus', 4, [])).begins).toEqual({ how: 'tile', tile: '9-9' });
  expect(fillPad(pad('bergen', 2, [])).begins).toEqual({ how: 'lowest' });
});

describe('what a piece counts that does not count what it shows', () => {
  const handsOf = (match: PadMatch) => {
    const { form } = fillPad(match);
    return 'hands' in form ? form.hands : null;
  };

  test('is shown while a hand is added up', () => {
    expect(handsOf(pad('chickenfoot', 4, []))?.special).toEqual([{ piece: '0-0', worth: 25 }]);
    expect(handsOf(pad('block', 4, []))?.special).toEqual([]);
    expect(handsOf(pad('solo', 4, []))?.special).toEqual([
      { piece: 'r:reverse', worth: 10 },
      { piece: 'r:skip', worth: 20 },
      { piece: 'r:draw2', worth: 30 },
      { piece: 'r:swap', worth: 30 },
      { piece: 'wild', worth: 40 },
      { piece: 'rotate', worth: 40 },
      { piece: 'wild4', worth: 50 },
    ]);
  });

  test('is counted by the pad while pieces are tapped', () => {
    expect(handsOf(pad('chickenfoot', 4, []))?.countOf({ pieces: ['0-0', '6-3'] })).toBe(34);
    expect(handsOf(pad('solo', 4, []))?.countOf({ pieces: ['r9', 'wild4'] })).toBe(59);
    expect(handsOf(pad('solo', 4, []))?.countOf({ count: 12 })).toBe(12);
  });
});

describe('a pad from outside', () => {
  const written = { game: 'block', players: 2, options: {}, entries: [out(12)] };

  test('is read', () => {
    expect(readPadMatch(JSON.parse(JSON.stringify(written)))).toEqual(pad('block', 2, [out(12)]));
  });

  test.each([
    [{ ...written, game: 'solo1' }, 'game: there is no score pad for "solo1"'],
    [{ ...written, players: 9 }, 'players: block is for 2 to 4 players, not for 9'],
    [{ ...written, entries: {} }, 'entries: expected a list, found an object'],
    [{ ...written, entries: [{ type: 'pair', seat: 2 }] }, 'entries[0].seat: there is no seat 2'],
    [{ ...written, entries: [{ type: 'bonus' }] }, 'entries[0].type: there is no entry "bonus"'],
    [{ ...written, entries: [{ ...out(1), how: 'won' }] }, 'entries[0].how: no round ends "won"'],
    [
      { ...written, entries: [{ ...out(1), hands: [null, 'all'] }] },
      'entries[0].hands[1]: expected a hand, found "all"',
    ],
    [
      { ...written, entries: [{ type: 'lay', seat: 0, rules: ['solo.out'] }] },
      'rules: "solo.out" pays nothing in Bergen',
    ],
  ])('or refused: %#', (value, message) => {
    expect(() => readPadMatch(JSON.parse(JSON.stringify(value)))).toThrow(message);
  });
});
