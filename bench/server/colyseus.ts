import { type Contender, forEach, type Opened, type PlayedTable, takingTurns } from './contender.ts';
import { Frames } from './frames.ts';

// Of Colyseus's protocol, what a room needs: the first byte says what a message is.
export const joined = 10;
export const refused = 11;
export const message = 13;
/** A message of the type `move` with a number of 32 bits, as msgpack writes them. */
const move = Buffer.from([message, 0xa4, ...Buffer.from('move'), 0xce, 0, 0, 0, 0]);

export interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

export async function reserve(port: number, path: string): Promise<Reservation> {
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`Colyseus answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reservation;
}

class Seat {
  readonly joined: Promise<void>;
  told: () => void = () => {};
  private readonly frames: Frames;

  constructor(frames: Frames) {
    this.frames = frames;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.joined = promise;
    frames.heard = (content) => this.hear(content, resolve);
  }

  static async join(port: number, { processId, roomId, sessionId }: Reservation): Promise<Seat> {
    const seat = new Seat(new Frames(port, `/${processId}/${roomId}?sessionId=${sessionId}`));
    await seat.frames.opened;
    await seat.joined;
    return seat;
  }

  move(what: number): void {
    move.writeUInt32BE(what, move.length - 4);
    this.frames.sendBytes(move);
  }

  close(): void {
    this.frames.close();
  }

  private hear(content: Buffer, isJoined: () => void): void {
    const kind = content[0] & 31;
    if (kind === message) this.told();
    else if (kind === joined) {
      this.frames.sendBytes(Buffer.from([joined]));
      isJoined();
    } else if (kind === refused) throw new Error(`Colyseus said: ${content.toString('latin1')}`);
  }
}

/** Colyseus with its WebSocket transport: rooms in memory, small binary messages, no rules. */
export const colyseus: Contender = {
  name: 'Colyseus as it comes',
  program: 'colyseus-program.ts',
  sharesConnections: false,
  async open(port, count): Promise<Opened> {
    const tables: PlayedTable[] = [];
    const all: Seat[] = [];
    await forEach(count, async () => {
      const first = await reserve(port, 'create/tiny');
      const second = await reserve(port, `joinById/${first.roomId}`);
      const seats = [await Seat.join(port, first), await Seat.join(port, second)];
      all.push(...seats);
      tables.push(takingTurns(seats));
    });
    return {
      tables,
      close() {
        for (const seat of all) seat.close();
      },
    };
  },
};
