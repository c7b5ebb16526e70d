import type { TableState } from '../table/state.ts';
import type { ServerContext } from './context.ts';
import type { Presence } from './presence.ts';

/** How often the store is told that a table is in use. Milliseconds. */
const noteEvery = 60_000;

/** Notes now and then that a table is in use, so that it is kept and listed. */
export class TableUsage {
  private readonly context: ServerContext;
  private readonly presence: Presence;
  private readonly deleted: () => void;
  /** When it was last noted in the store. */
  private noted = Number.NEGATIVE_INFINITY;

  /** `deleted` is called if the table is not in the store any more. */
  constructor(context: ServerContext, presence: Presence, deleted: () => void) {
    this.context = context;
    this.presence = presence;
    this.deleted = deleted;
  }

  note(state: TableState, isListed: boolean): void {
    const { store, health, log } = this.context;
    const now = performance.now();
    if (now - this.noted < noteEvery || health.isFull) return;
    this.noted = now;
    if (isListed && this.isAlive(state)) this.stayListed(state);
    store.touch(state.id, Date.now()).then(
      (isThere) => {
        if (!isThere) this.deleted();
      },
      (error: unknown) => log.warn({ table: state.id, error }, 'cannot note that a table is in use'),
    );
  }

  /** Whether somebody whose table it is looks at it. */
  private isAlive({ host, places }: TableState): boolean {
    return [host, ...places.map(({ guest }) => guest)].some(
      (guest) => guest !== null && this.presence.isHere(guest),
    );
  }

  private stayListed({ id, host, from }: TableState): void {
    const { list, log } = this.context;
    list
      .stay(id, host, from)
      .catch((error: unknown) => log.warn({ table: id, error }, 'cannot keep a table in the list'));
  }
}
