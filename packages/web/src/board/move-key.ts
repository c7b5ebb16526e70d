import type { JsonObject } from '@tischrunde/engine';

/** Equal for equal moves, whatever the order of their fields; the call does not count. */
export const moveKey = ({ call: _call, ...move }: JsonObject): string =>
  JSON.stringify(Object.entries(move).toSorted(([one], [other]) => (one < other ? -1 : 1)));
