import { type Event, isCorrectable, type Match, type Seat, teaches } from '@tischrunde/engine';

/** A match as it was before a person's move. */
export interface Restorable {
  readonly match: Match;
  /** How many moves had been made, by everybody and by each seat. */
  readonly moves: number;
  readonly movesOf: readonly number[];
}

interface Entry<Kept extends Restorable> {
  readonly seat: Seat;
  readonly before: Kept;
  /** A slip may be corrected until the next seat acts. */
  readonly isCorrectable: boolean;
  /** Somebody else has taken the screen since. */
  isHandedOn: boolean;
}

/**
 * What people at a local table can take back: the last move of theirs, together with what bots did after it. That is free as long as
 * nobody has learnt anything since, and possible until the next seat acts; if the table agreed to it, always in the current round.
 */
export class UndoHistory<Kept extends Restorable> {
  private readonly people: readonly Seat[];
  private readonly isAgreed: boolean;
  private entries: Entry<Kept>[] = [];
  /** For every move of the match: whether a person has learnt something from it. */
  private taught: boolean[] = [];

  constructor(people: readonly Seat[], isAgreed: boolean) {
    this.people = people;
    this.isAgreed = isAgreed;
  }

  /** A seat has made a move; `before` is missing if a bot made it. */
  add(seat: Seat, events: readonly Event[], before: Kept | null): void {
    this.taught.push(this.people.some((person) => teaches(events, person)));
    if (events.some(({ type }) => type === 'roundOver' || type === 'dealt')) this.entries = [];
    else if (before !== null)
      this.entries.push({ seat, before, isCorrectable: isCorrectable(events, seat), isHandedOn: false });
  }

  /** The screen shows the hand of this seat now. */
  handOn(seat: Seat): void {
    for (const entry of this.entries) entry.isHandedOn ||= entry.seat !== seat;
  }

  /** Whether the person in front may take back the last move of a person. */
  allows(front: Seat): boolean {
    const last = this.entries.at(-1);
    if (last === undefined) return false;
    if (this.isAgreed) return true;
    const since = this.taught.slice(last.before.moves);
    const isSlip = since.length === 1 && last.isCorrectable && !last.isHandedOn;
    return last.seat === front && (isSlip || !since.includes(true));
  }

  /** Forgets the last move of a person and all moves after it; returns the match before it, and whose move it was. */
  takeBack(): { readonly seat: Seat; readonly before: Kept } | null {
    const last = this.entries.pop();
    if (last === undefined) return null;
    this.taught.length = last.before.moves;
    return last;
  }
}
