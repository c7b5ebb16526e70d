import { type Connection, Visit, type VisitOptions } from '@tischrunde/client';
import type { GameId } from '@tischrunde/rulebook';
import { useEffect, useState } from 'preact/hooks';
import type { Board } from '../../board/board-props.ts';
import { findDescriptor } from '../../games/catalogue.ts';
import { loadGameBoard } from '../../games/game-board.ts';

/** Joins a table, and leaves it with the page. `arrived` may return what is to be done on leaving. */
export function useVisit(
  connection: Connection,
  id: string,
  options: VisitOptions = {},
  arrived: (visit: Visit) => (() => void) | undefined = () => undefined,
): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    connection.open();
    const coming = new Visit(connection, id, options);
    setVisit(coming);
    const leave = arrived(coming);
    return () => {
      leave?.();
      coming.leave();
      connection.close();
    };
  }, [id]);
  return visit;
}

/** The game of a table; null if the page does not know it. */
export const gameNamed = (id: string | undefined): GameId | null => findDescriptor(id ?? '')?.id ?? null;

/** The board of a game, once it is loaded. */
export function useBoard(game: GameId | null): Board | null {
  const [board, setBoard] = useState<{ readonly draw: Board; readonly game: GameId } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (game !== null) loadGameBoard(game).then((draw) => setBoard({ draw, game }), setFailed);
  }, [game]);
  // The error boundary handles it.
  if (failed !== null) throw failed;
  return board?.game === game ? board.draw : null;
}
