import type { Json, MoveText } from '@tischrunde/engine';

// What was laid and lifted on a puzzle, so that it can be undone and done again. The game knows no undo: to undo a lay is to lift, to
// undo a lift is to lay. The trail is read off the tiles that lie, so that it does not matter who moved them.

interface Step {
  readonly type: 'lay' | 'lift';
  /** A tile as the view's `dominoes` writes it. */
  readonly domino: Json;
}

export interface Trail {
  readonly lying: readonly Json[];
  readonly done: readonly Step[];
  /** What was undone, the first to do again last. */
  readonly undone: readonly Step[];
}

export const beginTrail = (lying: readonly Json[]): Trail => ({ lying, done: [], undone: [] });

/** The trail after the tiles have come to lie like this. */
export function followTrail(trail: Trail, lying: readonly Json[]): Trail {
  const lifted = without(trail.lying, lying).map((domino): Step => ({ type: 'lift', domino }));
  const laid = without(lying, trail.lying).map((domino): Step => ({ type: 'lay', domino }));
  if (lifted.length + laid.length === 0) return trail;
  return { ...[...lifted, ...laid].reduce(afterStep, trail), lying };
}

/** A step that undoes the last one is an undo, however it was made; one that was just undone is done again. */
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

/** The move that undoes the last step; null where there is none. */
export function undoMove({ done }: Trail): MoveText | null {
  const last = done.at(-1);
  return last === undefined ? null : moveOf(reversed(last));
}

/** The move that does again what was undone. */
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

/** Dominosa names a tile by its cells; the Domino square names the tile, and when it is laid the cells. */
function moveOf({ type, domino }: Step): MoveText {
  if (typeof domino !== 'object' || domino === null) throw new Error('a tile that lies has cells');
  if (Array.isArray(domino)) return { type, cells: domino };
  const { tile, cells } = domino as { readonly tile: Json; readonly cells: Json };
  return type === 'lay' ? { type, tile, cells } : { type, tile };
}
