import { games, openMatch, readOptions } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { boxOf } from '../../src/board/chain/placement.ts';
import { agreementsFor, catalogue, findDescriptor, optionsFrom } from '../../src/games/catalogue.ts';
import { usualLength } from '../../src/games/usual-length.ts';

test('the catalogue says of every game what the engine says', () => {
  const told = catalogue.map(({ id, least, most, options }) => ({ id, least, most, options }));
  const said = games.map(({ id, players: { least, most }, options }) => ({
    id,
    least,
    most,
    options: options.map(({ about: _about, because: _because, ...option }) => option),
  }));
  expect(told).toEqual(said);
});

test.each(catalogue)('$id: whatever can be agreed on, the engine accepts', (entry) => {
  for (let players = entry.least; players <= entry.most; players++) {
    for (const { name, kind, choices = [] } of agreementsFor(entry, players)) {
      const values =
        kind === 'choice'
          ? choices
          : kind === 'flag'
            ? [true, false]
            : kind === 'count'
              ? [1, 7]
              : [0, players - 1];
      for (const value of values) {
        const options = optionsFrom(entry, players, { [name]: value });
        expect(options).toEqual({ [name]: value });
        const game = games.find(({ id }) => id === entry.id);
        expect(readOptions(entry.id, game?.options ?? [], players, options)[name]).toBe(value);
      }
    }
  }
});

test.each(games)('$id: the length of a match is known without the engine', (game) => {
  const sets = game.options.find(({ name }) => name === 'set')?.choices ?? [6];
  for (let players = Math.max(2, game.players.least); players <= game.players.most; players++) {
    for (const set of sets) {
      const agreed = game.options.some(({ name }) => name === 'set') ? { set } : {};
      const options = readOptions(game.id, game.options, players, agreed);
      const { rounds, target, exceed } = openMatch({ game, players, options, seed: '', deals: [] }).view(
        null,
      ).length;
      expect(usualLength(game.id, players, set)).toEqual({ rounds, target, exceed });
    }
  }
});

test('what leaves no choice or does not hold is left out', () => {
  const matador = findDescriptor('matador');
  if (matador === undefined) throw new Error('matador');
  const names = (players: number) => agreementsFor(matador, players).map(({ name }) => name);
  expect(names(6)).toEqual(['rounds', 'target', 'small']);
  expect(names(5)).toEqual(['rounds', 'target']);
  expect(optionsFrom(matador, 5, { small: true, rounds: Number.NaN })).toEqual({});
});

const tilePictures = catalogue.flatMap(({ id, picture }) =>
  typeof picture === 'function' ? [] : [{ id, tiles: picture.tiles }],
);

test.each(tilePictures)('$id: the picture has real tiles and lies around the middle', ({ tiles }) => {
  for (const { piece } of tiles) expect(piece).toMatch(/^(\d-\d|back)$/);
  const { left, right, top, bottom } = boxOf(tiles);
  expect(right - left).toBeLessThan(9);
  expect(bottom - top).toBeLessThan(7);
});

test.each(catalogue)('$id: its board can be loaded', async (game) => {
  expect(await game.board()).toBeTypeOf('function');
});

test('exactly the games for one are puzzles, each with its own place', () => {
  const puzzles = catalogue.filter(({ puzzle }) => puzzle !== undefined);
  expect(puzzles).toEqual(catalogue.filter(({ most }) => most === 1));
  expect(new Set(puzzles.map(({ puzzle }) => puzzle?.rank)).size).toBe(puzzles.length);
});
