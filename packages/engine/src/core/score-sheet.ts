import type { View } from './game.ts';
import type { JsonObject } from './json.ts';

/** A move that brought points: to each seat so many. */
export interface ScoredMove {
  readonly seat: number;
  readonly move: JsonObject;
  /** The how-manieth of the match it was. */
  readonly at: number;
  readonly points: readonly number[];
}

/** What a person would write down beside the table: the points of every round, and how those of the last came about. */
export class ScoreSheet {
  /** The points of every finished round, by seat; null where they are secret. */
  rounds: readonly (readonly number[] | null)[] = [];
  /** The moves of the round that brought points; nothing where they are secret. */
  scored: readonly ScoredMove[] = [];
  private moves = 0;
  private gained: readonly number[] | null = null;

  /** Asked after every move, with what everybody sees then. */
  note(seat: number, move: JsonObject, view: View): void {
    this.moves++;
    this.writeDown(view);
    const before = move.type === 'next' ? null : this.gained;
    if (before === null && this.scored.length > 0) this.scored = [];
    const points = view.gained?.map((now, index) => now - (before?.[index] ?? 0)) ?? [];
    if (points.some((count) => count !== 0)) {
      this.scored = [...this.scored, { seat, move, at: this.moves, points }];
    }
    this.gained = view.gained;
  }

  /** A round is written down once: when it ends, or when the next one has begun by itself. */
  private writeDown({ phase, round, scores, roundResult }: View): void {
    const sumOf = (seat: number): number =>
      this.rounds.reduce((sum, points) => sum + (points?.[seat] ?? 0), 0);
    if (this.rounds.length < round - 1)
      this.rounds = [...this.rounds, scores?.map((score, seat) => score - sumOf(seat)) ?? null];
    if (phase !== 'play' && this.rounds.length < round)
      this.rounds = [...this.rounds, roundResult?.points ?? null];
  }
}
