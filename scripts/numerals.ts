// Turns the figures and signs of a typeface into SVG paths, so that pieces look the same in every language and before any font
// has loaded. The result is committed as packages/web/src/pieces/glyphs.ts. To make it again:
//
//   npm pack @fontsource/fraunces && tar -xf fontsource-fraunces-*.tgz
//   node scripts/numerals.ts package/files/fraunces-latin-700-normal.woff > packages/web/src/pieces/glyphs.ts
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const signs = [...'0123456789+?'];

/** The height of a figure in the drawing. */
const tall = 200;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** The tables of a WOFF 1.0 file. */
function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + 20 * index;
    const [offset, packed, size] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at));
    const data = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', entry, entry + 4), packed < size ? inflateSync(data) : data);
  }
  return tables;
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: node scripts/numerals.ts FONT.woff');
const tables = tablesOf(readFileSync(path));
const table = (name: string): Buffer => {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`the font has no table ${name}`);
  return found;
};

/** The index of a character's glyph, from the segments of a cmap of format 4. */
function glyphOf(sign: string): number {
  const cmap = table('cmap');
  const code = sign.codePointAt(0) ?? 0;
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const start = cmap.readUInt32BE(8 + 8 * index);
    if (cmap.readUInt16BE(start) !== 4) continue;
    const twice = cmap.readUInt16BE(start + 6);
    const [ends, starts] = [start + 14, start + 16 + twice];
    for (let at = 0; at < twice; at += 2) {
      const first = cmap.readUInt16BE(starts + at);
      if (code > cmap.readUInt16BE(ends + at) || code < first) continue;
      const delta = cmap.readUInt16BE(starts + twice + at);
      const ranges = starts + 2 * twice + at;
      const range = cmap.readUInt16BE(ranges);
      const glyph = range === 0 ? code : cmap.readUInt16BE(ranges + range + 2 * (code - first));
      return (glyph + delta) & 0xffff;
    }
  }
  throw new Error(`the font has no ${sign}`);
}

function advanceOf(glyph: number): number {
  const wide = table('hhea').readUInt16BE(34);
  return table('hmtx').readUInt16BE(4 * Math.min(glyph, wide - 1));
}

function dataOf(glyph: number): Buffer {
  const loca = table('loca');
  const isLong = table('head').readInt16BE(50) === 1;
  const at = (index: number): number =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index);
  return table('glyf').subarray(at(glyph), at(glyph + 1));
}

/** The contours of a glyph; those made of others are put together. */
function contoursOf(glyph: number): Point[][] {
  const data = dataOf(glyph);
  if (data.length === 0) return [];
  return data.readInt16BE(0) < 0 ? composed(data) : drawn(data);
}

function composed(data: Buffer): Point[][] {
  const contours: Point[][] = [];
  for (let at = 10, more = true; more; ) {
    const [flags, part] = [data.readUInt16BE(at), data.readUInt16BE(at + 2)];
    if ((flags & 0b11001010) !== 0b10) throw new Error('parts of a glyph may only be moved');
    const isWide = (flags & 1) !== 0;
    const [dx, dy] = isWide
      ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)]
      : [data.readInt8(at + 4), data.readInt8(at + 5)];
    for (const contour of contoursOf(part))
      contours.push(contour.map(({ x, y, isOnCurve }) => ({ x: x + dx, y: y + dy, isOnCurve })));
    at += isWide ? 8 : 6;
    more = (flags & 0x20) !== 0;
  }
  return contours;
}

function drawn(data: Buffer): Point[][] {
  const count = data.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, index) => data.readUInt16BE(10 + 2 * index));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = data[at++];
    const times = (flag & 8) === 0 ? 1 : 1 + data[at++];
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const along = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += (flag & same) === 0 ? -data[at++] : data[at++];
      else if ((flag & same) === 0) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(2, 16);
  const ys = along(4, 32);
  const all = flags.map((flag, index) => ({ x: xs[index], y: ys[index], isOnCurve: (flag & 1) !== 0 }));
  return ends.map((end, index) => all.slice(index === 0 ? 0 : ends[index - 1] + 1, end + 1));
}

/** A contour as a closed path of lines and quadratic curves; the points between two controls are left out in fonts. */
function pathOf(contour: readonly Point[], place: (point: Point) => [number, number]): string[] {
  const full = contour.flatMap((point, index): Point[] => {
    const next = contour[(index + 1) % contour.length];
    if (point.isOnCurve || next.isOnCurve) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOnCurve: true }];
  });
  const first = full.findIndex(({ isOnCurve }) => isOnCurve);
  const points = [...full.slice(first), ...full.slice(0, first + 1)];
  const [start, ...rest] = points.map((point) => ({ at: place(point), isOnCurve: point.isOnCurve }));
  const steps = [`M${start.at.join(' ')}`];
  for (let index = 0; index < rest.length; index++) {
    const { at, isOnCurve } = rest[index];
    if (isOnCurve) steps.push(`L${at.join(' ')}`);
    else steps.push(`Q${at.join(' ')} ${rest[++index].at.join(' ')}`);
  }
  return [...steps, 'Z'];
}

/** The same path with relative steps, which are shorter. The first step leads from the glyph's origin. */
function relative(steps: readonly string[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const short = steps.map((step) => {
    const [kind, numbers] = [step[0], step.slice(1).split(' ').map(Number)];
    if (kind === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const shown = numbers.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x, y] = numbers.slice(-2);
    if (kind === 'M') [startX, startY] = [x, y];
    if (kind === 'L' && shown[1] === 0) return shown[0] === 0 ? '' : `h${shown[0]}`;
    if (kind === 'L' && shown[0] === 0) return `v${shown[1]}`;
    return kind.toLowerCase() + shown.join(' ').replaceAll(' -', '-');
  });
  return short.join('');
}

const zero = contoursOf(glyphOf('1')).flat();
const scale = tall / Math.max(...zero.map(({ y }) => y));
const lines = signs.map((sign) => {
  const glyph = glyphOf(sign);
  // The y axis of fonts points up; the origin is the left end of the baseline.
  const place = ({ x, y }: Point): [number, number] => [Math.round(x * scale), Math.round(-y * scale)];
  const steps = contoursOf(glyph).flatMap((contour) => pathOf(contour, place));
  return `  '${sign}': { wide: ${Math.round(advanceOf(glyph) * scale)}, path: '${relative(steps)}' },`;
});

console.log(`// Made by scripts/numerals.ts from Fraunces (SIL Open Font License 1.1). Figures are ${tall} high, from the baseline up; each path
// begins at the left end of the baseline.

export const glyphHeight = ${tall};

export const glyphs: Readonly<Record<string, { readonly wide: number; readonly path: string }>> = {
${lines.join('\n')}
};`);
