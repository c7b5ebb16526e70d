import type { Json, MoveText } from '@tischrunde/engine';

// What was laid and lifted on a puzzle, for undo and redo. The game itself has no undo: lifting undoes a lay, and laying undoes a
// lift. The trail is derived from the tiles on the board, so it does not matter what moved them.

interface Step {
  readonly type: 'lay' | 'lift';
  /** A tile in the notation of the view's `dominoes`. */
  readonly domino: Json;
}

export interface Trail {
  readonly lying: readonly Json[];
  readonly done: readonly Step[];
  /** What was undone; the next to redo is last. */
  readonly undone: readonly Step[];
}

export const beginTrail = (lying: readonly Json[]): Trail => ({ lying, done: [], undone: [] });

/** The trail after the tiles on the board have changed. */
export function followTrail(trail: Trail, lying: readonly Json[]): Trail {
  const lifted = without(trail.lying, lying).map((domino): Step => ({ type: 'lift', domino }));
  const laid = without(lying, trail.lying).map((domino): Step => ({ type: 'lay', domino }));
  if (lifted.length + laid.length === 0) return trail;
  return { ...[...lifted, ...laid].reduce(afterStep, trail), lying };
}

/** A step that reverses the last one is an undo, however it was made; one that repeats the step undone last is a redo. */
function afterStep(trail: Trail, step: Step): Trail {
  const { lying, done, undone } = trail;
  const last = done.at(-1);
  const next = undone.at(-1);
  if (last !== undefined && isSame(reversed(last), step))
    return { lying, done: done.slice(0, -1), undone: [...undone, last] };
  if (next !== undefined && isSame(next, step))
    return { lying, done: [...done, step], undone: undone.slice(0, -1) };
  return { lying, done: [...done, step], undone: [] };
}

/** The move that undoes the last step; null if there is none. */
export function undoMove({ done }: Trail): MoveText | null {
  const last = done.at(-1);
  return last === undefined ? null : moveOf(reversed(last));
}

/** The move that redoes the step undone last. */
export function redoMove({ undone }: Trail): MoveText | null {
  const next = undone.at(-1);
  return next === undefined ? null : moveOf(next);
}

const without = (some: readonly Json[], others: readonly Json[]): Json[] => {
  const names = new Set(others.map((domino) => JSON.stringify(domino)));
  return some.filter((domino) => !names.has(JSON.stringify(domino)));
};

const reversed = ({ type, domino }: Step): Step => ({ type: type === 'lay' ? 'lift' : 'lay', domino });

const isSame = (one: Step, other: Step): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Dominosa names a tile by its cells; the Domino square names the tile, and for a lay also the cells. */
function moveOf({ type, domino }: Step): MoveText {
  if (typeof domino !== 'object' || domino === null) throw new Error('a tile that lies has cells');
  if (Array.isArray(domino)) return { type, cells: domino };
  const { tile, cells } = domino as { readonly tile: Json; readonly cells: Json };
  return type === 'lay' ? { type, tile, cells } : { type, tile };
}
