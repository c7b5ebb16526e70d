/**
 * What a move costs, as it was measured. The figures of one process with SQLite are those of `npm run bench:server` in
 * docs/performance.md; those of processes that share PostgreSQL and Redis come from `npm run scale -- --measure`.
 */
export interface Figures {
  /** µs of CPU that the process of the player uses for a move: reading, judging, writing to two seats. Without garbage collection. */
  readonly move: number;
  /** µs more for every further seat that is told. */
  readonly seat: number;
  /** µs for a move that another process made, which this one hears of by Redis and tells to its seat; without garbage collection. */
  readonly heard: number;
  /** A process stands still for garbage collection after so many moves, for so many ms, at least and at most. */
  readonly collectedAfter: number;
  readonly collection: readonly [number, number];
  /** ms until a batch is on the disk, at least and at most. */
  readonly flush: readonly [number, number];
  /** µs of the database's CPU for a move, and for a batch of moves. */
  readonly written: number;
  readonly batch: number;
  /** µs of Redis's CPU for a message: published, and for each process that gets it. */
  readonly published: number;
  readonly delivered: number;
  /** Bytes that a seat is sent for a move, with the frame. */
  readonly bytesOut: number;
  /** Bytes of the database's log for a move. */
  readonly walBytes: number;
  /** Bytes of a move that stay in the database until its table is deleted. */
  readonly storedBytes: number;
  /** kB of memory that a table with its connections takes. */
  readonly tableMemory: number;
}

/** One process with SQLite, all threads on one core: 120 µs a move at 200 tables, of which the shares in docs/performance.md are these. */
export const embedded: Figures = {
  move: 87,
  seat: 20,
  heard: 0,
  collectedAfter: 1050,
  collection: [10, 30],
  flush: [0.3, 0.6],
  written: 10.5,
  batch: 15,
  published: 0,
  delivered: 0,
  bytesOut: 480,
  walBytes: 400,
  storedBytes: 260,
  tableMemory: 20,
};

/**
 * Processes that share PostgreSQL and Redis. Two runs with 30 tables: 259 µs a move where both players sit at one process, 538 µs where
 * they sit at two, of which the share of garbage collection is taken to be the same as above. PostgreSQL used 84 and 144 µs a move with
 * 0.21 and 0.35 commits a move. How long its disk takes is an assumption.
 */
export const shared: Figures = {
  move: 218,
  seat: 40,
  heard: 234,
  collectedAfter: 490,
  collection: [10, 30],
  flush: [1, 3],
  written: 15,
  batch: 340,
  published: 5,
  delivered: 5.5,
  bytesOut: 500,
  walBytes: 510,
  storedBytes: 260,
  tableMemory: 20,
};
