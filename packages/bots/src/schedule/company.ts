import { chanceOf, type Match, type MoveText, type Seat, type Seed, seedOf } from '@tischrunde/engine';
import { type Decision, finish, type Notes, type Thinking } from '../bot.ts';
import { type Contender, levelOf, type Player, playerFor } from '../contender.ts';

/** Who plays which seat. */
export type Seating = readonly (readonly [Seat, Contender])[];

/** What a seat is about to do, and when, in milliseconds on the table's clock. */
export interface Plan {
  readonly seat: Seat;
  readonly move: MoveText;
  readonly at: number;
}

/** Lets a seat think to the end; whoever wants to know how much that takes can measure it here. */
export type Think = (thinking: Thinking<Decision>, seat: Seat) => Decision;

interface Sitter {
  readonly seat: Seat;
  readonly contender: Contender;
  readonly player: Player;
  readonly seed: Seed;
  notes: Notes;
  plan: Plan | null;
}

/**
 * The bots at a table: what they remember, and what they are about to do. All of it follows from the seed and from the match so
 * far.
 */
export class Company {
  private readonly match: Match;
  private readonly sitters: readonly Sitter[];
  private readonly work: number;
  private readonly think: Think;
  /** How often they have looked at the table. */
  private looks = 0;
  /** The round that the plans are for. */
  private round = 0;

  constructor(match: Match, seating: Seating, seed: string, work: number, think: Think = finish) {
    this.match = match;
    this.work = work;
    this.think = think;
    this.sitters = seating.map(([seat, contender]) => ({
      seat,
      contender,
      player: playerFor(match.game, contender),
      seed: seedOf(`${seed} ${contender} ${seat}`),
      notes: {},
      plan: null,
    }));
  }

  /** Everybody looks at the table; due after every change, the deal included. */
  look(): void {
    this.looks++;
    if (this.match.phase !== 'play') return;
    for (const sitter of this.sitters) {
      const { seat, contender, player, notes } = sitter;
      sitter.notes = player.look(notes, this.match.view(seat), seat, levelOf(contender));
    }
  }

  /** Everybody who can act makes up their mind. */
  plan(now: number): void {
    if (this.match.round !== this.round) this.dropPlans();
    this.round = this.match.round;
    for (const sitter of this.sitters) if (!this.keepsPlan(sitter)) sitter.plan = this.planOf(sitter, now);
  }

  /** Takes the plan that is to be carried out first, if it is due by then. */
  next(until = Number.POSITIVE_INFINITY): Plan | null {
    const first = this.sitters.toSorted((one, other) => timeOf(one) - timeOf(other)).at(0);
    if (first === undefined || first.plan === null || first.plan.at > until) return null;
    const { plan } = first;
    first.plan = null;
    return plan;
  }

  /** Nobody is about to do anything any more. */
  dropPlans(): void {
    for (const sitter of this.sitters) sitter.plan = null;
  }

  /** Whoever is on turn looks again when something has changed; out of turn one acts on what one saw, while that is allowed. */
  private keepsPlan({ seat, plan }: Sitter): boolean {
    if (plan === null || this.match.phase !== 'play' || this.match.turn === seat) return false;
    return this.match.legal(seat).some((move) => isSame(move, plan.move));
  }

  private planOf({ seat, contender, player, seed, notes }: Sitter, now: number): Plan | null {
    const { match, work } = this;
    if (match.phase !== 'play' || match.legal(seat).length === 0) return null;
    const level = levelOf(contender);
    const chance = chanceOf(seed, this.looks);
    const thinking = player.decide({ view: match.view(seat), seat, level, notes, chance, work });
    const { move, after } = this.think(thinking, seat);
    return move === null ? null : { seat, move, at: now + after };
  }
}

const timeOf = ({ plan }: Sitter): number => plan?.at ?? Number.MAX_VALUE;

/** The call may be forgotten, so it makes no difference. */
const isSame = ({ call: _call, ...one }: MoveText, { call: _other, ...other }: MoveText): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
