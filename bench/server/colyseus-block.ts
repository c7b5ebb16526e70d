import { Decoder } from '@colyseus/schema';
import { joined, message, type Reservation, refused, reserve } from './colyseus.ts';
import { Table } from './colyseus-block-state.ts';
import { type Contender, forEach, type Opened, type PlayedTable, playedInTurn } from './contender.ts';
import { Frames } from './frames.ts';

// More of Colyseus's protocol.
const wholeState = 14;
const patch = 15;

/** A seat of a room. It decodes the state as Colyseus's own client does. */
class Seat {
  readonly synced: Promise<void>;
  told: () => void = () => {};
  private readonly frames: Frames;
  private readonly seat: number;
  private readonly decoder = new Decoder(new Table());

  constructor(frames: Frames, seat: number) {
    this.frames = frames;
    this.seat = seat;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.synced = promise;
    frames.heard = (content) => this.hear(content, resolve);
  }

  static async join(
    port: number,
    { processId, roomId, sessionId }: Reservation,
    seat: number,
  ): Promise<Seat> {
    const sitting = new Seat(new Frames(port, `/${processId}/${roomId}?sessionId=${sessionId}`), seat);
    await sitting.frames.opened;
    await sitting.synced;
    return sitting;
  }

  get isOnTurn(): boolean {
    const { turn } = this.decoder.state;
    return turn === this.seat || (turn < 0 && this.seat === 0);
  }

  move(): void {
    const [what, at] = this.decoder.state.seats[this.seat].legal[0].split(' ');
    if (what === 'pass' || what === 'next') this.send({ type: what });
    else this.send(at === undefined ? { type: 'lay', tile: what } : { type: 'lay', tile: what, at });
  }

  close(): void {
    this.frames.close();
  }

  private hear(content: Buffer, synced: () => void): void {
    const kind = content[0] & 31;
    if (kind === wholeState || kind === patch) {
      this.decoder.decode(content, { offset: 1 });
      if (kind === wholeState) synced();
      else this.told();
    } else if (kind === joined) this.frames.sendBytes(Buffer.from([joined]));
    else if (kind === refused) throw new Error(`Colyseus said: ${content.toString('latin1')}`);
  }

  /** A message of the type `move` with texts, as msgpack writes them: all of them are short. */
  private send(move: Readonly<Record<string, string>>): void {
    const fields = Object.entries(move);
    const bytes = [message, ...short('move'), 0x80 | fields.length];
    for (const [name, value] of fields) bytes.push(...short(name), ...short(value));
    this.frames.sendBytes(Buffer.from(bytes));
  }
}

const short = (text: string): readonly number[] => [0xa0 | text.length, ...Buffer.from(text)];

/** Colyseus at the same work as ours: Block by its rules, hands in a `StateView`, every move in SQLite before it is told. */
export const colyseusBlock: Contender = {
  name: 'Colyseus, same work',
  program: 'colyseus-block-program.ts',
  sharesConnections: false,
  async open(port, count): Promise<Opened> {
    const tables: PlayedTable[] = [];
    const all: Seat[] = [];
    await forEach(count, async () => {
      const first = await reserve(port, 'create/block');
      const second = await reserve(port, `joinById/${first.roomId}`);
      const seats = [await Seat.join(port, first, 0), await Seat.join(port, second, 1)];
      all.push(...seats);
      tables.push(playedInTurn(seats));
    });
    return {
      tables,
      close() {
        for (const seat of all) seat.close();
      },
    };
  },
};
