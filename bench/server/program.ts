/** What a measured process says about itself. Bytes. */
export interface Memory {
  /** Of the main thread, after garbage was collected, with buffers. */
  readonly heap: number;
  /** Of the whole process, threads and their databases included. */
  readonly resident: number;
}

/** A measured server is open: says so to the load, and answers how much memory it uses. */
export function ready(port: number): void {
  process.on('message', async () => {
    for (let times = 0; times < 3; times++) {
      globalThis.gc?.();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    const memory: Memory = { heap: heapUsed + external, resident: rss };
    process.send?.({ memory });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
