import { h } from 'preact';
import { expect, test } from 'vitest';
import { Back } from '../../src/pieces/back.tsx';
import { light, onPiece } from '../../src/pieces/light.ts';
import { compose } from '../../src/pieces/numeral.tsx';
import { extents, kindOf, Piece } from '../../src/pieces/piece.tsx';
import { type Drawn, drawingOf, pointsOfPath } from './drawing.ts';

const colours = ['r', 'g', 'b', 'y'];
const numbers = Array.from({ length: 10 }, (_, number) => `${number}`);
const soloFaces = [...numbers, ':skip', ':reverse', ':draw2', ':swap'];
const minoFaces = [...numbers, ':skip', ':reverse', ':draw1', ':rotate', ':swap', ':ask'];
const soloCards = [
  ...colours.flatMap((colour) => soloFaces.map((face) => colour + face)),
  'wild',
  'wild4',
  'rotate',
];
const minoCards = colours.flatMap((colour) => minoFaces.map((face) => `${colour}${face}|${colour}${face}`));
const tiles = Array.from({ length: 16 }, (_, number) => `${number}-${15 - number}`);
const pieces = [...soloCards, ...minoCards, ...tiles];
const kinds = ['domino', 'solo', 'solomino'] as const;
const angles = [0, 90, 180, 270, -90, 45, 135, 225, 7];

const drawn = (name: string, angle = 0): Drawn[] => drawingOf(h(Piece, { name, angle }));
const back = (kind: (typeof kinds)[number], angle = 0): Drawn[] => drawingOf(h(Back, { kind, angle }));
const layer = (drawing: readonly Drawn[], name: string): Drawn => {
  const found = drawing.find((part) => part.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

test('nothing on a piece is text', () => {
  const all = [...pieces.flatMap((piece) => drawn(piece)), ...kinds.flatMap((kind) => back(kind))];
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(({ type }) => type === 'text')).toEqual([]);
});

test.each([...soloCards, ...minoCards])('%s: everything printed stays inside its field', (card) => {
  const drawing = drawn(card);
  const fields = drawing.filter(({ name, type }) => name === 'card-field' && type === 'rect');
  const printed = drawing.filter(({ name }) => /^card-(ink|mark|frame)/.test(name));
  expect(printed.length).toBeGreaterThan(0);
  for (const { box, middle } of printed) {
    // A double card has a field above and one below.
    const field = fields.find((one) => fields.length === 1 || one.middle[1] < 0 === middle[1] < 0);
    if (field === undefined) throw new Error('no field');
    expect(box.left).toBeGreaterThanOrEqual(field.box.left + 2);
    expect(box.right).toBeLessThanOrEqual(field.box.right - 2);
    expect(box.top).toBeGreaterThanOrEqual(field.box.top + 2);
    expect(box.bottom).toBeLessThanOrEqual(field.box.bottom - 2);
  }
});

type Box = Drawn['box'];

/** Whether two boxes are at least this far apart. */
const areApart = (one: Box, other: Box, gap: number): boolean =>
  one.right + gap <= other.left ||
  other.right + gap <= one.left ||
  one.bottom + gap <= other.top ||
  other.bottom + gap <= one.top;

test.each([...soloCards, ...minoCards])('%s: figure, corners and frame keep clear of each other', (card) => {
  const drawing = drawn(card);
  const frames = drawing.filter(({ name }) => name === 'card-frame');
  const printed = drawing.filter(({ name }) => name === 'card-ink');
  for (const frame of frames) {
    // A double card has a face above and one below.
    const face = printed.filter(({ middle }) => frames.length === 1 || middle[1] < 0 === frame.middle[1] < 0);
    const isCorner = ({ middle: [x, y] }: Drawn): boolean =>
      Math.abs(x) > 15 && Math.abs(y - frame.middle[1]) > 15;
    const [corners, figure] = [face.filter(isCorner), face.filter((part) => !isCorner(part))];
    expect(figure.length).toBeGreaterThan(0);
    for (const { box } of figure) {
      for (const corner of corners) expect(areApart(box, corner.box, 1)).toBe(true);
      expect(box.left).toBeGreaterThan(frame.box.left + 2);
      expect(box.right).toBeLessThan(frame.box.right - 2);
      expect(box.top).toBeGreaterThan(frame.box.top + 2);
      expect(box.bottom).toBeLessThan(frame.box.bottom - 2);
    }
    for (const { box } of corners) {
      for (const [x, y] of frame.points) {
        expect(areApart(box, { left: x, right: x, top: y, bottom: y }, 1)).toBe(true);
      }
    }
    for (const [index, one] of corners.entries()) {
      for (const other of corners.slice(index + 1)) {
        // The sign of an action may have several parts; the shape of the colour stands apart from them.
        const isSameSign = Math.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]) < 10;
        expect(isSameSign || areApart(one.box, other.box, 0.5)).toBe(true);
      }
    }
  }
});

