import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Connection,
  RequestError,
  type RequestErrorCode,
  randomWord,
  type ShownMatch,
  type Visit,
} from '@tischrunde/client';
import type { GameId, JsonObject } from '@tischrunde/engine';
import type { MatchFile } from '@tischrunde/protocol';
import type { Sitter } from '../sitter.ts';
import type { SeatView, Table } from '../table.ts';

/** What an online table needs besides the match. */
interface OnlineTableContext {
  readonly connection: Connection;
  readonly visit: Visit;
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  /** The seats of this device, where there are several. */
  readonly seats: SharedSeats | null;
  /** Whether the whole match may be seen now. */
  readonly isOver: boolean;
  /** A request failed for a reason other than a rule. */
  notSent(why: RequestErrorCode): void;
}

/** Several people at one device: what each seat sees, and which one is in front. */
export interface SharedSeats {
  readonly seen: ReadonlySignal<SeatView | null>;
  readonly front: Signal<number>;
  /** Whether the one in front may ask for the last move back. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  readonly all: readonly number[];
}

/** What nobody can do at a table online: nothing is hurried or advised. */
const online = {
  turnTo: null,
  wait: null,
  advice: null,
  hurry: null,
  ready: null,
  leave: () => {},
} satisfies Partial<Table>;

const never = signal(false);

/** A match that is only watched. */
export const watchedTable = ({ seen }: ShownMatch, game: GameId, sitters: readonly Sitter[]): Table => ({
  ...online,
  game,
  sitters,
  seen,
  send: async () => 'notSent',
  points: async (moves) => moves.map(() => 0),
  takesBack: false,
  canTakeBack: never,
  takeBack: async () => null,
  transcript: null,
});

/** A match at a table of the server, for the common table screen. */
export function onlineTable(shown: ShownMatch, around: OnlineTableContext): Table {
  const { connection, visit, game, sitters, seats, isOver, notSent } = around;
  const { match } = shown;
  const seen = seats?.seen ?? shown.seen;
  const seat = (): { readonly seat?: number } => (seats === null ? {} : { seat: seats.front.peek() });
  const make = (move: JsonObject, from: { readonly seat?: number }): Promise<unknown> =>
    connection.ask('move', { table: visit.id, match, id: randomWord(), move, ...from });
  return {
    ...online,
    game,
    sitters,
    seen,
    send: async (move) => {
      const isCut = connection.standing.peek() !== 'open';
      // While disconnected, one move waits visibly; a second one would be based on an outdated table.
      if (isCut && visit.movesOnTheirWay.peek() > 0) return 'notSent';
      visit.movesOnTheirWay.value++;
      try {
        // One tap is enough for all people at the device to be ready for the next round.
        if (move.type === 'next' && seats !== null)
          await Promise.all(seats.all.map((each) => make(move, { seat: each })));
        else await make(move, seat());
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
    turnTo:
      seats === null
        ? null
        : (to) => {
            seats.front.value = to;
          },
    takesBack: visit.scene.peek()?.table.takesBack ?? false,
    canTakeBack: seats?.canTakeBack ?? visit.canTakeBack,
    takeBack: async () => {
      try {
        await connection.ask('takeBack', {
          table: visit.id,
          match,
          moves: seen.peek()?.moves ?? 0,
          ...seat(),
        });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        notSent(error.code);
      }
      // The others are asked first.
      return null;
    },
    transcript: isOver ? async () => (await fileOf(connection, visit.id, match)).transcript : null,
  };
}

/** The file of a finished match. */
export const fileOf = async (connection: Connection, table: string, match: number): Promise<MatchFile> =>
  (await connection.ask('file', { table, match })).file;
