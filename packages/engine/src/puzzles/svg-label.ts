/** A number or the name of a tile on a printable sheet. */
interface SvgLabel {
  readonly text: string;
  /** A point on the baseline: its middle, or where it begins. */
  readonly x: number;
  readonly y: number;
  readonly isCentred: boolean;
  /** The size of the font. */
  readonly size: number;
  readonly isBold?: boolean;
}

/** Writes a label as an element of the sheet. */
export type SvgWriter = (label: SvgLabel) => string;

/** As text, in the reader's font. */
export const textLabel: SvgWriter = ({ text, x, y, isCentred, size, isBold = false }) => {
  const font = `font-family="sans-serif" font-size="${size}"${isBold ? ' font-weight="bold"' : ''}`;
  return `<text x="${x}" y="${y}" ${font}${isCentred ? ' text-anchor="middle"' : ''}>${text}</text>`;
};
