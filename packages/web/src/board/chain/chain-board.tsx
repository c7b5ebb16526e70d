import type { JsonObject, MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { useMemo } from 'preact/hooks';
import { Domino, half } from '../../pieces/domino.tsx';
import type { BoardProps } from '../board.ts';
import { Closer } from '../gestures/zoom-button.tsx';
import { wantedAt } from './ends.ts';
import { FirstPlace, Ghost, Padlock, Wanted } from './ghost.tsx';
import { boxOf, type Layout, type Lying, scaleFor } from './placement.ts';
import { hasStrip, Strip, stripHeight } from './stock-strip.tsx';
import { allFrom, growthIn, type Joined, type Wish } from './tile-tree.ts';
import './chain.css';
import { useCloser } from '../gestures/use-zoom.ts';

interface TilesBoardProps extends BoardProps {
  readonly layout: Layout;
  /** How large the round field in the middle is, in halves, where a star grows from one. */
  readonly hub?: number;
}

/** Pieces are never drawn larger than this, however much room there is. */
const largest = 1.5;

const margin = 14;

/** Little pictures of a board have no strip. */
const tallEnough = 170;

/** Below this, in pixels a half, one may want to look closer. */
const small = 26;

/** As many square pixels a tile needs so as not to be small. */
const roomy = 4200;

/** The games in which tiles are laid at tiles. */
export function TilesBoard(props: TilesBoardProps) {
  const { view, book, width, height, places, layout, hub } = props;
  const ends = (view.ends ?? []) as readonly string[];
  const laid = (view.log as readonly JsonObject[]).filter(({ type }) => type === 'lay').length;
  const strip = height >= tallEnough && (hasStrip(view) || laid * roomy > width * height);
  const high = height - (strip ? stripHeight : 0);
  const [room, roomDown] = [width, high].map((size) => Math.max(size - 2 * margin, 2 * margin));
  const log = view.log as readonly JsonObject[];
  // The room is shared out with some tile at every end, so that nothing moves when one is chosen.
  const { lay, expected } = useMemo(() => {
    const some = growthIn(log, wishesFor(ends, []));
    if (some === null) return { lay: () => [], expected: [] };
    const found = layout(some, room, roomDown);
    return { lay: found, expected: found(some) };
  }, [log, ends, layout, room, roomDown]);
  const root = growthIn(log, wishesFor(ends, places));
  const pieces = root === null ? [] : lay(root);
  const box = boxOf([...pieces, ...expected]);
  const scale = Math.min(largest, scaleFor(box, room, roomDown) / half);
  const [x, y] = [((box.left + box.right) / 2) * half, ((box.top + box.bottom) / 2) * half];
  const { ref, look, toggle } = useCloser(width, high);
  const drawn = scale * look.zoom;
  const middle = `${width / 2 + look.x}px, ${high / 2 + look.y}px`;
  const closer = (look.zoom > 1 || scale * half < small) && pieces.length > 0 && (
    <Closer label={book.say('table.closer')} pressed={look.zoom > 1} onPress={toggle} />
  );
  return (
    <>
      <svg width={width} height={high} ref={ref} class={look.zoom > 1 ? 'tiles closer' : 'tiles'}>
        <title>{endsAloud(ends, book)}</title>
        {root === null ? (
          <FirstPlace {...props} height={high} />
        ) : (
          <g
            class={look.held ? '' : 'glide'}
            style={{ transform: `translate(${middle}) scale(${drawn}) translate(${-x}px, ${-y}px)` }}
          >
            {hub !== undefined && <circle class="hub" r={hub * half - 3} />}
            <Laid {...props} {...{ root, pieces }} scale={drawn} />
          </g>
        )}
      </svg>
      {strip ? <Strip {...{ view, book, width }}>{closer}</Strip> : look.zoom > 1 && closer}
    </>
  );
}

interface LaidProps extends BoardProps {
  readonly root: Joined;
  readonly pieces: readonly Lying[];
  readonly scale: number;
}

/** The tiles, the lower ones first, and over them the ghosts and marks. */
function Laid({ view, book, places, root, pieces, scale, onMove }: LaidProps) {
  const joined = new Map(allFrom(root).map((tile) => [tile.tile, tile]));
  const lying = pieces.filter(({ key }) => joined.get(key)?.free === false);
  const free = pieces.filter(({ key }) => joined.get(key)?.free === true);
  const ghosts = free.flatMap((piece) => {
    const move = places.find(({ at }) => at !== undefined && nameAt(at) === piece.key);
    return move === undefined ? [] : [{ piece, move }];
  });
  return (
    <>
      {lying.map(({ key, hangs, x, y }) =>
        hangs === undefined ? null : (
          <path key={key} class="thread" d={`M${hangs.x * half} ${hangs.y * half}L${x * half} ${y * half}`} />
        ),
      )}
      {[...lying.filter(({ raised }) => raised !== true), ...lying.filter(({ raised }) => raised)].map(
        ({ key, piece, x, y, angle, raised }) => (
          <g
            key={key}
            class={raised === undefined ? 'glide' : raised ? 'glide raised' : 'glide sunken'}
            style={{ transform: `translate(${x * half}px, ${y * half}px)` }}
          >
            <g class="arrives" data-piece={key}>
              <Domino tile={piece} angle={angle} />
              {joined.get(key)?.locks && <Padlock />}
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
          const value = wantedAt(view.game, piece.key);
          return value === undefined ? null : <Wanted key={`${piece.key}?`} {...{ piece, scale, value }} />;
        })}
    </>
  );
}

const nameAt = (at: unknown): string => `>${at}`;

/** Something at every open end: the chosen tile where it may go, else any tile, so that there is room for one. */
function wishesFor(ends: readonly string[], places: readonly MoveText[]): Wish[] {
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
