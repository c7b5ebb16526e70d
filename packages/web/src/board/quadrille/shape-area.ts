import type { Room } from '../areas.ts';
import { side } from './cells.ts';

/** Where the shape is drawn, and how large a cell of it is. */
export interface ShapeRoom {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

const margin = 12;
const largestCell = 76;

export const sizeOfShape = ({ width, height }: Room): number =>
  Math.min(largestCell, (width - 2 * margin) / side, (height - 2 * margin) / side);

export function shapeIn(room: Room): ShapeRoom {
  const cell = sizeOfShape(room);
  return {
    left: room.left + (room.width - side * cell) / 2,
    top: room.top + (room.height - side * cell) / 2,
    cell,
  };
}
