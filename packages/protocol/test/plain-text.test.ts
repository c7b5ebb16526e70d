import { describe, expect, test } from 'vitest';
import { plainName, plainText } from '../src/plain-text.ts';

describe('a name', () => {
  test.each([
    'Anna',
    'Zoë',
    'Đặng Thị Huyền',
    'Ὀδυσσεύς',
    'שָׁלוֹם',
    'محمد',
    'می‌خواهم',
    'ශ්‍රී',
    'がぎぐ',
    '김',
    'สวัสดี',
    '👩‍👩‍👧',
    '❤️',
    '👍🏽',
    '1️⃣',
    'O’Brien-Smith',
  ])('stays as it is: %s', (name) => {
    expect(plainName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['\u202egnirts', 'gnirts'],
    ['An\u200bna', 'Anna'],
    ['An\u200dna', 'Anna'],
    ['An\u00adna\ufeff', 'Anna'],
    ['A\u0000n\u0007na', 'A n na'],
    ['\u2066Anna\u2069', 'Anna'],
    ['Anna\ufe0f', 'Anna'],
    ['Anna\u{e0041}', 'Anna'],
    ['\ud800Anna', 'Anna'],
    ['  Anna \u3000\u00a0 Maria\n', 'Anna Maria'],
    ['Zoe\u0308', 'Zoë'],
    ['\u0301\u0302Anna', 'Anna'],
    [`A${'\u0335'.repeat(20)}`, `A${'\u0335'.repeat(3)}`],
    [`ب${'\u06d6\u06d7\u06d8\u200d'.repeat(5)}`, 'ب\u06d6\u06d7\u06d8'],
    [`क${'\ua8e1\u200d'.repeat(10)}ष`, 'क\ua8e1\u200d\ua8e1\u200d\ua8e1ष'],
    ['An\ue000na\u{10fffe}', 'Anna'],
  ])('loses what hides or towers: %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  test.each([
    '',
    ' ',
    '\u3164',
    '\u2800\u2800',
    '\u200b',
    '\u200d',
    '\u115f\u1160',
    '\u034f',
    '\ufe0f',
    '\u0301',
    ' \u0301 \u0302',
    '\u202e\u202c',
    '\t\n',
    '\u{e0020}',
    '\u17b4',
    '\u{1d159}',
    '\u{13441}\u{13442}',
    '\uf8ff\u{f0000}\uffff',
  ])('is blank: %j', (name) => {
    expect(plainName(name)).toBe('');
  });
});

test('a text keeps its spaces, but has one line and one direction', () => {
  expect(plainText('one  two')).toBe('one  two');
  expect(plainText('one\r\ntwo\u2028three')).toBe('one two three');
  expect(plainText('\u202eone\u202c \u2067two\u2069')).toBe('one two');
});

test('what is plain stays so', () => {
  const chars = '\u202eA\u0301\u0301\u200d👩\ufe0f \u3164é\u0335\n\ud800क\u094d\u200dष';
  for (let start = 0; start < chars.length; start++) {
    const once = plainText(chars.slice(start) + chars.slice(0, start));
    expect(plainText(once)).toBe(once);
  }
});
