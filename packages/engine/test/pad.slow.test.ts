import { describe, expect, test } from 'vitest';
import { games } from '../src/index.ts';
import { isPadGame } from '../src/pad/index.ts';
import { checkPad } from './support/pads.ts';
import { everyWay } from './support/tables.ts';

describe.each(games.filter(({ id }) => isPadGame(id)))('$id', (game) => {
  test('the pad adds up what the engine has played, with every option', () => {
    let rounds = 0;
    for (let seed = 0; rounds < 2000; seed++)
      for (const way of everyWay(game)) rounds += checkPad(way, `${seed}`);
    expect(rounds).toBeGreaterThanOrEqual(2000);
  });
});
