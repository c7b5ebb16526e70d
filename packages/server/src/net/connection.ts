import {
  type AnswerOf,
  type Ask,
  type AskName,
  type AskOf,
  longestMessage,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import { guestsChannel } from '../bus/bus.ts';
import type { Watcher } from '../live/audience.ts';
import type { House, LiveTable } from '../live/live-table.ts';
import type { Tables } from '../live/tables.ts';
import type { Screen, Screens } from '../people/guest-connections.ts';
import type { Guests } from '../people/guests.ts';
import type { Guest } from '../people/token.ts';
import { rowOf } from '../table/duty.ts';
import { TableState } from '../table/state.ts';
import { Refusing } from './messages/ask-refusal.ts';
import { type Read, readAsk, refusedAs } from './messages/parse-message.ts';
import { openingOf } from './new-table.ts';
import type { Allowance } from './rate-limiter.ts';

/** What all connections share. */
export interface Reception {
  readonly house: House;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly screens: Screens;
  readonly messages: Allowance;
  readonly messagesOfAddress: Allowance;
  /** What makes the log longer without being played. */
  readonly gestures: Allowance;
  /** What has to be computed from the whole log; by address. */
  readonly replays: Allowance;
  readonly talk: Allowance;
  readonly newGuests: Allowance;
  readonly newTables: Allowance;
  isClosing(): boolean;
}

/** The line to somebody's screen. */
export interface Line {
  send(text: string): void;
  hangUp(reason: string): void;
}

/** Who sends so many in a row that are not even looked at is let go. */
const mostStrikes = 50;
/** How many tables may be looked at by one connection. */
const mostWatched = 20;

type Answer<Name extends AskName> = Omit<AnswerOf<Name>, 'answer' | 'ok'>;

/** Somebody's screen: what comes in over a socket is done, and answered. */
export class Connection implements Screen {
  private readonly reception: Reception;
  private readonly address: string;
  private readonly line: Line;
  private guest: Guest | null = null;
  private readonly watching = new Map<string, { table: LiveTable; watcher: Watcher }>();
  private strikes = 0;
  /** Ends when all that was asked so far about who somebody is and what they look at is answered. */
  private settling: Promise<void> | null = null;
  private isOpen = true;

  constructor(reception: Reception, address: string, line: Line) {
    this.reception = reception;
    this.address = address;
    this.line = line;
  }

  /** Whatever comes in is answered. */
  async receive(content: Buffer, isBinary: boolean): Promise<void> {
    const since = performance.now();
    const { metrics, log } = this.reception.house;
    const read = this.read(content, isBinary);
    if (!('ask' in read)) {
      this.refuse(read.number, read.code, read.error);
      metrics.answered('any', read.code, 0);
      return;
    }
    const { ask } = read;
    let code = 'ok';
    try {
      await this.inOrder(ask);
    } catch (error) {
      code = error instanceof Refusing ? error.code : 'server.failed';
      if (!(error instanceof Refusing)) log.error({ ask: ask.do, error }, 'an ask failed');
      const message = error instanceof Refusing ? error.message : refusalCodes['server.failed'];
      this.refuse(ask.ask, error instanceof Refusing ? error.code : 'server.failed', message);
    }
    metrics.answered(ask.do, code, (performance.now() - since) / 1000);
  }

  /** Pings count as messages do. */
  mayPing(): boolean {
    const isAllowed = this.mayCall();
    if (!isAllowed) this.strike();
    return isAllowed;
  }

  /** Whoever has not said who they are by now is let go. */
  insistOnHello(): void {
    if (this.guest !== null) return;
    this.refuse(null, 'hello.first');
    this.line.hangUp('hello.first');
  }

  renewed(generation: number): void {
    if (this.guest === null || this.guest.generation >= generation) return;
    this.refuse(null, 'token.renewed');
    this.line.hangUp('token.renewed');
    this.close();
  }

  close(): void {
    this.isOpen = false;
    if (this.guest !== null) this.reception.screens.left(this.guest.guest, this);
    this.leaveAll();
  }

  private leaveAll(): void {
    for (const { table, watcher } of this.watching.values()) table.leave(watcher);
    this.watching.clear();
  }

  /** A message as an ask, or why it is not even looked at. */
  private read(content: Buffer, isBinary: boolean): Read {
    const isAllowed = this.mayCall();
    if (!isAllowed || isBinary || content.length > longestMessage) this.strike();
    if (isBinary) return refusedAs('message.bad', null, 'it is not text');
    if (content.length > longestMessage) return refusedAs('message.large', null);
    const read = readAsk(content.toString());
    const number = 'ask' in read ? read.ask.ask : read.number;
    if (!isAllowed) return refusedAs('message.often', number);
    this.strikes = 0;
    return this.reception.isClosing() ? refusedAs('server.closing', number) : read;
  }

  private mayCall(): boolean {
    const { messages, messagesOfAddress } = this.reception;
    return messagesOfAddress.take(this.address) && (this.guest === null || messages.take(this.guest.guest));
  }

  private strike(): void {
    this.strikes++;
    if (this.strikes === mostStrikes) this.line.hangUp('message.often');
  }

  /** Who somebody is and what they look at is settled before whatever they ask after that. */
  private inOrder(ask: Ask): Promise<void> {
    const settles = ask.do === 'hello' || ask.do === 'look' || ask.do === 'leave';
    if (this.settling === null && !settles) return this.answer(ask);
    const answered = (this.settling ?? Promise.resolve()).then(() => this.answer(ask));
    if (settles) {
      const settled = (): void => {
        if (this.settling === settling) this.settling = null;
      };
      const settling = answered.then(settled, settled);
      this.settling = settling;
    }
    return answered;
  }

  private async answer(ask: Ask): Promise<void> {
    if (ask.do === 'hello') return this.accept(ask, await this.hello(ask));
    const { guest } = this;
    if (guest === null) throw new Refusing('hello.first');
    if (guest.until < Date.now()) throw new Refusing('token.expired');
    const { guests, gestures, replays, talk } = this.reception;
    switch (ask.do) {
      case 'rename': {
        const renamed = guests.rename(guest, ask.name);
        this.guest = renamed.guest;
        return this.accept(ask, { token: renamed.token, name: ask.name });
      }
      case 'renew': {
        const renewed = await guests.renew(guest);
        this.guest = renewed.guest;
        this.letOthersGo(renewed.guest);
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
        if (!replays.take(this.address)) throw new Refusing('message.often');
        const file = await (await this.table(ask.table)).file(guest.guest, ask.match);
        if (file === null) throw new Refusing('match.none');
        if (file === 'closed') throw new Refusing('table.closed');
        return this.accept(ask, { file });
      }
      case 'say':
      case 'emote':
        if (!talk.take(guest.guest)) throw new Refusing('said.often');
        break;
      case 'move':
        break;
      default:
        if (!gestures.take(guest.guest)) throw new Refusing('message.often');
    }
    const table = this.reception.tables.inMemory(ask.table) ?? (await this.table(ask.table));
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
      this.reception.screens.left(this.guest.guest, this);
      this.leaveAll();
    }
    this.guest = guest;
    if (this.isOpen) this.reception.screens.came(guest.guest, this);
    const known = { guest: guest.guest, name: guest.name, now: Date.now() };
    return token === undefined ? known : { ...known, token };
  }

  /** Whoever got hold of an old token is gone with it, by whichever process they are connected. */
  private letOthersGo({ guest, generation }: Guest): void {
    this.reception.screens.renewed(guest, generation);
    this.reception.house.bus.tell(guestsChannel, { renewed: guest, generation });
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
    if (known === undefined && this.watching.size >= mostWatched)
      throw new Refusing('table.many', 'too many tables are looked at; leave one first');
    const watcher = known?.table === table ? known.watcher : { guest: guest.guest, send: this.line.send };
    // To find out what came after a number, the whole log is played again; who wants that too often is shown all as it stands.
    const isGiven = after !== undefined && this.reception.replays.take(this.address);
    await table.look(watcher, isGiven ? after : undefined, (shown) => this.accept(ask, shown));
    if (this.isOpen) this.watching.set(id, { table, watcher });
    else table.leave(watcher);
  }

  private async table(id: string): Promise<LiveTable> {
    const table = await this.reception.tables.find(id);
    if (table === null) throw new Refusing('table.none');
    return table;
  }

  private accept<Name extends AskName>(ask: AskOf<Name>, answer: Answer<Name>): void {
    this.sendJson({ answer: ask.ask, ok: true, ...answer });
  }

  private refuse(answer: number | null, code: RefusalCode, error: string = refusalCodes[code]): void {
    this.sendJson({ answer, ok: false, code, error });
  }

  private sendJson(message: object): void {
    this.line.send(JSON.stringify(message));
  }
}
