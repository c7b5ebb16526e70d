import { signal } from '@preact/signals';
import {
  type Connection,
  RequestError,
  type RequestErrorCode,
  randomWord,
  type ShownMatch,
  type Visit,
} from '@tischrunde/client';
import type { GameId } from '@tischrunde/engine';
import type { MatchFile } from '@tischrunde/protocol';
import type { Sitter } from '../sitter.ts';
import type { Table } from '../table.ts';

/** What an online table needs besides the match. */
interface OnlineTableContext {
  readonly connection: Connection;
  readonly visit: Visit;
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  /** Whether the whole match may be seen now. */
  readonly isOver: boolean;
  /** A request failed for a reason other than a rule. */
  notSent(why: RequestErrorCode): void;
}

/** Online nothing is taken back: that would take everybody's consent. */
const never = signal(false);

/** A match at a table of the server, for the common table screen. */
export function onlineTable({ match, seen }: ShownMatch, around: OnlineTableContext): Table {
  const { connection, visit, game, sitters, isOver, notSent } = around;
  return {
    game,
    sitters,
    seen,
    send: async (move) => {
      const isCut = connection.standing.peek() !== 'open';
      // While disconnected, one move waits visibly; a second one would be based on an outdated table.
      if (isCut && visit.movesOnTheirWay.peek() > 0) return 'notSent';
      visit.movesOnTheirWay.value++;
      try {
        await connection.ask('move', { table: visit.id, match, id: randomWord(), move });
        return null;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        // Several players may ask for the next round at once; it starts for all of them.
        if (move.type === 'next') return null;
        if (error.refusal !== null) return error.refusal;
        notSent(error.code);
        return 'notSent';
      } finally {
        visit.movesOnTheirWay.value--;
      }
    },
    points: async (moves) => {
      const known = seen.peek();
      if (known === null || known.seat === null) return moves.map(() => 0);
      return (await import('./move-points.ts')).pointsOfMoves(known, known.seat, moves);
    },
    turnTo: null,
    wait: null,
    advice: null,
    hurry: null,
    ready: null,
    takesBack: false,
    canTakeBack: never,
    takeBack: async () => null,
    transcript: isOver ? async () => (await fileOf(connection, visit.id, match)).transcript : null,
    leave: () => {},
  };
}

/** The file of a finished match. */
export const fileOf = async (connection: Connection, table: string, match: number): Promise<MatchFile> =>
  (await connection.ask('file', { table, match })).file;
