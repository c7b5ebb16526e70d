import { type AnyGame, games, type Option, type Options } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { levels } from '../src/bot.ts';
import { playsFair } from './support/fair-play.ts';
import { everyNumber, playShort, shortOptions } from './support/tables.ts';

playsFair(everyNumber, { seeds: ['one', 'two'], few: 6 });

/** Every value of every option that is not the standard one, one at a time. */
const variations = (game: AnyGame) =>
  game.options.flatMap((option) =>
    valuesOf(option).map((value) => {
      const players = option.players?.[0] ?? game.players.least;
      return { id: game.id, game, players, given: { [option.name]: value } satisfies Options };
    }),
  );

function valuesOf({ name, kind, choices, standard }: Option) {
  if (name === 'target') return [30];
  if (name === 'rounds') return [2];
  if (kind === 'seat') return [1];
  const values = kind === 'flag' ? (choices ?? [true, false]) : (choices ?? []);
  return values.filter((value) => value !== standard);
}

test.each(games.flatMap(variations))('$id for $players with $given', ({ game, players, given }) => {
  const options = shortOptions(game, players, given);
  for (const contender of levels)
    expect(playShort({ game, players, contender, seed: 'options', work: 40, options }).phase).toBe(
      'matchOver',
    );
});
