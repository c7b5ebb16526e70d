/** Over which time what was used counts. Milliseconds. */
const period = 60_000;
/** Where only bots play, it is the turn of those with people until they have used so much more. Milliseconds. */
const handicap = 2000;

/** Where accounts wait: the turn of the one that was served last. */
export interface Counter {
  turn: number;
}

/** What the tables of a host, or of an address, have used of something that many share. Milliseconds. */
export class Account {
  private used = 0;
  private usedAt = 0;
  private turn = 0;

  /** It is the turn of the account with the least of this. */
  turnAs(hasPeople: boolean): number {
    return this.turn + (hasPeople ? 0 : handicap);
  }

  /** Begins to wait. What was not used before cannot be saved up. */
  enter(counter: Counter): void {
    this.turn = Math.max(this.turn, counter.turn);
  }

  /** Is served. */
  leave(counter: Counter): void {
    counter.turn = Math.max(counter.turn, this.turn);
  }

  charge(time: number, now: number): void {
    this.turn += time;
    this.used = this.usedOfLate(now) + time;
    this.usedAt = now;
  }

  /** Of what was used a minute ago, a third is left. */
  usedOfLate(now: number): number {
    return this.used * Math.exp((this.usedAt - now) / period);
  }
}

/** The account whose turn it is. */
export function firstOf<One extends Account & { readonly hasPeople: boolean }>(
  accounts: Iterable<One>,
): One | undefined {
  let first: One | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const account of accounts) {
    const turn = account.turnAs(account.hasPeople);
    if (turn >= least) continue;
    first = account;
    least = turn;
  }
  return first;
}
