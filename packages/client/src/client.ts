import { connectOnce } from './connect-once.ts';
import { Connection, type Identity } from './connection.ts';
import { firstFound } from './first-found.ts';
import { keepOwnWord } from './own-word.ts';
import { type PromiseStore, Promises } from './promises.ts';
import { RequestError } from './request-error.ts';
import { seatOf } from './seats.ts';
import type { SocketClass } from './socket.ts';
import { type GuestAtTables, openTable, readyUp, sitDown, type TableTerms } from './table-requests.ts';
import { Visit } from './visit.ts';

export interface ClientOptions {
  /** The server's address as a browser has it: `https://play.example.org`. */
  readonly server: string;
  /** A name for a new guest. */
  readonly name?: string;
  /** Whether a new guest is a program, for the others to know; true unless it says otherwise. */
  readonly program?: boolean;
  /** The token of a guest who was here before. */
  readonly token?: string;
  /** By default the global `WebSocket`. Node 20 has it with `--experimental-websocket`; the one of the package `ws` works, too. */
  readonly socket?: SocketClass;
  /** Where promises of tables are kept; by default in memory. */
  readonly promises?: PromiseStore;
  /** Called with a new token, which replaces the one before. */
  onIdentity?(identity: Identity): void;
}

/** A guest at the tables of a server, for programs. */
export class Client implements GuestAtTables {
  readonly connection: Connection;
  readonly promises: Promises;
  private readonly endings: (() => void)[] = [];

  private constructor({
    server,
    name = '',
    program = true,
    token,
    socket,
    promises,
    onIdentity,
  }: ClientOptions) {
    let identity: Identity | null = { name, program, token: token ?? null };
    this.promises = new Promises(promises);
    this.connection = new Connection({
      address: socketAddress(server),
      socket,
      who: () => identity,
      know: (known) => {
        identity = known;
        if (known !== null) onIdentity?.(known);
      },
    });
  }

  /** Connects. Throws a `RequestError` if the server does not answer, or does not know the guest. */
  static async enter(options: ClientOptions): Promise<Client> {
    const client = new Client(options);
    await connectOnce(client.connection);
    return client;
  }

  /** Opens a table and takes its first seat. */
  async open(terms: TableTerms): Promise<Visit> {
    return this.visit(await openTable(this, terms));
  }

  /** Goes to a table and watches it. Throws a `RequestError` if that is not possible. */
  async visit(table: string): Promise<Visit> {
    const visit = new Visit(this.connection, table);
    this.endings.push(keepOwnWord(this, visit), () => visit.leave());
    const scene = await firstFound(() => {
      if (visit.turnedAway.value !== null) throw new RequestError(visit.turnedAway.value);
      return visit.scene.value;
    });
    this.promises.remember(table, scene.table.match, { commitment: scene.table.fair.commitment });
    return visit;
  }

  /** Takes a seat: this one, or the first that is free. Answers with the seat. */
  async sit(visit: Visit, seat?: number): Promise<number> {
    const { places, match } = this.factsOf(visit);
    const free = seat ?? places.findIndex(({ guest, bot }) => guest === null && bot === null);
    if (free < 0) throw new RequestError('seat.taken');
    await sitDown(this, visit.id, match, free);
    return free;
  }

  /** Starts the first match of a table, once all words for its deal are told. */
  async start(visit: Visit): Promise<void> {
    await firstFound(() => {
      const table = visit.scene.value?.table;
      const isReady = table?.places.every(({ bot }, seat) => bot !== null || table.fair.words[seat] !== null);
      return isReady === true ? true : null;
    });
    await this.connection.ask('start', { table: visit.id });
  }

  /** Agrees to another match. */
  async ready(visit: Visit): Promise<void> {
    const { places, match } = this.factsOf(visit);
    const seat = seatOf(places, this.connection.guest.peek()?.id ?? null);
    if (seat === null) throw new RequestError('seat.needed');
    await readyUp(this, visit.id, match, seat);
  }

  /** Asks to take the last own move back; the others must agree. */
  async takeBack(visit: Visit): Promise<void> {
    const scene = visit.scene.peek();
    if (scene === null || scene.seen === null) throw new RequestError('undo.none');
    const { match } = scene.table;
    await this.connection.ask('takeBack', { table: visit.id, match, moves: scene.seen.moves });
  }

  /** Answers a request to take a move back. */
  async consent(visit: Visit, agrees: boolean): Promise<void> {
    const number = this.factsOf(visit).undo?.number;
    if (number === undefined) throw new RequestError('undo.none');
    await this.connection.ask('consent', { table: visit.id, number, agrees });
  }

  close(): void {
    for (const end of this.endings.splice(0)) end();
    this.connection.close();
  }

  private factsOf(visit: Visit) {
    const scene = visit.scene.peek();
    if (scene === null) throw new RequestError('connection.lost');
    return scene.table;
  }
}

function socketAddress(server: string): string {
  const address = new URL('/socket', server);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
