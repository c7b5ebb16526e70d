import { Domino, half as drawn } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { useArrowKeys } from '../gestures/arrow-keys.ts';
import './dominanz.css';
import { Touchable } from '../gestures/touchable.tsx';
import { seatName } from '../seat-name.ts';
import { fromOneToSeven, spreadIn } from '../spread.ts';
import { dominanzAreas, entriesOf, newestEntry, sheetIn } from './sheet-rows.ts';
import { SheetTable } from './sheet-table.tsx';

const largest = 56;
const margin = 7;

/** Dominanz: all tiles face up, with both score sheets beside them. */
export function DominanzBoard({
  view,
  events,
  book,
  width,
  height,
  legal,
  chosen,
  newest,
  onChoose,
  onMove,
  nameOf,
}: BoardProps<'dominanz'>) {
  const arrows = useArrowKeys();
  const seat = view.seat ?? 0;
  const { sheetWidth, lineHeight, tilesWidth } = dominanzAreas(width - 3 * margin, height - 2 * margin);
  const spread = spreadIn(fromOneToSeven, tilesWidth, height - 2 * margin, largest);
  const takes = entriesOf(legal, 'take', chosen);
  const prescribes = entriesOf(legal, 'prescribe', chosen);

  const tap = (tile: string): void => {
    if (tile !== chosen) {
      onChoose(tile);
      return;
    }
    // Out of turn the move is sent as well: the referee explains why it is refused.
    const [only, ...others] = [...takes.values(), ...prescribes.values()];
    if (only === undefined) onMove({ type: 'take', tile, row: Number(tile.split('-')[0]) });
    else if (others.length === 0) onMove(only);
    else onChoose(null);
  };

  return (
    <div ref={arrows} class="dominanz" style={{ padding: `${margin}px`, gap: `${margin}px` }}>
      <svg width={tilesWidth} height={height - 2 * margin}>
        <title>{book.name('dominanz')}</title>
        {view.left.map((tile) => {
          const middle = spread.middles.get(tile);
          if (middle === undefined) return null;
          return (
            <Touchable
              key={tile}
              label={book.aloud.tile(tile)}
              pressed={tile === chosen}
              transform={`translate(${middle.x} ${middle.y})`}
              onPress={() => tap(tile)}
            >
              <rect
                class="open-tile"
                x={-spread.across / 2 + 1}
                y={-spread.down / 2 + 1}
                width={spread.across - 2}
                height={spread.down - 2}
                rx={spread.half * 0.26}
              />
              <g transform={`scale(${spread.half / drawn})`} data-tile={tile}>
                <Domino tile={tile} angle={spread.angle} />
              </g>
            </Touchable>
          );
        })}
      </svg>
      <SheetTable
        rows={sheetIn(view, seat)}
        names={[seatName({ book, view, nameOf }, seat), seatName({ book, view, nameOf }, 1 - seat)]}
        width={sheetWidth}
        newest={newest == null ? null : newestEntry(events, seat, newest.colour)}
        {...{ book, lineHeight, takes, prescribes, chosen, onChoose, onMove }}
      />
    </div>
  );
}
