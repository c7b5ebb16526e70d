import type { AnyGame } from '@tischrunde/engine';
import { mostUndone } from '../limits.ts';
import type { TableEvent } from './events.ts';
import { isSlowToDeal } from './table-match.ts';

/** The state of a table is stored after events of this weight. Most events weigh 1: 500 of them are replayed within some 10 ms. */
const distance = 500;

/**
 * After which events the state of a table is stored, so that loading it never means to replay much. It follows from the log, so that all processes
 * agree on it.
 */
export class Milestones {
  /** The number of the last such event, and of the one before it; 0 for none. */
  last = 0;
  beforeLast = 0;
  /** Of the events since then. */
  private weight: number;

  /** Tables that began together store their states after different numbers of events, or all others would wait for them. */
  constructor(table: string) {
    this.weight = offsetOf(table);
  }

  pass(number: number, { kind }: TableEvent, game: AnyGame): void {
    this.weight += weightOf(kind, game);
    if (this.weight < distance) return;
    this.weight = 0;
    this.beforeLast = this.last;
    this.last = number;
  }
}

/** How much work it is to replay an event, in moves. */
function weightOf(kind: TableEvent['kind'], game: AnyGame): number {
  if (kind === 'takenBack') return mostUndone;
  return kind === 'started' && isSlowToDeal(game) ? distance : 1;
}

function offsetOf(table: string): number {
  let offset = 0;
  for (let index = 0; index < table.length; index++)
    offset = (31 * offset + table.charCodeAt(index)) % distance;
  return offset;
}
