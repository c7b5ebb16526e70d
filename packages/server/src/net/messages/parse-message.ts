import { isObject } from '@tischrunde/engine';
import {
  type Ask,
  type AskName,
  asks,
  isMove,
  protocol,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import { getDotPath, safeParse } from 'valibot';

/** A parsed message: an ask, or why it is refused. */
export type ParsedMessage =
  | { readonly ask: Ask }
  | { readonly number: number | null; readonly code: RefusalCode; readonly error: string };

/** Parses a message from a client. A refusal says what is wrong, and where. */
export function parseMessage(text: string): ParsedMessage {
  const message = jsonOf(text);
  if (message === undefined) return bad(null, 'it is not JSON');
  if (typeof message !== 'object' || message === null) return bad(null, 'it is not an object');
  if (isObject(message) && isMove(message)) return { ask: message };
  const number = numberIn(message);
  const name = 'do' in message ? message.do : undefined;
  if (!isAskName(name)) return bad(number, `do: expected one of ${Object.keys(asks).join(', ')}`);
  if (name === 'hello' && 'protocol' in message && message.protocol !== protocol)
    return refusedMessage('protocol.other', number, `the server speaks protocol ${protocol}`);
  // Only the first fault is told, and a list may have thousands.
  const read = safeParse(asks[name], message, { abortEarly: true });
  if (read.success) {
    const wrong = wrongOption(message, read.output);
    return wrong === null ? { ask: read.output } : bad(number, wrong);
  }
  const [issue] = read.issues;
  return bad(number, `${getDotPath(issue) ?? 'message'}: ${issue.message}`);
}

/** What is wrong with options, if the schema has passed over it: it takes a list for an object, and drops names that every object has. */
function wrongOption(message: object, ask: Ask): string | null {
  if (!('options' in message) || !('options' in ask)) return null;
  const { options } = message;
  if (!isObject(options)) return 'options: expected an object';
  const dropped = Object.keys(options).find((name) => !Object.hasOwn(ask.options ?? {}, name));
  return dropped === undefined ? null : `options.${dropped}: there is no such option`;
}

/** The number of a message that is refused, whatever else it says. */
export function numberOf(text: string): number | null {
  const message = jsonOf(text);
  return typeof message === 'object' && message !== null ? numberIn(message) : null;
}

const numberIn = (message: object): number | null =>
  'ask' in message && typeof message.ask === 'number' ? message.ask : null;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isAskName = (name: unknown): name is AskName => typeof name === 'string' && Object.hasOwn(asks, name);

export const refusedMessage = (
  code: RefusalCode,
  number: number | null,
  error: string = refusalCodes[code],
): ParsedMessage => ({ number, code, error });

const bad = (number: number | null, error: string): ParsedMessage =>
  refusedMessage('message.bad', number, error);
