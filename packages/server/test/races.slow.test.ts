import { type JsonObject, type Match, type MoveText, seatAt } from '@tischrunde/engine';
import type { AskOf } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { readEvent } from '../src/table/events.ts';
import { stateOf } from '../src/table/replay.ts';
import type { TableState } from '../src/table/state.ts';
import { Client, word } from './support/client.ts';
import { KillableServer } from './support/killable-server.ts';
import { Ledger } from './support/ledger.ts';
import { checkAll, type Onlooker } from './support/log-check.ts';
import { type Service, startPostgres, startRedis } from './support/services.ts';

const services: Service[] = [];
const servers: KillableServer[] = [];
let store: Store;

beforeAll(async () => {
  services.push(...(await Promise.all([startPostgres(), startRedis()])));
  const settings = { DATABASE_URL: services[0].url, REDIS_URL: services[1].url };
  servers.push(...(await Promise.all([KillableServer.start(settings), KillableServer.start(settings)])));
  store = await openStore(services[0].url, '');
}, 120_000);

afterAll(async () => {
  await store.close();
  await KillableServer.killAll();
  await Promise.all(services.map((service) => service.end()));
});

/** Two seats and the moves that they send at the same moment. After either move the other one breaks a rule. */
type Race = readonly [Entry, Entry];

interface Entry {
  readonly seat: number;
  readonly move: MoveText;
}

interface Tally {
  races: number;
  /** By the process through which the winner sat. */
  readonly won: [number, number];
}

/** A table whose seats are connected to the two processes in turn, as the store has it. */
class RaceTable {
  readonly id: string;
  readonly clients: readonly Client[];
  private state: TableState;

  constructor(id: string, clients: readonly Client[], state: TableState) {
    this.id = id;
    this.clients = clients;
    this.state = state;
  }

  static async open(wish: Pick<AskOf<'open'>, 'game' | 'players' | 'options'>): Promise<RaceTable> {
    const seats = Array.from({ length: wish.players }, (_, seat) => seat);
    const clients = await Promise.all(
      seats.map((seat) => Client.enter(servers[seat % 2].address, `Racer ${seat}`)),
    );
    const { table } = await clients[0].must('open', { id: word(), ...wish });
    for (const [seat, client] of clients.entries()) {
      await client.look(table);
      await client.must('sit', { table, seat, word: word() });
    }
    await clients[0].must('start', { table });
    const state = stateOf(table, await store.read(table, 0));
    if (state === null) throw new Error('the table was not opened');
    return new RaceTable(table, clients, state);
  }

  /** Plays on, and lets two seats race wherever exactly one of them can win. */
  async play(
    tally: Tally,
    most: number,
    ledger: Ledger,
    findRace: (match: Match) => Race | null,
  ): Promise<void> {
    while (tally.races < most) {
      await this.refresh();
      const { running, phase } = this.state;
      if (running === null || phase !== 'playing') {
        if (phase === 'over') await this.readyAgain();
        continue;
      }
      const race = running.match.phase === 'play' ? findRace(running.match) : null;
      if (race !== null) {
        tally.races++;
        await this.race(race, tally, ledger);
      } else await this.step(running.match, ledger);
    }
    await this.refresh();
    await this.allSee(this.state.number);
  }

  get onlookers(): readonly Onlooker[] {
    return this.clients.map((client) => {
      const sees = client.scenes.get(this.id);
      if (sees === undefined) throw new Error('nothing was seen');
      return { table: this.id, guest: client.guest, sees };
    });
  }

  private async race(race: Race, tally: Tally, ledger: Ledger): Promise<void> {
    const { number } = this.state;
    await this.allSee(number);
    const inOrder = Math.random() < 0.5 ? race : race.toReversed();
    const answers = await Promise.all(inOrder.map((entry) => this.send(entry, ledger)));
    const winner = answers.findIndex(({ ok }) => ok);
    const loser = answers.find(({ ok }) => !ok);
    expect(answers.filter(({ ok }) => ok).length, JSON.stringify(answers)).toBe(1);
    expect(loser).toMatchObject({ code: 'move.refused', refusal: { rule: expect.any(String) } });
    tally.won[inOrder[winner].seat % 2]++;
    const news = await store.read(this.id, number);
    expect(news.map(({ event }) => readEvent(event))).toMatchObject([
      { kind: 'moved', seat: inOrder[winner].seat, by: 'player' },
    ]);
    // The loser of the race sees the winner's move too.
    await this.allSee(number + 1);
  }

  private async step(match: Match, ledger: Ledger): Promise<void> {
    await this.allSee(this.state.number);
    if (match.phase === 'roundOver')
      return void (await this.send({ seat: 0, move: { type: 'next' } }, ledger));
    const seat = match.turn ?? Math.floor(Math.random() * match.players);
    const legal = match.legal(seatAt(seat));
    // Full hands hold more that can be interjected.
    const draw = legal.find(({ type }) => type === 'draw');
    const move = draw !== undefined && Math.random() < 0.6 ? draw : pick(legal);
    if (move !== undefined) await this.send({ seat, move }, ledger);
  }

