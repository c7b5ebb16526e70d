import type { SeenTable } from './boardgame-io-block-game.ts';
import { type Contender, forEach, type Opened, type PlayedTable, playedInTurn } from './contender.ts';
import { Frames } from './frames.ts';

interface Seen {
  readonly G: SeenTable;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

const synced = '42/block,["sync",';
const updated = '42/block,["update",';

/** A seat of a match, by Socket.IO's protocol. */
class Seat {
  readonly synced: Promise<void>;
  told: () => void = () => {};
  private readonly frames: Frames;
  private readonly match: string;
  private readonly seat: number;
  private seen: Seen | null = null;

  constructor(frames: Frames, match: string, seat: number) {
    this.frames = frames;
    this.match = match;
    this.seat = seat;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.synced = promise;
    frames.heard = (content) => this.hear(content.toString('latin1'), resolve);
  }

  static async sit(port: number, match: string, seat: number): Promise<Seat> {
    const frames = new Frames(port, '/socket.io/?EIO=4&transport=websocket');
    const sitting = new Seat(frames, match, seat);
    await frames.opened;
    frames.send('40/block,');
    await sitting.synced;
    return sitting;
  }

  get isOnTurn(): boolean {
    return this.seen?.ctx.currentPlayer === `${this.seat}`;
  }

  move(): void {
    if (this.seen === null) throw new Error('it has seen nothing');
    const [move] = this.seen.G.legal;
    const payload =
      typeof move === 'string' ? { type: move, args: [] } : { type: 'lay', args: [move.tile, move.end] };
    const action = { type: 'MAKE_MOVE', payload: { ...payload, playerID: `${this.seat}` } };
    this.emit('update', action, this.seen._stateID, this.match, `${this.seat}`);
  }

  close(): void {
    this.frames.close();
  }

  private hear(text: string, resolve: () => void): void {
    if (text === '2') this.frames.send('3');
    else if (text.startsWith('40/block,')) this.emit('sync', this.match, `${this.seat}`, undefined, 2);
    else if (text.startsWith(synced)) {
      [, , { state: this.seen }] = JSON.parse(text.slice('42/block,'.length));
      resolve();
    } else if (text.startsWith(updated)) {
      [, , this.seen] = JSON.parse(text.slice('42/block,'.length));
      this.told();
    } else if (text.startsWith('44')) throw new Error(`boardgame.io said: ${text}`);
  }

  private emit(...words: readonly unknown[]): void {
    this.frames.send(`42/block,${JSON.stringify(words)}`);
  }
}

let matches = 0;

/** boardgame.io at the same work as ours: Block by its rules, hands hidden by `playerView`, every move in SQLite before it is told. */
export const boardgameIoBlock: Contender = {
  name: 'boardgame.io, same work',
  program: 'boardgame-io-block-program.ts',
  sharesConnections: false,
  async open(port, count): Promise<Opened> {
    const tables: PlayedTable[] = [];
    const all: Seat[] = [];
    await forEach(count, async () => {
      const match = `m${++matches}`;
      const seats = [await Seat.sit(port, match, 0), await Seat.sit(port, match, 1)];
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
