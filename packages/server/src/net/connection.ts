import { BadInput, findGame, readOptions, readPlayers } from '@tischrunde/engine';
import {
  type AnswerOf,
  type Ask,
  type AskName,
  type AskOf,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import type { Allowance } from '../limits.ts';
import { newSecret } from '../live/attendant.ts';
import type { House, LiveTable, Watcher } from '../live/live-table.ts';
import type { Tables } from '../live/tables.ts';
import type { Guests } from '../people/guests.ts';
import type { Guest } from '../people/token.ts';
import { rowOf } from '../table/due.ts';
import type { EventOf } from '../table/events.ts';
import { TableState } from '../table/state.ts';
import { readAsk } from './reading.ts';

/** What all connections share. */
export interface Reception {
  readonly house: House;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly messages: Allowance;
  readonly talk: Allowance;
  readonly newGuests: Allowance;
  readonly newTables: Allowance;
}

type Answer<Name extends AskName> = Omit<AnswerOf<Name>, 'answer' | 'ok'>;

/** Thrown where an ask is refused; turned into its answer. */
class Refusing extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, error: string = refusalCodes[code]) {
    super(error);
    this.code = code;
  }
}

/** Somebody's screen: what comes in over a socket is done, and answered. */
export class Connection {
  private readonly reception: Reception;
  private readonly address: string;
  private readonly send: (text: string) => void;
  private guest: Guest | null = null;
  private readonly watching = new Map<string, { table: LiveTable; watcher: Watcher }>();
  private isOpen = true;

  constructor(reception: Reception, address: string, send: (text: string) => void) {
    this.reception = reception;
    this.address = address;
    this.send = send;
  }

  /** Whatever comes in is answered. */
  async receive(text: string): Promise<void> {
    const since = performance.now();
    const { metrics, log } = this.reception.house;
    if (!this.reception.messages.take(this.guest?.guest ?? this.address)) {
      this.refuse(null, 'message.often', refusalCodes['message.often']);
      metrics.answered('any', 'message.often', 0);
      return;
    }
    const read = readAsk(text);
    if (!('ask' in read)) {
      this.refuse(read.number, read.code, read.error);
      metrics.answered('any', read.code, 0);
      return;
    }
    const { ask } = read;
    let code = 'ok';
    try {
      await this.answer(ask);
    } catch (error) {
      code = error instanceof Refusing ? error.code : 'server.failed';
      if (!(error instanceof Refusing)) log.error({ ask: ask.do, error }, 'an ask failed');
      const message = error instanceof Refusing ? error.message : refusalCodes['server.failed'];
      this.refuse(ask.ask, error instanceof Refusing ? error.code : 'server.failed', message);
    }
    metrics.answered(ask.do, code, (performance.now() - since) / 1000);
  }

  close(): void {
    this.isOpen = false;
    for (const { table, watcher } of this.watching.values()) table.leave(watcher);
    this.watching.clear();
  }

  private async answer(ask: Ask): Promise<void> {
    if (ask.do === 'hello') return this.accept(ask, await this.hello(ask));
    const { guest } = this;
    if (guest === null) throw new Refusing('hello.first');
    const { guests } = this.reception;
    switch (ask.do) {
      case 'rename': {
        const renamed = guests.rename(guest, ask.name);
        this.guest = renamed.guest;
        return this.accept(ask, { token: renamed.token, name: ask.name });
      }
      case 'renew': {
        const renewed = await guests.renew(guest);
        this.guest = renewed.guest;
        return this.accept(ask, { token: renewed.token });
      }
      case 'open':
        return this.accept(ask, { table: await this.open(guest, ask) });
      case 'look':
        return this.look(guest, ask);
      case 'leave': {
        const watched = this.watching.get(ask.table);
        watched?.table.leave(watched.watcher);
        this.watching.delete(ask.table);
        return this.accept(ask, {});
      }
      case 'file': {
        const file = await (await this.table(ask.table)).file(guest.guest, ask.match);
        if (file === null) throw new Refusing('match.none');
        if (file === 'closed') throw new Refusing('table.closed');
        return this.accept(ask, { file });
      }
      case 'say':
      case 'emote':
        if (!this.reception.talk.take(guest.guest)) throw new Refusing('said.often');
    }
    const table = await this.table(ask.table);
    const watched = this.watching.get(ask.table);
    const waiting = watched?.table === table ? { watcher: watched.watcher, ask: ask.ask } : null;
    const outcome = await table.ask(guest, ask, waiting);
    if ('written' in outcome) {
      if (outcome.isTold !== true) this.accept(ask, { number: outcome.written });
    } else if ('code' in outcome) {
      this.sendJson({ answer: ask.ask, ok: false, ...outcome });
    }
  }

