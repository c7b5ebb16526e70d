import type { Change } from '@tischrunde/protocol';
import { mostRecent } from '../limits.ts';

/** How long changes are still kept for a viewpoint that nobody watches from any more. Milliseconds. */
const keptFor = 60_000;

/** What is allocated at first. Bytes. */
const leastAllocated = 1000;

/**
 * The last changes that one viewpoint was told, for clients that come back soon. They are kept as bytes outside the heap: thousands of texts that
 * live for a while and are then dropped are what makes the garbage collector stop everything.
 */
export class RecentChanges {
  private bytes: Buffer = Buffer.alloc(0);
  /** The numbers of the changes, and where in the bytes each of them ends. */
  private numbers: number[] = [];
  private ends: number[] = [];
  private unwatchedSince: number | null = null;

  watched(): void {
    this.unwatchedSince = null;
  }

  unwatched(): void {
    this.unwatchedSince = Date.now();
  }

  /** Whether somebody may still come back for them. */
  get isWanted(): boolean {
    return this.unwatchedSince === null || Date.now() - this.unwatchedSince < keptFor;
  }

  /** Adds a change, as JSON without its number; drops the older ones where it gets too much. */
  add(number: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (length > mostRecent) {
      this.numbers = [];
      this.ends = [];
      return;
    }
    if (this.size + length > this.bytes.length) this.makeRoom(length);
    this.bytes.write(text, this.size);
    this.numbers.push(number);
    this.ends.push(this.size + length);
  }

  /** All changes after an event; null if they are no longer kept. */
  after(number: number): readonly Change[] | null {
    const first = this.numbers.indexOf(number + 1);
    if (first < 0) return null;
    return this.numbers.slice(first).map((each, index) => ({
      number: each,
      ...JSON.parse(this.bytes.toString('utf8', this.startOf(first + index), this.ends[first + index])),
    }));
  }

  private get size(): number {
    return this.ends.at(-1) ?? 0;
  }

  private startOf(index: number): number {
    return this.ends[index - 1] ?? 0;
  }

  /** Takes more memory, or drops the older half and whatever else is too much. */
  private makeRoom(length: number): void {
    const wanted = this.size + length;
    if (wanted <= mostRecent) {
      const more = Buffer.allocUnsafeSlow(Math.min(mostRecent, Math.max(leastAllocated, 2 * wanted)));
      this.bytes.copy(more, 0, 0, this.size);
      this.bytes = more;
      return;
    }
    const most = Math.min(mostRecent / 2, mostRecent - length);
    const { size } = this;
    const dropped = this.ends.findIndex((end) => size - end <= most) + 1;
    const from = this.startOf(dropped);
    this.bytes.copyWithin(0, from, size);
    this.numbers = this.numbers.slice(dropped);
    this.ends = this.ends.slice(dropped).map((end) => end - from);
    if (this.bytes.length < mostRecent) this.makeRoom(length);
  }
}