test.each(tiles)('%s: pips and numbers stay inside their half', (tile) => {
  const printed = drawn(tile).filter(({ name }) => name === 'pips' || name === 'domino-number');
  for (const { box } of printed) {
    expect(Math.min(box.left, -box.right)).toBeGreaterThan(-17);
    const [near, far] = [Math.abs(box.top), Math.abs(box.bottom)].sort((one, other) => one - other);
    expect(box.top < 0).toBe(box.bottom < 0);
    expect(near).toBeGreaterThan(2);
    expect(far).toBeLessThan(38);
  }
});

test('6 and 9 have a bar on cards, and no other figure has', () => {
  for (const number of numbers) {
    const lowest = Math.max(...pointsOfPath(compose(number, true).path).map(([, y]) => y));
    expect(lowest > 30).toBe(number === '6' || number === '9');
  }
  expect(compose('6', true).path).not.toBe(compose('9', true).path);
  // Turned by half, a six must not pass for a nine: only one of them has its bar on top.
  for (const card of ['r6', 'r9']) {
    const figure = drawn(card).find(({ name, box }) => name === 'card-ink' && box.bottom - box.top > 50);
    expect(figure?.box.bottom).toBeGreaterThan(-(figure?.box.top ?? 0));
  }
});

test.each(angles)('turned by %i°, a piece is lit from the top left of the screen', (angle) => {
  for (const drawing of [
    drawn('6-3', angle),
    drawn('r9', angle),
    drawn('g5|b2', angle),
    ...kinds.map((kind) => back(kind, angle)),
  ]) {
    const of = drawing.some(({ name }) => name === 'card-face') ? 'card' : 'domino';
    const [rim] = [layer(drawing, `${of}-rim`)];
    for (const [name, offset] of [
      ['piece-cast', light.cast],
      ['piece-contact', light.contact],
      [`${of}-edge`, of === 'card' ? light.cardEdge : light.tileEdge],
      [`${of}-face`, light.face],
    ] as const) {
      const { middle } = layer(drawing, name);
      expect(middle[0] - rim.middle[0]).toBeCloseTo(offset[0], 1);
      expect(middle[1] - rim.middle[1]).toBeCloseTo(offset[1], 1);
    }
  }
});

test('all light falls to the bottom right, and shadows fall further than the piece is thick', () => {
  for (const [x, y] of Object.values(light)) expect(Math.min(x, y)).toBeGreaterThan(0);
  expect(light.cast[1]).toBeGreaterThan(light.contact[1]);
  expect(light.contact[1]).toBeGreaterThan(light.tileEdge[1]);
  expect(onPiece(90, [1, 3])).toEqual([3, -1]);
});

test('a back is as large as its face, and the shadow fits the frame around a piece', () => {
  for (const piece of ['6-3', 'r9', 'g5|b2']) {
    const kind = kindOf(piece);
    const [of, { width, height }] = [kind === 'domino' ? 'domino' : 'card', extents[kind]];
    expect(layer(back(kind), `${of}-rim`).box).toEqual(layer(drawn(piece), `${of}-rim`).box);
    for (const { box } of [...drawn(piece), ...back(kind)]) {
      expect(box.left).toBeGreaterThanOrEqual(-width / 2 - 2);
      expect(box.right).toBeLessThanOrEqual(width / 2 + 4);
      expect(box.bottom).toBeLessThanOrEqual(height / 2 + 7);
    }
  }
});
