import { createHash } from 'node:crypto';
import { referee, replay, seatAt } from '@tischrunde/engine';
import type { Scene } from '@tischrunde/protocol';
import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { readEvent } from '../../src/table/events.ts';
import type { LogEntry } from '../../src/table/log.ts';
import { stateOf } from '../../src/table/replay.ts';
import { sceneOf } from '../../src/table/scene.ts';
import { viewpointOf } from '../../src/table/viewpoint.ts';
import { asFetched } from './client.ts';
import type { Acknowledged, Ledger } from './ledger.ts';
import { type Played, readLog } from './log-reading.ts';

/** The last scene of a client at a table. */
export interface Onlooker {
  readonly table: string;
  readonly guest: string;
  /** The seat from which a guest with several looks. */
  readonly seat?: number | undefined;
  readonly sees: { readonly number: number; readonly scene: Scene };
}

/** Compares all that was told with all that is in the store. Throws where they differ. */
export async function checkAll(store: Store, ledger: Ledger, players: readonly Onlooker[]): Promise<void> {
  const tables = new Set(players.map(({ table }) => table));
  for (const table of tables) {
    const log = await store.read(table, 0);
    const matches = checkLog(table, log);
    checkTold(log, ledger, table);
    checkAcknowledged(
      matches,
      ledger.acknowledged.filter((move) => move.table === table),
    );
    const written = new Set(idsOf(matches));
    const refused = ledger.refused.filter((move) => move.table === table);
    expect(
      refused.filter(({ match, seat, id }) => written.has(`${match} ${seat} ${id}`)),
      'moves that were refused and are there',
    ).toEqual([]);
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
  const matches = matchesIn(log);
  for (const { transcript, moves } of matches) {
    const judged = referee(transcript);
    if (!('moves' in judged)) throw new Error(`table ${table}: ${judged.refused}`);
    expect(judged.moves, `the moves of ${table}`).toEqual(moves.map(() => ({ ok: true })));
  }
  const state = stateOf(table, log);
  const last = matches.at(-1);
  if (state !== null && last !== undefined && state.running !== null)
    expect(state.running.match.hash()).toBe(replay(last.transcript).match.hash());
  if (state !== null) checkEvening(state.score.evening.people, matches);
  const ids = idsOf(matches);
  expect(new Set(ids).size, `moves of ${table} that are there twice`).toBe(ids.length);
  const said = saidIn(log).map(({ guest, id }) => `${guest} ${id}`);
  expect(new Set(said).size, `lines of ${table} that are there twice`).toBe(said.length);
  return matches;
}

const matchesIn = (log: readonly LogEntry[]): readonly Played[] =>
  readLog(log.map(({ event }) => readEvent(event)));

const saidIn = (log: readonly LogEntry[]) =>
  log.flatMap(({ number, event }) => {
    const read = readEvent(event);
    return read.kind === 'said' ? [{ number, ...read }] : [];
  });

/** Every event has the hash of itself and the one before, here made by hand. */
function checkChain(table: string, log: readonly LogEntry[]): void {
  let before = table;
  const made = log.map(({ number, event }) => {
    const text = `tischrunde event ${before} ${number} ${event}`;
    before = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return before;
  });
  expect(
    log.map(({ hash }) => hash),
    `the hashes of ${table}`,
  ).toEqual(made);
}

/** Everybody has won as often as the referee says. */
function checkEvening(
  people: readonly { readonly guest: string; readonly wins: number }[],
  matches: readonly Played[],
): void {
  const wins = new Map<string, number>();
  const add = (guest: string, more: number): unknown => wins.set(guest, (wins.get(guest) ?? 0) + more);
  for (const { isEnded, transcript, sitters } of matches) {
    const { match } = replay(transcript);
    if (!isEnded || match.phase !== 'matchOver') continue;
    for (const seat of match.view(null).winners ?? []) {
      const guest = sitters[seat];
      if (guest !== null) add(guest, 1);
    }
  }
  for (const { guest, wins: counted } of people) add(guest, -counted);
  expect(new Set([0, ...wins.values()]), 'matches won, less those that are counted').toEqual(new Set([0]));
}

/** Everything that anybody was told happened is in the log as what it was, and so is every line that was acknowledged. */
function checkTold(log: readonly LogEntry[], ledger: Ledger, table: string): void {
  const told = ledger.toldAt(table);
  expect(
    told.map(([number]) => [number, readEvent(log[number - 1]?.event ?? '{}').kind]),
    `what was told of ${table}`,
  ).toEqual(told);
  const lines = new Map(saidIn(log).map(({ id, number, text }) => [id, { number, text }]));
  for (const { id, number, text } of ledger.said.filter((line) => line.table === table))
    expect(lines.get(id), 'a line that was acknowledged').toEqual({ number, text });
}

const idsOf = (matches: readonly Played[]): readonly string[] =>
  matches.flatMap(({ number, moves, takenBack, agreed }) =>
    [...moves, ...takenBack, ...agreed].flatMap(({ event: { seat, id } }) =>
      id === undefined ? [] : [`${number} ${seat} ${id}`],
    ),
  );

function checkAcknowledged(matches: readonly Played[], acknowledged: readonly Acknowledged[]): void {
  const written = new Map(
    matches.flatMap(({ number, moves, takenBack, agreed }) => [
      ...[...moves, ...takenBack].map(({ at, event: { seat, id, move } }): [string, unknown] => [
        `${number} ${seat} ${id}`,
        { at, move },
      ]),
      ...agreed.map(({ at, event: { seat, id } }): [string, unknown] => [
        `${number} ${seat} ${id}`,
        { at, move: { type: 'next' } },
      ]),
    ]),
  );
  expect(
    acknowledged.map(({ match, seat, id }) => written.get(`${match} ${seat} ${id}`)),
    'the acknowledged moves',
  ).toEqual(acknowledged.map(({ number, move }) => ({ at: number, move })));
}

/** What the player has put together from changes is what the log says, and its view is the referee's for a seat that the guest has. */
function checkSeen(table: string, log: readonly LogEntry[], onlooker: Onlooker): void {
  const { guest, sees } = onlooker;
  const { number, scene } = sees;
  const state = stateOf(table, log.slice(0, number));
  if (state === null) throw new Error(`table ${table} is gone`);
  expect(state.number).toBe(number);
  expect(asFetched(scene), `what ${guest} at ${table} sees at ${number}`).toEqual(
    plain(sceneOf(state, viewpointOf(state, onlooker))),
  );
  const last = matchesIn(log.slice(0, number)).at(-1);
  if (last === undefined || state.running === null || scene.seen === null) return;
  const { seat, view } = scene.seen;
  if (seat !== null) expect(last.sitters[seat], `who sees seat ${seat} of ${table}`).toBe(guest);
  expect(view).toEqual(plain(replay(last.transcript).match.view(seat === null ? null : seatAt(seat))));
}

/** As it comes over the line. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
