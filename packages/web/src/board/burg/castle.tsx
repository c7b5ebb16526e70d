import { Domino, half } from '../../pieces/domino.tsx';
import {
  angleOf,
  type BuiltTile,
  cellKey,
  liftOf,
  type Shadow,
  shadeOf,
  shadowsOn,
  topsOf,
} from './castle-geometry.ts';

// Lengths are those of a domino: a cell is as large as a half.

interface CastleProps {
  readonly castle: readonly BuiltTile[];
  /** How many of the last tiles are part of the unfinished move. */
  readonly fresh: number;
}

/** The tiles from the lowest level to the highest; shadows from above are drawn on each level. */
export function Castle({ castle, fresh }: CastleProps) {
  const tops = topsOf(castle);
  const shadows = shadowsOn(tops);
  const highest = Math.max(...castle.map(({ level }) => level));
  const seen = castle.flatMap((built, index) => {
    const halves = built.cells.map((cell) => tops.get(cellKey(cell))?.tile === built.tile);
    return halves.includes(true) ? [{ built, halves, isFresh: index >= castle.length - fresh }] : [];
  });
  const levels = Array.from({ length: highest + 1 }, (_, level) => level);
  return (
    <g>
      <defs>
        <linearGradient id="burg-from-left">
          <stop class="burg-dark" offset="0" />
          <stop class="burg-clear" offset="1" />
        </linearGradient>
        <linearGradient id="burg-from-above" x2="0" y2="1">
          <stop class="burg-dark" offset="0" />
          <stop class="burg-clear" offset="1" />
        </linearGradient>
      </defs>
      {levels.map((level) => (
        <g key={level}>
          {seen
            .filter(({ built }) => built.level === level)
            .map(({ built, halves, isFresh }) => (
              <Stone
                key={built.tile}
                built={built}
                halves={halves}
                shade={shadeOf(level, highest)}
                isFresh={isFresh}
              />
            ))}
          {shadows
            .filter((shadow) => shadow.level === level)
            .map((shadow) => (
              <Shade key={`${shadow.cell} ${shadow.from}`} shadow={shadow} />
            ))}
        </g>
      ))}
    </g>
  );
}

interface StoneProps {
  readonly built: BuiltTile;
  /** Which halves are uncovered. */
  readonly halves: readonly boolean[];
  readonly shade: number;
  readonly isFresh: boolean;
}

function Stone({ built, halves, shade, isFresh }: StoneProps) {
  const { tile, cells, level } = built;
  const [[x, y], [toX, toY]] = cells;
  const angle = angleOf(cells);
  const [middleX, middleY] = [((x + toX + 1) / 2) * half, ((y + toY + 1) / 2) * half];
  return (
    <g transform={`translate(${middleX} ${middleY})`}>
      {level > 1 && (
        <rect
          class="burg-wall"
          x={-19}
          y={-39}
          width={38}
          height={78}
          rx={7}
          transform={`rotate(${angle})`}
        />
      )}
      <g transform={`translate(0 ${-liftOf(level) * half})`} data-piece={tile}>
        <Domino tile={tile} angle={angle} />
        <rect
          class="burg-shade"
          x={-19}
          y={-39}
          width={38}
          height={78}
          rx={8}
          opacity={shade}
          transform={`rotate(${angle})`}
        />
        {isFresh && (
          <rect
            class="burg-fresh"
            x={-18}
            y={-38}
            width={36}
            height={76}
            rx={8}
            transform={`rotate(${angle})`}
          />
        )}
        {level > 1 && <LevelMark level={level} place={markPlace(built, halves)} />}
      </g>
    </g>
  );
}

/** On the groove between the halves, or within the visible half if the other one is covered. */
function markPlace(
  { tile, cells }: BuiltTile,
  [first, second]: readonly boolean[],
): readonly [number, number] {
  if (first && second) return [0, 0];
  const [[x, y], [toX, toY]] = cells;
  const value = Number(tile.split('-')[first ? 0 : 1]);
  // Eight pips leave the centre free; all other numbers leave free the spot beside the groove.
  const far = value === 8 ? half / 2 : 8;
  const way = first ? -1 : 1;
  return [(toX - x) * way * far, (toY - y) * way * far];
}

function LevelMark({
  level,
  place: [x, y],
}: {
  readonly level: number;
  readonly place: readonly [number, number];
}) {
  const wide = level > 9 ? 10 : 7.5;
  return (
    <g class="burg-level" transform={`translate(${x} ${y})`}>
      <rect x={-wide} y={-7.5} width={wide * 2} height={15} rx={7.5} />
      <text>{level}</text>
    </g>
  );
}

function Shade({ shadow: { cell, from, length, isFirst } }: { readonly shadow: Shadow }) {
  const [x, y] = cell;
  const long = length * half;
  const late = isFirst ? half * 0.12 : 0;
  return from === 'left' ? (
    <rect
      class="burg-shadow"
      x={x * half}
      y={y * half + late}
      width={long}
      height={half - late}
      fill="url(#burg-from-left)"
    />
  ) : (
    <rect
      class="burg-shadow"
      x={x * half + late}
      y={y * half}
      width={half - late}
      height={long}
      fill="url(#burg-from-above)"
    />
  );
}
