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
    const move = { type: 'lay', tile: '6-5', at: '6-6:6' };
    this.frames.send(JSON.stringify({ ask: what, do: 'move', id: `${what}`.padStart(8, '0'), move }));
  }

  close(): void {
    this.frames.close();
  }
}

let tablesMade = 0;

async function open(port: number, count: number): Promise<Opened> {
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
}

/** A server on `ws` that only passes each move on to both seats. What others need beyond it is their own work. */
export const bareWs: Contender = {
  name: 'ws alone',
  program: 'ws-program.ts',
  sharesConnections: false,
  open,
};

/** The same with our log, and with texts as long as ours: what is left of our server without rules and views. */
export const floor: Contender = {
  name: 'ws and our log',
  program: 'floor-program.ts',
  sharesConnections: false,
  open,
};
