import type { MoveText } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { Domino, half as drawn } from '../../pieces/domino.tsx';
import { Touchable } from '../gestures/touchable.tsx';
import { endOf, type Link, layChain, type Rect, type Side, type Takes } from './chains.ts';

interface OwnChainProps {
  readonly tiles: readonly string[];
  /** The number of its first tile, counted from the one it began with. */
  readonly leftmost: number;
  /** The number that both ends must show. */
  readonly wanted: number;
  readonly takes: Takes;
  readonly canReturn: boolean;
  /** The round goes on, so the chain has free places. */
  readonly isOpen: boolean;
  /** The player has given up. */
  readonly resting: boolean;
  readonly chosen: string | null;
  readonly area: Rect;
  readonly book: Book;
  onMove(move: MoveText): void;
}

const largest = 60;

/** The player's own chain with a free place at either end; the last tiles can be put back. */
export function OwnChain(props: OwnChainProps) {
  const { tiles, leftmost, wanted, takes, canReturn, isOpen, resting, chosen, area, book, onMove } = props;
  const isEmpty = tiles.length === 0;
  const places = isEmpty ? 1 : tiles.length + 2;
  const inside = { x: area.x + 8, y: area.y + 6, width: area.width - 16, height: area.height - 12 };
  const { half, links } = layChain(isEmpty ? 0 : leftmost - 1, places, inside, largest);
  const end = (side: Side, link: Link) => (
    <End
      key={side}
      {...{ link, half }}
      take={takes[side]}
      isReached={endOf(tiles, side) === wanted}
      label={book.say('full.chainTake', {
        tile: book.aloud.tile(chosen ?? ''),
        side: book.say(side === 'left' ? 'side.left' : 'side.right'),
      })}
      onMove={onMove}
    />
  );
  return (
    <g>
      <rect class="hektik-plate" {...area} rx={14} />
      <g opacity={resting ? 0.55 : 1}>
        {isOpen && !isEmpty && end('left', links[0])}
        {isOpen && end('right', links[places - 1])}
        {tiles.map((tile, index) => {
          const { x, y, angle } = links[index + 1];
          const side = index === 0 ? 'left' : index === tiles.length - 1 ? 'right' : null;
          return (
            <g key={higherFirst(tile)} class="glide" style={{ transform: `translate(${x}px, ${y}px)` }}>
              <g transform={`scale(${half / drawn})`} data-piece={tile}>
                <Domino tile={tile} angle={angle} />
              </g>
              {side !== null && canReturn && (
                // As wide as the tile without its shadow, which falls on its neighbour.
                <Touchable
                  label={`${book.aloud.tile(tile)}: ${book.say('full.chainReturn', { side: book.say(`side.${side}`) })}`}
                  onPress={() => onMove({ type: 'return', side })}
                >
                  <rect class="hektik-reach" x={-half} y={-22} width={half * 2} height={44} />
                  <g transform={`scale(${half / drawn})`}>
                    <PutBack />
                  </g>
                </Touchable>
              )}
            </g>
          );
        })}
      </g>
    </g>
  );
}

const higherFirst = (tile: string): string => tile.split('-').sort().reverse().join('-');

interface EndProps {
  readonly link: Link;
  readonly half: number;
  readonly take: MoveText | null;
  /** The end shows the required number. */
  readonly isReached: boolean;
  readonly label: string;
  onMove(move: MoveText): void;
}

/** A free place: a ghost if the chosen tile fits, otherwise an outline. */
function End({ link, half, take, isReached, label, onMove }: EndProps) {
  const outline = { x: -half + 2, y: -half / 2 + 1, width: half * 2 - 4, height: half - 2, rx: half * 0.2 };
  const at = `translate(${link.x} ${link.y})`;
  if (take === null) {
    return (
      <g transform={at}>
        <rect class="hektik-free" {...outline} />
        {isReached && <path class="hektik-reached" d="M-9 0l6 7l12-14" />}
      </g>
    );
  }
  return (
    <Touchable isPlace move={take} label={label} transform={at} onPress={() => onMove(take)}>
      <rect class="hektik-reach" x={-half} y={-22} width={half * 2} height={44} />
      <rect class="ghost" {...outline} />
    </Touchable>
  );
}

/** Marks a tile that a tap puts back into the middle. */
function PutBack() {
  return (
    <g class="hektik-put-back" transform="translate(0 -19)">
      <circle r={9} />
      <path d="M0 4.5V-4M-4 0L0-4.5L4 0" />
    </g>
  );
}
