import type { SvgWriter } from '@tischrunde/engine';
import { glyphHeight } from '../../pieces/glyphs.ts';
import { compose } from '../../pieces/numeral.tsx';

/** The height of a figure, as a part of the size of the font. */
const figureHeight = 0.7;

/** The line between the two numbers of a tile, in the units of the glyphs. */
const dash = { path: 'M14 -84h62v18h-62z', width: 90 };

/** Draws the figures of a label instead of setting them in a font, so that paper looks like the table. */
export const drawnLabel: SvgWriter = ({ text, x, y, isCentred, size, isBold = false }) => {
  const parts = text.split(/(-)/).map((part) => (part === '-' ? dash : compose(part)));
  let width = 0;
  const paths = parts.map((part) => {
    const drawn = `<path d="${part.path}" transform="translate(${width} 0)"/>`;
    width += part.width;
    return drawn;
  });
  const scale = (size * figureHeight) / glyphHeight;
  const from = isCentred ? x - (width * scale) / 2 : x;
  const weight = isBold ? ' stroke="#000" stroke-width="9"' : '';
  return `<g transform="translate(${from.toFixed(2)} ${y}) scale(${scale})"${weight}>${paths.join('')}</g>`;
};
