import { useMemo } from 'preact/hooks';
import { halfOf, isBeside } from '../areas.ts';
import type { BoardProps } from '../board-props.ts';
import { useAspect } from '../chain/camera.ts';
import { tileTree } from '../chain/tile-tree.ts';
import { lineOf } from './laid-line.ts';
import { inOrder, layOpenTable, shareArea } from './open-table.ts';
import { Offers, PlacedTile } from './placed-tile.tsx';
import { pressTile } from './tile-press.ts';

/** Solo 1: four rows of open tiles, of which only the right ends can be taken, and the line. */
export function Solo1Board(props: BoardProps<'solo1'>) {
  const { view, book, width, height, legal, chosen, places, onMove } = props;
  const rows = useMemo(() => view.grid.filter((row) => row.length > 0), [view.grid]);
  const tree = useMemo(() => tileTree(view.layout), [view.layout]);
  const isUpright = standUpright(width, height);
  const aspect = useAspect(...halfOf(width, height), tree === null);
  const areas = useMemo(
    () => shareArea(rows, lineOf(tree, view, [], aspect), { left: 0, top: 0, width, height }, isUpright),
    [rows, tree, view, width, height, isUpright, aspect],
  );
  const table = layOpenTable(rows, lineOf(tree, view, places, aspect), areas, isUpright);
  const fitting = new Set(legal.map(({ tile }) => tile));
  const isOn = view.phase === 'play';
  const moodOf = (tile: string) => (tile === chosen ? 'chosen' : fitting.has(tile) ? 'ready' : 'waiting');
  return (
    <>
      {/* The tiles are sorted by name in the drawing; this describes their order on the table. */}
      <ol class="unseen">
        {rows.map((row) => (
          <li key={row[0]}>{row.map(book.aloud.tile).join(', ')}</li>
        ))}
      </ol>
      <svg width={width} height={height}>
        <title>{book.name('solo1')}</title>
        {inOrder(table).map(({ placed, isLaid }) => (
          <PlacedTile
            key={placed.key}
            placed={placed}
            {...(isLaid ? {} : { mood: moodOf(placed.key) })}
            {...(isLaid || !isOn
              ? {}
              : {
                  touch: { label: book.aloud.tile(placed.key), onPress: () => pressTile(props, placed.key) },
                })}
          />
        ))}
        <Offers offers={table.line.offers} book={book} onMove={onMove} />
      </svg>
    </>
  );
}

/** Tiles stand upright if the area is high enough, otherwise they lie. */
const standUpright = (width: number, height: number): boolean =>
  isBeside(width, height) || height > width * 1.2;
