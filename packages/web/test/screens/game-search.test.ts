import { boxes, type GameId, languages, openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { catalogue, playersFor } from '../../src/games/catalogue.ts';
import { findGames, type GameFilter, noFilter } from '../../src/screens/shelf/game-search.ts';
import { seatPlayers } from '../../src/session/new-match.ts';

const book = await openBook('de');
const found = (wishes: Partial<GameFilter>): GameId[] =>
  findGames({ ...noFilter, ...wishes }, book).map(({ id }) => id);

test('without wishes every game stands on the shelf', () => {
  expect(found({})).toHaveLength(catalogue.length);
  expect(found({})[0]).toBe('block');
});

test('so many people, so many games', () => {
  expect(found({ people: 2 })).toContain('french');
  expect(found({ people: 3 })).not.toContain('french');
  expect(found({ people: 5 })).toEqual(expect.arrayContaining(['cyprus', 'solo', 'italian', 'tiddlewink']));
  expect(found({ people: 5 })).not.toContain('block');
});

test('somebody alone finds games for one first, then all others', () => {
  const alone = found({ people: 1 });
  expect(alone).toHaveLength(catalogue.length);
  expect(alone.slice(0, 5).toSorted()).toEqual(['dominosa', 'fortune', 'quadrille', 'solo1', 'solo2']);
});

test('time, children and puzzles', () => {
  for (const id of found({ minutes: 10 })) expect(boxes[id].minutes).toBeLessThanOrEqual(10);
  expect(found({ children: true })).toContain('concentration');
  expect(found({ children: true })).not.toContain('chickenfoot');
  expect(found({ puzzles: true }).toSorted()).toEqual(['dominosa', 'quadrille', 'solo1', 'solo2']);
});

test('a word is found without capitals, accents and order', () => {
  expect(found({ words: 'franzosisch' })).toEqual(['french']);
  expect(found({ words: 'DOMINO burg' })).toContain('burg');
  expect(found({ words: 'xyzzy' })).toEqual([]);
});

test.each(languages)('every game is found by its name: %s', async (language) => {
  const other = await openBook(language);
  for (const { id } of catalogue) {
    const games = findGames({ ...noFilter, words: other.name(id) }, other).map((entry) => entry.id);
    expect(games).toContain(id);
  }
});

test.each(catalogue)('$id: the usual number of players can play it', (entry) => {
  for (const people of [null, 1, 2, 3, 4, 5]) {
    const players = playersFor(entry, people);
    expect(players).toBeGreaterThanOrEqual(entry.least);
    expect(players).toBeLessThanOrEqual(entry.most);
  }
});

test('everybody at the table has another name', () => {
  const sitters = seatPlayers({ players: 11, people: ['Bea', 'Ada'], level: 'easy' });
  expect(new Set(sitters.map(({ name }) => name)).size).toBe(11);
  expect(sitters.slice(0, 3).map(({ plays }) => plays)).toEqual(['person', 'person', 'easy']);
});
