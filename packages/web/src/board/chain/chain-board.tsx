import type { DominoId } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { useMemo } from 'preact/hooks';
import { Domino, half } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board-props.ts';
import { type Focus, useZoom } from '../gestures/use-zoom.ts';
import { ZoomButton } from '../gestures/zoom-button.tsx';
import { Hollow } from '../hollow.tsx';
import { NewestMark } from '../newest-mark.tsx';
import { type Camera, useAspect, useCamera } from './camera.ts';
import { endPlaces, type GhostPlace, ghostPlaces } from './ends.ts';
import { FirstPlace, Ghost, Padlock, Wanted } from './ghost.tsx';
import type { Growth, Layout } from './growth.ts';
import { boxAround, boxAroundOne } from './placement.ts';
import { hasStrip, StockStrip, stripHeight } from './stock-strip.tsx';
import { type TileNode, tileTree } from './tile-tree.ts';
import './chain.css';

interface ChainBoardProps extends BoardProps<DominoId> {
  readonly layout: Layout;
  /** The radius of the free circle in the middle of a star, in halves. */
  readonly hub?: number;
}

const margin = 10;

/** Small pictures of a board have no strip. */
const tallEnough = 170;

/** Below this size of a half, in pixels, there is a button to zoom. */
const small = 26;

/** The area per tile, in square pixels, at which tiles are not small. */
const roomy = 4200;

/** All games in which tiles are laid next to each other. */
export function ChainBoard(props: ChainBoardProps) {
  const { view, book, width, height, places, layout, hub } = props;
  const strip = height >= tallEnough && (hasStrip(view) || view.layout.length * roomy > width * height);
  const high = height - (strip ? stripHeight(width) : 0);
  const [availableWidth, availableHeight] = [width, high].map((size) =>
    Math.max(size - 2 * margin, 2 * margin),
  );
  const aspect = useAspect(availableWidth, availableHeight, view.layout.length === 0);
  const tree = useMemo(() => tileTree(view.layout), [view.layout]);
  const growth = useMemo(() => (tree === null ? null : layout(tree, aspect)), [tree, layout, aspect]);
  const ghosts = tree === null || growth === null ? [] : ghostPlaces(tree, growth, view, places);
  const camera = useCamera(growth, availableWidth, availableHeight);
  const scale = camera.size / half;
  const { ref, viewport, toggle } = useZoom(width, high, focusOn(growth, ghosts, camera));
  const drawn = scale * viewport.zoom;
  const middle = `${width / 2 + viewport.x}px, ${high / 2 + viewport.y}px`;
  const zoomButton = (viewport.zoom > 1 || camera.size < small) && growth !== null && (
    <ZoomButton label={book.say('table.closer')} pressed={viewport.zoom > 1} onPress={toggle} />
  );
  return (
    <>
      <svg width={width} height={high} ref={ref} class={viewport.zoom > 1 ? 'tiles closer' : 'tiles'}>
        <title>{endsAloud(view.ends, book)}</title>
        {tree === null || growth === null ? (
          <FirstPlace {...{ ...props, aspect, scale }} width={width} height={high} />
        ) : (
          <g
            class={viewport.held ? '' : 'glide'}
            style={{
              transform: `translate(${middle}) scale(${drawn}) translate(${-camera.x * half}px, ${-camera.y * half}px)`,
            }}
          >
            {hub !== undefined && <circle class="hub" r={hub * half - 3} />}
            <Laid {...props} {...{ tree, growth, ghosts }} scale={drawn} />
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

/** A zoomed table shows the places of the chosen tile, or the newest tile. */
function focusOn(growth: Growth | null, ghosts: readonly GhostPlace[], camera: Camera): Focus | null {
  const newest = growth?.pieces.at(-1);
  const pieces = ghosts.length > 0 ? ghosts.map(({ piece }) => piece) : newest === undefined ? [] : [newest];
  if (pieces.length === 0) return null;
  const { left, right, top, bottom } = boxAround(pieces.map(boxAroundOne));
  const { x, y, size } = camera;
  return {
    name: [...pieces.map(({ key, piece }) => `${key} ${piece}`), newest?.key].join(' '),
    part: {
      left: (left - x) * size - margin / 2,
      right: (right - x) * size + margin / 2,
      top: (top - y) * size - margin / 2,
      bottom: (bottom - y) * size + margin / 2,
    },
  };
}

interface LaidProps extends BoardProps<DominoId> {
  readonly tree: TileNode;
  readonly growth: Growth;
  readonly ghosts: readonly GhostPlace[];
  readonly scale: number;
}

/** The tiles, then the ghosts and marks. */
function Laid({ view, book, places, tree, growth, ghosts, scale, earns, newest, onMove }: LaidProps) {
  // A line can be long, and picking up a tile changes nothing that lies in it.
  const tiles = useMemo(() => <LaidTiles {...{ view, growth, newest }} />, [view.layout, growth, newest]);
  const awaited = view.phase === 'play' ? growth.awaited : undefined;
  const asked = view.phase === 'play' && view.asks !== undefined ? endPlaces(tree, growth, view, places) : [];
  return (
    <>
      {awaited?.map(({ x, y, angle }) => (
        <Hollow key={`${x} ${y}`} x={x * half} y={y * half} angle={angle} />
      ))}
      {tiles}
      {ghosts.map(({ piece, move, also }) => (
        <Ghost
          key={piece.key}
          {...{ piece, move, book, scale, also }}
          others={ghosts.map((other) => other.piece)}
          earns={earns?.(move)}
          onPress={() => onMove(move)}
        />
      ))}
      {asked.map(({ at, piece }) => {
        const value = view.asks?.at(view.ends.indexOf(at));
        return value === undefined ? null : <Wanted key={`${at}?`} {...{ piece, scale, value }} />;
      })}
    </>
  );
}

/** What lies on the table, lower layers first. */
function LaidTiles({ view, growth: { pieces }, newest }: Pick<LaidProps, 'view' | 'growth' | 'newest'>) {
  const locked = new Set(view.layout.filter(({ locks }) => locks).map(({ tile }) => tile));
  return (
    <>
      {pieces.map(({ key, hangs, x, y }) =>
        hangs === undefined ? null : (
          <path key={key} class="thread" d={`M${hangs.x * half} ${hangs.y * half}L${x * half} ${y * half}`} />
        ),
      )}
      {[...pieces.filter(({ raised }) => raised !== true), ...pieces.filter(({ raised }) => raised)].map(
        ({ key, piece, x, y, angle, raised }) => (
          <g
            key={key}
            class={raised === undefined ? 'glide' : raised ? 'glide raised' : 'glide sunken'}
            style={{ transform: `translate(${x * half}px, ${y * half}px)` }}
          >
            <g class="arrives" data-piece={key}>
              <Domino tile={piece} angle={angle} />
              {locked.has(key) && <Padlock />}
              <NewestMark piece={key} newest={newest} angle={angle} />
            </g>
          </g>
        ),
      )}
    </>
  );
}

const endsAloud = (ends: readonly string[], book: Book): string =>
  ends.length === 0
    ? book.say('table.noTile')
    : book.say('table.openEnds', { ends: ends.map(book.aloud.end).join(', ') });
