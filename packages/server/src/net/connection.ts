import {
  type AnswerOf,
  type Ask,
  type AskName,
  type AskOf,
  longestMessage,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import { mostStrikes, mostWatched } from '../limits.ts';
import type { Watcher } from '../live/audience.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { GuestConnection } from '../people/guest-connections.ts';
import type { Guest } from '../people/token.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal, refusalFor } from './messages/ask-refusal.ts';
import { type ParsedMessage, parseMessage, refusedMessage } from './messages/parse-message.ts';
import { openTable } from './new-table.ts';
import { Reception } from './reception.ts';

/** The sending side of a socket. */
export interface Outbound {
  send(text: string): void;
  disconnect(reason: RefusalCode): void;
}

type Answer<Name extends AskName> = Omit<AnswerOf<Name>, 'answer' | 'ok'>;

let connected = 0;

/** A client's connection: carries out what comes in over the socket, and answers it. */
export class Connection implements GuestConnection {
  private readonly context: ConnectionContext;
  private readonly address: string;
  private readonly outbound: Outbound;
  private readonly reception: Reception;
  private guest: Guest | null = null;
  /** Before the hello, a connection has the limits of a guest of its own. */
  private readonly nameless = `nameless ${connected++}`;
  private readonly watching = new Map<string, { table: LiveTable; watcher: Watcher }>();
  private strikes = 0;
  /** Resolves when all asks so far that change the guest or the watched tables are answered. */
  private settling: Promise<void> | null = null;
  private isOpen = true;

  constructor(context: ConnectionContext, address: string, outbound: Outbound) {
    this.context = context;
    this.address = address;
    this.outbound = outbound;
    this.reception = new Reception(context, address);
  }

  /** Every message is answered, whatever it is. */
  async receive(content: Buffer, isBinary: boolean): Promise<void> {
    const since = performance.now();
    const { metrics, log } = this.context;
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
      const refusal = refusalFor(error);
      code = refusal.code;
      if (code === 'server.failed') log.error({ ask: ask.do, error }, 'an ask failed');
      this.sendJson({ answer: ask.ask, ok: false, code, error: refusal.message, ...refusal.more });
    }
    metrics.answered(ask.do, code, (performance.now() - since) / 1000);
  }

  /** Pings, and pongs that nobody asked for, count as messages do. */
  mayPing(): boolean {
    const isAllowed = this.mayCall();
    if (!isAllowed) this.strike();
    return isAllowed;
  }

  /** Disconnects a client that has not said hello by now. */
  requireHello(): void {
    if (this.guest !== null) return;
    this.refuse(null, 'hello.first');
    this.outbound.disconnect('hello.first');
  }

  renewed(generation: number): void {
    if (this.guest === null || this.guest.generation >= generation) return;
    this.refuse(null, 'token.renewed');
    this.outbound.disconnect('token.renewed');
    this.close();
  }

  close(): void {
    this.isOpen = false;
    if (this.guest !== null) this.context.connections.remove(this.guest.guest, this);
    this.leaveAll();
  }

  private leaveAll(): void {
    for (const { table, watcher } of this.watching.values()) table.leave(watcher);
    this.watching.clear();
  }

  /** Parses a message within its limits. */
  private read(content: Buffer, isBinary: boolean): ParsedMessage {
    const isAllowed = this.mayCall();
    if (!isAllowed || isBinary || content.length > longestMessage) this.strike();
    if (isBinary) return refusedMessage('message.bad', null, 'it is not text');
    if (content.length > longestMessage) return refusedMessage('message.large', null);
    const read = parseMessage(content.toString());
    const number = 'ask' in read ? read.ask.ask : read.number;
    if (!isAllowed) return refusedMessage('message.often', number);
    this.strikes = 0;
    return this.context.isClosing() ? refusedMessage('server.closing', number) : read;
  }

  private mayCall(): boolean {
    const { messages, messagesOfAddress } = this.context.limiters;
    // What is too much for one must not count for all others of the address.
    return messages.take(this.guest?.guest ?? this.nameless) && messagesOfAddress.take(this.address);
  }

  private strike(): void {
    this.strikes++;
    if (this.strikes === mostStrikes) this.outbound.disconnect('message.often');
  }

  /** Asks that change the guest or the watched tables are answered before those behind them. */
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
    const { guest, reception } = this;
    if (ask.do === 'hello') return this.accept(ask, this.welcome(await reception.receive(ask)));
    // On a device that is nobody yet, too.
    if (ask.do === 'whose') return this.accept(ask, { name: (await reception.whose(ask.code)).name });
    if (ask.do === 'redeem') {
      const { token, guest: redeemed } = await reception.redeem(ask.code);
      return this.accept(ask, { token, name: redeemed.name });
    }
    if (guest === null) throw new AskRefusal('hello.first');
    if (guest.until < Date.now()) throw new AskRefusal('token.expired');
    const { guests, limiters } = this.context;
    switch (ask.do) {
      case 'rename': {
        if (ask.name === '') throw new AskRefusal('name.blank');
        const renamed = guests.rename(guest, ask.name);
        this.guest = renamed.guest;
        return this.accept(ask, { token: renamed.token, name: ask.name });
      }
      case 'renew': {
        const renewed = await guests.renew(guest);
        this.guest = renewed.guest;
        reception.disconnectOthers(renewed.guest);
        return this.accept(ask, { token: renewed.token });
      }
      case 'carry':
        if (!limiters.carries.take(guest.guest)) throw new AskRefusal('message.often');
        return this.accept(ask, guests.codeFor(guest));
      case 'open':
        return this.accept(ask, { table: await openTable(this.context, this.address, guest, ask) });
      case 'look':
        return this.look(guest, ask);
      case 'leave': {
        const watched = this.watching.get(ask.table);
        watched?.table.leave(watched.watcher);
        this.watching.delete(ask.table);
        return this.accept(ask, {});
      }
      case 'file': {
        if (!limiters.replays.take(this.address)) throw new AskRefusal('message.often');
        const file = await (await this.table(ask.table)).file(guest.guest, ask.match);
        if (file === null) throw new AskRefusal('match.none');
        if (file === 'closed') throw new AskRefusal('table.closed');
        return this.accept(ask, { file });
      }
      case 'say':
      case 'emote':
        if (!limiters.chat.take(guest.guest)) throw new AskRefusal('said.often');
        break;
      case 'move':
        break;
      default:
        if (!limiters.tableChanges.take(guest.guest)) throw new AskRefusal('message.often');
    }
    const table = this.context.tables.inMemory(ask.table) ?? (await this.table(ask.table));
    const watched = this.watching.get(ask.table);
    const pending = watched?.table === table ? { watcher: watched.watcher, ask: ask.ask } : null;
    const outcome = await table.ask(guest, ask, pending);
    if ('written' in outcome) {
      if (outcome.isTold !== true) this.accept(ask, { number: outcome.written });
    } else if ('code' in outcome) {
      this.sendJson({ answer: ask.ask, ok: false, ...outcome });
    }
  }

  private welcome({ guest, token }: { guest: Guest; token?: string }): Answer<'hello'> {
    // Another guest on the same connection: stop showing what the previous one watched.
    if (this.guest !== null && this.guest.guest !== guest.guest) {
      this.context.connections.remove(this.guest.guest, this);
      this.leaveAll();
    }
    this.guest = guest;
    if (this.isOpen) this.context.connections.add(guest.guest, this);
    const known = { guest: guest.guest, name: guest.name, now: Date.now() };
    return token === undefined ? known : { ...known, token };
  }

  private async look(guest: Guest, ask: AskOf<'look'>): Promise<void> {
    const { table: id, after, epoch } = ask;
    const table = await this.table(id);
    const known = this.watching.get(id);
    if (known === undefined && this.watching.size >= mostWatched)
      throw new AskRefusal('table.many', 'this connection watches too many tables; leave one first');
    const watcher = known?.table === table ? known.watcher : { guest: guest.guest, send: this.outbound.send };
    const shut = await table.look(watcher, epoch === this.context.epoch ? after : undefined, (shown) =>
      this.accept(ask, shown),
    );
    if (shut !== null) throw new AskRefusal(shut);
    if (this.isOpen) this.watching.set(id, { table, watcher });
    else table.leave(watcher);
  }

  private async table(id: string): Promise<LiveTable> {
    const table = await this.context.tables.find(id);
    if (table === null) throw new AskRefusal('table.none');
    return table;
  }

  private accept<Name extends AskName>(ask: AskOf<Name>, answer: Answer<Name>): void {
    this.sendJson({ answer: ask.ask, ok: true, ...answer });
  }

  private refuse(answer: number | null, code: RefusalCode, error: string = refusalCodes[code]): void {
    this.sendJson({ answer, ok: false, code, error });
  }

  private sendJson(message: object): void {
    this.outbound.send(JSON.stringify(message));
  }
}
