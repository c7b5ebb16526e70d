import { Account, type Counter, firstOf } from './account.ts';

/** For whose table a bot thinks. */
export interface Payer {
  readonly table: string;
  readonly host: string;
  /** Stands for the address from which the table was opened. */
  readonly from: string;
  /** Whether somebody who plays at the table is there. */
  readonly hasPeople: boolean;
}

interface Job<Result> {
  readonly key: string;
  readonly payer: Payer;
  readonly run: (isOverBudget: boolean) => Promise<Result>;
  readonly resolve: (result: Result | Promise<Result>) => void;
}

/** A host, with what waits for tables where people are who play, and for all others. */
class Host<Result> extends Account {
  readonly people = new Set<Job<Result>>();
  readonly alone = new Set<Job<Result>>();

  get isWaiting(): boolean {
    return this.people.size + this.alone.size > 0;
  }

  get hasPeople(): boolean {
    return this.people.size > 0;
  }

  get first(): Job<Result> | undefined {
    const [job] = this.hasPeople ? this.people : this.alone;
    return job;
  }
}

class Address<Result> extends Account {
  readonly hosts = new Map<string, Host<Result>>();
  readonly counter: Counter = { turn: 0 };
  /** The hosts for whom something waits. */
  readonly waiting = new Set<Host<Result>>();

  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  get hasPeople(): boolean {
    for (const host of this.waiting) if (host.hasPeople) return true;
    return false;
  }
}

/** The budget of an address, in budgets of a host: a school may share one. */
const hostsPerAddress = 4;
/** With more accounts than this, those that have used nothing of late are forgotten. */
const mostAccounts = 2000;

/**
 * Hands out the time of a few threads. Addresses take turns by what they have used, and so do the hosts of an address, so that nobody waits
 * longer because somebody else has many tables.
 */
export class FairQueue<Result> {
  private readonly lanes: number;
  private readonly budget: number;
  private readonly nothing: Result;
  private readonly now: () => number;
  private readonly addresses = new Map<string, Address<Result>>();
  private readonly counter: Counter = { turn: 0 };
  /** The addresses for which something waits. */
  private readonly waiting = new Set<Address<Result>>();
  private readonly jobs = new Map<string, Job<Result>>();
  private running = 0;

  /** `budget` is that of one host, in milliseconds in a minute; `nothing` answers what nobody wants to know any more. */
  constructor(lanes: number, budget: number, nothing: Result, now: () => number = () => performance.now()) {
    this.lanes = lanes;
    this.budget = budget;
    this.nothing = nothing;
    this.now = now;
  }

  /** Runs a job when its turn comes. A job with the key of one that still waits replaces it. */
  add(key: string, payer: Payer, run: Job<Result>['run']): Promise<Result> {
    return new Promise((resolve) => {
      const before = this.jobs.get(key);
      if (before !== undefined) this.drop(before);
      const job = { key, payer, run, resolve };
      const { address, host } = this.accountsOf(payer);
      if (!address.isWaiting) address.enter(this.counter);
      if (!host.isWaiting) host.enter(address.counter);
      (payer.hasPeople ? host.people : host.alone).add(job);
      address.waiting.add(host);
      this.waiting.add(address);
      this.jobs.set(key, job);
      this.runNext();
    });
  }

  /** Drops what waits for a table. */
  forget(table: string): void {
    for (const job of [...this.jobs.values()]) if (job.payer.table === table) this.drop(job);
  }

  private drop(job: Job<Result>): void {
    this.take(job);
    job.resolve(this.nothing);
  }

  private runNext(): void {
    while (this.running < this.lanes) {
      const address = firstOf(this.waiting);
      const job = address === undefined ? undefined : firstOf(address.waiting)?.first;
      if (job === undefined) return;
      this.take(job);
      this.running++;
      job.resolve(this.carryOut(job));
    }
  }

  private async carryOut({ payer, run }: Job<Result>): Promise<Result> {
    const { address, host } = this.accountsOf(payer);
    address.leave(this.counter);
    host.leave(address.counter);
    const since = this.now();
    const isOverBudget =
      host.usedOfLate(since) > this.budget || address.usedOfLate(since) > this.budget * hostsPerAddress;
    try {
      return await run(isOverBudget);
    } finally {
      const now = this.now();
      for (const account of [address, host]) account.charge(now - since, now);
      this.running--;
      this.runNext();
    }
  }

  private take(job: Job<Result>): void {
    const { address, host } = this.accountsOf(job.payer);
    this.jobs.delete(job.key);
    host.people.delete(job);
    host.alone.delete(job);
    if (!host.isWaiting) address.waiting.delete(host);
    if (!address.isWaiting) this.waiting.delete(address);
  }

  private accountsOf({ from, host: name }: Payer): { address: Address<Result>; host: Host<Result> } {
    const address = this.addresses.get(from) ?? new Address<Result>();
    if (!this.addresses.has(from)) this.forgetIdle(this.addresses);
    this.addresses.set(from, address);
    const host = address.hosts.get(name) ?? new Host<Result>();
    if (!address.hosts.has(name)) this.forgetIdle(address.hosts);
    address.hosts.set(name, host);
    return { address, host };
  }

  private forgetIdle(accounts: Map<string, Account & { readonly isWaiting: boolean }>): void {
    if (accounts.size < mostAccounts) return;
    const now = this.now();
    for (const [name, account] of accounts)
      if (!account.isWaiting && account.usedOfLate(now) < 1) accounts.delete(name);
  }
}
