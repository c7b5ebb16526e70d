import {
  type Chance,
  chanceOf,
  games,
  type Match,
  type MoveText,
  type Seat,
  seatAt,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import type { Change, MatchFile } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvent } from '../src/table/events.ts';
import type { LogEntry } from '../src/table/log.ts';
import { stateOf } from '../src/table/replay.ts';
import { applyEvent, heardOf, patchOf, snapshotOf } from '../src/table/scene.ts';
import { type Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { isOver, playOn, sitDown } from './support/play.ts';
import { dealtAs, worldsLike } from './support/worlds.ts';

/** A match that was played over the wire, with every change that everybody at the table was told. */
interface Played {
  readonly table: string;
  readonly log: readonly LogEntry[];
  readonly file: MatchFile;
  readonly told: readonly { seat: Seat | null; guest: string; changes: readonly string[] }[];
}

/** Matches that end soon. */
const options: Readonly<Record<string, Record<string, number>>> = {
  solo: { target: 40 },
  solomino: { target: 10 },
  hektik: {},
  burg: {},
  dominanz: {},
  concentration: {},
};

/** Nothing is hidden in these. */
const open = ['dominanz', 'hektik'];

const ways = games
  .filter(({ players }) => players.most > 1)
  .flatMap(({ id, players }) => [...new Set([players.least, players.most])].map((count) => ({ id, count })));

describe('what a seat is told', () => {
  let cluster: EmbeddedCluster;
  beforeAll(async () => {
    cluster = await openEmbedded();
  });
  afterAll(() => cluster.close());

  it.each(ways)(
    'follows from what it may see: $id for $count',
    async ({ id, count }) => {
      const chance = chanceOf(seedOf(`${id} ${count}`), 0);
      const played = await play(cluster, id, count, chance);
      const { file } = played;
      let worlds = 0;
      for (const { seat, guest, changes } of played.told) {
        // What was sent is, byte by byte, what the log makes of it …
        const truth = toldBy(played, guest, dealtAs(file, file.transcript.deals ?? []));
        expect(changes).toEqual(truth.slice(-changes.length));
        // … and with other pieces where the seat cannot look it is the same.
        for (const { deals, moves } of worldsLike(file, seat, chance, open.includes(id) ? 0 : 3)) {
          const other = toldBy(played, guest, dealtAs(file, deals), moves);
          expect(other).toEqual(truth.slice(0, other.length));
          worlds++;
        }
        const beforeTheEnd = changes.slice(0, -1).join();
        expect(beforeTheEnd).not.toContain(file.secret);
        expect(beforeTheEnd).not.toContain(String(file.transcript.seed));
      }
      if (!open.includes(id)) expect(worlds).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe('at a table that nobody may watch', () => {
  let cluster: EmbeddedCluster;
  beforeAll(async () => {
    cluster = await openEmbedded();
  });
  afterAll(() => cluster.close());

  const ids = [...new Set(ways.map(({ id }) => id))];
  it.each(ids)(
    'a stranger is told nothing of the match, before, during and after it: %s',
    async (game) => {
      const { least } = games.find(({ id }) => id === game)?.players ?? expect.unreachable();
      const count = Math.max(2, least);
      const [host, stranger] = [await cluster.enter('Host'), await cluster.enter('Stranger')];
      const wish = { game, players: count, options: options[game] ?? { rounds: 1 }, listed: true };
      const { table } = await host.must('open', { id: word(), watching: 'nobody', ...wish });
      const clients: Client[] = [];
      for (const seat of seatsOf(count)) clients.push(await cluster.enter(`Guest ${seat}`));
      for (const client of [...clients, host, stranger]) await client.look(table);
      const curious = async (): Promise<void> => {
        await stranger.must('look', { table });
        await stranger.must('look', { table, after: 1, epoch: 1 });
        const { number } = await stranger
          .must('look', { table, after: Number.MAX_SAFE_INTEGER })
          .then((answer) => ('scene' in answer ? answer : expect.unreachable()));
        // However far it guesses, it does not find out how long the log is.
        expect(await stranger.must('look', { table, after: number + 1 })).toMatchObject({ number });
        const refused = { ok: false, code: 'table.closed' };
        expect(await stranger.ask('file', { table, match: 1 })).toMatchObject(refused);
        expect(await stranger.ask('say', { table, id: word(), text: 'Hi' })).toMatchObject(refused);
      };
      const seen = new Set<string>();
      const talk = async (): Promise<void> => {
        const text = `psst ${word()}`;
        seen.add(text);
        await clients[0].must('say', { table, id: word(), text });
      };
      const words = seatsOf(count).map(() => word());
      for (const [seat, client] of clients.entries())
        await client.must('sit', { table, seat, word: words[seat] });
      await talk();
      await curious();
      await host.must('start', { table });
      await playOn(clients, table, 3);
      await talk();
      await curious();
      const chance = chanceOf(seedOf(game), 0);
      await playOn(clients, table, undefined, (moves) => moves[chance.below(moves.length)]);
      await talk();
      await stranger.until(() => isOver(stranger, table), 'that the stranger hears of the end');
      await curious();
      const { file } = await host.must('file', { table, match: 1 });
      expect(host.scene(table).seen?.seat).toBeNull();
      expect(host.scene(table).table.revealed?.secret).toBe(file.secret);
      const list = await (await fetch(`${cluster.servers[0].address}/api/tables`)).text();
      expect(list).toContain(table);
      const told = [...stranger.received, list].join('\n');
      for (const secret of [...seen, ...words, file.secret, String(file.transcript.seed)])
        expect(told).not.toContain(secret);
      expect(told).not.toMatch(/"kind":"(moved|said|pause|muted)"/);
      expect(told).not.toMatch(/"(view|hands|legal|secret)":/);
      expect(told).not.toMatch(/"events":\[[^\]]/);
      // An address has few places in the list.
      await host.must('close', { table });
      await Promise.all([...clients, host, stranger].map((client) => client.close()));
    },
    120_000,
  );
});

async function play(cluster: EmbeddedCluster, game: string, count: number, chance: Chance): Promise<Played> {
  const names = seatsOf(count).map((seat) => `Guest ${seat}`);
  const { table, clients } = await sitDown(cluster, names, { game, options: options[game] ?? { rounds: 1 } });
  const watcher = await cluster.enter('Watcher');
  await watcher.look(table);
  const any = (moves: readonly MoveText[]): MoveText => moves[chance.below(moves.length)];
  await playOn(clients, table, Number.POSITIVE_INFINITY, any);
  for (const client of [...clients, watcher])
    await client.until(() => isOver(client, table), 'that everybody sees the end');
  const { file } = await clients[0].must('file', { table, match: 1 });
  const told = [...clients, watcher].map((client, index) => ({
    seat: index < count ? seatAt(index) : null,
    guest: client.guest,
    changes: changesTo(client),
  }));
  await Promise.all([...clients, watcher].map((client) => client.close()));
  return { table, log: cluster.log(table), file, told };
}

/** The changes that a client was told, without the numbers of its own asks. */
const changesTo = ({ received }: Client): string[] =>
  received
    .filter((text) => text.startsWith('{"tell":"change"'))
    .map((text) => text.replace(/,"answer":\d+/, ''));

/** What a guest is told of a table's log with this match in it, up to a number of moves. */
function toldBy(
  { table, log }: Played,
  guest: string,
  match: Match,
  moves = Number.MAX_SAFE_INTEGER,
): string[] {
  const state = stateOf(table, log.slice(0, 1)) ?? expect.unreachable();
  let before = snapshotOf(state, state.seatOf(guest));
  const told: string[] = [];
  for (const { number, event: text } of log.slice(1)) {
    const event = readEvent(text);
    if (event.kind === 'moved' && (state.running?.moves ?? 0) >= moves) return told;
    if (event.kind === 'ended' && moves !== Number.MAX_SAFE_INTEGER) return told;
    const happening = applyEvent(state, event);
    if (event.kind === 'started' && state.running !== null) Object.assign(state.running, { match });
    const snapshot = snapshotOf(state, state.seatOf(guest));
    const events = heardOf(state, happening, snapshot);
    const patch = patchOf(state, happening, before, snapshot);
    before = snapshot;
    told.push(textOf(table, { number, event: happening, events, patch }));
  }
  return told;
}

/** A change as it is sent. */
const textOf = (table: string, { number, event, events, patch }: Change): string =>
  JSON.stringify({ tell: 'change', table, number, event, events, patch });
