import { fc, test as property } from '@fast-check/vitest';
import { BadInput } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { readJson, readJsonLine } from '../../src/io/json-text.ts';
import { readableJson } from '../../src/io/readable-json.ts';

describe('the first fault of a text that is not JSON', () => {
  test.each([
    ['', 'line 1, column 1: the text ends where a value should stand'],
    ['{"a":1', 'line 1, column 7: the text ends where a comma or the closing bracket should stand'],
    ['{"a":1,}', 'line 1, column 8: expected a name in double quotes, found }'],
    ['[1,]', 'line 1, column 4: expected a value, found ]'],
    ['[1 2]', 'line 1, column 4: expected a comma or the closing bracket, found 2'],
    ['[1}', 'line 1, column 3: expected a comma or the closing bracket, found }'],
    ['{"a" 1}', 'line 1, column 6: expected a colon, found 1'],
    ['{} {}', 'line 1, column 4: expected nothing more, found {'],
    ['{\n  game: 1\n}', 'line 2, column 3: game is not JSON'],
    ['["a\nb"]', 'line 1, column 4: a line break or control character inside a text in quotes'],
    ['["\\x"]', 'line 1, column 3: a backslash that JSON does not know'],
    ['["abc', 'line 1, column 2: a text in quotes begins here and does not end'],
    ["{'a':1}", "line 1, column 2: ' is not JSON"],
  ])('%j', (text, sentence) => {
    expect(() => readJson(text)).toThrow(sentence);
  });

  property.prop([fc.json(), fc.nat(), fc.string({ maxLength: 2 })])(
    'is found wherever it is',
    (json, place, junk) => {
      const at = place % (json.length + 1);
      const text = json.slice(0, at) + junk + json.slice(at + 1);
      let fine = true;
      try {
        JSON.parse(text);
      } catch {
        fine = false;
      }
      if (fine) expect(readJsonLine(text)).toEqual(JSON.parse(text));
      else expect(() => readJsonLine(text)).toThrow(BadInput);
    },
  );
});

property.prop([fc.jsonValue()])('JSON for people is the same JSON', (value) => {
  const json = JSON.parse(JSON.stringify(value));
  expect(JSON.parse(readableJson(json))).toEqual(json);
});
