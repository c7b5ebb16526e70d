import { glyphHeight, glyphs } from './glyphs.ts';

// Figures are drawn, not set in a font: they look the same in every language, and never run over an edge.

interface Composed {
  /** In the units of the glyphs, from the left end of the baseline. */
  readonly path: string;
  readonly width: number;
}

/** Figures stand a little closer than in running text. */
const closer = 8;

/** The thickness of the bar below 6 and 9, and its distance. */
const bar = { thick: 20, below: 24, overhang: 6 } as const;

/** Whether a figure has a bar below it on pieces that turn, and so needs more room there. */
export const isBarred = (text: string): boolean => text === '6' || text === '9';

const composed = new Map<string, Composed>();

/** Figures and signs as one path, such as `9`, `12` or `+2`. */
export function compose(text: string, hasBar = false): Composed {
  const key = hasBar ? `${text}_` : text;
  const known = composed.get(key);
  if (known !== undefined) return known;
  let width = 0;
  const paths = [...text].map((sign) => {
    const { path = '', wide = 0 } = glyphs[sign] ?? {};
    const drawn = `M${width} 0${path}`;
    width += wide - closer;
    return drawn;
  });
  width += closer;
  if (hasBar && isBarred(text)) {
    const { thick, below, overhang } = bar;
    const round = `a${thick / 2} ${thick / 2} 0 0 1 0`;
    const long = width - 2 * overhang - thick;
    paths.push(`M${overhang + thick / 2} ${below}h${long}${round} ${thick}h${-long}${round} ${-thick}z`);
  }
  const made = { path: paths.join(''), width };
  composed.set(key, made);
  return made;
}

interface NumeralProps {
  readonly text: string;
  /** The height of a figure. */
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  /** On pieces that turn, a bar tells 6 and 9 apart. */
  readonly hasBar?: boolean;
}

/** Figures with their middle at a point, in the colour of what surrounds them. */
export function Numeral({ text, height, x = 0, y = 0, angle = 0, hasBar = false }: NumeralProps) {
  const { path, width } = compose(text, hasBar);
  const turned = angle === 0 ? '' : ` rotate(${angle})`;
  return (
    <path
      d={path}
      transform={`translate(${x} ${y})${turned} scale(${height / glyphHeight}) translate(${-width / 2} ${glyphHeight / 2})`}
    />
  );
}
