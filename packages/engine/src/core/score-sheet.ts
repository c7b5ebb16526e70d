import type { BaseEvent, RoundEvent } from './event.ts';
import type { JsonObject } from './json.ts';

/** A move that brought points. */
export interface ScoredMove {
  readonly seat: number;
  readonly move: JsonObject;
  /** Its number in the match, counted from 1. */
  readonly at: number;
  /** By seat. */
  readonly points: readonly number[];
}

const isRoundEvent = (event: BaseEvent): event is RoundEvent =>
  event.type === 'scored' || event.type === 'roundOver' || event.type === 'dealt';

/** What a person would write down beside the table: the points of every round, and how those of the last came about. */
export class ScoreSheet {
  /** The points of every finished round, by seat; null where they are secret. */
  rounds: readonly (readonly number[] | null)[] = [];
  /** The moves of the round that brought points; empty where they are secret. */
  scored: readonly ScoredMove[] = [];
  private readonly players: number;
  private moves = 0;
  private round = 1;

  constructor(players: number) {
    this.players = players;
  }

  /** Writes down what a move came to. */
  note(seat: number, move: JsonObject, events: readonly BaseEvent[]): void {
    this.moves++;
    if (this.rounds.length === this.round) this.openRound();
    const points = Array.from({ length: this.players }, () => 0);
    for (const event of events.filter(isRoundEvent)) {
      if (event.type === 'scored') points[event.seat] += event.points;
      if (event.type === 'roundOver') this.closeRound(event.points, points);
    }
    if (points.some((count) => count !== 0))
      this.scored = [...this.scored, { seat, move, at: this.moves, points }];
  }

  /** The first move after a round, be it `next` or one of the round that followed at once. */
  private openRound(): void {
    this.round++;
    this.scored = [];
  }

  /** What was counted at the end is what the round brought less what its moves had brought. */
  private closeRound(total: readonly number[] | null, points: number[]): void {
    this.rounds = [...this.rounds, total];
    total?.forEach((sum, seat) => {
      points[seat] = sum - this.scored.reduce((all, scored) => all + scored.points[seat], 0);
    });
  }
}
