import type { Chance, Json, JsonObject } from '@tischrunde/engine';

/** What is sent as one message: a text, in one frame or in pieces, or bytes that are no text. */
export type Missile = { readonly text: string; readonly pieces: number } | { readonly bytes: Buffer };

const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item => items[chance.below(items.length)];

const deep = (levels: number): Json => {
  let nested: Json = 'inside';
  for (let level = 0; level < levels; level++) nested = level % 2 === 0 ? [nested] : { a: nested };
  return nested;
};

/** Values that programs have stumbled over. */
const wild: readonly Json[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 53) - 2,
  '',
  ' ',
  '0',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\u200b',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%s%n%d',
  "'; DROP TABLE events; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\n',
  'x'.repeat(300),
  '👩‍👩‍👧'.repeat(20),
  [],
  [[]],
  {},
  [null],
  [0, 1, 2],
  { length: 3 },
  { toString: null, valueOf: null },
  { type: 'lay' },
  Array(200).fill(0),
];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'length',
  'seat',
  'guest',
  'ask',
  'do',
  'table',
  'at',
  'kind',
  '',
  '\u0000',
  'x'.repeat(40),
];

/** A field with a name of any kind, as JSON can have it: also `__proto__`, which an assignment would not make. */
const withField = (object: JsonObject, name: string, value: Json): JsonObject =>
  Object.fromEntries([...Object.entries(object), [name, value]]);

const withoutField = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([field]) => field !== name));

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that is a little different, or wholly. */
function altered(value: Json, chance: Chance): Json {
  if (chance.below(3) === 0) return oneOf(chance, wild);
  if (typeof value === 'number')
    return oneOf(chance, [value + 1, value - 1, -value, value * 2 ** 32, `${value}`]);
  if (typeof value === 'boolean') return oneOf(chance, [!value, `${value}`, Number(value)]);
  if (typeof value === 'string')
    return oneOf(chance, [
      value.slice(1),
      value.slice(0, -1),
      `${value}\u0000`,
      `${value}\ud800`,
      ` ${value} `,
      value.toUpperCase(),
      value.repeat(3),
      [value],
      [...value].reverse().join(''),
    ]);
  if (Array.isArray(value))
    return oneOf(chance, [
      [...value, ...value],
      value.slice(1),
      value.map((item) => altered(item, chance)),
      deep(50),
    ]);
  if (isObject(value)) return mutated(value, chance, []);
  return oneOf(chance, wild);
}

/** An ask with something wrong in it, or with something of another ask. */
export function mutated(ask: JsonObject, chance: Chance, others: readonly JsonObject[]): JsonObject {
  const fields = Object.keys(ask);
  const field = fields.length === 0 ? 'x' : oneOf(chance, fields);
  const other = others.length === 0 ? {} : oneOf(chance, others);
  switch (chance.below(6)) {
    case 0:
      return withoutField(ask, field);
    case 1:
      return withField(ask, oneOf(chance, names), oneOf(chance, wild));
    case 2:
    case 3: {
      // The same field of another client's ask: table, seat, guest, id or token.
      const shared = Object.keys(other).filter((name) => fields.includes(name) && name !== 'ask');
      const name = shared.length === 0 ? field : oneOf(chance, shared);
      return withField(withoutField(ask, name), name, other[name] ?? null);
    }
    default:
      return withField(withoutField(ask, field), field, altered(ask[field] ?? null, chance));
  }
}

/** A text with something wrong in it. */
function garbled(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (chance.below(8)) {
    case 0:
      return before;
    case 1:
      return after;
    case 2:
      return `${before}${oneOf(chance, ['"', '{', '}', '[', ',', ':', '\\', '\u0000', '\ufeff', '\\ud800', '1e999'])}${after}`;
    case 3:
      return text.replace(/\{/, '{"do":"open","ask":7,');
    case 4:
      return text.replace(/\}$/, ',"do":"stand","ask":7}');
    case 5:
      return text + text;
    case 6:
      return `${'['.repeat(at * 8)}${text}${']'.repeat(at * 8)}`;
    default:
      return text.replace(
        /:\d+/,
        `:${oneOf(chance, ['1e999', '-1e999', '1E+2', '00', '0x1', '9'.repeat(400), 'NaN'])}`,
      );
  }
}

/** A message made of what was once said rightly. */
export function missileFrom(asks: readonly JsonObject[], chance: Chance): Missile {
  let ask = oneOf(chance, asks);
  for (let times = chance.below(3); times > 0; times--) ask = mutated(ask, chance, asks);
  const said = JSON.stringify(ask);
  const text = chance.below(5) === 0 ? garbled(said, chance) : said;
  if (chance.below(50) === 0) return { bytes: Buffer.from(text) };
  return { text, pieces: chance.below(20) === 0 ? 2 + chance.below(4) : 1 };
}
