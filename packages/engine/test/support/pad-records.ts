import type { BaseEvent, Chance, Game, Reason, Seat, Standing } from '../../src/index.ts';
import { type BaseView, chanceOf, nobody, seatAt, seatsOf, seedOf } from '../../src/index.ts';
import {
  type BergenRule,
  isPadGame,
  type PadEntry,
  type PadHand,
  type PadMatch,
} from '../../src/pad/index.ts';
import type { Way } from './tables.ts';

/** A round that was dealt. */
interface Opening {
  /** Who begins it; null if nobody does. */
  readonly turn: Seat | null;
  readonly hands: readonly (readonly string[])[];
}

/** How the engine stands after a round. */
export interface Stand {
  /** How many entries were written down by then. */
  readonly entries: number;
  readonly scores: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: Reason;
  readonly over: boolean;
  readonly next: Opening;
  readonly matchWinners: readonly Seat[] | null;
  /** The scores are secret then. */
  readonly secret: boolean;
}

export interface PadRecord {
  readonly match: PadMatch;
  readonly first: Opening;
  readonly rounds: readonly Stand[];
}

/** An event of any game, with the fields that are read here. */
interface Told {
  readonly type: string;
  readonly seat?: number;
  readonly opponent?: number;
  readonly rule?: string;
  readonly points?: unknown;
  readonly tile?: string;
  readonly tiles?: readonly unknown[];
  readonly double?: string;
  readonly row?: number;
  readonly value?: number;
}

/** Plays a random match and writes down what somebody with a score pad would. */
export function recordMatch(way: Way, seed: string): PadRecord {
  return way.game.with((game) => new Recorder(game, way, seed).play());
}

class Recorder<S extends Standing, M, V extends BaseView, E extends BaseEvent> {
  private readonly game: Game<S, M, V, E>;
  private readonly way: Way;
  private readonly chance: Chance;
  private readonly state: S;
  private readonly entries: PadEntry[] = [];
  private readonly rounds: Stand[] = [];
  private events: E[] = [];
  private readonly first: Opening;
  private lastToLay: Seat | null = null;

  constructor(game: Game<S, M, V, E>, way: Way, seed: string) {
    this.game = game;
    this.way = way;
    this.chance = chanceOf(seedOf(seed), 0);
    const { players, options } = way;
    this.state = game.begin({ players, options, seed: seedOf(seed), deals: [] }, this.report);
    this.first = this.dealt();
  }

  private readonly report = (event: E): void => {
    this.events.push(event);
  };

  play(): PadRecord {
    const { game, state, chance, way } = this;
    const moves: M[] = [];
    for (let count = 0; state.phase !== 'matchOver'; count++) {
      if (count === 100_000) throw new Error(`${way.name} does not end`);
      this.events = [];
      let seat = game.outOfTurn(state) ? seatAt(chance.below(state.players)) : state.turn;
      let legal = game.legal(state, seat, moves);
      while (legal === 0) {
        seat = state.turn === nobody ? seatAt((seat + 1) % state.players) : state.turn;
        legal = game.legal(state, seat, moves);
      }
      game.play(state, seat, moves[chance.below(legal)], this.report);
      this.note(seat);
    }
    if (!isPadGame(game.id)) throw new Error(`there is no pad for ${game.id}`);
    return {
      match: { game: game.id, players: way.players, options: way.options, entries: this.entries },
      first: this.first,
      rounds: this.rounds,
    };
  }

  /** Writes down what a move came to. */
  private note(mover: Seat): void {
    const events: readonly Told[] = this.events;
    if (events.some(({ type }) => type === 'laid')) this.lastToLay = mover;
    const paid = events.filter(({ type }) => type === 'scored').map(({ rule }) => rule as BergenRule);
    if (this.game.id === 'bergen' && paid.length > 0)
      this.entries.push({ type: 'lay', seat: mover, rules: paid });
    for (const event of events) {
      const entry = this.entryOf(event);
      if (entry !== null) this.entries.push(entry);
    }
    const over = this.events.find((event): event is E & Over => event.type === 'roundOver');
    if (over !== undefined) this.finish(mover, over);
  }

  private entryOf(event: Told): PadEntry | null {
    const { id } = this.game;
    const { type } = event;
    const seat = seatAt(event.seat ?? -1);
    if (id === 'fives' && type === 'scored') return { type: 'ends', seat, sum: Number(event.points) };
    if (id === 'italian' && type === 'laid') return { type: 'tile', seat, pips: pipsOf(event.tile ?? '') };
    if (type === 'paired') return { type: 'pair', seat };
    if (type === 'completed') return { type: 'double', value: Number(event.double?.[0]), seat };
    if (type === 'abandoned') return { type: 'double', value: Number(event.double?.[0]), seat: null };
    if (type === 'chained') return { type: 'chain', seat, tiles: event.tiles?.length ?? 0 };
    if (type === 'wrote') return { type: 'row', seat, row: event.row ?? 0, value: event.value ?? 0 };
    if (type === 'prescribed')
      return {
        type: 'row',
        seat: seatAt(event.opponent ?? -1),
        row: event.row ?? 0,
        value: event.value ?? 0,
      };
    return null;
  }

