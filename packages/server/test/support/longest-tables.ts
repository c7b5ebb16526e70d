import { findGame, games, readOptions } from '@tischrunde/engine';
import type { MatchResult } from '@tischrunde/protocol';
import { expect } from 'vitest';
import { mostMoves, mostOwnTables, mostResults } from '../../src/limits.ts';
import { newCode } from '../../src/net/short-code.ts';
import type { Store, StoredResult } from '../../src/store/store.ts';
import { visitOf } from '../../src/table/visits.ts';
import { LongLog, strangerAt } from './long-log.ts';

/** Who is the host of all these tables. */
export const host = strangerAt(0);

/** A table that is as long or as full as it may be. */
export interface Prepared {
  readonly game: string;
  readonly table: string;
  readonly match: number;
  readonly number: number;
  readonly players: number;
}

/** The games of which two whole matches are played that have become as long as they may. */
const longest = ['block', 'italian', 'concentration', 'solo', 'solomino', 'dominosa', 'quadrille'];
/** Tables that a guest was at, public ones, and ones that have a code. */
const many = 1000;

export const tableId = (prefix: string, index: number): string => prefix + `${index}`.padStart(9, '0');

/** Every game, with as many players as it can have, in the middle of a long match. */
export async function longTables(store: Store): Promise<readonly Prepared[]> {
  const playing: Prepared[] = [];
  for (const [index, game] of games.entries()) {
    const takesBack = index % 2 === 0 ? { takesBack: true as const } : {};
    const log = new LongLog(store, tableId('p', index), game, game.players.most, host, takesBack);
    if (longest.includes(game.id)) {
      const moves = log.play(mostMoves);
      log.end();
      log.play(moves - 200);
    } else log.play(game.id === 'burg' ? 200 : 1200);
    log.say(100, '"'.repeat(200));
    log.untilFirstSeat();
    await log.settled();
    playing.push(preparedOf(log));
  }
  return playing;
}

/** Some games between two matches, after many. */
export async function crowdedTables(store: Store): Promise<readonly Prepared[]> {
  const between: Prepared[] = [];
  for (const [index, id] of ['solo', 'block', 'team', 'dominosa'].entries())
    between.push(await crowdedTable(store, tableId('b', index), id));
  return between;
}

/** Puzzles that take long to make, one after the other. */
export async function puzzledTable(store: Store): Promise<Prepared> {
  const game = findGame('dominosa') ?? expect.unreachable();
  const options = readOptions(game.id, game.options, 1, { set: 4, grade: 'expert' });
  const log = new LongLog(store, tableId('d', 0), game, 1, host, { options });
  for (let match = 0; match < 150; match++) {
    log.giveUp();
    log.end();
  }
  await log.settled();
  return preparedOf(log);
}

const preparedOf = ({ state }: LongLog): Prepared => ({
  game: state.game.id,
  table: state.id,
  match: state.match,
  number: state.number,
  players: state.places.length,
});

/** A table after many matches, with as many people and names as it can know of. */
async function crowdedTable(store: Store, table: string, id: string): Promise<Prepared> {
  const game = findGame(id) ?? expect.unreachable();
  const log = new LongLog(store, table, game, game.players.most, host, { choosing: 'vote' });
  for (let match = 0; match < 25; match++) {
    log.play(40);
    log.end();
  }
  log.crowd();
  await log.settled();
  return preparedOf(log);
}

const longName = 'W'.repeat(24);

/** As many results as a table remembers, of matches that many played. */
const longResults = (table: number): readonly StoredResult[] =>
  Array.from({ length: mostResults }, (_, index) => {
    const seats = Array.from({ length: 10 }, () => ({ guest: host, name: longName, score: 100, place: 1 }));
    const result: MatchResult = { match: index + 1, game: 'block', at: table * many + index, seats };
    return { match: result.match, at: result.at, content: JSON.stringify(result) };
  });

/** Tables of the same guest, and codes, as of a server that is used a lot. */
export async function fillStore(store: Store): Promise<void> {
  const written: Promise<unknown>[] = [];
  const game = findGame('block') ?? expect.unreachable();
  for (let index = 0; index < many; index++) {
    const table = tableId('m', index);
    const log = new LongLog(store, table, game, 2, host, {
      listed: true,
      host: strangerAt(1000 + index),
      from: `${index}`,
    });
    const visit = { ...visitOf(log.state, host), players: Array(16).fill(longName), resultsBefore: 100 };
    written.push(
      log.settled(),
      store.noteVisits(table, index, [{ guest: host, content: JSON.stringify(visit) }], mostOwnTables),
      store.noteResults(table, longResults(index)),
      store.assignCode(table, newCode(), Date.now() + 1e7, Date.now()),
    );
  }
  await Promise.all(written);
}
