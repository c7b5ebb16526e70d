import type { DominoId, MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { useMemo } from 'preact/hooks';
import { Domino, half } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { ZoomButton } from '../gestures/zoom-button.tsx';
import { FirstPlace, Ghost, Padlock, Wanted } from './ghost.tsx';
import { boxOf, type Layout, type Placement, scaleFor } from './placement.ts';
import { hasStrip, StockStrip, stripHeight } from './stock-strip.tsx';
import { allFrom, type PlannedTile, type TileNode, tileTree, withPlanned } from './tile-tree.ts';
import './chain.css';
import { useZoom } from '../gestures/use-zoom.ts';

interface ChainBoardProps extends BoardProps<DominoId> {
  readonly layout: Layout;
  /** The radius of the free circle in the middle of a star, in halves. */
  readonly hub?: number;
}

/** Pieces are never drawn larger than this, however large the table is. */
const largest = 1.5;

const margin = 14;

/** Small pictures of a board have no strip. */
const tallEnough = 170;

/** Below this size of a half, in pixels, there is a button to zoom. */
const small = 26;

/** The area per tile, in square pixels, at which tiles are not small. */
const roomy = 4200;

/** All games in which tiles are laid next to each other. */
export function ChainBoard(props: ChainBoardProps) {
  const { view, book, width, height, places, layout, hub } = props;
  const { ends } = view;
  const laid = view.layout.filter(({ locks }) => !locks).length;
  const strip = height >= tallEnough && (hasStrip(view) || laid * roomy > width * height);
  const high = height - (strip ? stripHeight : 0);
  const [availableWidth, availableHeight] = [width, high].map((size) =>
    Math.max(size - 2 * margin, 2 * margin),
  );
  const tree = useMemo(() => tileTree(view.layout), [view.layout]);
  // The layout always includes a tile at every open end, so that nothing moves when one is chosen.
  const { lay, expected } = useMemo(() => {
    if (tree === null) return { lay: () => [], expected: [] };
    const some = withPlanned(tree, plannedTiles(ends, []));
    const found = layout(some, availableWidth, availableHeight);
    return { lay: found, expected: found(some) };
  }, [tree, ends, layout, availableWidth, availableHeight]);
  const root = tree === null ? null : withPlanned(tree, plannedTiles(ends, places));
  const pieces = root === null ? [] : lay(root);
  const box = boxOf([...pieces, ...expected]);
  const scale = Math.min(largest, scaleFor(box, availableWidth, availableHeight) / half);
  const [x, y] = [((box.left + box.right) / 2) * half, ((box.top + box.bottom) / 2) * half];
  const { ref, viewport, toggle } = useZoom(width, high);
  const drawn = scale * viewport.zoom;
  const middle = `${width / 2 + viewport.x}px, ${high / 2 + viewport.y}px`;
  const zoomButton = (viewport.zoom > 1 || scale * half < small) && pieces.length > 0 && (
    <ZoomButton label={book.say('table.closer')} pressed={viewport.zoom > 1} onPress={toggle} />
  );
  return (
    <>
      <svg width={width} height={high} ref={ref} class={viewport.zoom > 1 ? 'tiles closer' : 'tiles'}>
        <title>{endsAloud(ends, book)}</title>
        {root === null ? (
          <FirstPlace {...props} height={high} />
        ) : (
          <g
            class={viewport.held ? '' : 'glide'}
            style={{ transform: `translate(${middle}) scale(${drawn}) translate(${-x}px, ${-y}px)` }}
          >
            {hub !== undefined && <circle class="hub" r={hub * half - 3} />}
            <Laid {...props} {...{ root, pieces }} scale={drawn} />
          </g>
        )}
      </svg>
      {strip ? (
        <StockStrip {...{ view, book, width }}>{zoomButton}</StockStrip>
      ) : (
        viewport.zoom > 1 && zoomButton
      )}
    </>
  );
}

interface LaidProps extends BoardProps<DominoId> {
  readonly root: TileNode;
  readonly pieces: readonly Placement[];
  readonly scale: number;
}

/** The tiles, lower layers first, then the ghosts and marks. */
function Laid({ view, book, places, root, pieces, scale, onMove }: LaidProps) {
  const nodes = new Map(allFrom(root).map((tile) => [tile.tile, tile]));
  const laid = pieces.filter(({ key }) => nodes.get(key)?.free === false);
  const free = pieces.filter(({ key }) => nodes.get(key)?.free === true);
  const ghosts = free.flatMap((piece) => {
    const move = places.find(({ at }) => at !== undefined && nameAt(at) === piece.key);
    return move === undefined ? [] : [{ piece, move }];
  });
  return (
    <>
      {laid.map(({ key, hangs, x, y }) =>
        hangs === undefined ? null : (
          <path key={key} class="thread" d={`M${hangs.x * half} ${hangs.y * half}L${x * half} ${y * half}`} />
        ),
      )}
      {[...laid.filter(({ raised }) => raised !== true), ...laid.filter(({ raised }) => raised)].map(
        ({ key, piece, x, y, angle, raised }) => (
          <g
            key={key}
            class={raised === undefined ? 'glide' : raised ? 'glide raised' : 'glide sunken'}
            style={{ transform: `translate(${x * half}px, ${y * half}px)` }}
          >
            <g class="arrives" data-piece={key}>
              <Domino tile={piece} angle={angle} />
              {nodes.get(key)?.locks && <Padlock />}
            </g>
          </g>
        ),
      )}
      {ghosts.map(({ piece, move }) => (
        <Ghost
          key={piece.key}
          {...{ piece, move, book, scale }}
          others={ghosts.map((other) => other.piece)}
          onPress={() => onMove(move)}
        />
      ))}
      {view.phase === 'play' &&
        free.map((piece) => {
          const value = view.asks?.at(view.ends.findIndex((end) => nameAt(end) === piece.key));
          return value === undefined ? null : <Wanted key={`${piece.key}?`} {...{ piece, scale, value }} />;
        })}
    </>
  );
}

const nameAt = (at: unknown): string => `>${at}`;

/** A planned tile for every open end: the chosen one where it may go, otherwise a placeholder. */
function plannedTiles(ends: readonly string[], places: readonly MoveText[]): PlannedTile[] {
  return ends.map((at) => {
    const move = places.find((place) => place.at === at);
    const name = nameAt(at);
    if (typeof move?.tile !== 'string') return { name, tile: '0-1', at, out: 1 };
    return { name, tile: move.tile, at, ...(typeof move.out === 'number' ? { out: move.out } : {}) };
  });
}

const endsAloud = (ends: readonly string[], book: Book): string =>
  ends.length === 0
    ? book.say('table.noTile')
    : book.say('table.openEnds', { ends: ends.map(book.aloud.end).join(', ') });
