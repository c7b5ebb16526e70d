import { randomBytes } from 'node:crypto';
import { protocol } from '../../packages/protocol/src/messages.ts';
import { type Contender, forEach, type Opened, type PlayedTable } from './contender.ts';
import { Frames } from './frames.ts';

const change = '{"tell":"change","table":"';
const idLength = 10;
const word = (): string => randomBytes(9).toString('base64url');

/** Somebody at a screen, who may look at several tables. */
class Screen {
  private readonly frames: Frames;
  private readonly seats = new Map<string, { hear(text: string): void }>();
  private readonly waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  private asked = 0;

  private constructor(frames: Frames) {
    this.frames = frames;
    frames.heard = (content) => this.hear(content.toString('latin1'));
  }

  static async enter(port: number, name: string): Promise<Screen> {
    const screen = new Screen(new Frames(port, '/socket'));
    await screen.frames.opened;
    await screen.ask('hello', { protocol, name });
    return screen;
  }

  async ask(what: string, fields: object): Promise<Record<string, unknown>> {
    const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
    this.waiting.set(this.send(what, fields), resolve);
    const answer = await promise;
    if (answer.ok === false) throw new Error(`${what}: ${answer.error}`);
    return answer;
  }

  send(what: string, fields: object): number {
    const ask = ++this.asked;
    this.frames.send(JSON.stringify({ ask, do: what, ...fields }));
    return ask;
  }

  async look(table: string, seat: { hear(text: string): void }): Promise<void> {
    this.seats.set(table, seat);
    await this.ask('look', { table });
  }

  close(): void {
    this.frames.close();
  }

  private hear(text: string): void {
    if (text.startsWith(change)) {
      this.seats.get(text.slice(change.length, change.length + idLength))?.hear(text);
      if (this.waiting.size > 0) this.answered(JSON.parse(text));
    } else if (!text.startsWith('{"tell"')) {
      const answer = JSON.parse(text);
      if (!this.answered(answer)) throw new Error(`the server said: ${text}`);
    }
  }

  private answered(answer: Record<string, unknown>): boolean {
    const number = Number(answer.answer);
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    waiting?.(answer);
    return waiting !== undefined;
  }
}

const set = '"legal":[';
const spliced = '"splice":{';

/** What is played at a table. */
interface Play {
  readonly game: string;
  readonly options?: Readonly<Record<string, number>>;
  /** The type of move that is made wherever it is legal; otherwise it is the first legal move. */
  readonly prefers?: string;
}

/** Block, with so many rounds that no match ends while it is measured. */
const block: Play = { game: 'block', options: { rounds: 1000 } };

/** One of the two at a table. Of all that it is shown it keeps the legal moves only. */
class Seat {
  readonly screen: Screen;
  /** The last change that it was told. */
  number = 0;
  told: () => void = () => {};
  /** The legal moves as JSON, without the brackets around them: objects without lists in them. */
  private legal = '';
  /** How the moves begin that are preferred. */
  private readonly preferred: string;

  constructor(screen: Screen, { prefers = '' }: Play) {
    this.screen = screen;
    this.preferred = `{"type":"${prefers}"`;
  }

  /** The move to be made, as it is to be sent; null where the seat has none. */
  get move(): string | null {
    if (this.legal === '') return null;
    const from = Math.max(0, this.legal.indexOf(this.preferred));
    return this.legal.slice(from, this.legal.indexOf('}', from) + 1);
  }

  hear(text: string): void {
    const number = Number.parseInt(text.slice(change.length + idLength + '","number":'.length), 10);
    if (this.number > 0 && number !== this.number + 1)
      throw new Error(`${number} was told after ${this.number}`);
    this.number = number;
    const at = text.indexOf(set);
    if (at >= 0) {
      const list = text.slice(at + set.length, text.indexOf(']', at));
      this.legal = text.startsWith(spliced, at - spliced.length) ? this.splice(list) : list;
    }
    this.told();
  }

  private splice(list: string): string {
    const [from, removed, ...inserted] = JSON.parse(`[${list}]`);
    const after = JSON.parse(`[${this.legal}]`).toSpliced(from, removed, ...inserted);
    return JSON.stringify(after).slice(1, -1);
  }
}

class Table implements PlayedTable {
  told: (seat: number) => void = () => {};
  private readonly id: string;
  private readonly seats: readonly Seat[];
  private moves = 0;

  constructor(id: string, seats: readonly Seat[]) {
    this.id = id;
    this.seats = seats;
    for (const [index, seat] of seats.entries()) seat.told = () => this.told(index);
  }

  move(): number {
    const index = this.seats[0].move === null ? 1 : 0;
    const { screen, move } = this.seats[index];
    if (move === null) throw new Error(`nobody has a move at table ${this.id}`);
    const id = `${++this.moves}`.padStart(8, '0');
    screen.send('move', { table: this.id, match: 1, id, move: JSON.parse(move) });
    return index;
  }
}

async function openTable(screens: readonly [Screen, Screen], play: Play): Promise<Table> {
  const [first] = screens;
  const { table } = await first.ask('open', {
    id: word(),
    game: play.game,
    players: 2,
    options: play.options ?? {},
  });
  const id = String(table);
  const seats = screens.map((screen) => new Seat(screen, play));
  await Promise.all(seats.map((seat) => seat.screen.look(id, seat)));
  for (const [seat, { screen }] of seats.entries())
    await screen.ask('sit', { table: id, seat, word: word() });
  const started = await first.ask('start', { table: id });
  // The other one may be told a little later.
  while (seats.some(({ number }) => number < Number(started.number)))
    await new Promise((resolve) => setTimeout(resolve, 1));
  return new Table(id, seats);
}

/** Opens tables at which something is played, each seat with a connection of its own, or with one for so many tables. */
export async function openTables(
  port: number,
  count: number,
  tablesPerConnection: number,
  play: Play,
): Promise<Opened> {
  const tables: Table[] = [];
  const screens: Screen[] = [];
  await forEach(Math.ceil(count / tablesPerConnection), async (index) => {
    const pair: [Screen, Screen] = [await Screen.enter(port, 'First'), await Screen.enter(port, 'Second')];
    screens.push(...pair);
    const here = Math.min(tablesPerConnection, count - index * tablesPerConnection);
    for (let made = 0; made < here; made++) tables.push(await openTable(pair, play));
  });
  return {
    tables,
    close() {
      for (const screen of screens) screen.close();
    },
  };
}

/** Our server: real rules, every seat its own view, on the disk before anybody is told. */
export const tischrunde: Contender = {
  name: 'Tischrunde',
  program: 'tischrunde-program.ts',
  sharesConnections: true,
  open: (port, count, tablesPerConnection) => openTables(port, count, tablesPerConnection, block),
};
