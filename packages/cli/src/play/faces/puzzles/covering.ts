import type { JsonObject, View } from '@tischrunde/engine';
import { textsOf } from '../../../io/json-access.ts';
import { wrap } from '../../../io/output.ts';
import { counted, does, seatName } from '../../grammar.ts';
import { isTile, oneOf } from '../../move-words.ts';
import type { Deed } from '../face.ts';

/** What was said of a puzzle that is covered with tiles; the cells in the order in which they were named. */
export interface Said {
  readonly type: string;
  readonly tile: string | null;
  readonly cells: readonly number[];
}

const typeWord = oneOf('type', ['lay', 'lift', 'giveUp'], [['give', 'giveUp']]);

/** Reads words in any order; null where one of them means nothing, or there are too many. */
export function readSaid(words: readonly string[], cellOf: (word: string) => number | null): Said | null {
  const types = words.map(typeWord).filter((type) => type !== null);
  const tiles = words.filter(isTile);
  const cells = words.map(cellOf).filter((cell) => cell !== null);
  const isClear = types.length <= 1 && tiles.length <= 1 && cells.length <= 2;
  if (!isClear || types.length + tiles.length + cells.length < words.length) return null;
  return { type: String(types[0]?.type ?? 'lay'), tile: tiles[0] ?? null, cells };
}

/** Cells that a move is told from, whatever their order. */
export const pairOf = (cells: readonly number[]): string =>
  cells.toSorted((one, other) => one - other).join(' ');

export const cellsIn = (pair: string): number[] => pair.split(' ').map(Number);

export const leftToLay = (view: View): string[] => {
  const left = textsOf(view.left);
  return wrap([`${counted(left.length, 'tile')} left:`, ...left]);
};

/** What was done, and at the end how the tiles lie; `placing` is the tile with its cells. */
export function tellCovering(
  { seat, move, after }: Deed,
  placing: string,
  draw: (dominoes: JsonObject[string]) => string[],
): string[] {
  const you = seat === after.seat;
  const name = seatName(after, seat);
  if (move.type === 'lay')
    return [
      `${name} ${does(you, 'lay')} ${placing}.`,
      ...(after.phase === 'matchOver' ? ['', ...draw(after.dominoes)] : []),
    ];
  return move.type === 'lift'
    ? [`${name} ${does(you, 'lift')} ${placing.replace(' on ', ' from ')}.`]
    : [`${name} ${does(you, 'give')} up. So all tiles could lie:`, '', ...draw(after.solution)];
}
