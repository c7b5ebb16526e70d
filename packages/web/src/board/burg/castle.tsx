import { Domino, half } from '../../pieces/domino.tsx';
import { Numeral } from '../../pieces/numeral.tsx';
import type { Newest } from '../board-props.ts';
import { NewestMark } from '../newest-mark.tsx';
import {
  angleOf,
  type BuiltTile,
  cellKey,
  fromBehind,
  type LevelMark,
  liftOf,
  markOf,
  shadeOf,
  shadowPath,
  topsOf,
} from './castle-geometry.ts';

// Lengths are those of a domino: a cell is as large as a half.

interface CastleProps {
  readonly castle: readonly BuiltTile[];
  /** How many of the last tiles are part of the unfinished move. */
  readonly fresh: number;
  readonly newest?: Newest | null | undefined;
}

/** The tiles from the lowest level to the highest; on each level lie the shadows of all that is higher. */
export function Castle({ castle, fresh, newest }: CastleProps) {
  const tops = topsOf(castle);
  const highest = Math.max(...castle.map(({ level }) => level));
  const seen = castle.flatMap((built, index) => {
    const halves = built.cells.map((cell) => tops.get(cellKey(cell))?.tile === built.tile);
    return halves.includes(true) ? [{ ...built, halves, isFresh: index >= castle.length - fresh }] : [];
  });
  const levels = Array.from({ length: highest + 1 }, (_, level) => level);
  return (
    <g class="castle">
      {levels.map((level) => (
        <g key={level}>
          {fromBehind(seen.filter((tile) => tile.level === level)).map(({ halves, isFresh, ...built }) => (
            <Stone key={built.tile} {...{ built, halves, isFresh, newest }} shade={shadeOf(level, highest)} />
          ))}
          <Shadows higher={seen.filter((tile) => tile.level > level)} level={level} />
        </g>
      ))}
    </g>
  );
}

/** The shadows on a level. Together they are one shape: where two overlap, it is no darker. */
function Shadows({ higher, level }: { readonly higher: readonly BuiltTile[]; readonly level: number }) {
  if (higher.length === 0) return null;
  const outlines = higher.map((tile) => shadowPath(tile, tile.level - level)).join('');
  return (
    <g transform={raised(level)}>
      <path class="burg-shadow" d={outlines} />
      <path class="burg-shadow burg-soft" d={outlines} />
    </g>
  );
}

/** Higher tiles are moved towards the light. */
const raised = (level: number): string => {
  const lift = level === 0 ? 0 : liftOf(level) * half;
  return `translate(${-lift / 3} ${-lift})`;
};

interface StoneProps {
  readonly built: BuiltTile;
  /** Which halves are uncovered. */
  readonly halves: readonly boolean[];
  readonly shade: number;
  readonly isFresh: boolean;
  readonly newest: Newest | null | undefined;
}

function Stone({ built: { tile, cells, level }, halves, shade, isFresh, newest }: StoneProps) {
  const [[x, y], [toX, toY]] = cells;
  const angle = angleOf(cells);
  const over = { rx: 8, transform: `rotate(${angle})` };
  return (
    <g transform={`translate(${((x + toX + 1) / 2) * half} ${((y + toY + 1) / 2) * half})`}>
      <g transform={raised(level)} data-piece={tile}>
        <Domino tile={tile} angle={angle} isAside={level > 1} />
        <rect class="burg-shade" x={-19} y={-39} width={38} height={78} opacity={shade} {...over} />
        {isFresh && <rect class="burg-fresh" x={-18} y={-38} width={36} height={76} {...over} />}
        <NewestMark piece={tile} newest={newest} angle={angle} />
        {level > 1 && <Mark level={level} mark={markOf(halves)} way={[toX - x, toY - y]} />}
      </g>
    </g>
  );
}

interface MarkProps {
  readonly level: number;
  readonly mark: LevelMark;
  /** From the first half to the second. */
  readonly way: readonly [x: number, y: number];
}

function Mark({ level, mark: { along, radius, most }, way: [x, y] }: MarkProps) {
  const wide = level > 9 ? radius * 1.35 : radius;
  return (
    <g class="burg-level" transform={`translate(${x * along} ${y * along})`}>
      <g style={{ '--most': most }}>
        <rect x={-wide} y={-radius} width={2 * wide} height={2 * radius} rx={radius} />
        <Numeral text={`${level}`} height={radius * 1.15} />
      </g>
    </g>
  );
}
