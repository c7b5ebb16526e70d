import { type Contender, forEach, type Opened, type PlayedTable, takingTurns } from './contender.ts';
import { Frames } from './frames.ts';

/** A seat of a match, by Socket.IO's protocol. */
async function sit(port: number, match: string, seat: number): Promise<Seat> {
  const frames = new Frames(port, '/socket.io/?EIO=4&transport=websocket');
  const sitting = new Seat(frames, match, seat);
  await frames.opened;
  frames.send('40/tiny,');
  await sitting.synced;
  return sitting;
}

class Seat {
  readonly synced: Promise<void>;
  state = 0;
  told: () => void = () => {};
  private readonly frames: Frames;
  private readonly match: string;
  private readonly seat: number;

  constructor(frames: Frames, match: string, seat: number) {
    this.frames = frames;
    this.match = match;
    this.seat = seat;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.synced = promise;
    frames.heard = (content) => this.hear(content.toString('latin1'), resolve);
  }

  move(what: number): void {
    const payload = { type: 'play', args: [what], playerID: `${this.seat}` };
    this.emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.match, `${this.seat}`);
  }

  close(): void {
    this.frames.close();
  }

  private hear(text: string, synced: () => void): void {
    if (text === '2') this.frames.send('3');
    else if (text.startsWith('40/tiny,')) this.emit('sync', this.match, `${this.seat}`, undefined, 2);
    else if (text.startsWith('42/tiny,["sync"')) synced();
    else if (text.startsWith('42/tiny,["update"')) {
      this.state = Number.parseInt(text.slice(text.indexOf('"_stateID":') + 11), 10);
      this.told();
    } else if (text.startsWith('44')) throw new Error(`boardgame.io said: ${text}`);
  }

  private emit(...words: readonly unknown[]): void {
    this.frames.send(`42/tiny,${JSON.stringify(words)}`);
  }
}

let matches = 0;

/** boardgame.io's server with its defaults: everything in memory, the whole state to everybody. */
export const boardgameIo: Contender = {
  name: 'boardgame.io as it comes',
  program: 'boardgame-io-program.ts',
  sharesConnections: false,
  async open(port, count): Promise<Opened> {
    const tables: PlayedTable[] = [];
    const all: Seat[] = [];
    await forEach(count, async () => {
      const match = `m${++matches}`;
      const seats = [await sit(port, match, 0), await sit(port, match, 1)];
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
