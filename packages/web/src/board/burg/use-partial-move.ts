import type { MoveText } from '@tischrunde/engine';
import { useMemo, useState } from 'preact/hooks';
import type { CastleTile, Cell, Tops } from './castle-geometry.ts';
import {
  awayFrom,
  cellsOf,
  completedMove,
  movesStartingWith,
  nearCastle,
  nextTiles,
  nextWays,
  swungAround,
  turnedRound,
  wayOn,
} from './partial-move.ts';

/** A cell that can be tapped, and the tile that would lie there. */
export interface Ghost {
  readonly cell: Cell;
  readonly laying: CastleTile;
  /** A tap moves the last tile instead of laying another one. */
  readonly swings: boolean;
}

/** The tiles being laid, until they make a complete move. */
export function usePartialMove(legal: readonly MoveText[], chosen: string | null) {
  const [laid, setLaid] = useState<readonly CastleTile[]>([]);
  // The cell of the last tile that stays while the other half swings around it.
  const [pivot, setPivot] = useState<Cell | null>(null);
  const going = useMemo(() => movesStartingWith(legal, laid), [legal, laid]);
  const before = laid.slice(0, -1);
  const last = laid.at(-1) ?? null;
  const lastWays = useMemo(
    () =>
      last === null ? [] : nextWays(movesStartingWith(legal, laid.slice(0, -1)), laid.length - 1, last.tile),
    [legal, laid, last],
  );
  const next = chosen !== null && laid.every(({ tile }) => tile !== chosen) ? chosen : null;
  const turned = last === null ? null : turnedRound(lastWays, last);

  const ghostsFor = (tile: string, tops: Tops): Ghost[] => {
    const ways = nextWays(going, laid.length, tile);
    return nearCastle(cellsOf(ways), tops).flatMap((cell) => {
      const laying = wayOn(ways, cell);
      return laying === null ? [] : [{ cell, laying, swings: false }];
    });
  };
  const swings = (): Ghost[] =>
    last === null || pivot === null
      ? []
      : swungAround(lastWays, last, pivot).map((laying) => ({
          cell: awayFrom(laying, pivot),
          laying,
          swings: true,
        }));

  return {
    laid,
    pivot,
    /** Whether a tile is being laid or about to be. */
    isOpen: legal.length > 0 && (next !== null || laid.length > 0),
    /** The move that the tiles laid so far complete. */
    move: completedMove(going, laid),
    /** The tiles that can extend the chain. */
    next: laid.length === 0 ? [] : [...nextTiles(going, laid.length)],
    ghosts: (tops: Tops): Ghost[] => (next === null ? swings() : ghostsFor(next, tops)),
    lay({ cell, laying, swings }: Ghost): void {
      setLaid(swings ? [...before, laying] : [...laid, laying]);
      if (!swings) setPivot(cell);
    },
    takeBack(): void {
      setLaid(before);
      setPivot(before.at(-1)?.cells[0] ?? null);
    },
    /** Null if the last tile fits only one way round. */
    turn: turned === null ? null : (): void => setLaid([...before, turned]),
  };
}
