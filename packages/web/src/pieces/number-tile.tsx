import { memo } from './memo.ts';
import { Numeral } from './numeral.tsx';
import { Slab } from './slab.tsx';

interface NumberTileProps {
  readonly first: number;
  readonly second: number;
  /** Lying with the first half to the left; else upright with it on top. */
  readonly isAcross: boolean;
  /** Figures are larger where the tile is drawn small. */
  readonly isLarge?: boolean;
}

/** A domino with figures instead of pips, around 0,0; a half is 40 long. The figures are upright, whichever way it lies. */
export const NumberTile = memo(({ first, second, isAcross, isLarge = false }: NumberTileProps) => {
  const [width, height] = isAcross ? [75, 35] : [35, 75];
  return (
    <g>
      <Slab of="domino" width={width} height={height} radius={8} angle={0} />
      <path class="domino-groove" d={isAcross ? 'M-0.8 -11h1.6v22h-1.6z' : 'M-11 -0.8h22v1.6h-22z'} />
      <g class="domino-number">
        {[first, second].map((value, index) => {
          const along = index === 0 ? -19 : 19;
          return (
            <Numeral
              key={index}
              text={`${value}`}
              height={figureHeight(value, isLarge)}
              x={isAcross ? along : 0}
              y={isAcross ? 0 : along}
            />
          );
        })}
      </g>
    </g>
  );
});

/** The height of a figure that fits into a half; two figures side by side are smaller. */
export const figureHeight = (value: number, isLarge: boolean): number =>
  value > 9 ? (isLarge ? 17 : 15) : isLarge ? 21 : 17.5;
