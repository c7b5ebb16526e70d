const width = 64;
const height = 32;
const gap = 10;
const margin = 24;
const titleHeight = 28;

/** A sheet with rows of tiles. */
export function tilesSvg(title: string, rows: readonly (readonly string[])[]): string {
  const longest = Math.max(...rows.map((row) => row.length));
  const wide = 2 * margin + longest * (width + gap) - gap;
  const tall = 2 * margin + titleHeight + rows.length * (height + gap) - gap;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}" font-family="sans-serif">`,
    `<title>${title}</title>`,
    `<rect width="${wide}" height="${tall}" fill="#fff"/>`,
    `<text x="${margin}" y="${margin + 12}" font-size="16">${title}</text>`,
    ...rows.flatMap((row, y) =>
      row.map((tile, x) =>
        drawTile(tile, margin + x * (width + gap), margin + titleHeight + y * (height + gap)),
      ),
    ),
    '</svg>',
    '',
  ].join('\n');
}

function drawTile(tile: string, x: number, y: number): string {
  const [one, other] = tile.split('-');
  const half = width / 2;
  const number = (value: string, left: number): string =>
    `<text x="${left + half / 2}" y="${y + height / 2 + 6}" font-size="18" text-anchor="middle">${value}</text>`;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="none" stroke="#000"/>`,
    `<path d="M${x + half} ${y + 4}v${height - 8}" stroke="#000"/>`,
    number(one, x),
    number(other, x + half),
  ].join('');
}
