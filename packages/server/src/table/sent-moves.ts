/** So many moves of a seat are known at least. Only the last ones can be sent again after a reconnect. */
const leastRemembered = 100;

/** The last moves of a seat: the numbers of their events, by the id that their sender gave them. The oldest are forgotten many at a time. */
export class SentMoves {
  private newer = new Map<string, number>();
  private older: ReadonlyMap<string, number> = new Map();

  *[Symbol.iterator](): Generator<readonly [id: string, number: number]> {
    yield* this.older;
    yield* this.newer;
  }

  numberOf(id: string): number | undefined {
    return this.newer.get(id) ?? this.older.get(id);
  }

  remember(id: string, number: number): void {
    if (this.newer.size === leastRemembered) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(id, number);
  }
}
