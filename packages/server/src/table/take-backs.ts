import { isCorrectable, seatAt, teaches } from '@tischrunde/engine';
import type { Mover, UndoRequest } from '@tischrunde/protocol';
import { mostUndoRequests, undoPatience } from '../limits.ts';
import type { TableMatch } from './table-match.ts';

/** What can be taken back in the current round, and who asks for it. */
export class TakeBacks {
  /** The last request; null if it was answered. It may have lapsed. */
  request: UndoRequest | null = null;
  /** Which moves of the round were made by people: their indexes in the match. */
  private moves: number[] = [];
  /** How often each seat has asked in this round. */
  private readonly asked = new Map<number, number>();
  /** The last move that somebody asked for. */
  private lastAsked = -1;

  /** The last move of a person; null if there is none in this round, or if the clock has moved for somebody since. */
  get last(): number | null {
    return this.moves.at(-1) ?? null;
  }

  /** Whether a seat may ask for the last move of a person. It was not asked for yet. */
  mayAsk(seat: number): boolean {
    return this.timesAsked(seat) < mostUndoRequests && this.lastAsked !== this.last;
  }

  /** Whether the others are being asked at some time. */
  isAsked(at: number): boolean {
    return this.request !== null && at < this.request.until;
  }

  /** A match or a round begins. */
  begin(): void {
    this.request = null;
    this.moves = [];
    this.asked.clear();
    this.lastAsked = -1;
  }

  moved(index: number, by: Mover): void {
    this.request = null;
    if (by === 'player') this.moves.push(index);
    else if (by === 'clock') this.moves = [];
  }

  ask(seat: number, of: readonly number[], number: number, at: number): void {
    this.asked.set(seat, this.timesAsked(seat) + 1);
    this.lastAsked = this.last ?? -1;
    this.request = { seat, number, waiting: of, until: at + undoPatience };
  }

  answer(seat: number, agrees: boolean): void {
    const { request } = this;
    if (request === null) return;
    this.request = agrees ? { ...request, waiting: request.waiting.filter((other) => other !== seat) } : null;
  }

  /** Somebody has come or gone, and nothing is asked any more. */
  callOff(): void {
    this.request = null;
  }

  /** Takes the last move of a person from the list; returns its index. */
  takeLast(seat: number): number | null {
    // Where nobody had to be asked, this is the request.
    if (this.request === null) this.asked.set(seat, this.timesAsked(seat) + 1);
    this.request = null;
    this.lastAsked = -1;
    return this.moves.pop() ?? null;
  }

  private timesAsked(seat: number): number {
    return this.asked.get(seat) ?? 0;
  }
}

/** Who made a move of a match. */
export const moverOf = (running: TableMatch, index: number): number => running.transcribed()[index].seat;

/** What was found out when somebody asked: after how many moves, the match before the move, and whether it has shown anything. */
interface Verdict {
  readonly moves: number;
  readonly before: TableMatch;
  readonly isLearnt: boolean;
}

/** Matches are played again once for a question and its answer. */
const verdicts = new WeakMap<TableMatch, Verdict>();

/**
 * Whether people have learnt something hidden since a move: the one who made it by the move itself, or anybody by what bots did after it.
 * What the others saw of the move, they may agree to have seen.
 */
export function isLearntSince(running: TableMatch, index: number, people: readonly number[]): boolean {
  const { moves } = running;
  const known = verdicts.get(running);
  if (known?.moves === moves) return known.isLearnt;
  const before = running.before(index);
  const match = before.match.clone();
  const isLearnt = running
    .transcribed()
    .slice(index)
    .some(({ seat, ...move }, since) => {
      match.attempt(seatAt(seat), move);
      return since === 0
        ? !isCorrectable(match.latest(seatAt(seat)), seat)
        : people.some((person) => teaches(match.latest(seatAt(person)), person));
    });
  verdicts.set(running, { moves, before, isLearnt });
  return isLearnt;
}

/** A match as it was before one of its moves, the last that was asked for. */
export function matchBefore(running: TableMatch, index: number): TableMatch {
  const known = verdicts.get(running);
  return known?.moves === running.moves ? known.before : running.before(index);
}
