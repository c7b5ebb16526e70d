import type { TableEvent } from '../table/events.ts';
import type { Outcome } from '../table/outcome.ts';
import type { TableState } from '../table/state.ts';
import type { MatchStarts } from './match-starts.ts';
import type { TableLog } from './table-log.ts';

/** What the server itself decides in a state; null for nothing. */
type Decide = (state: TableState) => TableEvent | null;

/** The table where the server decides something. */
interface DecidedTable {
  readonly log: TableLog;
  readonly starts: MatchStarts;
  /** Runs a task after all those before it, and sees to its failures. */
  enqueue<Result>(task: () => Promise<Result>): Promise<Result>;
  /** The store did not take what was decided. */
  refused(): void;
}

/** Writes what nobody at the table has asked for: moves of bots and of the clock, the end of a match, another host. */
export class OwnWrites {
  private readonly table: DecidedTable;

  constructor(table: DecidedTable) {
    this.table = table;
  }

  /** Writes what is right to be written when its turn comes. */
  write(decide: Decide): void {
    const { log, enqueue } = this.table;
    this.carryOut(enqueue(() => log.write(outcomeBy(decide))));
  }

  /** The same for the start of a match, which may have to wait until it may be dealt. */
  start(decide: Decide): void {
    const { log, starts } = this.table;
    this.carryOut(starts.start(outcomeBy(decide), () => log.write(outcomeBy(decide))));
  }

  private carryOut(writing: Promise<Outcome>): void {
    writing.then(
      (outcome) => {
        if ('code' in outcome) this.table.refused();
      },
      () => {},
    );
  }
}

const outcomeBy =
  (decide: Decide) =>
  (state: TableState): Outcome => {
    const event = decide(state);
    return event === null ? { written: state.number } : { write: event };
  };
