import type { PlayedTable } from './contender.ts';

/** What came of playing as fast as it goes. */
export interface Saturated {
  readonly moves: number;
  readonly seconds: number;
}

/** A table with its move under way. */
interface Turn {
  readonly table: PlayedTable;
  since: number;
  mover: number;
  /** How many seats have not been told yet. */
  left: number;
}

/** A table that is not told of its move for so long has lost it. Milliseconds. */
const patience = 15_000;

/** Plays at tables. A table has one move at a time, and the next one when both seats were told of it. */
export class Load {
  private readonly turns: Turn[] = [];
  private ready: Turn[] = [];
  private underWay = 0;
  /** What is done when both seats of a table were told. */
  private next: (turn: Turn) => void = (turn) => this.ready.push(turn);
  private readonly late: number[] = [];
  private isStopped = false;

  add(tables: readonly PlayedTable[]): void {
    for (const table of tables) {
      const turn: Turn = { table, since: 0, mover: 0, left: 0 };
      table.told = (seat) => this.told(turn, seat);
      this.turns.push(turn);
      this.ready.push(turn);
    }
  }

  /** Whatever is under way is given up. */
  stop(): void {
    this.isStopped = true;
  }

  /** Every table plays as fast as it can. */
  async saturate(seconds: number): Promise<Saturated> {
    let moves = 0;
    let isOn = true;
    this.next = (turn) => {
      moves++;
      if (isOn && !this.isStopped) this.move(turn, 0);
      else this.ready.push(turn);
    };
    const since = performance.now();
    for (const turn of this.ready.splice(0)) this.move(turn, 0);
    await pause(seconds * 1000);
    const result = { moves, seconds: (performance.now() - since) / 1000 };
    isOn = false;
    await this.settle();
    return result;
  }

  /**
   * So many moves a second, one table after the other, for so long. Gives the milliseconds from when a move was due to when the other
   * seat was told of it, in order; a move that is sent late, because no table was free, has waited from when it was due.
   */
  async atRate(perSecond: number, seconds: number): Promise<readonly number[]> {
    this.late.length = 0;
    this.next = (turn) => this.ready.push(turn);
    const since = performance.now();
    const wanted = perSecond * seconds;
    let sent = 0;
    let first = 0;
    // Timers are too coarse: the load has its core to itself and looks at the clock in every turn of its loop.
    while (sent < wanted && !this.isStopped) {
      const due = ((performance.now() - since) / 1000) * perSecond;
      while (sent < due && sent < wanted && first < this.ready.length) {
        this.move(this.ready[first++], since + (sent++ / perSecond) * 1000);
      }
      if (first > 1000 || first === this.ready.length) {
        this.ready = this.ready.slice(first);
        first = 0;
      }
      if (performance.now() - since > seconds * 1000 + patience) throw new Error('the rate is too high');
      await turnOfLoop();
    }
    this.ready = this.ready.slice(first);
    await this.settle();
    return this.late.toSorted((one, other) => one - other);
  }

  private move(turn: Turn, since: number): void {
    turn.since = since;
    turn.left = 2;
    this.underWay++;
    turn.mover = turn.table.move();
  }

  private told(turn: Turn, seat: number): void {
    if (turn.left === 0) throw new Error('a seat was told twice of a move');
    if (seat !== turn.mover && turn.since > 0) this.late.push(performance.now() - turn.since);
    if (--turn.left > 0) return;
    this.underWay--;
    this.next(turn);
  }

  private async settle(): Promise<void> {
    const until = performance.now() + patience;
    while (this.underWay > 0 && !this.isStopped) {
      if (performance.now() > until) throw new Error(`${this.underWay} moves were never told`);
      await pause(5);
    }
    this.next = (turn) => this.ready.push(turn);
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));
const turnOfLoop = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Of sorted values, the one below which such a share of them lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
