import { longestMessage } from '@tischrunde/protocol';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { mostStrikes, ratesOf } from '../src/limits.ts';
import type { ConnectionContext } from '../src/net/connection-context.ts';
import { Intake } from '../src/net/intake.ts';
import { rateLimitersFor } from '../src/net/limiters.ts';
import { parseMessage } from '../src/net/messages/parse-message.ts';

const mine = Buffer.from('{"ask":7,"do":"mine"}');

function intakeOf() {
  const limiters = rateLimitersFor(ratesOf(readConfig({})));
  const context = { limiters, isClosing: () => false } as Partial<ConnectionContext> as ConnectionContext;
  const disconnect = vi.fn();
  return { intake: new Intake(context, '192.0.2.1', () => 'eve', disconnect), disconnect, limiters };
}

/** A note with as many wrong entries as fit into a message. */
const wrongNote = (): string => {
  const note = {
    ask: 7,
    do: 'note',
    table: '8qsd57mfe3',
    id: 'abcdefgh',
    match: 1,
    writes: 0,
    from: 0,
    remove: 0,
  };
  const entries = Array.from({ length: longestMessage / 2 - 100 }, () => 0);
  return JSON.stringify({ ...note, entries });
};

test('a client that keeps sending far too much is disconnected, although some of it is let through', () => {
  vi.useFakeTimers();
  try {
    const { intake, disconnect } = intakeOf();
    let sent = 0;
    // One message in 50 ms is let through, and ten come.
    for (; sent < 1000 && disconnect.mock.calls.length === 0; sent++) {
      if (sent % 10 === 0) vi.advanceTimersByTime(50);
      intake.read(mine, false);
    }
    expect(disconnect).toHaveBeenCalledWith('message.often');
    expect(sent).toBeLessThan(300);
  } finally {
    vi.useRealTimers();
  }
});

test('a client that now and then sends too much stays connected', () => {
  vi.useFakeTimers();
  try {
    const { intake, disconnect } = intakeOf();
    for (let minute = 0; minute < 10; minute++) {
      vi.advanceTimersByTime(60_000);
      for (let sent = 0; sent < 100 + mostStrikes / 2; sent++) intake.read(mine, false);
    }
    expect(disconnect).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('nobody is disconnected for what others of the address send', () => {
  vi.useFakeTimers();
  try {
    const { intake, disconnect, limiters } = intakeOf();
    for (let second = 0; second < 300; second++) {
      while (limiters.messagesOfAddress.take('192.0.2.1'));
      expect(intake.read(mine, false)).toMatchObject({ code: 'message.often' });
      vi.advanceTimersByTime(1000);
    }
    expect(disconnect).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('what comes too often is refused with its number, and not checked any further', () => {
  const { intake } = intakeOf();
  const wrong = Buffer.from('{"ask":7,"do":"say"}');
  const answers = Array.from({ length: 140 }, () => intake.read(wrong, false));
  expect(answers[0]).toMatchObject({ number: 7, code: 'message.bad' });
  expect(answers.at(-1)).toMatchObject({ number: 7, code: 'message.often' });
});

test('of thousands of faults only the first one is looked for', () => {
  const text = wrongNote();
  expect(text.length).toBeLessThanOrEqual(longestMessage);
  expect(parseMessage(text)).toMatchObject({ error: 'entries.0: an entry is an object' });
  const cpuOf = (work: () => unknown): number => {
    for (let time = 0; time < 100; time++) work();
    const before = process.threadCpuUsage();
    for (let time = 0; time < 300; time++) work();
    return process.threadCpuUsage(before).user;
  };
  // To look for all of them took sixty times as long as to parse the text.
  expect(cpuOf(() => parseMessage(text))).toBeLessThan(25 * cpuOf(() => JSON.parse(text)));
});

test.each([
  ['[]', 'options: expected an object'],
  ['{"__proto__":{"rounds":1}}', 'options.__proto__: there is no such option'],
  ['{"rounds":1,"constructor":true}', 'options.constructor: there is no such option'],
])('options %s are refused', (options, error) => {
  const open = `{"ask":7,"do":"open","id":"abcdefgh","game":"block","players":2,"options":${options}}`;
  const change = `{"ask":7,"do":"change","table":"8qsd57mfe3","options":${options}}`;
  for (const text of [open, change])
    expect(parseMessage(text)).toEqual({ number: 7, code: 'message.bad', error });
});
