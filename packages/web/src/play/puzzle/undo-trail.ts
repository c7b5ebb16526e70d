import type { Cells, Event, MoveText, SquareDomino } from '@tischrunde/engine';

// What was laid and lifted on a puzzle, for undo and redo. The game itself has no undo: lifting undoes a lay, and laying undoes a
// lift. The trail is derived from the events of the round, so it does not matter who made the moves.

interface Step {
  readonly type: 'lay' | 'lift';
  readonly domino: Cells | SquareDomino;
}

interface Trail {
  readonly done: readonly Step[];
  /** What was undone; the next to redo is last. */
  readonly undone: readonly Step[];
}

/** The moves that undo the last step and redo the one undone last; null if there is none. */
export interface UndoMoves {
  readonly undo: MoveText | null;
  readonly redo: MoveText | null;
}

export function undoMoves(events: readonly Event[]): UndoMoves {
  const { done, undone } = events.flatMap(stepsIn).reduce(afterStep, { done: [], undone: [] });
  const [last, next] = [done.at(-1), undone.at(-1)];
  return {
    undo: last === undefined ? null : moveOf(reversed(last)),
    redo: next === undefined ? null : moveOf(next),
  };
}

const stepsIn = (event: Event): Step[] =>
  'domino' in event ? [{ type: event.type === 'laid' ? 'lay' : 'lift', domino: event.domino }] : [];

/** A step that reverses the last one is an undo, however it was made; one that repeats the step undone last is a redo. */
function afterStep({ done, undone }: Trail, step: Step): Trail {
  const last = done.at(-1);
  const next = undone.at(-1);
  if (last !== undefined && isSame(reversed(last), step))
    return { done: done.slice(0, -1), undone: [...undone, last] };
  if (next !== undefined && isSame(next, step)) return { done: [...done, step], undone: undone.slice(0, -1) };
  return { done: [...done, step], undone: [] };
}

const reversed = ({ type, domino }: Step): Step => ({ type: type === 'lay' ? 'lift' : 'lay', domino });

const isSame = (one: Step, other: Step): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Dominosa names a tile by its cells; the Domino square names the tile, and for a lay also the cells. */
function moveOf({ type, domino }: Step): MoveText {
  if (!('tile' in domino)) return { type, cells: domino };
  const { tile, cells } = domino;
  return type === 'lay' ? { type, tile, cells } : { type, tile };
}
