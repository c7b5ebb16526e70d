import type { Area } from '../areas.ts';
import { side } from './cells.ts';

/** The position of the shape, and the size of a cell. */
export interface ShapeArea {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

const margin = 12;
const largestCell = 76;

export const sizeOfShape = ({ width, height }: Area): number =>
  Math.min(largestCell, (width - 2 * margin) / side, (height - 2 * margin) / side);

export function shapeIn(area: Area): ShapeArea {
  const cell = sizeOfShape(area);
  return {
    left: area.left + (area.width - side * cell) / 2,
    top: area.top + (area.height - side * cell) / 2,
    cell,
  };
}
