import { createHash } from 'node:crypto';
import { type JsonObject, referee, replay, seatAt } from '@tischrunde/engine';
import { type Scene, seedFrom } from '@tischrunde/protocol';
import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type EventOf, readEvent, type TableEvent } from '../../src/table/events.ts';
import type { LogEntry } from '../../src/table/log.ts';
import { stateOf } from '../../src/table/replay.ts';
import { sceneOf } from '../../src/table/scene.ts';
import { asFetched } from './client.ts';
import type { Acknowledged, Ledger } from './ledger.ts';

/** The last scene of a client at a table. */
export interface Onlooker {
  readonly table: string;
  /** Null for spectators. */
  readonly seat: number | null;
  readonly sees: { readonly number: number; readonly scene: Scene };
}

/** A match as the log has it: what is needed to play it again, and by which events it was played. */
interface Played {
  readonly number: number;
  readonly transcript: JsonObject;
  readonly moves: readonly { readonly at: number; readonly event: EventOf<'moved'> }[];
}

/** Compares all that was told with all that is in the store. Throws where they differ. */
export async function checkAll(store: Store, ledger: Ledger, players: readonly Onlooker[]): Promise<void> {
  const tables = new Set(players.map(({ table }) => table));
  for (const table of tables) {
    const log = await store.read(table, 0);
    const matches = checkLog(table, log);
    checkAcknowledged(
      matches,
      ledger.acknowledged.filter((move) => move.table === table),
    );
    const written = new Set(idsOf(matches));
    for (const { match, seat, id } of ledger.refused.filter((move) => move.table === table))
      expect(written, 'a move that was refused').not.toContain(`${match} ${seat} ${id}`);
    for (const player of players.filter((one) => one.table === table)) checkSeen(table, log, player);
  }
}

/** The log has no gaps, follows the rules from its first event to its last, and nothing stands in it twice. */
export function checkLog(table: string, log: readonly LogEntry[]): readonly Played[] {
  expect(
    log.map(({ number }) => number),
    `the numbers of ${table}`,
  ).toEqual(log.map((_, index) => index + 1));
  checkChain(table, log);
  const matches = matchesIn(log.map(({ event }) => readEvent(event)));
  for (const { transcript, moves } of matches) {
    const judged = referee(transcript);
    if (!('moves' in judged)) throw new Error(`table ${table}: ${judged.refused}`);
    expect(judged.moves, `the moves of ${table}`).toEqual(moves.map(() => ({ ok: true })));
  }
  const state = stateOf(table, log);
  const last = matches.at(-1);
  if (last !== undefined && state?.running !== null)
    expect(state?.running.match.hash()).toBe(replay(last.transcript).match.hash());
  const ids = idsOf(matches);
  expect(new Set(ids).size, `moves of ${table} that are there twice`).toBe(ids.length);
  return matches;
}

/** Every event has the hash of itself and the one before, here made by hand. */
function checkChain(table: string, log: readonly LogEntry[]): void {
  let before = table;
  for (const { number, event, hash } of log) {
    const made = createHash('sha256')
      .update(`tischrunde event ${before} ${number} ${event}`)
      .digest('base64url');
    before = made.slice(0, 22);
    expect(hash, `the hash of event ${number} of ${table}`).toBe(before);
  }
}

const idsOf = (matches: readonly Played[]): readonly string[] =>
  matches.flatMap(({ number, moves }) =>
    moves.flatMap(({ event: { seat, id } }) => (id === undefined ? [] : [`${number} ${seat} ${id}`])),
  );

function checkAcknowledged(matches: readonly Played[], acknowledged: readonly Acknowledged[]): void {
  const written = new Map(
    matches.flatMap(({ number, moves }) =>
      moves.map(({ at, event: { seat, id, move } }): [string, unknown] => [
        `${number} ${seat} ${id}`,
        { at, move },
      ]),
    ),
  );
  for (const { match, seat, id, number, move } of acknowledged)
    expect(written.get(`${match} ${seat} ${id}`), 'an acknowledged move').toEqual({ at: number, move });
}

/** What the player has put together from changes is what the log says, and its view is the referee's. */
function checkSeen(
  table: string,
  log: readonly LogEntry[],
  { seat, sees: { number, scene } }: Onlooker,
): void {
  const state = stateOf(table, log.slice(0, number));
  if (state === null) throw new Error(`table ${table} is gone`);
  expect(state.number).toBe(number);
  expect(asFetched(scene), `what seat ${seat} of ${table} sees at ${number}`).toEqual(
    plain(sceneOf(state, seat)),
  );
  const last = matchesIn(log.slice(0, number).map(({ event }) => readEvent(event))).at(-1);
  if (last !== undefined && state.running !== null)
    expect(scene.seen?.view).toEqual(
      plain(replay(last.transcript).match.view(seat === null ? null : seatAt(seat))),
    );
}

/** As it comes over the line. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Takes the log apart by hand, not with the code that is tested: every match with the seed that its secret and words give. */
function matchesIn(events: readonly TableEvent[]): readonly Played[] {
  const [opened] = events;
  if (opened?.kind !== 'opened') throw new Error('a log begins with its opening');
  const { game, players, options } = opened;
  const words: (string | null)[] = Array.from({ length: players }, () => null);
  const matches: { number: number; seed: string; moves: { at: number; event: EventOf<'moved'> }[] }[] = [];
  let { secret } = opened;
  let isPlaying = false;
  let number = 1;
  for (const [index, event] of events.entries()) {
    switch (event.kind) {
      case 'sat':
      case 'ready':
      case 'word':
        words[event.seat] = event.word ?? null;
        break;
      case 'started':
        expect({ isPlaying, match: event.match, seed: event.seed }).toEqual({
          isPlaying: false,
          match: number,
          seed: seedFrom(secret, words),
        });
        isPlaying = true;
        matches.push({ number: event.match, seed: event.seed, moves: [] });
        break;
      case 'moved':
        expect(isPlaying, 'a move between matches').toBe(true);
        matches.at(-1)?.moves.push({ at: index + 1, event });
        break;
      case 'ended':
        expect({ isPlaying, match: event.match }).toEqual({ isPlaying: true, match: number });
        isPlaying = false;
        number++;
        secret = event.next;
        words.fill(null);
        break;
      case 'restored':
        isPlaying = false;
        expect(event.match).toBeGreaterThan(number);
        number = event.match;
        secret = event.next;
        words.fill(null);
    }
  }
  return matches.map(({ number, seed, moves }) => ({
    number,
    moves,
    transcript: {
      game,
      players,
      options,
      seed,
      deals: [],
      moves: moves.map(({ event: { seat, move } }) => ({ seat, ...move })),
    },
  }));
}
