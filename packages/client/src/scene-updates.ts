import { type Change, type Scene, sceneAfter } from '@tischrunde/protocol';

/** A table as it was told so far. */
export interface KnownTable {
  /** The number of the last event that is in it. */
  readonly number: number;
  /** The epoch of the table's log when the scene was shown. */
  readonly epoch: number;
  readonly scene: Scene;
}

/** Applies changes in order; null if one is missing. Known changes are skipped. */
export function applyChanges(known: KnownTable, changes: readonly Change[]): KnownTable | null {
  const news: Change[] = [];
  let last = known.number;
  for (const change of changes) {
    if (change.number <= last) continue;
    if ((change.after ?? change.number - 1) > last) return null;
    news.push(change);
    last = change.number;
  }
  return { ...known, number: last, scene: sceneAfter(known.scene, news) };
}

/** The number of the match that lies on the table: the one that is played, or the last one. */
export const shownMatchNumber = ({ table: { phase, match } }: Scene): number =>
  phase === 'playing' ? match : match - 1;
