import { randomBytes } from 'node:crypto';
import {
  type AnswerOf,
  type Ask,
  type AskName,
  type AskOf,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import { displacedFor, nobodyDisplacedFor } from '../limits.ts';
import { firstOutside } from '../live/audience.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { GuestConnection } from '../people/guest-connections.ts';
import type { Pulse } from '../people/pulse.ts';
import type { Guest } from '../people/token.ts';
import type { TableAsk } from '../table/ask-outcome.ts';
import type { Outcome } from '../table/outcome.ts';
import type { Looker } from '../table/viewpoint.ts';
import { boardLooker } from './board-looker.ts';
import type { ConnectionContext } from './connection-context.ts';
import { Intake } from './intake.ts';
import { invitationTo } from './invitation.ts';
import { mayAct, mayReplay, payForAudience } from './limiters.ts';
import { AskRefusal, refusalFor } from './messages/ask-refusal.ts';
import { openTable } from './new-table.ts';
import { nobody, type OpenConnection } from './open-connections.ts';
import { ownTables } from './own-tables.ts';
import { playNow } from './play-now.ts';
import { Reception } from './reception.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';
import { codeFor } from './table-codes.ts';
import { WatchedTables } from './watched-tables.ts';

/** The sending side of a socket. */
export interface Outbound {
  send(text: string): void;
  disconnect(reason: RefusalCode): void;
  /** Disconnects a client for a newer one, and tells it to come back after some time. Milliseconds. */
  displace(after: number): void;
  /** Ends the connection at once. */
  drop(): void;
}

type Answer<Name extends AskName> = Omit<AnswerOf<Name>, 'answer' | 'ok'>;

let connected = 0;

/** A client's connection: carries out what comes in over the socket, and answers it. */
export class Connection implements GuestConnection, OpenConnection {
  readonly pulse: Pulse;
  private readonly context: ConnectionContext;
  private readonly address: string;
  private readonly outbound: Outbound;
  private readonly intake: Intake;
  private readonly reception: Reception;
  private guest: Guest | null = null;
  private readonly nameless = `nameless ${connected++}`;
  /** Whose limits count. Before the hello, a connection has those of a guest of its own. */
  private readonly limited = (): string => this.guest?.guest ?? this.nameless;
  /** Under which name a board is present; null if it is none. */
  private board: string | null = null;
  private readonly watched: WatchedTables;
  private heardAt = performance.now();
  /** Resolves when all asks so far that change the guest or the watched tables are answered. */
  private settling: Promise<void> | null = null;
  private isOpen = true;

  constructor(context: ConnectionContext, address: string, outbound: Outbound, pulse: Pulse) {
    this.pulse = pulse;
    this.context = context;
    this.address = address;
    this.outbound = outbound;
    this.intake = new Intake(context, address, this.limited, (reason) => outbound.disconnect(reason));
    this.reception = new Reception(context, address);
    this.watched = new WatchedTables(context, address, outbound.send, () => this.mayReplay());
  }

  get who(): string {
    if (this.guest !== null) return this.guest.guest;
    if (this.board === null) return nobody;
    const [first] = this.watched.tables;
    return `board of ${first?.id}`;
  }

  get usedAt(): number {
    // What somebody says before the hello must not take the place of those who are about to say it.
    if (this.who === nobody) return this.pulse.openedAt;
    return Math.max(this.heardAt, ...[...this.watched.tables].map(({ lastUsed }) => lastUsed));
  }

  /** Every message is answered, whatever it is. */
  async receive(content: Buffer, isBinary: boolean): Promise<void> {
    const since = performance.now();
    this.heardAt = since;
    const { metrics, log } = this.context;
    const read = this.intake.read(content, isBinary);
    if (!('ask' in read)) {
      this.refuse(read.number, read.code, read.error);
      metrics.answered('any', read.code, 0);
      return;
    }
    const { ask } = read;
    let code = 'ok';
    try {
      // Most asks are moves, and everything that could be waited for in `answer` takes memory for each of them.
      if (ask.do === 'move' && this.settling === null && this.board === null)
        this.answerWith(ask, await this.askTable(ask));
      else await this.inOrder(ask);
    } catch (error) {
      const refusal = refusalFor(error);
      code = refusal.code;
      if (code === 'server.failed') log.error({ ask: ask.do, error }, 'an ask failed');
      this.sendJson({ answer: ask.ask, ok: false, code, error: refusal.message, ...refusal.more });
    }
    metrics.answered(ask.do, code, (performance.now() - since) / 1000);
  }

  /** Whether the client may send a ping, or a pong that nobody asked for. */
  mayPing(): boolean {
    return this.intake.mayPing();
  }

  /** Disconnects a client that has not said hello by now. */
  requireHello(): void {
    if (this.guest !== null || this.board !== null) return;
    this.refuse(null, 'hello.first');
    this.outbound.disconnect('hello.first');
  }

  renewed(generation: number): void {
    if (this.guest === null || this.guest.generation >= generation) return;
    this.refuse(null, 'token.renewed');
    this.outbound.disconnect('token.renewed');
    this.close();
  }

  displace(): void {
    this.outbound.displace(this.who === nobody ? nobodyDisplacedFor : displacedFor);
    this.close();
  }

  drop(): void {
    this.outbound.drop();
    this.close();
  }

  close(): void {
    this.isOpen = false;
    if (this.guest !== null) this.context.connections.remove(this.guest.guest, this);
    this.watched.close();
  }

  /** Whether one more log may be replayed for this client. */
  private mayReplay(): boolean {
    return mayReplay(this.context.limiters, this.limited(), this.address);
  }

  /** Asks that change the guest or the watched tables, and long lists, are answered before those behind them. */
  private inOrder(ask: Ask): Promise<void> {
    const settles = ['hello', 'renew', 'look', 'leave', 'mine'].includes(ask.do);
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
    const { reception } = this;
    if (ask.do === 'hello' && ask.role === 'board') return this.accept(ask, this.welcomeBoard());
    if (ask.do === 'hello') return this.accept(ask, this.welcome(await reception.receive(ask)));
    if (ask.do === 'invited') {
      const invitation = await invitationTo(this.context, this.address, ask.to, 'invitations');
      return this.accept(ask, { invitation });
    }
    if (this.board !== null) return this.show(this.board, ask);
    // On a device that is nobody yet, too.
    if (ask.do === 'whose') return this.accept(ask, { name: (await reception.whose(ask.code)).name });
    if (ask.do === 'redeem') {
      const { token, guest: redeemed } = await reception.redeem(ask.code);
      return this.accept(ask, { token, name: redeemed.name });
    }
    const guest = this.ownGuest();
    const { guests, limiters, loads, store } = this.context;
    switch (ask.do) {
      case 'rename': {
        if (ask.name === '') throw new AskRefusal('name.blank');
        const renamed = guests.rename(guest, ask.name);
        this.guest = renamed.guest;
        this.accept(ask, { token: renamed.token, name: ask.name });
        // At the tables on the screen, too, as far as that is not too often.
        for (const table of this.watched.tables)
          if (this.mayChange(guest) && mayAct(limiters, table, guest.guest))
            table.rename(guest.guest, ask.name);
        return;
      }
      case 'renew': {
        if (!limiters.renewals.take(guest.guest) || !limiters.renewalsOfAddress.take(this.address))
          throw new AskRefusal('message.often');
        const renewed = await guests.renew(guest);
        // A device that somebody has lost is not called any more.
        await store.unsubscribe(guest.guest, null);
        this.guest = renewed.guest;
        reception.disconnectOthers(renewed.guest);
        return this.accept(ask, { token: renewed.token });
      }
      case 'carry':
        if (!limiters.carries.take(guest.guest)) throw new AskRefusal('message.often');
        return this.accept(ask, guests.codeFor(guest));
      case 'subscribe':
        await subscribe(this.context, this.address, guest, ask);
        return this.accept(ask, {});
      case 'unsubscribe':
        await unsubscribe(this.context, guest, ask);
        return this.accept(ask, {});
      case 'open':
        return this.accept(ask, { table: await openTable(this.context, this.address, guest, ask) });
      case 'look':
        return this.look({ guest: guest.guest, seat: ask.seat }, ask);
      case 'leave':
        return this.leave(ask);
      case 'code': {
        if (!this.mayChange(guest)) throw new AskRefusal('message.often');
        const table = await this.watched.find(ask.table);
        if (!(await table.mayInvite(guest))) throw new AskRefusal('seat.needed');
        return this.accept(ask, await codeFor(this.context, ask.table));
      }
      case 'play':
        if (!this.mayChange(guest)) throw new AskRefusal('message.often');
        return this.accept(ask, await playNow(this.context, this.address, guest, ask));
      case 'mine':
        if (!limiters.ownTables.take(guest.guest) || !limiters.replays.take(this.address))
          throw new AskRefusal('message.often');
        return this.accept(ask, {
          tables: await loads.run(this.address, () => ownTables(store, guest.guest)),
        });
      case 'file': {
        if (!this.mayReplay()) throw new AskRefusal('message.often');
        const file = await (await this.watched.find(ask.table)).file(guest.guest, ask.match);
        if (file === null) throw new AskRefusal('match.none');
        if (file === 'closed') throw new AskRefusal('table.closed');
        return this.accept(ask, { file });
      }
      case 'say':
      case 'emote':
        if (!limiters.chat.take(guest.guest) || !limiters.tableChangesOfAddress.take(this.address))
          throw new AskRefusal('said.often');
        break;
      case 'move':
        break;
      case 'note':
        if (!this.mayChange(guest) || !limiters.notesOfAddress.take(this.address))
          throw new AskRefusal('message.often');
        break;
      default:
        if (!this.mayChange(guest)) throw new AskRefusal('message.often');
    }
    this.answerWith(ask, await this.askTable(ask));
  }

  /** Whether a guest may change a table once more, other than by a move. */
  private mayChange({ guest }: Guest): boolean {
    const { tableChanges, tableChangesOfAddress } = this.context.limiters;
    return tableChanges.take(guest) && tableChangesOfAddress.take(this.address);
  }

  private ownGuest(): Guest {
    const { guest } = this;
    if (guest === null) throw new AskRefusal('hello.first');
    if (guest.until < Date.now()) throw new AskRefusal('token.expired');
    return guest;
  }

  /** Resolves to null if the public list has no place for the table. */
  private askTable(ask: TableAsk): Promise<Outcome | null> {
    const guest = this.ownGuest();
    const table = this.context.tables.inMemory(ask.table);
    if (table !== undefined) return this.carryOut(guest, table, ask);
    return this.watched.find(ask.table).then((loaded) => this.carryOut(guest, loaded, ask));
  }

  private carryOut(guest: Guest, table: LiveTable, ask: TableAsk): Promise<Outcome | null> {
    payForAudience(this.context.limiters, this.address, table.watchers);
    if (!table.roles.hasSeat(guest.guest)) this.limitOnlooker(guest, table, ask);
    table.use();
    const watched = this.watched.by(ask);
    const pending = watched?.table === table ? { watcher: watched.watcher, ask: ask.ask } : null;
    // A guest on the bench gets a free seat at once.
    const maySit = ask.do === 'sit' || ask.do === 'bench';
    // A stranger's ask must neither hold up the table's network nor put the table back on the list.
    const mayList = ask.do === 'change' && ask.listed === true && table.roles.isHost(guest.guest);
    if (!maySit && !mayList) return table.ask(guest, ask, pending);
    const { list, seats } = this.context;
    const carryOut = (): Promise<Outcome> => table.ask(guest, ask, pending);
    if (maySit) return seats.take(this.address, guest.guest, table, carryOut);
    return list.add(ask.table, guest.guest, table.from, carryOut, (outcome) => 'written' in outcome);
  }

  /** All who have no say at a table can be anybody, and many: its players would wait behind them. */
  private limitOnlooker(guest: Guest, table: LiveTable, ask: TableAsk): void {
    // Only those with a seat can have many moves to make.
    if (ask.do === 'move' && !this.mayChange(guest)) throw new AskRefusal('message.often');
    const talks = ask.do === 'say' || ask.do === 'emote';
    if (!mayAct(this.context.limiters, table, guest.guest, talks))
      throw new AskRefusal(talks ? 'said.often' : 'message.often');
  }

  private answerWith(ask: TableAsk, outcome: Outcome | null): void {
    if (outcome === null) throw new AskRefusal('list.many');
    if ('written' in outcome) {
      if (outcome.isTold === true) return;
      const table = this.context.tables.inMemory(ask.table);
      const number = table?.numberFor({ guest: this.ownGuest().guest }, outcome.written) ?? firstOutside;
      this.accept(ask, { number });
    } else if ('code' in outcome) {
      this.sendJson({ answer: ask.ask, ok: false, ...outcome });
    }
  }

  private welcome({ guest, token }: { guest: Guest; token?: string }): Answer<'hello'> {
    // Another guest on the same connection: stop showing what the previous one watched.
    if (this.board !== null || (this.guest !== null && this.guest.guest !== guest.guest)) this.forget();
    this.guest = guest;
    if (this.isOpen) this.context.connections.add(guest.guest, this);
    const { calls } = this.context;
    const pushKey = calls === null ? {} : { pushKey: calls.key };
    const known = { guest: guest.guest, name: guest.name, ...this.aboutServer(), ...pushKey };
    return token === undefined ? known : { ...known, token };
  }

  private aboutServer() {
    const { now, reach, awayAfter } = this.context;
    return { now: now(), reach: reach(), awayAfter: awayAfter / 1000 };
  }

  private welcomeBoard(): Answer<'hello'> {
    this.forget();
    this.board = randomBytes(9).toString('base64url');
    return { guest: '', name: '', ...this.aboutServer() };
  }

  /** Stops being who it was. */
  private forget(): void {
    if (this.guest !== null) this.context.connections.remove(this.guest.guest, this);
    this.guest = null;
    this.board = null;
    this.watched.leaveAll();
  }

  /** A board only looks, and shows the code of what it looks at. */
  private async show(id: string, ask: Ask): Promise<void> {
    if (ask.do === 'leave') return this.leave(ask);
    if (ask.do === 'code') return this.showCode(ask);
    if (ask.do !== 'look') throw new AskRefusal('board.only');
    const { shutOuts } = await this.watched.find(ask.table);
    const { looker, ...more } = await boardLooker(this.context, this.address, id, ask, shutOuts);
    return this.look(looker, ask, more);
  }

  private async showCode(ask: AskOf<'code'>): Promise<void> {
    const shown = this.watched.by(ask);
    if (!this.mayReplay()) throw new AskRefusal('message.often');
    if (shown === undefined || !(await shown.table.mayInvite(shown.watcher)))
      throw new AskRefusal('seat.needed');
    this.accept(ask, await codeFor(this.context, ask.table));
  }

  private leave(ask: AskOf<'leave'>): void {
    this.watched.leave(ask);
    this.accept(ask, {});
  }

  private look(looker: Looker, ask: AskOf<'look'>, more: { pass?: string } = {}): Promise<void> {
    return this.watched.look(looker, ask, (shown) =>
      this.accept(ask, 'scene' in shown ? { ...shown, ...more } : shown),
    );
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
