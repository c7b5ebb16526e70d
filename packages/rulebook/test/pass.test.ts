import {
  type AnyGame,
  chanceOf,
  type Event,
  games,
  openMatch,
  readOptions,
  seatAt,
  seedOf,
} from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { meaningOfPass } from '../src/narration/pass.ts';

/** What a pass is said to mean before it is made, and what it came to. */
function* passesOf(game: AnyGame, seed: string): Generator<readonly [meant: string, came: string]> {
  const players = Math.max(2, game.players.least);
  const options = readOptions(game.id, game.options, players, {});
  const match = openMatch({ game, players, options, seed, deals: [] });
  const chance = chanceOf(seedOf(seed), 0);
  for (let count = 0; count < 300 && match.phase !== 'matchOver'; count++) {
    const seat = match.turn ?? seatAt(0);
    const legal = match.legal(seat);
    if (legal.some(({ type }) => type === 'pass')) {
      const passed = match.clone();
      passed.attempt(seat, { type: 'pass' });
      const came = passed.latest(seat).flatMap(meaningOfEvent);
      yield [meaningOfPass({ ...match.known(seat), legal }), came.join()];
    }
    match.attempt(seat, legal[chance.below(legal.length)]);
  }
}

function meaningOfEvent(event: Event): string[] {
  switch (event.type) {
    case 'passed':
      return ['byChoice' in event ? 'passInstead' : 'pass'];
    case 'kept':
      return ['keep'];
    case 'endedTurn':
      return ['endTurn'];
    default:
      return [];
  }
}

/** In all other games there is only one reason to pass. */
const meaningsIn: Readonly<Record<string, readonly string[]>> = {
  bergen: ['keep', 'pass'],
  chickenfoot: ['keep', 'pass'],
  french: ['pass', 'passInstead'],
  hungarian: ['endTurn', 'pass'],
  tiddlewink: ['endTurn', 'pass'],
  solo: ['keep'],
  solomino: ['keep'],
};

/** The games in which players take turns. */
const inTurns = games.filter(({ id, players }) => players.most > 1 && id !== 'hektik');

test.each(inTurns)('$id: what a pass means is known before it is made', (game) => {
  const found = Array.from({ length: 6 }, (_, seed) => [...passesOf(game, `pass ${seed}`)]).flat();
  for (const [meant, came] of found) expect(meant).toBe(came);
  const meanings = [...new Set(found.map(([meant]) => meant))].toSorted();
  expect(meanings).toEqual(meaningsIn[game.id] ?? (meanings.length === 0 ? [] : ['pass']));
});
