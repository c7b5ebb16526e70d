import { outcomeOf, shutsBoardsOut, type TableAsk } from '../table/ask-outcome.ts';
import { makeRoomOnBench } from '../table/evening-outcome.ts';
import { type Asker, type Outcome, type Present, refused } from '../table/outcome.ts';
import type { TableState } from '../table/state.ts';
import type { PendingAsk } from './audience.ts';
import type { ServerContext } from './context.ts';
import type { MatchStarts } from './match-starts.ts';
import type { News } from './news.ts';
import type { Presence } from './presence.ts';
import type { TableLog } from './table-log.ts';

/** After how many times `awayAfter` a player may ask to become the host. */
const goneHostPatience = 4;

/** The table where something is asked. */
export interface AskedTable {
  readonly context: ServerContext;
  readonly log: TableLog;
  readonly news: News;
  readonly presence: Presence;
  readonly starts: MatchStarts;
  /** The time at the table. */
  now(): number;
  /** Runs a task after all those before it. */
  enqueue<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Carries out what guests ask of a table. */
export class TableAsks {
  private readonly table: AskedTable;
  private readonly present: Present;

  constructor(table: AskedTable) {
    const { context, presence } = table;
    this.table = table;
    this.present = {
      isHere: (guest) => presence.isHere(guest),
      isAway: (guest) => presence.awayFor(guest) >= context.awayAfter,
      isHostGone: () => presence.awayFor(this.state.host) >= context.awayAfter * goneHostPatience,
    };
  }

  private get state(): TableState {
    return this.table.log.state;
  }

  /** Carries out an ask if it is allowed. An asker who watches the table gets the change itself as the answer. */
  carryOut(asker: Asker, ask: TableAsk, pending: PendingAsk | null): Promise<Outcome> {
    const mayLag = this.table.context.bus.isShared && this.isStranger(asker.guest);
    return mayLag ? this.carryOutLate(asker, ask, pending) : this.enqueue(asker, ask, pending, false);
  }

  /** Seats a guest on the first free seat, unless they have one. */
  async seat(asker: Asker, promise: { readonly word?: string; readonly seal?: string }): Promise<void> {
    const { log } = this.table;
    const decide = (state: TableState): Outcome => {
      const seat = state.places.findIndex(({ guest, bot }) => guest === null && bot === null);
      if (seat < 0 || state.phase === 'playing') return refused('seat.taken');
      return this.decide(state, asker, { ask: 0, do: 'sit', table: state.id, seat, ...promise });
    };
    // There are other tables to play at, so it may lag.
    await log.write(decide, null, true);
  }

  /** A refusal may be due to an event that this process has not heard of yet. */
  private async carryOutLate(asker: Asker, ask: TableAsk, pending: PendingAsk | null): Promise<Outcome> {
    const outcome = await this.enqueue(asker, ask, pending, true);
    if (!('code' in outcome)) return outcome;
    await this.table.news.soon();
    return this.enqueue(asker, ask, pending, true);
  }

  private enqueue(
    asker: Asker,
    ask: TableAsk,
    pending: PendingAsk | null,
    mayLag: boolean,
  ): Promise<Outcome> {
    const { table } = this;
    const decide = (state: TableState): Outcome => this.decide(state, asker, ask);
    const write = (): Promise<Outcome> => table.log.write(decide, pending, mayLag);
    if (ask.do === 'start') return table.starts.start(decide, write);
    if (ask.do === 'bench') return table.enqueue(() => this.onBench(asker, write, mayLag));
    const isShut = shutsBoardsOut(this.state, asker.guest, ask);
    return table.enqueue(isShut ? () => this.withoutCode(write) : write);
  }

  private decide(state: TableState, asker: Asker, ask: TableAsk): Outcome {
    return outcomeOf(state, asker, ask, this.table.now(), this.present);
  }

  /** A guest who has no seat here and is not the host can be anybody, and there can be many. */
  private isStranger(guest: string): boolean {
    return guest !== this.state.host && this.state.seatOf(guest) === null;
  }

  /** Lets a guest who is here wait on the bench, if need be in the place of one who is not. */
  private async onBench({ guest }: Asker, write: () => Promise<Outcome>, mayLag: boolean): Promise<Outcome> {
    const { log, presence } = this.table;
    const outcome = await write();
    const isCrowded = 'code' in outcome && outcome.code === 'table.crowded';
    if (!isCrowded || !presence.isHere(guest)) return outcome;
    const makeRoom = (state: TableState): Outcome => makeRoomOnBench(state, this.table.now(), this.present);
    const room = await log.write(makeRoom, null, mayLag);
    return 'code' in room ? room : write();
  }

  /** Revokes the code of the table: before anybody hears why, and again in case another was made meanwhile. */
  private async withoutCode(write: () => Promise<Outcome>): Promise<Outcome> {
    const { store } = this.table.context;
    await store.dropCode(this.state.id);
    const outcome = await write();
    await store.dropCode(this.state.id);
    return outcome;
  }
}