  private finish(mover: Seat, { reason, winners, points }: Over): void {
    const { game, state } = this;
    const end = this.endEntry(mover, reason);
    if (end !== null) this.entries.push(end);
    const scores = state.scores.slice();
    const over = state.phase === 'matchOver';
    const matchWinners = over ? game.winners(state) : null;
    const before = this.rounds.at(-1)?.scores ?? scores.map(() => 0);
    const secret = game.view(state, null).scores === null;
    this.events = [];
    if (state.phase === 'roundOver') game.nextRound(state, this.report);
    this.rounds.push({
      entries: this.entries.length,
      scores,
      points: points ?? scores.map((score, seat) => score - before[seat]),
      winners: winners.map(seatAt),
      reason,
      over,
      next: this.dealt(),
      secret,
      matchWinners,
    });
    this.lastToLay = null;
  }

  /** Who begins the round that was dealt last. SOLO's first card may then skip that seat. */
  private dealt(): Opening {
    const dealt = this.events.find((event): event is E & Dealt => event.type === 'dealt');
    const turn = dealt === undefined || dealt.turn === null ? null : seatAt(dealt.turn);
    return { turn, hands: this.game.show(this.state).hands };
  }

  /** The entry at the end of a round, in games that need one. */
  private endEntry(mover: Seat, reason: Reason): PadEntry | null {
    const { id } = this.game;
    if (id === 'burg') return { type: 'end' };
    if (['italian', 'concentration', 'hektik', 'dominanz'].includes(id)) return null;
    if (id === 'bergen' && reason === 'out') return null;
    switch (reason) {
      case 'out':
        return this.roundEntry('out', mover, mover);
      case 'locked':
        return this.roundEntry('locked', mover, null);
      case 'blocked':
        return this.roundEntry('blocked', this.lastToLay, id === 'chickenfoot' ? this.lastToLay : null);
      case 'exhausted':
        return this.roundEntry('exhausted', null, null);
      default:
        return null;
    }
  }

  private roundEntry(
    how: 'out' | 'blocked' | 'locked' | 'exhausted',
    by: Seat | null,
    free: Seat | null,
  ): PadEntry {
    const { hands, teams } = this.game.show(this.state);
    const written = seatsOf(this.way.players).map((seat) =>
      seat === free ? null : this.handOf(hands[seat]),
    );
    const entry = { type: 'round', how, by, hands: written } as const;
    if (!Array.isArray(teams)) return entry;
    const pair = teams.find((members) => Array.isArray(members) && members.includes(0));
    return { ...entry, partner: seatAt(Number(Array.isArray(pair) ? pair.find((seat) => seat !== 0) : 0)) };
  }

  /** The very pieces, or what they count. */
  private handOf(pieces: readonly string[]): PadHand {
    const { id } = this.game;
    if (id === 'solomino') return { count: pieces.length };
    if (this.chance.below(2) === 0) return { pieces };
    const count = pieces.reduce(
      (sum, piece) => sum + (id === 'solo' ? valueOfCard(piece) : valueOfTile(id, piece)),
      0,
    );
    return id === 'bergen' ? { count, double: pieces.some(isDouble) } : { count };
  }
}

type Over = Extract<BaseEvent, { readonly type: 'roundOver'; readonly round: number }>;
type Dealt = Extract<BaseEvent, { readonly type: 'dealt'; readonly round: number }>;

// Counted here once more, so that the engine's own counting is not compared with itself.

const halves = (tile: string): number[] => tile.split('-').map(Number);
const pipsOf = (tile: string): number => halves(tile)[0] + halves(tile)[1];
const isDouble = (tile: string): boolean => halves(tile)[0] === halves(tile)[1];
const valueOfTile = (game: string, tile: string): number =>
  game === 'chickenfoot' && tile === '0-0' ? 25 : pipsOf(tile);

const symbols: Readonly<Record<string, number>> = {
  skip: 20,
  reverse: 10,
  draw2: 30,
  swap: 30,
  wild: 40,
  wild4: 50,
  rotate: 40,
};
const valueOfCard = (card: string): number => symbols[card.split(':').at(-1) ?? ''] ?? Number(card.slice(1));
