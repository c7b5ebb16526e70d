import type { MoveText } from '@tischrunde/engine';
import { concentration, pips, readTile, tileName } from '@tischrunde/engine/internals';
import { memoryOf } from '../games/concentration/memory.ts';
import type { ExplainerOf, PositionOf } from './explainer.ts';
import type { MoveReason } from './move-reason.ts';

/** The reasons in Concentration: what has been seen, and what is still unknown. */
export const explainConcentration: ExplainerOf<'concentration'> = (position, moves) =>
  moves.map((move) => reasonsFor(position, move));

function reasonsFor({ known, seat, chance }: PositionOf<'concentration'>, { cell }: MoveText): MoveReason[] {
  const { view, events } = known;
  const { agreed, up } = concentration.guess(known, chance);
  const open = up.length === 1 ? (readTile(view.grid[up[0]]) ?? null) : null;
  const seen = memoryOf(events, seat, 'strong').seen.filter(
    (one) => view.left.includes(one.cell) && !(open !== null && up.includes(one.cell)),
  );
  const here = seen.find((one) => one.cell === cell)?.tile;
  if (here === undefined) {
    if (open === null) return [{ why: 'learns' }];
    const count = unseenTiles(
      agreed.tiles,
      view.grid,
      seen.map(({ tile }) => tile),
    ).filter((tile) => pips[tile] + pips[open] === agreed.sum).length;
    const all = view.left.length - seen.length - 1;
    return count === 0 ? [{ why: 'learns' }] : [{ why: 'couldPair', count, all }];
  }
  const other =
    open ?? seen.find((one) => one.cell !== cell && pips[one.tile] + pips[here] === agreed.sum)?.tile;
  return other !== undefined && pips[other] + pips[here] === agreed.sum
    ? [{ why: 'knowsPair', tile: tileName(here), other: tileName(other) }]
    : [{ why: 'showsNothing' }];
}

/** The tiles of the set that have not been turned up. */
function unseenTiles(
  tiles: number,
  grid: readonly (string | null)[],
  remembered: readonly number[],
): number[] {
  const known = new Set([...remembered, ...grid.map((tile) => readTile(tile))]);
  return Array.from({ length: tiles }, (_, tile) => tile).filter((tile) => !known.has(tile));
}
