import { Component, type ComponentChildren, type VNode } from 'preact';

// What a piece draws, without a browser: its elements with their places on the screen.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Drawn {
  readonly type: string;
  /** Its own class, or that of the nearest group that has one. */
  readonly name: string;
  readonly box: Box;
  /** Ends and controls of its lines. */
  readonly points: readonly Point[];
  /** Where the middle of its box is on the screen. */
  readonly middle: readonly [x: number, y: number];
}

type Matrix = DOMMatrixInit2D;
type DOMMatrixInit2D = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Point = readonly [x: number, y: number];

const still: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const placed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

function matrixOf(transform: string): Matrix {
  let matrix = still;
  for (const [, kind, inside] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x, y = kind === 'scale' ? x : 0] = inside.split(/[\s,]+/).map(Number);
    const turn = (x * Math.PI) / 180;
    const step: Matrix =
      kind === 'translate'
        ? [1, 0, 0, 1, x, y]
        : kind === 'scale'
          ? [x, 0, 0, y, 0, 0]
          : [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
    matrix = times(matrix, step);
  }
  return matrix;
}

/** The elements that a tree of components draws. */
export function drawingOf(node: ComponentChildren, matrix: Matrix = still, name = ''): Drawn[] {
  if (Array.isArray(node)) return node.flatMap((child) => drawingOf(child, matrix, name));
  if (node === null || typeof node !== 'object' || !('type' in node)) return [];
  const { type, props } = node as VNode<Readonly<Record<string, unknown>>>;
  if (typeof type === 'function') {
    const isClass = type.prototype instanceof Component;
    const inside = isClass
      ? new (type as new (props: object) => Component)(props).render()
      : (type as (props: object) => ComponentChildren)(props);
    return drawingOf(inside, matrix, name);
  }
  const here = times(matrix, matrixOf(String(props.transform ?? '')));
  const own = typeof props.class === 'string' ? props.class : name;
  const inner = drawingOf(props.children as ComponentChildren, here, own);
  const points = pointsOf(String(type), props);
  if (points === null) return inner;
  const thick = props.fill === 'none' ? Number(props['stroke-width'] ?? 0) / 2 : 0;
  const seen = points.flatMap(([x, y]) => [
    placed(here, [x - thick, y - thick]),
    placed(here, [x + thick, y - thick]),
    placed(here, [x - thick, y + thick]),
    placed(here, [x + thick, y + thick]),
  ]);
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  return [
    { type: String(type), name: own, box, points: points.map((point) => placed(here, point)), middle },
    ...inner,
  ];
}

/** Points around an element; null for a group. */
function pointsOf(type: string, props: Readonly<Record<string, unknown>>): Point[] | null {
  const number = (key: string): number => Number(props[key] ?? 0);
  if (type === 'path') return pointsOfPath(String(props.d));
  if (type === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return [
      [x - r, y - r],
      [x + r, y + r],
    ];
  }
  if (type === 'rect') {
    const [x, y, wide, high] = [number('x'), number('y'), number('width'), number('height')];
    return [
      [x, y],
      [x + wide, y],
      [x, y + high],
      [x + wide, y + high],
    ];
  }
  return type === 'text' ? [[0, 0]] : null;
}

const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, s: 4, a: 7, z: 0 };

/** The ends and controls of a path: a curve lies between them. Of an arc of at most half a circle, the square around it. */
export function pointsOfPath(path: string): Point[] {
  const points: Point[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, inside] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const isRelative = kind === command;
    const numbers = (inside.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (kind === 'z') [x, y] = [startX, startY];
    for (let at = 0; at < numbers.length; at += lengths[kind]) {
      const step = numbers.slice(at, at + lengths[kind]);
      const [fromX, fromY] = [x, y];
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      if (kind === 'h') x = step[0] + dx;
      else if (kind === 'v') y = step[0] + dy;
      else {
        const pairs = kind === 'a' ? step.slice(5) : step;
        for (let index = 0; index < pairs.length; index += 2) {
          [x, y] = [pairs[index] + dx, pairs[index + 1] + dy];
          points.push([x, y]);
        }
      }
      points.push([x, y]);
      if (kind === 'm') [startX, startY] = [x, y];
      if (kind === 'a') {
        const [middleX, middleY] = [(fromX + x) / 2, (fromY + y) / 2];
        const far = Math.hypot(x - fromX, y - fromY) / 2;
        // How far the arc bulges beyond its chord.
        const bulge = step[0] - Math.sqrt(Math.max(0, step[0] ** 2 - far ** 2));
        points.push([middleX - bulge, middleY - bulge], [middleX + bulge, middleY + bulge]);
      }
    }
  }
  return points;
}
