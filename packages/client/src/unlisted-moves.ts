import type { SeatView } from '@tischrunde/protocol';

/** The engine's `legalFor`, loaded on demand: few games have so many moves that a server does not list them. */
let legalFor: typeof import('./legal-moves.ts').legalFor | null = null;

/** What was completed already: the same object again while the match stands still. */
const completed = new WeakMap<SeatView, SeatView>();

/** What a seat sees, with the moves that the server did not list. While the engine is being loaded, null; then `loaded` is called. */
export function withAllMoves(seen: SeatView, loaded: () => void): SeatView | null {
  if (seen.seat === null || seen.unlisted === undefined) return seen;
  if (legalFor === null) {
    void import('./legal-moves.ts').then((engine) => {
      legalFor = engine.legalFor;
      loaded();
    });
    return null;
  }
  const all = completed.get(seen) ?? { ...seen, legal: legalFor(seen, seen.seat) };
  completed.set(seen, all);
  return all;
}
