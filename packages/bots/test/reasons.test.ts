import {
  type AnyGame,
  chanceOf,
  games,
  type Match,
  type MoveText,
  openMatch,
  readTranscript,
  type Seat,
  seatAt,
  seedOf,
} from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { finish } from '../src/bot.ts';
import { botFor } from '../src/games.ts';
import { explain } from '../src/reasons/explain.ts';
import { explainMoves } from '../src/reasons/games.ts';
import { isTrue, played, reasonNames } from './support/reason-checks.ts';

const forSeveral = games.filter(({ players }) => players.most > 1);

/** Positions of random matches in which a seat can move. */
function* positions(
  game: AnyGame,
  players: number,
  seed: string,
  most: number,
): Generator<{ match: Match; seat: Seat }> {
  const match = openMatch(readTranscript({ game: game.id, players, seed, moves: [] }));
  const luck = chanceOf(seedOf(seed), 1);
  for (let count = 0; match.phase !== 'matchOver' && count < most; ) {
    if (match.phase === 'roundOver') match.attempt(seatAt(0), { type: 'next' });
    const seat =
      match.turn === null || (match.outOfTurn && luck.below(3) === 0)
        ? seatAt(luck.below(players))
        : match.turn;
    const legal = match.legal(seat);
    if (legal.length === 0) continue;
    count++;
    yield { match, seat };
    match.attempt(seat, legal[luck.below(legal.length)]);
  }
}

/** How often each reason was given. */
const given = new Map<string, number>();

/** Given by `explain`, or too rare for random matches. */
const unmet: readonly string[] = ['onlyMove', 'asGoodAsAny', 'bestAhead', 'nobodyCan'];

/** Moves from all over the list. */
const someOf = (legal: readonly MoveText[]): MoveText[] =>
  legal.filter((_, index) => index % Math.ceil(legal.length / mostMoves) === 0);

const mostMoves = 6;

/** Cards bring more kinds of reasons than tiles. */
const seedsFor = ({ id }: AnyGame): string[] =>
  Array.from({ length: manyReasons.includes(id) ? 8 : 3 }, (_, index) => `reasons ${index}`);

const manyReasons: readonly string[] = ['solo', 'solomino', 'dominanz', 'hektik'];

describe('what the reasons say is so', () => {
  test.each(forSeveral)('$id', (game) => {
    const { least, most } = game.players;
    for (const players of new Set([least, Math.min(most, least + 2)])) {
      for (const seed of seedsFor(game)) {
        for (const { match, seat } of positions(game, players, seed, 50)) {
          const moves = someOf(match.legal(seat));
          const chance = chanceOf(seedOf(seed), 0);
          const found = explainMoves({ known: match.known(seat), seat, chance }, moves);
          for (const [index, move] of moves.entries()) {
            const claim = { before: match, after: played(match, seat, move), seat, move };
            for (const reason of found[index]) {
              given.set(reason.why, (given.get(reason.why) ?? 0) + 1);
              if (isTrue(claim, reason)) continue;
              expect.fail(JSON.stringify({ reason, move, seat, transcript: match.transcript() }));
            }
          }
        }
      }
    }
  });

  test('every reason was given somewhere', () => {
    expect(reasonNames.filter((why) => !given.has(why))).toEqual(unmet);
  });
});

test.each(forSeveral)('$id: a strong move has a reason', (game) => {
  const { least } = game.players;
  for (const { match, seat } of positions(game, least, 'best', 6)) {
    const chance = chanceOf(seedOf('best'), 0);
    const known = match.known(seat);
    const judgements = finish(botFor(game.id).judge({ known, seat, chance, level: 'strong', work: 300 }));
    const [best] = explain({ known, seat, chance }, judgements, judgements.slice(0, 1));
    expect(best.reasons.length).toBeGreaterThan(0);
  }
});
