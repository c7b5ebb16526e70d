import { seedOf } from './chance.ts';
import type { BaseEvent, Report } from './event.ts';
import type { AnyGame, BaseView, DealText, Game, Known, MoveText } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Options } from './options.ts';
import { accept, type Judged, type Refusal, refuse } from './refusal.ts';
import { type Seat, seatsOf } from './seat.ts';
import { type Phase, roundResult, type Standing } from './standing.ts';
import type { SeatMove, Transcript } from './transcript.ts';

/** A match of any game in progress: what a table needs to let people play and to record what they did. */
export interface Match<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  readonly game: AnyGame<V, E>;
  readonly players: number;
  readonly phase: Phase;
  readonly round: number;
  /** Null outside `play` and in games without turns. */
  readonly turn: Seat | null;
  /** Whether seats that are not on turn may have moves now. */
  readonly outOfTurn: boolean;
  /** Moves include a required call; forgetting it is legal too. */
  legal(seat: Seat): MoveText[];
  /** How many moves that are. Counting is faster than listing. */
  countLegal(seat: Seat): number;
  /** Finds the rule that a move breaks, or returns the move in its canonical form; changes nothing. */
  judge(seat: Seat, move: JsonObject): Judged<MoveText>;
  /** Plays a move, or returns the rule it breaks; a refused move changes nothing. */
  attempt(seat: Seat, move: JsonObject): Refusal | null;
  view(seat: Seat | null): V;
  /** The events of the last move, or of the deal before the first move, as a seat may hear them. */
  latest(seat: Seat | null): readonly E[];
  /** What a seat has heard since the round was dealt, or the `newest` of it. Of a very long round the first events are forgotten. */
  events(seat: Seat | null, newest?: number): readonly E[];
  /** All a seat knows of the round. */
  known(seat: Seat | null): Known<V, E>;
  /** The full position, as the referee answers it. */
  position(): JsonObject;
  /** The match so far, with the deal and the random outcomes of every round. */
  transcript(): JsonObject;
  hash(): string;
  clone(): Match<V, E>;
}

export type Opening<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> = Pick<
  Transcript<V, E>,
  'game' | 'players' | 'options' | 'seed' | 'deals'
>;

/** Sets up a match. Throws `BadInput` for a deal that cannot be played. */
export function openMatch<V extends BaseView, E extends BaseEvent>(opening: Opening<V, E>): Match<V, E> {
  const { players, options, seed, deals } = opening;
  return opening.game.with<Match<V, E>>((game) => {
    const journal = new Journal<EventOf<typeof game>>();
    const state = game.begin({ players, options, seed: seedOf(seed), deals }, journal.report);
    return new MatchOf(opening.game, game, state, journal, options, seed, [game.deal(state)], []);
  });
}

type EventOf<G> = G extends Game<infer _S, infer _M, infer _V, infer E> ? E : never;

/**
 * So many events of a round are kept, and up to half as many again. Only rounds that go on for ever have more: those of puzzles, where
 * tiles can be lifted again, and of cards that are drawn and kept. What bots have to remember of those is in the newest ones.
 */
const mostKept = 3000;

/** The events of the last move, and those of the round, with their private parts. */
class Journal<E extends BaseEvent> {
  latest: E[] = [];
  round: E[] = [];

  readonly report: Report<E> = (event) => {
    if (event.type === 'dealt') this.round = [];
    this.latest.push(event);
    this.round.push(event);
    if (this.round.length > 1.5 * mostKept) this.round = this.round.slice(-mostKept);
  };

  clone(): Journal<E> {
    const copy = new Journal<E>();
    copy.latest = this.latest.slice();
    copy.round = this.round.slice();
    return copy;
  }
}

/** A legal move, with its canonical text: no extra fields from a sender get into the transcript. */
interface Accepted<M> {
  readonly seat: Seat;
  readonly move: M;
  readonly text: MoveText;
}

const next: MoveText = { type: 'next' };

/** The referee lists moves without the call, which is optional. */
const withoutCall = ({ call: _call, ...move }: MoveText): JsonObject => move;

