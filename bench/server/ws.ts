import { type Contender, forEach, type Opened, type PlayedTable, takingTurns } from './contender.ts';
import { Frames } from './frames.ts';

/** A seat at a server that passes everything on. */
class Seat {
  told: () => void = () => {};
  private readonly frames: Frames;

  constructor(frames: Frames) {
    this.frames = frames;
    frames.heard = () => this.told();
  }

  move(what: number): void {
    this.frames.send(JSON.stringify({ do: 'move', move: what }));
  }

  close(): void {
    this.frames.close();
  }
}

let tablesMade = 0;

/** The floor: a server on `ws` that only passes each move on to both seats. What others need beyond it is their own work. */
export const bareWs: Contender = {
  name: 'ws alone',
  program: 'ws-program.ts',
  sharesConnections: false,
  async open(port, count): Promise<Opened> {
    const tables: PlayedTable[] = [];
    const all: Frames[] = [];
    await forEach(count, async () => {
      const path = `/${++tablesMade}`;
      const both = [new Frames(port, path), new Frames(port, path)];
      all.push(...both);
      await Promise.all(both.map(({ opened }) => opened));
      tables.push(takingTurns(both.map((frames) => new Seat(frames))));
    });
    return {
      tables,
      close() {
        for (const frames of all) frames.close();
      },
    };
  },
};
