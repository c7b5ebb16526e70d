/** The number of rows, and of values. Both are zero-based in this file: v stands for v + 1. */
export const rows = 7;

/** No row adds up to more than 1 + 2 + … + 7. */
export const sizeOfSum = 29;

/** A row as an index into `Prospects`: the values that can still be written into it, as bits, and both sums. */
export const rowOf = (open: number, one: number, other: number): number =>
  (open * sizeOfSum + one) * sizeOfSum + other;

/** dominanz.score, for the player whose sum comes first. */
export function worth(own: number, other: number): number {
  if (own > other) return own <= 2 * other ? other : 0;
  return other > own && other <= 2 * own ? -own : 0;
}

/** What rows can still be worth, indexed by `rowOf`. */
export interface Prospects {
  /** The most that a row can still be worth to the player whose sum comes first. */
  readonly most: Int8Array;
  /**
   * The expected worth. Half the time a value is not written into this row, because its tile goes into the row of its other
   * half; otherwise either player writes it.
   */
  readonly expected: Float64Array;
}

let known: Prospects | null = null;

/** Computed on first use. */
export function prospects(): Prospects {
  known ??= lookAhead();
  return known;
}

function lookAhead(): Prospects {
  const size = rowOf(1 << rows, 0, 0);
  const most = new Int8Array(size);
  const expected = new Float64Array(size);
  for (let open = 0; open < 1 << rows; open++) {
    const last = 31 - Math.clz32(open);
    const before = open & ~(1 << last);
    for (let one = 0; one < sizeOfSum; one++) {
      for (let other = 0; other < sizeOfSum; other++) {
        const row = rowOf(open, one, other);
        if (open === 0) {
          most[row] = worth(one, other);
          expected[row] = most[row];
          continue;
        }
        // Sums that no row can reach are capped: they are never looked up.
        const none = rowOf(before, one, other);
        const mine = rowOf(before, Math.min(one + last + 1, sizeOfSum - 1), other);
        const theirs = rowOf(before, one, Math.min(other + last + 1, sizeOfSum - 1));
        most[row] = Math.max(most[none], most[mine], most[theirs]);
        expected[row] = (expected[mine] + expected[theirs] + 2 * expected[none]) / 4;
      }
    }
  }
  return { most, expected };
}
