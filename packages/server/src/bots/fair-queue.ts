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

/** Something that waits for its turn among its like. */
interface Waiter<Result> extends Account {
  readonly isWaiting: boolean;
  readonly hasPeople: boolean;
  /** What it does when it is its turn. */
  readonly first: Job<Result> | undefined;
}

/** A host, with what waits for tables where people are who play, and for all others. */
class Host<Result> extends Account implements Waiter<Result> {
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

/** The hosts of an address, the addresses of a network, or all networks. They take turns. */
class Group<Result, Member extends Waiter<Result>> extends Account implements Waiter<Result> {
  private readonly members = new Map<string, Member>();
  private readonly newMember: () => Member;
  private readonly counter: Counter = { turn: 0 };
  /** The members for whom something waits. */
  private readonly waiting = new Set<Member>();

  constructor(newMember: () => Member) {
    super();
    this.newMember = newMember;
  }

  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  get hasPeople(): boolean {
    for (const member of this.waiting) if (member.hasPeople) return true;
    return false;
  }

  get first(): Job<Result> | undefined {
    return firstOf(this.waiting)?.first;
  }

  member(name: string, now: number): Member {
    const known = this.members.get(name);
    if (known !== undefined) return known;
    if (this.members.size >= mostAccounts) this.forgetIdle(now);
    const member = this.newMember();
    this.members.set(name, member);
    return member;
  }

  /** To be called before something begins to wait for a member. */
  enter(member: Member): void {
    if (!member.isWaiting) member.queue(this.counter);
    this.waiting.add(member);
  }

  /** To be called when something of a member is served. */
  serve(member: Member): void {
    member.leave(this.counter);
  }

  /** To be called when something does not wait for a member any more. */
  settle(member: Member): void {
    if (!member.isWaiting) this.waiting.delete(member);
  }

  private forgetIdle(now: number): void {
    for (const [name, member] of this.members)
      if (!member.isWaiting && member.usedOfLate(now) < 1) this.members.delete(name);
  }
}

type Address<Result> = Group<Result, Host<Result>>;
type Network<Result> = Group<Result, Address<Result>>;

/** The budget of an address, in budgets of a host: a school may share one. */
const hostsPerAddress = 4;
/** With more accounts than this, those that have used nothing of late are forgotten. */
const mostAccounts = 2000;

/** The mark of an address begins with that of its network; older ones are only that of the address. */
export const networkIn = (from: string): string => from.split('.')[0];

/**
 * Hands out the time of a few threads. Networks take turns by what they have used, and so do the addresses of a network and the hosts of an
 * address, so that nobody waits longer because somebody else has many tables.
 */
export class FairQueue<Result> {
  private readonly lanes: number;
  private readonly budget: number;
  private readonly nothing: Result;
  private readonly now: () => number;
  private readonly networks = new Group<Result, Network<Result>>(() => new Group(() => new Group(() => new Host())));
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
      const { network, address, host } = this.accountsOf(payer);
      this.networks.enter(network);
      network.enter(address);
      address.enter(host);
      (payer.hasPeople ? host.people : host.alone).add(job);
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
      const job = this.networks.first;
      if (job === undefined) return;
      this.take(job);
      this.running++;
      job.resolve(this.carryOut(job));
    }
  }

  private async carryOut({ payer, run }: Job<Result>): Promise<Result> {
    const { network, address, host } = this.accountsOf(payer);
    this.networks.serve(network);
    network.serve(address);
    address.serve(host);
    const since = this.now();
    const isOverBudget =
      host.usedOfLate(since) > this.budget || address.usedOfLate(since) > this.budget * hostsPerAddress;
    try {
      return await run(isOverBudget);
    } finally {
      const now = this.now();
      for (const account of [network, address, host]) account.charge(now - since, now);
      this.running--;
      this.runNext();
    }
  }

  private take(job: Job<Result>): void {
    const { network, address, host } = this.accountsOf(job.payer);
    this.jobs.delete(job.key);
    host.people.delete(job);
    host.alone.delete(job);
    address.settle(host);
    network.settle(address);
    this.networks.settle(network);
  }

  private accountsOf({ from, host: name }: Payer) {
    const now = this.now();
    const network = this.networks.member(networkIn(from), now);
    const address = network.member(from, now);
    return { network, address, host: address.member(name, now) };
  }
}