class MatchOf<V extends BaseView, E extends BaseEvent, S extends Standing, M, GV extends V, GE extends E>
  implements Match<V, E>
{
  readonly game: AnyGame<V, E>;
  private readonly own: Game<S, M, GV, GE>;
  private readonly state: S;
  private readonly journal: Journal<GE>;
  private readonly options: Options;
  private readonly seed: string;
  private readonly deals: DealText[];
  private readonly moves: SeatMove[];
  /** The move accepted last in this position. A server judges a move, stores it, and only then makes it. */
  private accepted: Accepted<M> | null = null;

  constructor(
    game: AnyGame<V, E>,
    own: Game<S, M, GV, GE>,
    state: S,
    journal: Journal<GE>,
    options: Options,
    seed: string,
    deals: DealText[],
    moves: SeatMove[],
  ) {
    this.game = game;
    this.own = own;
    this.state = state;
    this.journal = journal;
    this.options = options;
    this.seed = seed;
    this.deals = deals;
    this.moves = moves;
  }

  get players(): number {
    return this.state.players;
  }

  get phase(): Phase {
    return this.state.phase;
  }

  get round(): number {
    return this.state.round;
  }

  get turn(): Seat | null {
    return this.state.turn < 0 ? null : this.state.turn;
  }

  get outOfTurn(): boolean {
    return this.own.outOfTurn(this.state);
  }

  legal(seat: Seat): MoveText[] {
    if (this.phase === 'matchOver') return [];
    if (this.phase === 'roundOver') return [next];
    const moves: M[] = [];
    const count = this.own.legal(this.state, seat, moves);
    const texts: MoveText[] = [];
    for (let index = 0; index < count; index++) texts.push(this.own.write(this.state, moves[index]));
    return texts;
  }

  countLegal(seat: Seat): number {
    if (this.phase !== 'play') return this.legal(seat).length;
    return this.own.legal(this.state, seat, []);
  }

  judge(seat: Seat, move: JsonObject): Judged<MoveText> {
    const refusal = this.refusedByPhase(move);
    if (refusal !== null) return refusal;
    if (this.phase === 'roundOver') return accept(next);
    const judged = this.judgeInPlay(seat, move);
    return judged.ok ? accept(judged.move.text) : judged;
  }

  attempt(seat: Seat, move: JsonObject): Refusal | null {
    const refusal = this.refusedByPhase(move);
    if (refusal !== null) return refusal;
    if (this.phase === 'play') return this.attemptInPlay(seat, move);
    this.journal.latest = [];
    this.moves.push({ seat, move: next });
    this.deals.push(this.dealWithChance(this.deals.pop() ?? {}));
    this.own.nextRound(this.state, this.journal.report);
    this.deals.push(this.own.deal(this.state));
    return null;
  }

  private refusedByPhase({ type }: JsonObject): Refusal | null {
    if (this.phase === 'matchOver') return refuse('table.phase', 'matchOver');
    if (this.phase === 'roundOver') return type === 'next' ? null : refuse('table.phase', 'roundOver');
    return type === 'next' ? refuse('table.phase', 'roundNotOver') : null;
  }

  private judgeInPlay(seat: Seat, move: JsonObject): Judged<Accepted<M>> {
    const { accepted } = this;
    if (accepted !== null && accepted.text === move && accepted.seat === seat) return accept(accepted);
    const judged = this.own.judge(this.state, seat, move);
    if (!judged.ok) return judged;
    this.accepted = { seat, move: judged.move, text: this.own.write(this.state, judged.move) };
    return accept(this.accepted);
  }

  private attemptInPlay(seat: Seat, move: JsonObject): Refusal | null {
    const judged = this.judgeInPlay(seat, move);
    if (!judged.ok) return judged;
    this.accepted = null;
    this.moves.push({ seat, move: judged.move.text });
    this.journal.latest = [];
    this.own.play(this.state, seat, judged.move.move, this.journal.report);
    return null;
  }

  view(seat: Seat | null): GV {
    return this.own.view(this.state, seat);
  }

  latest(seat: Seat | null): readonly GE[] {
    return this.heard(this.journal.latest, seat);
  }

  events(seat: Seat | null, newest = Number.POSITIVE_INFINITY): readonly GE[] {
    return this.heard(this.journal.round.slice(-newest), seat);
  }

  known(seat: Seat | null): Known<GV, GE> {
    return { view: this.view(seat), events: this.events(seat) };
  }

  private heard(events: readonly GE[], seat: Seat | null): GE[] {
    return events.map((event) => this.own.hear(this.state, event, seat));
  }

  position(): JsonObject {
    const { round, phase, scores } = this.state;
    const { hands, stock, ...fields } = this.own.show(this.state);
    const result = roundResult(this.state);
    return {
      round,
      phase,
      turn: this.turn,
      hands,
      stock,
      scores: [...scores],
      winners: phase === 'matchOver' ? [...this.own.winners(this.state)] : null,
      ...(result === null ? {} : { roundResult: result }),
      ...fields,
      legal: Object.fromEntries(
        seatsOf(this.players).map((seat) => [seat, this.legal(seat).map(withoutCall)]),
      ),
    };
  }

  transcript(): JsonObject {
    return {
      game: this.game.id,
      players: this.players,
      options: this.options,
      seed: this.seed,
      deals: this.deals.with(-1, this.dealWithChance(this.deals[this.deals.length - 1])),
      moves: this.moves.map(({ seat, move }) => ({ seat, ...move })),
    };
  }

  /** The deal of the current round, with the random outcomes since. */
  private dealWithChance(deal: DealText): DealText {
    const chance = this.own.chanceLog(this.state);
    return chance.length === 0 ? deal : { ...deal, chance };
  }

  hash(): string {
    return this.own.hash(this.state);
  }

  clone(): Match<V, E> {
    return new MatchOf(
      this.game,
      this.own,
      this.own.clone(this.state),
      this.journal.clone(),
      this.options,
      this.seed,
      [...this.deals],
      [...this.moves],
    );
  }
}
