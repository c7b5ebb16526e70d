import type { BoardProps } from '../board-props.ts';

/** The props that decide what a tap on an open tile does. */
type Pressing = Pick<
  BoardProps<'solo1' | 'fortune'>,
  'view' | 'legal' | 'chosen' | 'places' | 'onChoose' | 'onMove'
>;

/**
 * A tap on an open tile chooses it; if it has a single place, a second tap lays it. An unplayable tile is sent anyway, so that
 * the referee explains why it is refused.
 */
export function pressTile({ view, legal, chosen, places, onChoose, onMove }: Pressing, tile: string): void {
  if (!legal.some((move) => move.tile === tile)) onMove(tryOf(tile, view.ends));
  else if (chosen === tile && places.length === 1) onMove(places[0]);
  else onChoose(tile);
}

function tryOf(tile: string, [at]: readonly string[]) {
  return at === undefined ? { type: 'lay', tile } : { type: 'lay', tile, at };
}
