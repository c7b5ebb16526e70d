import type { LoadQueue } from './load-queue.ts';

/** Something that is loaded once for all who ask for it: when the first of them has its turn, so that nobody waits in the place of another. */
export class Loading<Loaded> {
  private readonly queue: LoadQueue;
  private readonly load: () => Promise<Loaded>;
  private readonly loaded = Promise.withResolvers<Loaded>();
  private readonly askers = new Set<string>();
  private isBegun = false;

  constructor(queue: LoadQueue, load: () => Promise<Loaded>) {
    this.queue = queue;
    this.load = load;
  }

  /** What is loaded, for an address, which waits for its turn once. */
  for(whose: string): Promise<Loaded> {
    if (!this.isBegun && !this.askers.has(whose)) {
      this.askers.add(whose);
      void this.queue.run(whose, () => this.begin());
    }
    return this.loaded.promise;
  }

  /** Never rejects: those who wait are told. */
  private async begin(): Promise<void> {
    if (this.isBegun) return;
    this.isBegun = true;
    await this.load().then(this.loaded.resolve, this.loaded.reject);
  }
}