  private async send({ seat, move }: Entry, ledger: Ledger) {
    const id = word();
    const match = this.state.running?.number ?? 0;
    const answer = await this.clients[seat].move(this.id, move, id);
    const answered = { table: this.id, match, seat, id, move };
    if (answer.ok) ledger.acknowledged.push({ ...answered, number: answer.number });
    else ledger.refused.push(answered);
    return answer;
  }

  private async readyAgain(): Promise<void> {
    for (const client of this.clients) await client.must('ready', { table: this.id, word: word() });
    const { match } = this.state;
    const isStarted = (): boolean => this.state.phase === 'playing' && this.state.match === match;
    for (let tries = 0; tries < 200 && !isStarted(); tries++) await this.refresh();
  }

  private async refresh(): Promise<void> {
    for (const { event } of await store.read(this.id, this.state.number)) this.state.apply(readEvent(event));
  }

  private async allSee(number: number): Promise<void> {
    await Promise.all(
      this.clients.map((client) =>
        client.until(() => (client.scenes.get(this.id)?.number ?? 0) >= number, `event ${number}`, 60_000),
      ),
    );
  }
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)];

/** Whether only one of two moves can be made, whichever comes first. */
const excludeEachOther = (match: Match, [one, other]: Race): boolean =>
  isBarredAfter(match, one, other) && isBarredAfter(match, other, one);

function isBarredAfter(match: Match, first: Entry, second: Entry): boolean {
  const after = match.clone();
  return (
    after.attempt(seatAt(first.seat), first.move) === null &&
    !after.judge(seatAt(second.seat), second.move).ok
  );
}

/** The player on turn lays a card while another interjects through the other process. */
function interjection(match: Match): Race | null {
  const { turn } = match;
  if (turn === null) return null;
  const lays = match.legal(turn).filter(({ type }) => type === 'play');
  for (let seat = 0; seat < match.players; seat++) {
    if (seat % 2 === turn % 2) continue;
    for (const move of match.legal(seatAt(seat))) {
      for (const lay of lays) {
        const race: Race = [
          { seat, move },
          { seat: turn, move: lay },
        ];
        if (excludeEachOther(match, race)) return race;
      }
    }
  }
  return null;
}

/** Both reach for the same tile. */
function sameTile(match: Match): Race | null {
  const takes = (seat: number): JsonObject[] =>
    match.legal(seatAt(seat)).filter(({ type }) => type === 'take');
  const others = takes(1);
  const common = takes(0).flatMap((mine): Race[] => {
    const other = others.find(({ tile }) => tile === mine.tile);
    if (other === undefined) return [];
    return [
      [
        { seat: 0, move: mine as MoveText },
        { seat: 1, move: other as MoveText },
      ],
    ];
  });
  const race = common.length > 0 ? pick(common) : null;
  return race !== null && excludeEachOther(match, race) ? race : null;
}

describe('two seats that act at the same moment through two processes', () => {
  const run = async (
    wish: Pick<AskOf<'open'>, 'game' | 'players' | 'options'>,
    most: number,
    findRace: (match: Match) => Race | null,
  ): Promise<Tally> => {
    const ledger = new Ledger();
    const tally: Tally = { races: 0, won: [0, 0] };
    const tables = await Promise.all(Array.from({ length: 8 }, () => RaceTable.open(wish)));
    await Promise.all(tables.map((table) => table.play(tally, most, ledger, findRace)));
    await checkAll(
      store,
      ledger,
      tables.flatMap(({ onlookers }) => onlookers),
    );
    await Promise.all(tables.flatMap(({ clients }) => clients.map((client) => client.close())));
    console.log(
      `${wish.game}: ${tally.races} races among ${ledger.acknowledged.length} moves, won ${tally.won.join(' : ')}`,
    );
    return tally;
  };

  it('interject in SOLO: exactly one wins', async () => {
    const { races, won } = await run({ game: 'solo', players: 6, options: {} }, 200, interjection);
    expect(races).toBeGreaterThanOrEqual(200);
    expect(Math.min(...won)).toBeGreaterThan(0);
  });

  it('take the same tile in Hektik: exactly one wins', async () => {
    const { races, won } = await run({ game: 'hektik', players: 2, options: {} }, 300, sameTile);
    expect(races).toBeGreaterThanOrEqual(300);
    expect(Math.min(...won)).toBeGreaterThan(0);
    const lost = await Promise.all(
      servers.map(
        async ({ address }) =>
          (await (await fetch(`${address}/metrics`)).text()).match(
            /^tischrunde_lost_races_total (\d+)/m,
          )?.[1],
      ),
    );
    console.log(`appends that came second: ${lost.join(' and ')}`);
  });
});
