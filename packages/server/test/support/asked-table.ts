import { outcomeOf, type TableAsk } from '../../src/table/ask-outcome.ts';
import type { Outcome, Present } from '../../src/table/outcome.ts';
import { ToldTable } from './told-table.ts';

/** An ask as a client sends it, without its number and the table. */
type Wish = TableAsk extends infer Each
  ? Each extends TableAsk
    ? Omit<Each, 'ask' | 'table'>
    : never
  : never;

/** A table where guests ask, and what is decided is written. */
export class AskedTable extends ToldTable {
  now = 0;
  away: readonly string[] = [];
  private readonly present: Present = {
    isHere: (guest) => !this.away.includes(guest),
    isAway: (guest) => this.away.includes(guest),
    isHostGone: () => this.away.includes(this.state.host),
  };

  /** The kind of the event that was written, `written` if there was nothing to write, or the code of the refusal. */
  ask(guest: string, ask: TableAsk): string {
    const outcome: Outcome = outcomeOf(this.state, { guest, name: guest }, ask, this.now, this.present);
    if ('write' in outcome) {
      this.write(outcome.write);
      return outcome.write.kind;
    }
    return 'code' in outcome ? outcome.code : 'written';
  }

  wish(guest: string, wish: Wish): string {
    return this.ask(guest, { ask: 1, table: this.id, ...wish });
  }
}
