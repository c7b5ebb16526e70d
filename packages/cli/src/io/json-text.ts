import { BadInput } from '@tischrunde/engine';

/** Parses a JSON text of several lines; `BadInput` names the line and column of the first fault. */
export const readJson = (text: string): unknown =>
  parse(text, (before) => {
    const lines = before.split('\n');
    return `line ${lines.length}, column ${lines[lines.length - 1].length + 1}`;
  });

/** Parses JSON on a single line; `BadInput` names the column of the first fault. */
export const readJsonLine = (text: string): unknown => parse(text, (before) => `column ${before.length + 1}`);

function parse(text: string, placeAfter: (before: string) => string): unknown {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return JSON.parse(bare);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { at, reason } = firstFault(bare);
    throw new BadInput(placeAfter(bare.slice(0, at)), reason);
  }
}

interface Fault {
  readonly at: number;
  readonly reason: string;
}

/** What is expected at a place, in the words of the message. */
const expectations = {
  value: 'a value',
  valueOrEnd: 'a value or ]',
  name: 'a name in double quotes',
  nameOrEnd: 'a name in double quotes or }',
  colon: 'a colon',
  commaOrEnd: 'a comma or the closing bracket',
  nothing: 'nothing more',
} as const;
type Expected = keyof typeof expectations;

/** JSON.parse does not always say where it stopped, so a refused text is scanned once more. */
function firstFault(text: string): Fault {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const token = tokenAt(text, at);
    if ('reason' in token) return token;
    const next = step(expected, token.kind, open);
    if (next === null) return { at, reason: `expected ${expectations[expected]}, found ${wordAt(text, at)}` };
    expected = next;
    at = skipSpace(text, token.end);
  }
  return { at, reason: `the text ends where ${expectations[expected]} should stand` };
}

interface Token {
  /** A bracket, a comma or a colon stands for itself. */
  readonly kind: string;
  readonly end: number;
}

/** What is expected after a token; null where the token is not expected here. */
function step(expected: Expected, kind: string, open: string[]): Expected | null {
  const wantsValue = expected === 'value' || expected === 'valueOrEnd';
  if (wantsValue && (kind === '[' || kind === '{')) {
    open.push(kind === '[' ? ']' : '}');
    return kind === '[' ? 'valueOrEnd' : 'nameOrEnd';
  }
  const mayClose = expected === 'valueOrEnd' || expected === 'nameOrEnd' || expected === 'commaOrEnd';
  if (mayClose && kind === open[open.length - 1]) {
    open.pop();
    return afterValue(open);
  }
  if (wantsValue && (kind === 'text' || kind === 'plain')) return afterValue(open);
  if ((expected === 'name' || expected === 'nameOrEnd') && kind === 'text') return 'colon';
  if (expected === 'colon' && kind === ':') return 'value';
  if (expected === 'commaOrEnd' && kind === ',') return open[open.length - 1] === ']' ? 'value' : 'name';
  return null;
}

const afterValue = (open: readonly string[]): Expected => (open.length === 0 ? 'nothing' : 'commaOrEnd');

function tokenAt(text: string, at: number): Token | Fault {
  if ('[]{},:'.includes(text[at])) return { kind: text[at], end: at + 1 };
  if (text[at] === '"') return textAt(text, at);
  const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
  plain.lastIndex = at;
  if (plain.test(text)) return { kind: 'plain', end: plain.lastIndex };
  return { at, reason: `${wordAt(text, at)} is not JSON` };
}

function textAt(text: string, start: number): Token | Fault {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return { kind: 'text', end: at + 1 };
    if (text[at] < ' ') return { at, reason: 'a line break or control character inside a text in quotes' };
    if (text[at] === '\\') {
      const escaped = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;
      escaped.lastIndex = at + 1;
      if (!escaped.test(text)) return { at, reason: 'a backslash that JSON does not know' };
      at = escaped.lastIndex - 1;
    }
  }
  return { at: start, reason: 'a text in quotes begins here and does not end' };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (' \t\n\r'.includes(text[at] ?? 'x')) at++;
  return at;
}

function wordAt(text: string, at: number): string {
  const word = /[\p{L}\p{N}_.+-]{1,20}|./suy;
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? text[at];
}