  private async hello({ token, name }: AskOf<'hello'>): Promise<Answer<'hello'>> {
    const { guests, newGuests } = this.reception;
    if (token === undefined) {
      if (name === undefined) throw new Refusing('name.missing');
      if (!newGuests.take(this.address)) throw new Refusing('message.often');
      return this.welcome(guests.welcome(name));
    }
    const known = await guests.recognise(token);
    if ('code' in known) throw new Refusing(known.code);
    return this.welcome(known);
  }

  private welcome({ guest, token }: { guest: Guest; token?: string }): Answer<'hello'> {
    // Somebody else by the same connection: nothing of the one before is shown any more.
    if (this.guest !== null && this.guest.guest !== guest.guest) {
      for (const { table, watcher } of this.watching.values()) table.leave(watcher);
      this.watching.clear();
    }
    this.guest = guest;
    const known = { guest: guest.guest, name: guest.name, now: Date.now() };
    return token === undefined ? known : { ...known, token };
  }

  private async open(guest: Guest, ask: AskOf<'open'>): Promise<string> {
    const { newTables, guests, house } = this.reception;
    if (!newTables.take(guest.guest)) throw new Refusing('table.many');
    const id = guests.tableFor(guest, ask.id);
    const event = openingOf(guest, ask);
    const row = rowOf(new TableState(id, event));
    // Where the number is taken, the same wish was heard before.
    const isNew = await house.store.append({ table: id, number: 1, event: JSON.stringify(event), row });
    if (isNew) house.metrics.written('opened');
    return id;
  }

  private async look(guest: Guest, ask: AskOf<'look'>): Promise<void> {
    const { table: id, after } = ask;
    const table = await this.table(id);
    const known = this.watching.get(id);
    const isKnown = known?.table === table;
    const watcher = isKnown ? known.watcher : { guest: guest.guest, send: this.send };
    // Known at once, so that whoever looks twice in a breath is not there twice.
    if (this.isOpen && !isKnown) this.watching.set(id, { table, watcher });
    await table.look(watcher, after, (shown) => this.accept(ask, shown));
    if (this.watching.get(id)?.watcher !== watcher) table.leave(watcher);
  }

  private async table(id: string): Promise<LiveTable> {
    const table = await this.reception.tables.find(id);
    if (table === null) throw new Refusing('table.none');
    return table;
  }

  private accept<Name extends AskName>(ask: AskOf<Name>, answer: Answer<Name>): void {
    this.sendJson({ answer: ask.ask, ok: true, ...answer });
  }

  private refuse(answer: number | null, code: RefusalCode, error: string): void {
    this.sendJson({ answer, ok: false, code, error });
  }

  private sendJson(message: object): void {
    this.send(JSON.stringify(message));
  }
}

/** How a table begins, if it can. */
function openingOf({ guest, name }: Guest, ask: AskOf<'open'>): EventOf<'opened'> {
  const game = findGame(ask.game);
  if (game === undefined)
    throw new Refusing('table.bad', `game: there is no game ${JSON.stringify(ask.game)}`);
  try {
    const players = readPlayers(game, ask.players);
    const { bots, watching, listed, timer } = ask;
    return {
      at: Date.now(),
      kind: 'opened',
      game: game.id,
      players,
      options: readOptions(game.id, game.options, players, ask.options),
      bots: Array.from({ length: players }, (_, seat) => bots[seat] ?? null),
      watching,
      listed,
      timer,
      host: guest,
      hostName: name,
      secret: newSecret(),
    };
  } catch (error) {
    if (error instanceof BadInput) throw new Refusing('table.bad', error.message);
    throw error;
  }
}
