import type { Event, MoveText, View } from '@tischrunde/engine';
import type { Book } from '../book.ts';
import { orList } from '../lists.ts';
import type { People } from '../narration/people.ts';

/** What a seat sees, has heard and may do. */
export interface GoalPosition<V = View> {
  readonly view: V;
  /** What the seat has heard since the deal. */
  readonly events: readonly Event[];
  readonly legal: readonly MoveText[];
}

/** A position, and in which words it is told to whom. */
export interface Told<V> extends GoalPosition<V> {
  readonly book: Book;
  readonly people: People;
}

export const may = ({ legal }: Pick<GoalPosition, 'legal'>, type: string): boolean =>
  legal.some((move) => move.type === type);

/** The value that an end shows: 3 for `6-3:3`. */
export const endValue = (end: string): number => Number(end.split(':')[1]);

/** The tile that shows an end: 6-3 for `6-3:3`. */
export const endTile = (end: string): string => end.split(':')[0];

export const isDouble = (tile: string): boolean => {
  const [one, other] = tile.split('-');
  return one === other;
};

export const pipsOf = (tile: string): number => tile.split('-').reduce((sum, half) => sum + Number(half), 0);

/** Every number once, the smallest first. */
export const distinct = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

/** The values that the open ends show, as “3 or 6”. */
export const endsText = ({ ends }: { readonly ends: readonly string[] }, book: Book): string =>
  orList(distinct(ends.map(endValue)), book.language);
