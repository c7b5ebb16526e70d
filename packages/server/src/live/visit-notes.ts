import type { MatchResult } from '@tischrunde/protocol';
import { mostOwnTables } from '../limits.ts';
import type { TableState } from '../table/state.ts';
import { visitOf } from '../table/visits.ts';
import type { ServerContext } from './context.ts';

const noResults: readonly MatchResult[] = [];

/** Notes what guests find of a table in their lists. Nothing waits for it, and the log does without. */
export class VisitNotes {
  private readonly context: Pick<ServerContext, 'store' | 'log'>;
  private notedResults = noResults;

  constructor(context: Pick<ServerContext, 'store' | 'log'>) {
    this.context = context;
  }

  /** Notes how it stands for everybody at the table, and for those who were there before. */
  note(state: TableState, before: readonly string[]): void {
    const { id, at, guests } = state;
    this.noteResults(state);
    const all = [...new Set([...before, ...guests])];
    if (all.length === 0) return;
    const visits = all.map((guest) => ({ guest, content: JSON.stringify(visitOf(state, guest)) }));
    this.context.store.noteVisits(id, at, visits, mostOwnTables).catch((error: unknown) => {
      this.context.log.warn({ table: id, error }, 'it was not noted who is at a table');
    });
  }

  /** Notes how matches ended: once they have, after a change of a name, and what was not noted when the table was in memory last. */
  private noteResults({ id, score }: TableState): void {
    const { results } = score.evening;
    if (results === this.notedResults || results.length === 0) return;
    this.notedResults = results;
    const noted = results.map((result) => {
      const { match, at } = result;
      return { match, at, content: JSON.stringify(result) };
    });
    this.context.store.noteResults(id, noted).catch((error: unknown) => {
      this.notedResults = noResults;
      this.context.log.warn({ table: id, error }, 'the results of a table were not noted');
    });
  }
}
