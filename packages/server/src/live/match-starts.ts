import { type Outcome, refused } from '../table/outcome.ts';
import { networkIn } from '../table/row.ts';
import type { TableState } from '../table/state.ts';
import type { SlowDeals } from './slow-deals.ts';
import type { TableLog } from './table-log.ts';

/** The table whose matches are started. */
interface StartedTable {
  readonly log: TableLog;
  readonly slowDeals: SlowDeals;
  /** Runs a task after all those before it. */
  enqueue<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Starts the matches of a table. A deal that takes long waits for its turn, and whatever else happens at the table does not wait with it. */
export class MatchStarts {
  private readonly table: StartedTable;
  private waiting = 0;
  private isClosed = false;

  constructor(table: StartedTable) {
    this.table = table;
  }

  /** Whether no deal waits for its turn. */
  get isIdle(): boolean {
    return this.waiting === 0;
  }

  /** Writes what is decided, when its turn has come if that is a long deal. By then something else may be decided. */
  async start(decide: (state: TableState) => Outcome, write: () => Promise<Outcome>): Promise<Outcome> {
    const { log, slowDeals, enqueue } = this.table;
    const outcome = await enqueue(async () => {
      await log.freshen();
      return log.isSlowStart(decide) ? null : write();
    });
    if (outcome !== null) return outcome;
    this.waiting++;
    try {
      return await slowDeals.run(networkIn(log.state.from), () =>
        this.isClosed ? refused('server.closing') : enqueue(write),
      );
    } finally {
      this.waiting--;
    }
  }

  /** Nothing is started any more. */
  close(): void {
    this.isClosed = true;
  }
}
