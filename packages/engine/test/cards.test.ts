import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { type AnyGame, anyGame } from '../src/core/game.ts';
import { openMatch } from '../src/core/match.ts';
import { chanceOf, readOptions, type Seat, seatsOf, seedOf } from '../src/index.ts';
import type { SoloEvent } from '../src/solo/event.ts';
import { solo } from '../src/solo/game.ts';
import type { SoloView } from '../src/solo/view.ts';
import type { SolominoEvent } from '../src/solomino/event.ts';
import { solomino } from '../src/solomino/game.ts';
import type { SolominoView } from '../src/solomino/view.ts';
import { assertHandsRebuilt } from './support/card-hands.ts';

const games: readonly AnyGame<SoloView | SolominoView, SoloEvent | SolominoEvent>[] = [
  anyGame(solo),
  anyGame(solomino),
];

describe.for(games)('$id', (game) => {
  test.prop([fc.string(), fc.integer({ min: 2, max: 6 })], { numRuns: 6 })(
    'tells every seat where the hands it has held went',
    (seed, players) => {
      const options = readOptions(game.id, game.options, players, { rounds: 1, interject: true });
      const match = openMatch({ game, players, options, seed, deals: [] });
      const chance = chanceOf(seedOf(seed), 1);
      for (let count = 0; match.phase !== 'matchOver' && count < 300; count++) {
        const all = seatsOf(players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
        const { seat, move } = all[chance.below(all.length)];
        match.attempt(seat, move);
        if (match.phase === 'play' && count % 20 !== 0) continue;
        const eyes: (Seat | null)[] = [null, ...seatsOf(players)];
        for (const eye of eyes) assertHandsRebuilt(match.known(eye));
      }
    },
  );
});
