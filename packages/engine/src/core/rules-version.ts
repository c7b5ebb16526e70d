/**
 * The version of the rules. Whoever changes a rule so that the moves of an old match lead to another position, or are refused, raises it.
 * The logs in packages/server/test/corpus tell when that is so.
 */
export const rulesVersion = 1;

/** Matches of this version, and of all since, are replayed to the same positions as when they were played. */
export const oldestReplayedVersion = 1;
