import { expect, test } from 'vitest';
import { mostSaidByOthers, mostSaidByPlayers } from '../src/limits.ts';
import { Chat } from '../src/table/chat.ts';
import { ToldTable } from './support/told-table.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const line = (guest: string, number: number) => ({
  number,
  guest,
  name: guest,
  text: `line ${number}`,
  emote: null,
});

test('a crowd of onlookers pushes out no line of a player', () => {
  const chat = new Chat();
  for (const number of numbers(10)) chat.hear(line('player', number), `id ${number}`, true);
  for (const number of numbers(15 * 8))
    chat.hear(line(`guest ${number % 15}`, 10 + number), `id ${number}`, false);
  expect(chat.said.filter(({ guest }) => guest === 'player')).toHaveLength(10);
  expect(chat.said.length).toBeLessThanOrEqual(10 + mostSaidByOthers);
  expect(chat.said.map(({ number }) => number)).toEqual(
    chat.said.map(({ number }) => number).toSorted((a, b) => a - b),
  );
  // What a player sends again is still known.
  expect(chat.numberOf('player', 'id 1')).toBe(1);
});

test('players have a limit, too', () => {
  const chat = new Chat();
  for (const number of numbers(500)) chat.hear(line('player', number), `id ${number}`, true);
  expect(chat.said.length).toBeLessThanOrEqual(mostSaidByPlayers);
  expect(chat.said.length).toBeGreaterThanOrEqual(mostSaidByPlayers / 2);
  expect(chat.said.at(-1)?.number).toBe(500);
});

test('the lines of a muted guest make room, and the last one shows who it was', () => {
  const chat = new Chat();
  for (const number of numbers(mostSaidByOthers - 1)) chat.hear(line('loud', number), `id ${number}`, false);
  chat.hear(line('quiet', 100), 'id', false);
  chat.mute('loud');
  expect(chat.said.map(({ guest }) => guest)).toEqual(['loud', 'quiet']);
  for (const number of numbers(mostSaidByOthers - 2))
    chat.hear(line('other', 100 + number), `id ${number}`, false);
  expect(chat.said.map(({ guest }) => guest)).toContain('quiet');
});

test('a table tells its players from onlookers, and the changes add up', () => {
  const table = new ToldTable('block', 2, {}, 'chat', { host: 'host' });
  const say = (guest: string, id: string): void =>
    table.write({ at: 0, kind: 'said', guest, name: guest, text: id, emote: null, id });
  say('guest 0', 'first');
  say('host', 'second');
  for (const number of numbers(15 * 8)) say(`onlooker ${number % 15}`, `id ${number}`);
  table.write({ at: 0, kind: 'muted', guest: 'onlooker 3', muted: true });
  const texts = table.state.said.map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual(['first', 'second']);
  for (const { guest, scene } of table.listeners) expect(scene.said).toEqual(table.fetched(guest).said);
});
