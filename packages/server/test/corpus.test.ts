import { games, rulesVersion } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { BrokenLog, chainHash } from '../src/table/chain.ts';
import type { EventOf } from '../src/table/events.ts';
import type { LogEntry } from '../src/table/log.ts';
import { entryOf, stateOf } from '../src/table/replay.ts';
import { sceneOf } from '../src/table/scene.ts';
import { TableState } from '../src/table/state.ts';
import { corpus } from './support/corpus.ts';
import { checkLog } from './support/log-check.ts';

const logs = corpus();

test('there is a log of every game by the rules of today (npm run corpus)', () => {
  const today = logs
    .filter(({ outcome }) => outcome.rules === rulesVersion)
    .map(({ outcome }) => outcome.game);
  expect(today.toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

test.each(logs.map((log): [string, (typeof logs)[number]] => [log.name, log]))(
  'the log %s leads to the same position as when it was played',
  (_, { outcome, log }) => {
    checkLog(outcome.table, log);
    const state = stateOf(outcome.table, log) ?? expect.unreachable();
    expect({ number: state.number, position: state.running?.match.hash() ?? null }).toEqual({
      number: outcome.number,
      position: outcome.position,
    });
    expect(JSON.stringify(sceneOf(state, null))).not.toBe('');
  },
);

test('a log by rules of another version is refused as broken', () => {
  const { outcome, log } = logs[0];
  const opened = JSON.parse(log[0].event) as EventOf<'opened'>;
  const withRules = (rules: number): readonly LogEntry[] => {
    const state = new TableState(outcome.table, opened);
    return [entryOf(state, { ...opened, rules })];
  };
  expect(() => stateOf(outcome.table, withRules(rulesVersion))).not.toThrow();
  for (const rules of [0, rulesVersion + 1])
    expect(() => stateOf(outcome.table, withRules(rules))).toThrow(BrokenLog);
});

test('a log with an event that only a later version knows is refused as broken', () => {
  const { outcome, log } = logs[0];
  const state = stateOf(outcome.table, log) ?? expect.unreachable();
  const event = JSON.stringify({ at: state.at, kind: 'juggled' });
  const number = state.number + 1;
  const later = { number, event, hash: chainHash(state.hash, number, event) };
  expect(() => stateOf(outcome.table, [...log, later])).toThrow('juggled');
  expect(() => stateOf(outcome.table, [...log, later])).toThrow(BrokenLog);
});

test('a log that was tampered with is refused as broken', () => {
  const { outcome, log } = logs[0];
  const changed = (index: number, more: Partial<LogEntry>): readonly LogEntry[] =>
    log.with(index, { ...log[index], ...more });
  expect(() => stateOf('another000', log)).toThrow(BrokenLog);
  expect(() => stateOf(outcome.table, log.toSpliced(4, 1))).toThrow(BrokenLog);
  expect(() => stateOf(outcome.table, log.toReversed())).toThrow(BrokenLog);
  expect(() => stateOf(outcome.table, changed(3, { event: `${log[3].event} ` }))).toThrow(BrokenLog);
  expect(() => stateOf(outcome.table, changed(3, { hash: '' }))).toThrow(BrokenLog);
  expect(() => stateOf(outcome.table, changed(3, { hash: log[4].hash }))).toThrow(BrokenLog);
});
