import type { Change } from '@tischrunde/protocol';
import { mostRecent } from '../limits.ts';

/** How long changes are still kept for a viewpoint that nobody watches from any more. Milliseconds. */
const keptFor = 60_000;

/** The last changes that one viewpoint was told, for clients that come back soon. */
export class RecentChanges {
  private readonly changes: { readonly number: number; readonly text: string }[] = [];
  private size = 0;
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

  /** Adds a change, as JSON without its number; drops the oldest ones where it gets too much. */
  add(number: number, text: string): void {
    this.changes.push({ number, text });
    this.size += text.length;
    while (this.size > mostRecent) this.size -= this.changes.shift()?.text.length ?? 0;
  }

  /** All changes after an event; null if they are no longer kept. */
  after(number: number): readonly Change[] | null {
    const first = this.changes.findIndex((change) => change.number === number + 1);
    if (first < 0) return null;
    return this.changes.slice(first).map(({ number: each, text }) => ({ number: each, ...JSON.parse(text) }));
  }
}
