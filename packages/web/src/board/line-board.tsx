import type { JsonObject } from '@tischrunde/engine';
import { useMemo } from 'preact/hooks';
import { Domino, half } from '../pieces/domino.tsx';
import type { BoardProps } from './board.ts';
import { growthIn, type Joined } from './joined.ts';
import { bestReach, layLine, sidesOf } from './line.ts';
import { boxOf, type Lying, scaleFor } from './lying.ts';

/** Pieces are never drawn larger than this, however much room there is. */
const largest = 1.5;

interface Ghost {
  readonly lying: Lying;
  readonly index: number;
}

/** The games on a line with two ends. */
export function LineBoard({ view, book, width, height, places, onMove }: BoardProps) {
  const log = view.log as readonly JsonObject[];
  const { root } = useMemo(() => growthIn(log), [log]);
  if (root === null) return <FirstPlace {...{ view, book, width, height, places, onMove }} />;
  const sides = sidesOf(root);
  const reach = bestReach(root, sides, width / half, height / half);
  const pieces = layLine(root, sides, reach);
  const ghosts = places.flatMap((move, index) => ghostFor(root, move, reach, index));
  const box = boxOf([...pieces, ...ghosts.map(({ lying }) => lying)]);
  const scale = Math.min(largest, scaleFor(box, width - 24, height - 24) / half);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return (
    <svg width={width} height={height} aria-hidden="true">
      <g
        class="glide"
        style={{
          transform: `translate(${width / 2}px, ${height / 2}px) scale(${scale}) translate(${-x * half}px, ${-y * half}px)`,
        }}
      >
        {pieces.map(({ key, piece, x, y, angle }) => (
          <g key={key} class="glide" style={{ transform: `translate(${x * half}px, ${y * half}px)` }}>
            <Domino tile={piece} angle={angle} />
          </g>
        ))}
        {ghosts.map(({ lying, index }) => (
          <rect
            key={`${lying.key} ${lying.x} ${lying.y}`}
            class="ghost"
            x={-19}
            y={-39}
            width={38}
            height={78}
            rx={9}
            transform={`translate(${lying.x * half} ${lying.y * half}) rotate(${lying.angle})`}
            onClick={() => onMove(places[index])}
          />
        ))}
      </g>
    </svg>
  );
}

/** Nothing lies yet: the first tile goes into the middle. */
function FirstPlace({ width, height, places, onMove }: Omit<BoardProps, 'legal' | 'chosen' | 'onChoose'>) {
  return (
    <svg width={width} height={height} aria-hidden="true">
      {places.map((move) => (
        <rect
          key="first"
          class="ghost"
          x={width / 2 - 25}
          y={height / 2 - 50}
          width={50}
          height={100}
          rx={11}
          onClick={() => onMove(move)}
        />
      ))}
    </svg>
  );
}

/** Where a tile would lie: the line is laid with it, and its place is taken from there. */
function ghostFor(root: Joined, move: JsonObject, reach: number, index: number): Ghost[] {
  const { tile, at, out } = move;
  if (typeof tile !== 'string' || typeof at !== 'string') return [];
  const log = [...logOf(root), { type: 'lay', tile, at, out: out ?? outwardsOf(tile, at) }];
  const grown = growthIn(log).root;
  if (grown === null) return [];
  const lying = layLine(grown, sidesOf(grown), reach).find(({ key }) => key === tile);
  return lying === undefined ? [] : [{ lying, index }];
}

/** The lays that make this line, first things first. */
function logOf(root: Joined): JsonObject[] {
  const log: JsonObject[] = [{ type: 'lay', tile: root.tile }];
  const add = (parent: Joined): void => {
    for (const child of parent.next) {
      log.push({ type: 'lay', tile: child.tile, at: `${parent.tile}:${child.at}`, out: child.outwards });
      add(child);
    }
  };
  add(root);
  return log;
}

/** What shows when a tile is laid with the half that meets the end. */
function outwardsOf(tile: string, at: string): number {
  const value = Number(at.split(':')[1]);
  const [one, other] = tile.split('-').map(Number);
  return one === value ? other : one;
}
