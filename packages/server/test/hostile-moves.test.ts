import { chanceOf, games, type JsonObject, openMatch, seatsOf, seedOf } from '@tischrunde/engine';
import { asks } from '@tischrunde/protocol';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { mutated } from './support/mutation.ts';

const isSendable = (move: JsonObject): boolean =>
  safeParse(asks.move, { ask: 1, do: 'move', table: '0123456789', match: 1, id: 'abcdefgh', move }).success;

test.each(games.map((game) => [game.id, game] as const))(
  'the referee of %s judges every move that can be sent',
  (id, game) => {
    const chance = chanceOf(seedOf(`hostile ${id}`), 0);
    const players = game.players.most;
    let judged = 0;
    for (let deal = 0; deal < 4; deal++) {
      const match = openMatch({ game, players, options: {}, seed: `${id} ${deal}`, deals: [] });
      for (let made = 0; made < 60 && match.phase !== 'matchOver'; made++) {
        const all = seatsOf(players).flatMap((seat) => match.legal(seat).map((move) => ({ seat, move })));
        for (let tried = 0; tried < 10; tried++) {
          let move: JsonObject = all[chance.below(all.length)].move;
          for (let times = chance.below(3); times >= 0; times--)
            move = mutated(
              move,
              chance,
              all.map((each) => each.move),
            );
          if (!isSendable(move)) continue;
          judged++;
          const sent: JsonObject = JSON.parse(JSON.stringify(move));
          for (const seat of seatsOf(players)) {
            const judgement = match.judge(seat, sent);
            // What is written into the log means the same when it is read again.
            if (judgement.ok) expect(match.judge(seat, judgement.move)).toEqual(judgement);
          }
        }
        const { seat, move } = all[chance.below(all.length)];
        expect(match.attempt(seat, move)).toBe(null);
      }
    }
    expect(judged).toBeGreaterThan(20);
  },
);
