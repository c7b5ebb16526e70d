import { Domino, DominoBack } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { useArrowKeys } from '../gestures/arrow-keys.ts';
import { moveKey } from '../move-key.ts';
import './concentration.css';
import { type Cell, cellsIn, rectangleIn, turnedDown } from './face-down-grid.ts';

/** Konzentration: a rectangle of tiles face down, of which two are turned up. */
export function ConcentrationBoard({
  view,
  events,
  book,
  width,
  height,
  places,
  onMove,
}: BoardProps<'concentration'>) {
  const arrows = useArrowKeys();
  const turning = turnedDown(events);
  const cells = cellsIn(view);
  const { half, turned, middles } = rectangleIn(cells.length, view.columns, width - 16, height - 16);
  const [across, down] = turned ? [half * 2.1, half * 1.1] : [half * 1.1, half * 2.1];
  const nameOf = ({ tile, lies, row, column }: Cell): string =>
    tile !== null && lies === 'up' ? book.aloud.tile(tile) : book.say('full.flip', { row, column });
  return (
    <section ref={arrows} class="memory" aria-label={book.name('concentration')}>
      {cells.map((cell, index) => {
        const { x, y } = middles[index];
        const place = {
          width: `${across}px`,
          height: `${down}px`,
          transform: `translate(${8 + x - across / 2}px, ${8 + y - down / 2}px)`,
        };
        const { lies, tile } = cell;
        return (
          <button
            key={`${view.round} ${index}`}
            type="button"
            class="memory-tile"
            data-lies={lies}
            data-move={moveKey({ type: 'flip', cell: index })}
            data-next={places.some((place) => place.cell === index)}
            style={place}
            disabled={lies === 'taken'}
            aria-label={nameOf(cell)}
            onClick={() => onMove({ type: 'flip', cell: index })}
          >
            <Faces tile={tile ?? turning.get(index) ?? null} up={lies !== 'down'} turned={turned} />
          </button>
        );
      })}
    </section>
  );
}

interface FacesProps {
  readonly tile: string | null;
  readonly up: boolean;
  readonly turned: boolean;
}

function Faces({ tile, up, turned }: FacesProps) {
  const box = turned ? '-42 -21 84 42' : '-21 -42 42 84';
  const angle = turned ? 90 : 0;
  return (
    <span class="memory-faces" data-up={up} data-turned={turned}>
      <svg class="memory-back" viewBox={box} aria-hidden="true">
        <DominoBack angle={angle} />
      </svg>
      <svg class="memory-face" viewBox={box} aria-hidden="true">
        {tile !== null && <Domino tile={tile} angle={angle} />}
      </svg>
    </span>
  );
}
