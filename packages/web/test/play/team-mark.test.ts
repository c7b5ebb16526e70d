import { findGame, openMatch, seatAt } from '@tischrunde/engine';
import { languages, openBook } from '@tischrunde/rulebook';
import { expect, test } from 'vitest';
import { teamText } from '../../src/play/team-mark.tsx';

const sitters = ['Ada', 'Bea', 'Carlo', 'Dina'].map((name) => ({ name, plays: 'person' as const }));

const viewIn = (id: string, players: number) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return openMatch({ game, players, options: {}, seed: 'pairs', deals: [] }).view(seatAt(0));
};

test.each(languages)('%s: everybody is told who plays with whom', async (language) => {
  const book = await openBook(language);
  const view = viewIn('team', 4);
  const told = sitters.map((_, seat) => teamText({ view, seat, sitters, book }));
  const partner = told.indexOf(book.say('team.withYou'));
  expect(partner).toBeGreaterThan(0);
  expect(told[0]).toContain(sitters[partner].name);
  expect(told.filter((text) => text !== '')).toHaveLength(4);
  expect(teamText({ view: viewIn('block', 4), seat: 1, sitters, book })).toBe('');
});
