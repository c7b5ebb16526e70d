import type { BoardProps } from '../board.ts';

/** How an open tile that is tapped can be laid. */
type Pressing = Pick<BoardProps, 'view' | 'legal' | 'chosen' | 'places' | 'onChoose' | 'onMove'>;

/**
 * A tap on a tile that lies open: it is chosen; where it has one place, a second tap lays it. One that cannot be laid is tried, so
 * that the referee says why not.
 */
export function pressTile({ view, legal, chosen, places, onChoose, onMove }: Pressing, tile: string): void {
  if (!legal.some((move) => move.tile === tile)) onMove(tryOf(tile, view.ends));
  else if (chosen === tile && places.length === 1) onMove(places[0]);
  else onChoose(tile);
}

function tryOf(tile: string, ends: BoardProps['view'][string]) {
  const [at] = Array.isArray(ends) ? ends : [];
  return at === undefined ? { type: 'lay', tile } : { type: 'lay', tile, at };
}
