import type { MatchFile } from '@tischrunde/protocol';
import { randomWord } from '../new-match.ts';
import type { Sitter } from '../sitter.ts';
import type { Table } from '../table.ts';
import type { Connection } from './connection.ts';
import { RequestError, type RequestErrorCode } from './request-error.ts';
import type { ShownMatch, Visit } from './visit.ts';

/** What a far table needs beside the match itself. */
interface OnlineTableContext {
  readonly connection: Connection;
  readonly visit: Visit;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Whether the whole match may be seen by now. */
  readonly isOver: boolean;
  /** Something was not done, for another reason than a rule. */
  notSent(why: RequestErrorCode): void;
}

/** A match at a table of the server, for the screen that shows every table. */
export function onlineTable({ match, seen }: ShownMatch, around: OnlineTableContext): Table {
  const { connection, visit, game, sitters, isOver, notSent } = around;
  return {
    game,
    sitters,
    seen,
    send: async (move) => {
      const isCut = connection.standing.peek() !== 'open';
      // Without a connection, one move waits, and is seen to wait; a second would be made for a table that looks otherwise by then.
      if (isCut && visit.movesOnTheirWay.peek() > 0) return 'notSent';
      visit.movesOnTheirWay.value++;
      try {
        await connection.ask('move', { table: visit.id, match, id: randomWord(), move });
        return null;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        // Several may ask for the next round at once, and all of them get it.
        if (move.type === 'next') return null;
        if (error.refusal !== null) return error.refusal;
        notSent(error.code);
        return 'notSent';
      } finally {
        visit.movesOnTheirWay.value--;
      }
    },
    turnTo: null,
    advice: null,
    takeBack: async () => null,
    transcript: isOver ? async () => (await fileOf(connection, visit.id, match)).transcript : null,
    leave: () => {},
  };
}

/** The file of a finished match. */
export const fileOf = async (connection: Connection, table: string, match: number): Promise<MatchFile> =>
  (await connection.ask('file', { table, match })).file;
