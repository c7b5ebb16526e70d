import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { NumberTile } from '../../pieces/number-tile.tsx';
import { type Area, areaStyle } from '../areas.ts';

interface TileListProps {
  readonly tiles: readonly string[];
  readonly laid: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly area: Area;
  /** How much larger than usual the tiles are. */
  readonly enlarged: number;
  /** A single row that scrolls. */
  readonly isStrip: boolean;
  /** Tiles are still to be found. */
  readonly isOn: boolean;
  readonly book: Book;
  /** What stands next to the heading. */
  readonly children: ComponentChildren;
  onChoose(tile: string | null): void;
}

/** The tiles of the set, with those on the board crossed off. A tap on one shows where it could lie. */
export function TileList(props: TileListProps) {
  const { tiles, laid, chosen, area, enlarged, isStrip, isOn, book, children, onChoose } = props;
  return (
    <section
      class="tile-list"
      data-strip={isStrip}
      style={{ ...areaStyle(area), '--chip': `${44 * enlarged}px` }}
    >
      <header>
        {isOn && (
          <span class="list-word">{book.say('puzzle.left', { count: tiles.length - laid.size })}</span>
        )}
        {children}
      </header>
      <ul>
        {tiles.map((tile) => (
          <li key={tile}>
            <button
              type="button"
              class="tile-chip"
              data-laid={laid.has(tile)}
              aria-pressed={tile === chosen}
              aria-label={
                laid.has(tile)
                  ? book.say('puzzle.laid', { tile: book.written.tile(tile) })
                  : book.written.tile(tile)
              }
              onClick={() => onChoose(tile === chosen ? null : tile)}
            >
              <Chip tile={tile} isLaid={laid.has(tile)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ tile, isLaid }: { readonly tile: string; readonly isLaid: boolean }) {
  const [first, second] = tile.split('-').map(Number);
  return (
    <svg class={isLaid ? 'faded' : ''} viewBox="-38 -18 76 42" aria-hidden="true">
      <NumberTile {...{ first, second }} isAcross isLarge />
    </svg>
  );
}
