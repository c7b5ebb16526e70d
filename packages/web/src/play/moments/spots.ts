import { pieceKey } from '../motion/moved-pieces.ts';
import type { Spot } from './moment.ts';

/** A part of the screen, by its middle. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a spot is on the screen now; the table if it is out of sight. */
export function areaOf(spot: Spot): Area | null {
  return areaIn(elementAt(spot)) ?? areaIn(document.querySelector('.felt'));
}

/** The plate of a seat. */
export const plateAt = (seat: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.plate[data-seat="${seat}"]`);

function elementAt(spot: Spot): Element | null {
  switch (spot.at) {
    case 'seat':
      return plateAt(spot.seat);
    case 'piece':
      return (
        [...document.querySelectorAll<SVGElement>('.board [data-piece]')].findLast(
          ({ dataset }) => pieceKey(dataset.piece ?? '') === spot.key,
        ) ?? null
      );
    case 'cell':
      return document.querySelectorAll('.memory-tile')[spot.cell] ?? null;
    case 'stock':
      return document.querySelector('[data-stock]');
    case 'debt':
      return document.querySelector('.due-pill');
    case 'table':
      return document.querySelector('.felt');
  }
}

function areaIn(element: Element | null): Area | null {
  const box = element?.getBoundingClientRect();
  // Plates that are only read aloud have no size.
  if (box === undefined || box.width < 4 || box.height < 4) return null;
  const { left, top, width, height } = box;
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** The middle of several areas. */
export function middleOf(areas: readonly Area[]): { readonly x: number; readonly y: number } {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { x: mean(areas.map(({ x }) => x)), y: mean(areas.map(({ y }) => y)) };
}
