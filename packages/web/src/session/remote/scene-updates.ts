import { type Change, type Scene, sceneAfter } from '@tischrunde/protocol';

/** A table as it was told so far. */
export interface KnownTable {
  /** The number of the last event that is in it. */
  readonly number: number;
  readonly scene: Scene;
}

/** Applies changes in order; null if one is missing. Known changes are skipped. */
export function applyChanges({ number, scene }: KnownTable, changes: readonly Change[]): KnownTable | null {
  const news: Change[] = [];
  for (const change of changes) {
    const next = number + news.length + 1;
    if (change.number > next) return null;
    if (change.number === next) news.push(change);
  }
  return { number: number + news.length, scene: sceneAfter(scene, news) };
}

/** The number of the match that lies on the table: the one that is played, or the last one. */
export const shownMatchNumber = ({ table: { phase, match } }: Scene): number =>
  phase === 'playing' ? match : match - 1;
